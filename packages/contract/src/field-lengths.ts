/**
 * How many signs a field may have, for the endpoint that refuses more and the form that says so before it is sent. Each is a
 * name of its own: a page loads only what it reads.
 */
export const emailLength = 254;
export const companyNameLength = 150;
export const companyAddressLength = 300;

/** Messages of visitors: contact forms, comments, statements of withdrawal. */
export const senderNameLength = 150;
export const senderMessageLength = 5000;
export const commentNameLength = 100;
export const commentLength = 5000;
export const orderNumberLength = 40;
export const withdrawerNameLength = 200;
export const returnMessageLength = 2000;

/** What staff write about people, orders and parcels. */
export const staffNoteLength = 2000;
export const tagLength = 40;
export const carrierLength = 60;
export const trackingNumberLength = 60;
export const trackingUrlLength = 500;
export const noteToBuyerLength = 1000;
export const refundReasonLength = 500;

/** A site, and the address under which it answers. */
export const siteNameLength = 200;
export const siteAddressLength = 250;
export const joinedAddressLength = 300;

/** Why a buyer refuses an e-invoice. */
export const rejectionLength = 500;
