import type { Ctx } from '#platform/kernel/context.ts';
import { findDraft } from '../drafts/draft.queries.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { findRefund, listRefunds } from '../staff/staff-orders.queries.ts';
import { exceptionOf } from '../withdrawal/withdrawable-order.ts';
import { refundKeyOf } from './end-returns.ts';
import { type Proposal, proposeSettlement } from './propose-settlement.ts';
import type { ReturnLineRow, ReturnRow } from './return.queries.ts';

/** What a return would give back now, by what came back of it. */
export async function proposalOf(
  ctx: Ctx,
  order: OrderRow,
  row: ReturnRow,
  { items, lines }: { items: readonly OrderItemRow[]; lines: readonly ReturnLineRow[] },
): Promise<Proposal> {
  const refunds = await listRefunds(ctx, order.id);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const back = lines.flatMap((line) => {
    const item = itemOf.get(line.itemId);
    if (!item) return [];
    const exception = row.reason === 'withdrawal' ? exceptionOf(order, item) : null;
    return [{ lineId: line.id, itemId: line.itemId, quantity: quantityBack(row, line, item), exception }];
  });
  const isDeliveryRefunded = refunds.some(({ state, withDelivery }) => state !== 'failed' && withDelivery);
  return proposeSettlement(order, items, back, { reason: row.reason, isDeliveryRefunded });
}

/**
 * Pieces of a line that are given back for: those that arrived once that was looked at, else all that were announced; never
 * more than the order still has, for a program that knows nothing of returns may have refunded them.
 */
function quantityBack(
  { state }: ReturnRow,
  { quantity, refunded, sound, damaged }: ReturnLineRow,
  item: OrderItemRow,
): number {
  const open = Math.max(0, Math.min(quantity - refunded, item.quantity - item.refundedQuantity));
  return state === 'checked' ? Math.min(sound + damaged, open) : open;
}

/** Whether the gateway was asked for the money of a return and nobody knows yet what it did. */
export async function isAtGateway(ctx: Ctx, row: ReturnRow): Promise<boolean> {
  return (await findRefund(ctx, row.orderId, refundKeyOf(row)))?.state === 'asked';
}

/** The draft of a replacement as long as nobody removed it. */
export async function replacementOf(
  ctx: Ctx,
  { replacementDraftId }: Pick<ReturnRow, 'replacementDraftId'>,
): Promise<number | null> {
  if (replacementDraftId === null) return null;
  return (await findDraft(ctx, replacementDraftId))?.id ?? null;
}
