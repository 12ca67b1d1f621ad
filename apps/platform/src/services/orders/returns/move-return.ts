import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import {
  mayMoveReturn,
  openReturnStates,
  type ReturnMover,
  type ReturnState,
} from '@izlog/contract/ecommerce/returns/return-states';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { insertEvent, listEvents, listItems } from '../order.queries.ts';
import {
  countAnnounced,
  listReturnLines,
  type ReturnLineRow,
  type ReturnRow,
  updateReturn,
} from './return.queries.ts';
import { type ReturnDeadlines, returnDeadlines } from './return-deadlines.ts';

/**
 * Brings a return, whose order the caller has locked, to another state by the table of moves: its history, what is due next,
 * the event of its order; and where it is over, its pieces are announced no longer. Refuses with returnMoveNotAllowed.
 */
export async function moveReturn(
  ctx: Ctx,
  row: ReturnRow,
  to: ReturnState,
  by: ReturnMover,
  changes: Partial<ReturnRow> = {},
): Promise<ReturnRow> {
  if (!mayMoveReturn(row, to, by)) throw new Refusal('returnMoveNotAllowed', { state: row.state, to });
  const lines = await listReturnLines(ctx, [row.id]);
  if (!openReturnStates.includes(to)) await countAnnounced(ctx, row.orderId, leftOf(lines), -1);
  const history = [...row.history, { state: to, at: ctx.now.toISOString() }];
  const moved = await setDue(
    ctx,
    { ...row, ...changes, state: to, history },
    { ...changes, state: to, history },
  );
  const isStaff = by === 'staff';
  await insertEvent(ctx, {
    orderId: row.orderId,
    kind: 'return',
    note: `${row.number} ${to}`,
    ...(isStaff ? { userId: userIdOf(ctx.caller) } : {}),
  });
  if (isStaff) noteChange(ctx, `return ${row.number}`, { state: row.state }, { state: to });
  return moved;
}

/** Keeps changes of a return with the deadlines that follow from what it is now. */
export async function setDue(ctx: Ctx, now: ReturnRow, changes: Partial<ReturnRow>): Promise<ReturnRow> {
  const { dueAt, sendUntil } = await deadlinesOf(ctx, now);
  return updateReturn(ctx, now.id, { ...changes, dueAt, sendUntil });
}

/** The deadlines of a return as it is. */
export async function deadlinesOf(ctx: Ctx, row: ReturnRow): Promise<ReturnDeadlines> {
  return returnDeadlines({ ...row, approvedAt: approvedAt(row), hasGoods: await hasGoods(ctx, row) });
}

/** Whether something of a return has to be sent. */
export const hasGoods = async (ctx: Ctx, row: ReturnRow): Promise<boolean> =>
  (await arrivingOf(ctx, row)).size > 0;

/** The lines of the order whose goods have to be sent back: not services and downloads, nor what never left the shop. */
export async function arrivingOf(ctx: Ctx, row: ReturnRow): Promise<ReadonlySet<number>> {
  const hasLeft = (await listEvents(ctx, row.orderId)).some(
    ({ kind, state }) => kind === 'parcelSent' || (state !== null && leftStates.includes(state)),
  );
  if (!hasLeft) return new Set();
  const asked = new Set((await listReturnLines(ctx, [row.id])).map(({ itemId }) => itemId));
  const goods = (await listItems(ctx, [row.orderId])).filter(({ withdrawalClass }) =>
    ['goods', 'personalised'].includes(withdrawalClass),
  );
  return new Set(goods.flatMap(({ id }) => (asked.has(id) ? [id] : [])));
}

const leftStates: readonly OrderState[] = ['sent', 'delivered', 'completed'];

const approvedAt = ({ history }: ReturnRow): Date | null => {
  const found = history.find(({ state }) => state === 'approved' || state === 'received');
  return found ? new Date(found.at) : null;
};

/** Pieces of lines that are announced still. */
const leftOf = (lines: readonly ReturnLineRow[]) =>
  lines.map(({ itemId, quantity, refunded }) => ({ itemId, quantity: quantity - refunded }));
