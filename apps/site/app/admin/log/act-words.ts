import type { StaffKey } from '../../i18n/messages.ts';

/** Parts of the shop by which the log is read. */
export const actAreas = ['team', 'own', 'content', 'shop', 'system'] as const;
type ActArea = (typeof actAreas)[number];

/** What staff did, in words; by method and path of the call, as the log keeps it. */
export const actWords: Readonly<Record<string, { area: ActArea; words: StaffKey }>> = {
  'PATCH /api/v1/cms/term/update/{id}': { area: 'content', words: 'act.termUpdate' },
  'PATCH /api/v1/cms/post/update/{id}': { area: 'content', words: 'act.postUpdate' },
  'POST /api/v1/cms/element/create': { area: 'content', words: 'act.elementCreate' },
  'PATCH /api/v1/cms/element/update/{id}': { area: 'content', words: 'act.elementUpdate' },
  'POST /api/v1/cms/form/save': { area: 'content', words: 'act.formSave' },
  'POST /api/v1/cms/template/create': { area: 'content', words: 'act.templateCreate' },
  'DELETE /api/v1/cms/template/delete/{id}': { area: 'content', words: 'act.templateDelete' },
  'POST /api/v1/cms/redirect/create': { area: 'content', words: 'act.redirectCreate' },
  'PATCH /api/v1/cms/redirect/update/{id}': { area: 'content', words: 'act.redirectUpdate' },
  'DELETE /api/v1/cms/redirect/delete/{id}': { area: 'content', words: 'act.redirectDelete' },
  'POST /api/v1/cms/redirect/bulk': { area: 'content', words: 'act.redirectBulk' },
  'POST /api/v1/cms/redirect/forgetFailedRequests': { area: 'content', words: 'act.failedForget' },
  'POST /api/v1/cms/comment/publish/{id}': { area: 'content', words: 'act.commentPublish' },
  'DELETE /api/v1/cms/comment/delete/{id}': { area: 'content', words: 'act.commentDelete' },
  'POST /api/v1/cms/consent/create': { area: 'content', words: 'act.consentAssign' },
  'POST /api/v1/gdpr/consent/save': { area: 'content', words: 'act.consentSave' },
  'POST /api/v1/media/file/upload': { area: 'content', words: 'act.fileUpload' },
  'POST /api/v1/marketing/newsletter/send': { area: 'content', words: 'act.newsletterSend' },
  'PATCH /api/v1/product/price/{id}': { area: 'shop', words: 'act.priceSet' },
  'POST /api/v1/cms/search/synonym/create': { area: 'shop', words: 'act.synonymCreate' },
  'PATCH /api/v1/cms/search/synonym/update/{id}': { area: 'shop', words: 'act.synonymUpdate' },
  'DELETE /api/v1/cms/search/synonym/delete/{id}': { area: 'shop', words: 'act.synonymDelete' },
  'PUT /api/v2/ecommerce/coupon/save': { area: 'shop', words: 'act.couponSave' },
  'DELETE /api/v2/ecommerce/coupon/delete/{id}': { area: 'shop', words: 'act.couponDelete' },
  'PATCH /api/v2/ecommerce/order/changeState/{slug}': { area: 'shop', words: 'act.orderState' },
  'POST /api/v2/ecommerce/order/refund/{slug}': { area: 'shop', words: 'act.orderRefund' },
  'POST /api/v2/ecommerce/order/handOverRefund/{slug}': { area: 'shop', words: 'act.orderRefundHanded' },
  'POST /api/v2/ecommerce/order/settleRefund/{slug}': { area: 'shop', words: 'act.orderRefundClosed' },
  'POST /api/v2/ecommerce/order/resendMail/{slug}': { area: 'shop', words: 'act.orderMail' },
  'POST /api/v2/ecommerce/order/settleAttention/{slug}': { area: 'shop', words: 'act.orderSettled' },
  'PUT /api/v2/ecommerce/payment/saveKeys': { area: 'shop', words: 'act.paymentKeys' },
  'POST /api/v1/user/memberCard/create': { area: 'shop', words: 'act.cardCreate' },
  'PATCH /api/v1/user/memberCard/update/{id}': { area: 'shop', words: 'act.cardUpdate' },
  'POST /api/v1/user/customer/erase/{id}': { area: 'shop', words: 'act.customerErase' },
  'POST /api/v1/user/staff/invite': { area: 'team', words: 'act.staffInvite' },
  'PATCH /api/v1/user/staff/update/{id}': { area: 'team', words: 'act.staffUpdate' },
  'POST /api/v1/user/staff/resetSecondFactor/{id}': { area: 'team', words: 'act.staffFactors' },
  // From the command line of the machine, which no call tells of.
  'izlog option set OpenWithoutLegalTexts': { area: 'shop', words: 'act.openedAnyway' },
  'izlog staff reset-factors': { area: 'team', words: 'act.machineFactors' },
  'POST /api/v1/user/staff/endSessions/{id}': { area: 'team', words: 'act.staffLogins' },
  'POST /api/v1/user/role/create': { area: 'team', words: 'act.roleCreate' },
  'PATCH /api/v1/user/role/update/{id}': { area: 'team', words: 'act.roleUpdate' },
  'DELETE /api/v1/user/role/delete/{id}': { area: 'team', words: 'act.roleDelete' },
  'PATCH /api/v1/user/update': { area: 'own', words: 'act.ownName' },
  'POST /api/v1/user/password/reset': { area: 'own', words: 'act.ownPassword' },
  'POST /api/v1/user/prove': { area: 'own', words: 'act.proved' },
  'POST /api/v1/user/secondFactor/totp/begin': { area: 'own', words: 'act.totpBegin' },
  'POST /api/v1/user/secondFactor/totp/confirm': { area: 'own', words: 'act.totpConfirm' },
  'POST /api/v1/user/secondFactor/totp/remove': { area: 'own', words: 'act.totpRemove' },
  'POST /api/v1/user/secondFactor/recoveryCodes/create': { area: 'own', words: 'act.codesCreate' },
  'POST /api/v1/user/passkey/begin': { area: 'own', words: 'act.passkeyBegin' },
  'POST /api/v1/user/passkey/create': { area: 'own', words: 'act.passkeyCreate' },
  'PATCH /api/v1/user/passkey/update/{id}': { area: 'own', words: 'act.passkeyUpdate' },
  'DELETE /api/v1/user/passkey/delete/{id}': { area: 'own', words: 'act.passkeyDelete' },
  'DELETE /api/v1/user/session/delete/{id}': { area: 'own', words: 'act.loginEnd' },
  'POST /api/v1/user/session/endOthers': { area: 'own', words: 'act.loginsEnd' },
  'POST /api/v1/settings/cache/clear': { area: 'system', words: 'act.cacheClear' },
  'PATCH /api/v1/settings/general/user': { area: 'own', words: 'act.ownSetting' },
};

/** The words of an act; one that is newer than this list is "another act", with its call beside it. */
export const wordsOfAct = (action: string): StaffKey =>
  Object.hasOwn(actWords, action) ? (actWords[action]?.words ?? 'act.other') : 'act.other';
