import type { Ctx } from '#platform/kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { insertDownloads } from './order-downloads.queries.ts';

/** Gives a paid order the files of its e-products, for as long and as often as the shop says (ORDER-025). */
export async function giveDownloads(ctx: Ctx, order: OrderRow): Promise<void> {
  const { downloadDays, downloadLimit } = await readSeller(ctx);
  await insertDownloads(ctx, order, { days: downloadDays, times: downloadLimit });
}
