import {
  type cancelParcel,
  type createParcel,
  type ParcelState,
  parcelMoves,
  type updateParcel,
} from '@izlog/contract/ecommerce/orders/order-parcels';
import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import { parcelPlaces } from '@izlog/contract/ecommerce/orders/parcel-places';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type MailedParcel, mailState } from '../mails/order-mails.ts';
import { findOrder, insertEvent, listItems, type OrderRow } from '../order.queries.ts';
import { seesOrder } from '../packing/sees-order.ts';
import { goneStateOf } from '../state/is-pickup.ts';
import { moveOrder } from '../state/move-order.ts';
import { settleByHand } from '../state/settle-by-hand.ts';
import { changeParcels, deleteParcel, insertParcel, listParcels, type ParcelRow } from './parcel.queries.ts';
import { presentParcel, trackedOf, unpackedOf } from './unpacked.ts';

type Answer = EndpointReturn<typeof createParcel>;

/** States in which something of an order may be packed. */
const packable: readonly OrderState[] = ['created', 'paid', 'processing', 'sent'];

/** Packs pieces of an order, and sends them where that is asked for; refuses pieces that are not there to be packed. */
export function packParcel(
  kernel: Kernel,
  outer: Ctx,
  { slug, lines, isSent, note, isQuiet, ...label }: EndpointParsed<typeof createParcel>,
): Promise<Answer> {
  return inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, slug);
    if (!packable.includes(order.state)) throw notNow(order);
    const parcels = await listParcels(ctx, order.id);
    mustBeUnpacked(lines, unpackedOf(await listItems(ctx, [order.id]), parcels));
    const number = Math.max(0, ...parcels.map((one) => one.number)) + 1;
    const parcel = await insertParcel(ctx, { orderId: order.id, number, lines, ...label });
    noteChange(ctx, `order ${slug}`, {}, { parcel: parcelText(parcel) });
    return isSent ? moveParcel(kernel, ctx, order, parcel, 'sent', { note, isQuiet }) : answer(ctx, order);
  });
}

/** Changes a parcel, or brings it to another state by the table of moves. */
export function changeParcel(
  kernel: Kernel,
  outer: Ctx,
  { slug, id, state, note, isQuiet, ...label }: EndpointParsed<typeof updateParcel>,
): Promise<Answer> {
  return inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, slug);
    const before = await findParcel(ctx, order, id);
    const changes = Object.fromEntries(Object.entries(label).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) await changeParcels(ctx, [id], changes);
    const parcel = { ...before, ...changes };
    noteChange(ctx, `order ${slug}`, { parcel: parcelText(before) }, { parcel: parcelText(parcel) });
    if (state === undefined || state === before.state) return answer(ctx, order);
    if (!parcelMoves[before.state].includes(state)) throw notNow(order);
    return moveParcel(kernel, ctx, order, parcel, state, { note, isQuiet });
  });
}

/** Unpacks a parcel that was not sent. */
export function unpackParcel(
  outer: Ctx,
  { slug, id }: EndpointParsed<typeof cancelParcel>,
): Promise<EndpointReturn<typeof cancelParcel>> {
  return inTransaction(outer, async (ctx) => {
    const order = await lockOrder(ctx, slug);
    const parcel = await findParcel(ctx, order, id);
    if (parcel.state !== 'ready') throw notNow(order);
    await deleteParcel(ctx, id);
    noteChange(ctx, `order ${slug}`, { parcel: parcelText(parcel) }, {});
    return answer(ctx, order);
  });
}

/**
 * The parcels of an order that was moved as a whole: what is not packed goes with the parcel that is reported, and every one of
 * them is where the order is.
 */
export async function moveParcelsWith(
  ctx: Ctx,
  order: OrderRow,
  state: OrderState,
  label?: { carrier: string; number: string; url?: string | null | undefined } | null,
): Promise<void> {
  const isGone = state === 'sent' || state === 'readyForPickup';
  if (!isGone && state !== 'delivered') return;
  const parcels = await listParcels(ctx, order.id);
  if (isGone && label) {
    const lines = unpackedOf(await listItems(ctx, [order.id]), parcels);
    const number = Math.max(0, ...parcels.map((one) => one.number)) + 1;
    const { carrier, number: trackingNumber, url = null } = label;
    await insertParcel(ctx, {
      ...{ orderId: order.id, number, lines, carrier, trackingNumber, url },
      ...{ state: 'sent', sentAt: ctx.now },
    });
  }
  const from: ParcelState = isGone ? 'ready' : 'sent';
  const moved = parcels.filter((one) => one.state === from).map(({ id }) => id);
  await changeParcels(ctx, moved, isGone ? { state: 'sent', sentAt: ctx.now } : { state: 'delivered' });
}

const events = { sent: 'parcelSent', delivered: 'parcelDelivered', returned: 'parcelReturned' } as const;

