import { type AnyEndpoint, permissionsOf } from '../endpoint.ts';
import type { Permission } from '../permissions.ts';

/*
 * A public demonstration (`izlog start --demo`) gives its staff account to everybody. What its visitors may write is said
 * here, and nowhere else: what is not said is refused (REL-13). Nothing may be written on which the access of others
 * depends, which all visitors read, which leaves the machine, or which is a file of strangers.
 */

/** Rights whose writes are seen by staff alone, or are figures: anyone who holds one may try it out. */
const tried: ReadonlySet<Permission> = new Set<Permission>([
  'orders.edit',
  'orders.read',
  'orders.ship',
  'orders.refund',
  'stock.edit',
  'prices.edit',
  'customers.read',
]);

/** Rights that a caller keeps while writing: parts of a product are written by right, and its words are everybody's. */
const retained: ReadonlySet<Permission> = new Set<Permission>([...tried, 'content.edit', 'marketing.edit']);

/** Single calls that write and are open as well. */
const open: ReadonlySet<string> = new Set([
  // Coming in and going out.
  ...['POST /api/v1/login', 'POST /api/v1/logout', 'POST /api/auth/login', 'POST /api/auth/logout'],
  // Buying something, to its end at the sandbox bank, and going back on it.
  ...[
    'POST /api/v2/ecommerce/getCart',
    'POST /api/v2/ecommerce/getAbandoned',
    'POST /api/v2/ecommerce/addItem',
  ],
  ...['PATCH /api/v2/ecommerce/updateItem', 'DELETE /api/v2/ecommerce/deleteItem'],
  ...['POST /api/v2/ecommerce/clearCart', 'POST /api/v2/ecommerce/validateCart'],
  ...['POST /api/v2/ecommerce/agentCart/create', 'PUT /api/v2/ecommerce/agentCart/update'],
  ...['POST /api/v2/ecommerce/agentCart/cancel', 'POST /api/v2/ecommerce/agentCart/take'],
  ...['POST /api/v2/ecommerce/applyCoupon', 'POST /api/v2/ecommerce/removeCoupon'],
  ...['POST /api/v2/ecommerce/applyMemberCard', 'POST /api/v2/ecommerce/removeMemberCard'],
  ...['POST /api/v1/user/web/validateMembersBarcode', 'POST /api/v2/ecommerce/chooseCartGift'],
  ...['PUT /api/v2/ecommerce/checkout/saveOptions', 'PATCH /api/v1/user/web/guest/update'],
  ...['PUT /api/v2/ecommerce/delivery/saveDeliveryMethod', 'PUT /api/v2/ecommerce/payment/savePaymentMethod'],
  ...['POST /api/v2/ecommerce/order/create', 'POST /api/v2/ecommerce/order/pgSuccess/{id}'],
  ...['POST /api/v2/ecommerce/order/web/cancel/{slug}', 'POST /api/v2/ecommerce/offer/accept/{token}'],
  ...['POST /api/v2/ecommerce/web/withdrawal/open', 'POST /api/v2/ecommerce/web/withdrawal/confirm'],
  ...['POST /api/v2/ecommerce/web/return/open', 'POST /api/v2/ecommerce/web/return/announce'],
  ...['POST /api/v2/ecommerce/web/return/cancel', 'POST /api/v2/ecommerce/web/return/sent'],
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}',
  'POST /api/v2/ecommerce/payment/sandboxBank/{siteId}/decide',
  'POST /api/v2/ecommerce/payment/return/{siteId}/{gateway}',
  'POST /api/v2/ecommerce/payment/cancel/{siteId}/{gateway}',
  'POST /api/v2/ecommerce/payment/notice/{siteId}/{gateway}',
  // What visitors send and staff read; comments wait for an approval that nobody can give.
  ...['POST /api/v1/cms/comment/create', 'POST /api/v1/cms/contact/contactAdmin'],
  ...['POST /api/v1/cms/form/storeData', 'POST /api/v1/settings/captcha/challenge'],
  ...['POST /api/v1/gdpr/web/consent/log/create', 'POST /api/v1/marketing/newsletter/subscribe'],
  ...['POST /api/v1/marketing/availability/subscribe', 'POST /api/v1/cms/redirect/addFailedRequest'],
  // An account of one's own.
  ...['POST /api/v1/user/web/register', 'PATCH /api/v1/user/web/update'],
  ...['POST /api/v1/cms/wishlist/create', 'POST /api/v1/cms/wishlist/merge'],
  ...['POST /api/v1/user/web/address/create', 'PATCH /api/v1/user/web/address/update/{id}'],
  'DELETE /api/v1/user/web/address/delete/{id}',
  // Editing pages as a draft, and showing it by a link.
  ...[
    'POST /api/v1/cms/edit/ops',
    'POST /api/v1/cms/edit/session',
    'DELETE /api/v1/cms/edit/session/{session}',
  ],
  ...['POST /api/v1/cms/edit/discard', 'POST /api/v1/cms/edit/restore', 'POST /api/v1/cms/previewLink/read'],
  ...['POST /api/v1/cms/document/create', 'POST /api/v1/cms/document/translate'],
  // Coupons have to be typed; newsletters go to nobody.
  ...['PUT /api/v2/ecommerce/coupon/save', 'PUT /api/v1/user/segment/save'],
  ...['PUT /api/v1/marketing/newsletter/issue/save', 'POST /api/v1/marketing/newsletter/issue/test/{id}'],
  ...[
    'POST /api/v1/marketing/newsletter/issue/send/{id}',
    'POST /api/v1/marketing/newsletter/issue/stop/{id}',
  ],
  // Price and stock of a product, by the rights that are kept.
  ...['PATCH /api/v1/product/record/update/{id}', 'PATCH /api/v1/product/record/variants/update/{id}'],
  'PATCH /api/v1/product/record/grid/save',
]);

/** Calls that a right above would open: a file of strangers, what leaves the machine, and mails to everybody. */
const closed: ReadonlySet<string> = new Set([
  'POST /api/v1/ecommerce/recall/send/{productId}',
  'POST /api/v2/ecommerce/bank/statement/take',
  'POST /api/v2/ecommerce/invoicing/reportAgain/{slug}',
  'POST /api/v2/ecommerce/eInvoice/sendAgain/{id}',
  'POST /api/v2/ecommerce/eInvoice/payments/send',
  'POST /api/v2/ecommerce/incomingInvoice/take',
  'POST /api/v2/ecommerce/incomingInvoice/fetch',
]);

/** The calls that are named one by one, for the test that each of them exists. */
export const namedInDemonstration: readonly string[] = [...open, ...closed];

/** Whether anybody may call an endpoint of a public demonstration: what reads, and what is said above. */
export function isOpenInDemonstration({ method, path, reads, access }: AnyEndpoint): boolean {
  if (method === 'GET' || reads === true || open.has(`${method} ${path}`)) return true;
  if (closed.has(`${method} ${path}`)) return false;
  const needed = permissionsOf(access);
  return needed.length > 0 && needed.every((one) => tried.has(one));
}

/** The rights that staff of a public demonstration have while they write. */
export const rightsInDemonstration = (held: readonly Permission[]): Permission[] =>
  held.filter((one) => retained.has(one));
