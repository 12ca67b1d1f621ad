import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { listItems, type OrderDownloadRow, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { listDownloads } from './order-downloads.queries.ts';

/** An order with what its mails say of it: read once for all of them. */
export interface OrderPapers {
  order: OrderRow;
  items: readonly OrderItemRow[];
  downloads: readonly OrderDownloadRow[];
  seller: Seller;
  /** Address of the site, without a slash at the end. */
  base: string;
}

/** Reads what is not known yet of an order's papers. */
export async function readPapers(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  known: { items?: readonly OrderItemRow[]; downloads?: readonly OrderDownloadRow[]; seller?: Seller } = {},
): Promise<OrderPapers> {
  return {
    order,
    items: known.items ?? (await listItems(ctx, [order.id])),
    downloads: known.downloads ?? (await listDownloads(ctx, [order.id])),
    seller: known.seller ?? (await readSeller(ctx)),
    base: await mainAddress(kernel, ctx.site),
  };
}
