import type { settleReturn as endpoint, StaffReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { mayMoveReturn } from '@izlog/contract/ecommerce/returns/return-states';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toCents, toDecimal } from '@izlog/contract/money';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrderById, listItems, type OrderRow } from '../order.queries.ts';
import { findRefund } from '../staff/staff-orders.queries.ts';
import { giveBack, mayComeBack, type RefundDecision } from '../state/refund-order.ts';
import { endReturns, refundKeyOf } from './end-returns.ts';
import { arrivingOf, hasGoods, moveReturn } from './move-return.ts';
import { presentReturn } from './present-return.ts';
import { proposalOf, replacementOf } from './proposal-of-return.ts';
import { findReturnById, listReturnLines, type ReturnRow, updateReturn } from './return.queries.ts';
import { mailReturn } from './return-mails.ts';
import { settlementOf } from './settlement-of-return.ts';

type Input = EndpointParsed<typeof endpoint>;

/**
 * Settles a return by the one road on which money goes back, with its credit note and its stock. Two who settle at once settle
 * it once: the second sees what the first did, and is refused (returnChanged) where that is another sum.
 */
export async function settleReturn(kernel: Kernel, ctx: Ctx, input: Input): Promise<StaffReturn> {
  const seen = await findReturnById(ctx, input.id);
  const order = seen && (await findOrderById(ctx, seen.orderId));
  if (!seen || !order) throw new Refusal('notFound');
  const { isByHand, isHandedOver } = input;
  const way = { slug: order.slug, key: refundKeyOf(seen), isByHand, isHandedOver };
  let isMine = await endAsRefunded(ctx, order.id, input.id);
  if (seen.state !== 'settled' && !isMine) {
    await giveBack(kernel, ctx, way, async (inner, locked) => {
      const decision = await decide(kernel, inner, locked, input);
      isMine = true;
      return decision;
    });
  }
  const row = await findReturnById(ctx, input.id);
  if (!row) throw new Refusal('notFound');
  const done = row.settlement?.total ?? 0;
  if (!isMine && done !== toCents(input.total))
    throw new Refusal('returnChanged', { total: toDecimal(done) });
  return presentReturn(kernel, ctx, row);
}

/**
 * Ends a return whose money went back already, and says whether it did: a program that knows nothing of returns may have heard
 * of it from the gateway.
 */
function endAsRefunded(outer: Ctx, orderId: number, id: number): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    await findOrderById(ctx, orderId, { lock: true });
    const row = await findReturnById(ctx, id);
    if (!row || !mayMoveReturn(row, 'settled', 'platform')) return false;
    const refund = await findRefund(ctx, orderId, refundKeyOf(row));
    if (refund?.state !== 'done') return false;
    await endReturns(ctx, refund);
    return true;
  });
}

/** What is given back, held against what was seen, and written on the return; null where nothing goes back. */
async function decide(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  input: Input,
): Promise<RefundDecision | null> {
  const row = await findReturnById(ctx, input.id);
  if (!row) throw new Refusal('notFound');
  await mustBeReady(ctx, row, input);
  if (input.way === 'money' && (await replacementOf(ctx, row)) !== null)
    throw new Refusal('validationFailed', {
      fields: [
        { path: 'way', kind: 'replaced', message: 'A replacement was begun: remove its draft first.' },
      ],
    });
  const items = await listItems(ctx, [order.id]);
  const lines = await listReturnLines(ctx, [row.id]);
  const proposal = await proposalOf(ctx, order, row, { items, lines });
  // What never had to arrive is as good as it was: a day of a service is free again, and what was not sent is in stock.
  const arriving = await arrivingOf(ctx, row);
  const whereTo = lines.map(({ id, itemId, quantity, restock }) => ({
    id,
    restock: arriving.has(itemId) ? restock : quantity,
  }));
  const settlement = settlementOf(proposal, whereTo, input);
  if (settlement.total !== toCents(input.total))
    throw new Refusal('returnChanged', { total: toDecimal(settlement.total) });
  const saved = await updateReturn(ctx, row.id, { settlement });
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const back = settlement.lines.flatMap(({ itemId, quantity, amount, restocked }) => {
    const item = itemOf.get(itemId);
    return item && quantity > 0 ? [{ row: item, quantity, amount, restocked }] : [];
  });
  const isMoney = settlement.total > 0;
  if (!isMoney && (back.length === 0 || !mayComeBack(order))) {
    const moved = await moveReturn(ctx, saved, 'settled', 'platform');
    await mailReturn(kernel, ctx, order, moved, 'settled');
    return null;
  }
  if (!isMoney) await mailReturn(kernel, ctx, order, saved, 'settled');
  return {
    amount: settlement.total,
    items: back,
    withDelivery: settlement.delivery > 0,
    deliveryAmount: settlement.delivery,
    restock: true,
    reason: [row.number, settlement.reason].filter(Boolean).join(': '),
    returnId: row.id,
  };
}

/** Checked pieces are settled; others where there are none to wait for, or staff wait no longer. */
async function mustBeReady(ctx: Ctx, row: ReturnRow, { withoutGoods }: Input): Promise<void> {
  if (row.state === 'checked') return;
  const isOnWay = row.state === 'approved' || row.state === 'sent' || row.state === 'received';
  if (isOnWay && (withoutGoods || !(await hasGoods(ctx, row)))) return;
  throw new Refusal('returnMoveNotAllowed', { state: row.state, to: 'settled' });
}
