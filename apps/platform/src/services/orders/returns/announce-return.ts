import { mostReturnsOfOrder } from '@izlog/contract/ecommerce/returns/return-states';
import type {
  announceReturn as announceEndpoint,
  Returnable,
} from '@izlog/contract/ecommerce/returns/return-web';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrder, insertEvent, listEvents, listItems, type OrderRow } from '../order.queries.ts';
import { findWithdrawable } from '../withdrawal/find-withdrawable.ts';
import { withdrawableOrder } from '../withdrawal/withdrawable-order.ts';
import { withdrawalEnd } from '../withdrawal/withdrawal-end.ts';
import { setDue } from './move-return.ts';
import { nextNumber } from './open-return.ts';
import { announcedOf, insertReturn, listReturnsOf } from './return.queries.ts';
import { defectEnd } from './return-deadlines.ts';
import { returnKey } from './return-key.ts';
import { mailReturn, mailReturnToStaff } from './return-mails.ts';

type Input = EndpointParsed<typeof announceEndpoint>;

/** Announcements that one address may make in a quarter of an hour. */
const mostAnnounced = 20;

/** What of an order can be returned, and until when. */
export async function readReturnable(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<Returnable> {
  const items = await listItems(ctx, [order.id]);
  const announced = await announcedOf(
    ctx,
    items.map(({ id }) => id),
  );
  const had = await hadAt(ctx, order);
  const { firstName, lastName } = order.billingAddress;
  const { endsAt } = await withdrawableOrder(ctx, order);
  const returns = await listReturnsOf(ctx, [order.id]);
  return {
    orderSlug: order.slug,
    name: `${firstName} ${lastName}`.trim(),
    email: order.email,
    isDelivered: had !== null,
    exchangeEndsAt: had ? withdrawalEnd(had).toISOString() : null,
    defectEndsAt: had ? defectEnd(had).toISOString() : null,
    withdrawalEndsAt: endsAt?.toISOString() ?? null,
    lines: items.map((item) => ({
      id: item.id,
      name: item.name,
      quantity: Math.max(0, item.quantity - item.refundedQuantity - (announced.get(item.id) ?? 0)),
    })),
    returns: returns.toReversed().map((row) => ({
      number: row.number,
      key: returnKey(kernel, row),
      state: row.state,
      reason: row.reason,
    })),
  };
}

/**
 * When the buyer had the goods: with the last parcel of them, as the right of withdrawal counts it; of what was sent and never
 * reported as delivered, when it left. Null before that.
 */
async function hadAt(ctx: Ctx, order: OrderRow): Promise<Date | null> {
  const events = await listEvents(ctx, order.id);
  const at = (state: string) => events.findLast((event) => event.state === state)?.at ?? null;
  const isOut = ['sent', 'delivered', 'completed', 'refunded'].includes(order.state);
  return isOut ? (at('delivered') ?? at('completed') ?? at('sent')) : null;
}

/** Announces a complaint or an exchange, with its mails, or nothing of it; see the endpoint. */
export async function announceReturn(
  kernel: Kernel,
  outer: Ctx,
  input: Input,
): Promise<EndpointReturn<typeof announceEndpoint>> {
  const { slug } = await findWithdrawable(kernel, outer, input);
  await limitAddress(outer, 'return', mostAnnounced);
  return inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('withdrawalOrderUnknown');
    const before = await listReturnsOf(ctx, [order.id]);
    const same = before.find(({ attempt }) => attempt === input.attempt);
    if (same) return { number: same.number, key: returnKey(kernel, same) };
    if (before.length >= mostReturnsOfOrder) throw new Refusal('tooManyRequests', { retryAfter: 86_400 });
    const { reason, wish, name, contactEmail, message, attempt } = input;
    const end = await endOf(ctx, order, reason);
    if (ctx.now >= end) throw new Refusal('returnPeriodOver', { until: end.toISOString() });
    const made = await insertReturn(
      ctx,
      {
        orderId: order.id,
        number: nextNumber(order, before),
        state: 'requested',
        ...{ reason, wish: reason === 'exchange' ? 'replacement' : wish },
        ...{ attempt, name, contact: contactEmail, message },
        requestedAt: ctx.now,
        history: [{ state: 'requested', at: ctx.now.toISOString() }],
      },
      await linesOf(ctx, order, input.lines),
    );
    const row = await setDue(ctx, made, {});
    await insertEvent(ctx, { orderId: order.id, kind: 'return', note: `${row.number} ${row.state}` });
    await mailReturn(kernel, ctx, order, row, 'requested');
    await mailReturnToStaff(kernel, ctx, order, row);
    return { number: row.number, key: returnKey(kernel, row) };
  });
}

async function endOf(ctx: Ctx, order: OrderRow, reason: Input['reason']): Promise<Date> {
  const had = await hadAt(ctx, order);
  if (!had) throw new Refusal('returnNotDelivered');
  return reason === 'exchange' ? withdrawalEnd(had) : defectEnd(had);
}

/** What was said, each line once; refuses more than is left with returnLinesWrong. */
async function linesOf(ctx: Ctx, order: OrderRow, said: Input['lines']) {
  const asked = new Map<number, number>();
  for (const { id, quantity } of said) asked.set(id, (asked.get(id) ?? 0) + quantity);
  const items = new Map((await listItems(ctx, [order.id])).map((item) => [item.id, item]));
  const announced = await announcedOf(ctx, [...asked.keys()]);
  return [...asked].map(([itemId, quantity]) => {
    const item = items.get(itemId);
    const left = item ? item.quantity - item.refundedQuantity - (announced.get(itemId) ?? 0) : 0;
    if (quantity > left) throw new Refusal('returnLinesWrong', { itemId, left });
    return { itemId, quantity };
  });
}
