import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { siteAddress } from '#platform/services/messaging/index.ts';
import type { OrderDownloadRow, OrderRow } from '../order.queries.ts';
import { downloadKey, orderKey } from '../placing/order-key.ts';

type Named = Pick<OrderRow, 'id' | 'siteId' | 'slug'>;
const base = '/api/v2/ecommerce/order/web';

/** Path of the order's document, or of one that was issued for it. */
export const pdfPath = (kernel: Kernel, order: Named, documentId?: number): string =>
  `${base}/pdf/${order.slug}?site=${order.siteId}&key=${orderKey(kernel, order)}${documentId === undefined ? '' : `&document=${documentId}`}`;

/** Path of the PDF of another program's invoice or credit note. */
export const paperPath = (kernel: Kernel, order: Named, paperId: number): string =>
  `${pdfPath(kernel, order)}&paper=${paperId}`;

/** Path of the barcode of the payment slip. */
export const paymentSlipPath = (kernel: Kernel, order: Named): string =>
  `${base}/slip/${order.slug}?site=${order.siteId}&key=${orderKey(kernel, order)}`;

/** Signed path of a bought file; it ends with the right to the file. */
export function downloadPath(kernel: Kernel, ctx: Pick<Ctx, 'site'>, row: OrderDownloadRow): string {
  const until = row.expiresAt.getTime();
  const key = downloadKey(kernel, ctx.site.id, row.id, until);
  return `${base}/download/${row.id}?site=${ctx.site.id}&until=${until}&key=${key}`;
}

/** Where staff see an order, in the language of the shop (the site's route `adminOrder`). */
export const staffAddress = (kernel: Kernel, ctx: Ctx, order: Pick<OrderRow, 'slug'>): Promise<string> =>
  siteAddress(kernel, ctx, staffPath(order), ctx.site.defaultLanguage);

export const staffPath = (order: Pick<OrderRow, 'slug'>) => `/admin/narudzbe/${order.slug}` as const;

/** The page of the shop that the buyer is led to after the order, with what opens it (ORDER-016). */
export function successAddress(kernel: Kernel, order: OrderRow): string {
  return withQuery(order.successUrl, { orderSlug: order.slug, orderKey: orderKey(kernel, order) });
}

/** The page for a payment that came to nothing (ORDER-022). */
export function failureAddress(kernel: Kernel, order: OrderRow, reason: string): string {
  return withQuery(order.failureUrl, { orderSlug: order.slug, orderKey: orderKey(kernel, order), reason });
}

function withQuery(address: string, values: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