async function moveParcel(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  parcel: ParcelRow,
  state: ParcelState,
  { note, isQuiet }: { note: string; isQuiet: boolean },
): Promise<Answer> {
  if (state === 'ready') throw notNow(order);
  if (state === 'sent' && !packable.includes(order.state)) throw notNow(order);
  await changeParcels(ctx, [parcel.id], { state, ...(state === 'sent' ? { sentAt: ctx.now } : {}) });
  const userId = userIdOf(ctx.caller);
  await insertEvent(ctx, { orderId: order.id, kind: events[state], note: parcelText(parcel), userId });
  const followed = await follow(kernel, ctx, order, userId);
  if (state === 'sent' && !isQuiet) {
    await mailState(
      kernel,
      ctx,
      followed,
      goneStateOf(followed),
      note,
      `order ${order.id} parcel ${parcel.id}`,
      await mailedParcel(ctx, parcel),
    );
  }
  return answer(ctx, followed);
}

/** A parcel that left, as the buyer hears of it: which of how many, what is in it and what still comes. */
async function mailedParcel(ctx: Ctx, parcel: ParcelRow): Promise<MailedParcel> {
  const items = await listItems(ctx, [parcel.orderId]);
  const parcels = await listParcels(ctx, parcel.orderId);
  const unpacked = unpackedOf(items, parcels);
  const { place, total } = parcelPlaces(parcels, unpacked.length > 0).get(parcel.id) ?? {
    place: 1,
    total: 1,
  };
  const waiting = parcels.filter(({ state }) => state === 'ready').flatMap(({ lines }) => lines);
  const said = (lines: ParcelRow['lines']) =>
    items.flatMap(({ id, name }) => {
      const quantity = lines.reduce((sum, line) => (line.itemId === id ? sum + line.quantity : sum), 0);
      return quantity > 0 ? [`${quantity} × ${name}`] : [];
    });
  return {
    place,
    total,
    lines: said(parcel.lines),
    follows: said([...waiting, ...unpacked]),
    tracked: trackedOf(parcel),
  };
}

/** The state that follows from the parcels: sent with the last of them, delivered when all are; in hand before that. */
async function follow(kernel: Kernel, ctx: Ctx, order: OrderRow, userId: number): Promise<OrderRow> {
  const parcels = (await listParcels(ctx, order.id)).filter(({ state }) => state !== 'returned');
  const isWhole = unpackedOf(await listItems(ctx, [order.id]), parcels).length === 0 && parcels.length > 0;
  const isGone = isWhole && parcels.every(({ state }) => state !== 'ready');
  const isThere = isWhole && parcels.every(({ state }) => state === 'delivered');
  const gone = goneStateOf(order);
  const steps: OrderState[] = [];
  if (order.state === 'created') steps.push('processing');
  if (order.state === 'paid' && !isGone && parcels.some(({ state }) => state !== 'ready'))
    steps.push('processing');
  if (isGone && order.state !== gone && packable.includes(order.state)) steps.push(gone);
  if (isThere && (order.state === gone || steps.includes(gone))) steps.push('delivered');
  let moved = order;
  for (const to of steps) moved = await moveOrder(kernel, ctx, moved, to, 'staff', { userId });
  return settleByHand(ctx, moved);
}

async function lockOrder(ctx: Ctx, slug: string): Promise<OrderRow> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order || !seesOrder(ctx, order)) throw new Refusal('notFound');
  return order;
}

async function findParcel(ctx: Ctx, order: OrderRow, id: number): Promise<ParcelRow> {
  const parcel = (await listParcels(ctx, order.id)).find((one) => one.id === id);
  if (!parcel) throw new Refusal('notFound');
  return parcel;
}

const notNow = ({ state }: OrderRow) => new Refusal('orderMoveNotAllowed', { from: state, to: 'sent' });

function mustBeUnpacked(
  lines: readonly { itemId: number; quantity: number }[],
  unpacked: readonly { itemId: number; quantity: number }[],
): void {
  const wanted = Map.groupBy(lines, ({ itemId }) => itemId);
  for (const [itemId, same] of wanted) {
    const most = unpacked.find((one) => one.itemId === itemId)?.quantity ?? 0;
    if (same.length === 1 && (same[0]?.quantity ?? 0) <= most) continue;
    throw new Refusal('validationFailed', {
      fields: [
        {
          path: `pieces.${itemId}`,
          kind: 'tooMany',
          message: `At most ${most} pieces of item ${itemId} can be packed.`,
        },
      ],
    });
  }
}

const parcelText = ({ number, carrier, trackingNumber }: ParcelRow): string =>
  [`${number}.`, carrier, trackingNumber].filter(Boolean).join(' ');

const answer = async (ctx: Ctx, order: OrderRow): Promise<Answer> => ({
  state: order.state,
  parcels: (await listParcels(ctx, order.id)).map(presentParcel),
});
