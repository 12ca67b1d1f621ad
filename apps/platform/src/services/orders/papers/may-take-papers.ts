import { isMaker } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Ctx } from '#platform/kernel/context.ts';
import { listDocuments } from '../documents/document.queries.ts';
import type { OrderRow } from '../order.queries.ts';
import { readSeller } from '../placing/seller.ts';

/** Whether an order takes the papers of another program: this one makes out no invoices, and has made out none of it. */
export async function mayTakePapers(ctx: Ctx, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const { invoicing } = await readSeller(ctx);
  return !isMaker(invoicing) && (await listDocuments(ctx, id)).length === 0;
}
