import {
  type addOrderNote,
  type assignOrder,
  type getOrderDesk,
  mostTags,
  type removeOrderNote,
} from '@izlog/contract/ecommerce/orders/order-desk';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { hidden, noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, type OrderRow, updateOrder } from '../order.queries.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import {
  deleteNote,
  findNeighbours,
  insertNote,
  listNotes,
  listPeopleAndTags,
  placesCounted,
  sumUpBuyer,
} from './desk.queries.ts';

/** What lies beside an order: notes, tags, who deals with it, its neighbours in the narrowed list, what its buyer bought. */
export async function readDesk(
  ctx: Ctx,
  { slug, ...filters }: EndpointParsed<typeof getOrderDesk>,
): Promise<EndpointReturn<typeof getOrderDesk>> {
  const order = await getOrder(ctx, slug);
  const { before, after, above, total } = await findNeighbours(ctx, order, filters);
  const buyer = order.userId === null ? null : await sumUpBuyer(ctx, order.userId);
  return {
    notes: await presentNotes(ctx, order.id),
    tags: order.tags,
    assignee: await assigneeOf(ctx, order),
    ...{ before, after },
    total: Math.min(total, placesCounted),
    isMore: total > placesCounted,
    place: above < placesCounted ? above + 1 : null,
    buyer:
      buyer && order.userId !== null
        ? { id: order.userId, orders: buyer.orders, spent: toDecimal(buyer.spent) }
        : null,
  };
}

/** Keeps a note of the staff about an order. */
export function addNote(
  outer: Ctx,
  { slug, text }: EndpointParsed<typeof addOrderNote>,
): Promise<EndpointReturn<typeof addOrderNote>> {
  return inTransaction(outer, async (ctx) => {
    const { id } = await getOrder(ctx, slug);
    await insertNote(ctx, id, text, userIdOf(ctx.caller));
    noteChange(ctx, `order ${slug}`, {}, { note: hidden });
    return { notes: await presentNotes(ctx, id) };
  });
}

/** Removes a note about an order. */
export function removeNote(
  outer: Ctx,
  { slug, noteId }: EndpointParsed<typeof removeOrderNote>,
): Promise<EndpointReturn<typeof removeOrderNote>> {
  return inTransaction(outer, async (ctx) => {
    const { id } = await getOrder(ctx, slug);
    if (!(await deleteNote(ctx, id, noteId))) throw new Refusal('notFound');
    noteChange(ctx, `order ${slug}`, { note: hidden }, {});
    return { notes: await presentNotes(ctx, id) };
  });
}

/**
 * Sets who deals with an order and its tags, each once: one that a colleague added meanwhile stays. Refuses somebody who may
 * not see orders.
 */
export function assign(
  outer: Ctx,
  { slug, assigneeId, tags, addTags = [], removeTags = [] }: EndpointParsed<typeof assignOrder>,
): Promise<EndpointReturn<typeof assignOrder>> {
  return inTransaction(outer, async (ctx) => {
    const before = await findOrder(ctx, slug, { lock: true });
    if (!before) throw new Refusal('notFound');
    if (assigneeId) await mustSeeOrders(ctx, assigneeId);
    const remaining = (tags ?? before.tags).filter((tag) => !removeTags.includes(tag));
    const all = [...new Set([...remaining, ...addTags])];
    if (all.length > mostTags) throw tooManyTags();
    const order = await updateOrder(ctx, before.id, {
      ...(assigneeId === undefined ? {} : { assigneeId }),
      tags: all,
    });
    const assignee = await assigneeOf(ctx, order);
    const was = await assigneeOf(ctx, before);
    noteChange(
      ctx,
      `order ${slug}`,
      { tags: before.tags, assignee: was?.name ?? null },
      { tags: order.tags, assignee: assignee?.name ?? null },
    );
    return { tags: order.tags, assignee };
  });
}

const tooManyTags = () =>
  new Refusal('validationFailed', {
    fields: [{ path: 'addTags', kind: 'tooManyTags', message: `An order has at most ${mostTags} tags.` }],
  });

async function mustSeeOrders(ctx: Ctx, userId: number): Promise<void> {
  const { people } = await listPeopleAndTags(ctx);
  if (people.some(({ id }) => id === userId)) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'assigneeId', kind: 'unknown', message: 'Nobody of this id may deal with orders.' }],
  });
}

async function getOrder(ctx: Ctx, slug: string): Promise<OrderRow> {
  const order = await findOrder(ctx, slug);
  if (!order) throw new Refusal('notFound');
  return order;
}

async function assigneeOf(ctx: Ctx, { assigneeId }: OrderRow) {
  if (assigneeId === null) return null;
  const name = (await namesOf(ctx, [assigneeId])).get(assigneeId);
  return name === undefined ? null : { id: assigneeId, name };
}

async function presentNotes(ctx: Ctx, orderId: number) {
  const notes = await listNotes(ctx, orderId);
  return notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
