import type { OrderRow } from '../order.queries.ts';

/** The company, the person, or what else is known of the person who bought. */
export const buyerName = ({ company, billingAddress, email }: OrderRow): string =>
  company?.companyName || `${billingAddress.firstName} ${billingAddress.lastName}`.trim() || email;
