import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { OrderItemRow } from '../order.queries.ts';
import {
  type AnnouncedLine,
  countAnnounced,
  listAnnouncedLines,
  updateReturnLine,
} from './return.queries.ts';

/** Pieces of a refund that were announced, by the line of the return. */
type TakenQuantities = { lineId: number; itemId: number; quantity: number }[];

/**
 * A refund takes the pieces that were announced first, for it is them that it gives back (of `returnId` alone where a return is
 * settled): so announced and refunded together are never more than was bought. With money (`isMoney`) it leaves those alone for
 * which a replacement was begun, and refuses where they are needed (validationFailed, `pieces.ITEM`): nobody gets both. The
 * caller has locked the order.
 */
export async function takeAnnounced(
  ctx: Ctx,
  orderId: number,
  items: ReadonlyArray<{ row: OrderItemRow; quantity: number }>,
  { returnId, isMoney }: { returnId: number | undefined; isMoney: boolean },
): Promise<TakenQuantities> {
  if (items.length === 0) return [];
  const announced = await listAnnouncedLines(ctx, orderId);
  if (isMoney) mustNotBeReplaced(announced, items);
  const lines = isMoney ? announced.filter(({ isReplaced }) => !isReplaced) : announced;
  const taken: TakenQuantities = [];
  for (const { row, quantity } of items) {
    let rest = quantity;
    for (const line of lines) {
      if (line.itemId !== row.id || (returnId !== undefined && line.returnId !== returnId)) continue;
      const units = Math.min(rest, line.quantity - line.refunded);
      if (units <= 0) continue;
      taken.push({ lineId: line.id, itemId: row.id, quantity: units });
      await updateReturnLine(ctx, line.id, { refunded: line.refunded + units });
      rest -= units;
    }
  }
  await countAnnounced(ctx, orderId, taken, -1);
  return taken;
}

function mustNotBeReplaced(
  lines: readonly AnnouncedLine[],
  items: ReadonlyArray<{ row: OrderItemRow; quantity: number }>,
): void {
  const fields = items.flatMap(({ row, quantity }) => {
    const replaced = lines
      .filter(({ itemId, isReplaced }) => isReplaced && itemId === row.id)
      .reduce((sum, line) => sum + line.quantity - line.refunded, 0);
    const most = Math.max(0, row.quantity - row.refundedQuantity - replaced);
    if (replaced === 0 || quantity <= most) return [];
    const message = `A replacement was begun for ${replaced} of these pieces: remove its draft first.`;
    return [{ path: `pieces.${row.id}`, kind: 'replaced', message }];
  });
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}

/** Nothing was given back: what a refund had taken is announced again. Call it after the refund is counted no longer. */
export async function giveBackAnnounced(ctx: Ctx, orderId: number, taken: TakenQuantities): Promise<void> {
  if (taken.length === 0) return;
  const lines = new Map((await listAnnouncedLines(ctx, orderId)).map((line) => [line.id, line]));
  const again = taken.filter(({ lineId }) => lines.has(lineId));
  for (const { lineId, quantity } of again) {
    const line = lines.get(lineId);
    if (line) await updateReturnLine(ctx, lineId, { refunded: line.refunded - quantity });
  }
  await countAnnounced(ctx, orderId, again, 1);
}
