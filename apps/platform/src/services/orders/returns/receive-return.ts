import type {
  checkReturn as checkEndpoint,
  StaffReturn,
  scanReturn as scanEndpoint,
} from '@izlog/contract/ecommerce/returns/return-staff';
import { mayMoveReturn, openReturnStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, findOrderById, listItems, type OrderRow } from '../order.queries.ts';
import { moveReturn, setDue } from './move-return.ts';
import { presentReturn } from './present-return.ts';
import {
  findReturn,
  findReturnById,
  listItemsWith,
  listOpenWith,
  listReturnLines,
  listReturnsOf,
  type ReturnLineRow,
  type ReturnRow,
  updateReturnLine,
} from './return.queries.ts';
import { mailReturn } from './return-mails.ts';

type Scanned = EndpointReturn<typeof scanEndpoint>;

/** Returns that are shown for a code that several have. */
const mostFound = 20;

/** Reads a code; see the endpoint. A code of a return or an order goes before one of a piece: they look like nothing else. */
export function scan(
  kernel: Kernel,
  outer: Ctx,
  { code, returnId }: EndpointParsed<typeof scanEndpoint>,
): Promise<Scanned> {
  return inTransaction(outer, async (ctx) => {
    const typed = code.toUpperCase();
    const byNumber = await findReturn(ctx, typed);
    if (byNumber) return opened(ctx, byNumber);
    const order = await findOrder(ctx, typed);
    if (order) return ofOrder(ctx, order);
    const inHand = returnId ? await findReturnById(ctx, returnId) : undefined;
    if (inHand) return countPiece(kernel, ctx, inHand, code);
    return several(ctx, await listOpenWith(ctx, code, mostFound));
  });
}

async function opened(ctx: Ctx, row: ReturnRow): Promise<Scanned> {
  const found = await foundOf(ctx, [row]);
  if (!openReturnStates.includes(row.state)) return scanned('closed', { found });
  const at = row.receivedAt?.toISOString() ?? null;
  const lines = await listReturnLines(ctx, [row.id]);
  const isHere = lines.every(({ quantity, received }) => received === quantity);
  return scanned(isHere ? 'alreadyReceived' : 'opened', { found, at });
}

async function ofOrder(ctx: Ctx, order: OrderRow): Promise<Scanned> {
  const all = await listReturnsOf(ctx, [order.id]);
  const open = all.filter(({ state }) => openReturnStates.includes(state));
  if (open.length === 0)
    return scanned(all.length > 0 ? 'closed' : 'notAnnounced', { found: await foundOf(ctx, all) });
  return several(ctx, open);
}

async function several(ctx: Ctx, rows: readonly ReturnRow[]): Promise<Scanned> {
  const [only, ...others] = rows;
  if (!only) return scanned('unknown');
  if (others.length === 0) return opened(ctx, only);
  return scanned('several', { found: await foundOf(ctx, rows) });
}

/** Counts one piece as arrived, where it was announced and has not arrived yet. */
async function countPiece(kernel: Kernel, ctx: Ctx, seen: ReturnRow, code: string): Promise<Scanned> {
  const order = await findOrderById(ctx, seen.orderId, { lock: true });
  const row = await findReturnById(ctx, seen.id);
  if (!order || !row) throw new Refusal('notFound');
  const found = await foundOf(ctx, [row]);
  const itemIds = await listItemsWith(ctx, order.id, code);
  const items = (await listItems(ctx, [order.id])).filter(({ id }) => itemIds.includes(id));
  const name = items[0]?.name ?? '';
  if (items.length === 0) return scanned('notOfOrder', { found });
  const lines = (await listReturnLines(ctx, [row.id])).filter(({ itemId }) => itemIds.includes(itemId));
  if (lines.length === 0) return scanned('notAnnounced', { found, name });
  const isReceiving = row.state === 'received' || mayMoveReturn(row, 'received', 'staff');
  if (!isReceiving) return scanned('closed', { found, name });
  const line = lines.find(({ received, quantity }) => received < quantity);
  if (!line) {
    const bought = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const announced = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return scanned(announced < bought ? 'aboveAnnounced' : 'aboveBought', { found, name });
  }
  await updateReturnLine(ctx, line.id, { received: line.received + 1 });
  await arrive(kernel, ctx, order, row);
  return scanned('counted', { found: await foundOf(ctx, [row]), name });
}

const scanned = (outcome: Scanned['outcome'], more: Partial<Scanned> = {}): Scanned => ({
  outcome,
  name: '',
  at: null,
  found: [],
  ...more,
});

async function foundOf(ctx: Ctx, rows: readonly ReturnRow[]): Promise<Scanned['found']> {
  const found: Scanned['found'] = [];
  for (const { id, orderId, number, state } of rows) {
    const order = await findOrderById(ctx, orderId);
    if (order) found.push({ id, number, orderSlug: order.slug, state });
  }
  return found;
}

/** Says that everything is here. */
export function receiveAll(kernel: Kernel, outer: Ctx, { id }: { id: number }): Promise<StaffReturn> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await hold(ctx, id);
    if (row.state !== 'received' && !mayMoveReturn(row, 'received', 'staff'))
      throw new Refusal('returnMoveNotAllowed', { state: row.state, to: 'received' });
    for (const { id: lineId, quantity } of await listReturnLines(ctx, [id]))
      await updateReturnLine(ctx, lineId, { received: quantity });
    return presentReturn(kernel, ctx, await arrive(kernel, ctx, order, row));
  });
}

/** Something arrived: the buyer hears of the first piece, and the days count from the last. */
async function arrive(kernel: Kernel, ctx: Ctx, order: OrderRow, row: ReturnRow): Promise<ReturnRow> {
  const arrived = { receivedAt: ctx.now, evidenceAt: row.evidenceAt ?? ctx.now };
  if (row.state === 'received') return setDue(ctx, { ...row, ...arrived }, arrived);
  const moved = await moveReturn(ctx, row, 'received', 'staff', arrived);
  await mailReturn(kernel, ctx, order, moved, 'received');
  return moved;
}

/** Writes down how the pieces are; only sound ones go back into stock (RET-02), and that when it is settled, once. */
export function check(
  kernel: Kernel,
  outer: Ctx,
  { id, lines }: EndpointParsed<typeof checkEndpoint>,
): Promise<StaffReturn> {
  return inTransaction(outer, async (ctx) => {
    const { row } = await hold(ctx, id);
    const isAgain = row.state === 'checked';
    if (!isAgain && !mayMoveReturn(row, 'checked', 'staff'))
      throw new Refusal('returnMoveNotAllowed', { state: row.state, to: 'checked' });
    const own = await listReturnLines(ctx, [id]);
    mustAddUp(own, lines);
    for (const { lineId, sound, damaged, lost, restock } of lines)
      await updateReturnLine(ctx, lineId, { sound, damaged, lost, restock });
    const now = isAgain ? row : await moveReturn(ctx, row, 'checked', 'staff');
    return presentReturn(kernel, ctx, now);
  });
}

function mustAddUp(own: readonly ReturnLineRow[], said: EndpointParsed<typeof checkEndpoint>['lines']): void {
  const fields: FieldRefusal[] = [];
  for (const { id, quantity } of own) {
    const [line, ...again] = said.filter(({ lineId }) => lineId === id);
    const sum = line ? line.sound + line.damaged + line.lost : -1;
    if (!line || again.length > 0 || sum !== quantity)
      fields.push({
        path: `lines.${id}`,
        kind: 'wrongSum',
        message: `The ${quantity} pieces of this line are said once each.`,
      });
    else if (line.restock > line.sound)
      fields.push({
        path: `lines.${id}.restock`,
        kind: 'tooMany',
        message: 'Only sound pieces go back into stock.',
      });
  }
  if (said.some(({ lineId }) => !own.some(({ id }) => id === lineId)))
    fields.push({ path: 'lines', kind: 'unknown', message: 'A line is not of this return.' });
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}

/** A return with its order, held until the transaction ends. */
export async function hold(ctx: Ctx, id: number): Promise<{ order: OrderRow; row: ReturnRow }> {
  const seen = await findReturnById(ctx, id);
  const order = seen && (await findOrderById(ctx, seen.orderId, { lock: true }));
  const row = order && (await findReturnById(ctx, id));
  if (!order || !row) throw new Refusal('notFound');
  return { order, row };
}
