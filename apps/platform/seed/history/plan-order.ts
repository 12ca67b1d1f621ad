import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { findOrder, listItems } from '#platform/services/orders/order.queries.ts';
import { moveByHand } from '#platform/services/orders/staff/change-state.ts';
import { goneStateOf } from '#platform/services/orders/state/is-pickup.ts';
import { refundOrder } from '#platform/services/orders/state/refund-order.ts';
import { settlePayment } from '#platform/services/orders/state/settle-payment.ts';
import type { Placed } from './buy-once.ts';
import type { Chance } from './chance.ts';

/** Something that happens at a moment; `run` gets the context of that moment. */
export interface Happening {
  at: Date;
  run(ctx: Ctx): Promise<void>;
}

const hour = 60 * 60 * 1000;

/** What is going to become of an order: paid or forgotten, sent, delivered, now and then given back in part. */
export async function planOrder(
  kernel: Kernel,
  ctx: Ctx,
  { slug, paymentKind }: Placed,
  chance: Chance,
): Promise<Happening[]> {
  const order = await findOrder(ctx, slug);
  if (!order) throw new Error(`order ${slug} is gone`);
  const items = await listItems(ctx, [order.id]);
  const isDigital = items.every((item) => item.withdrawalClass === 'digital');
  const plan: Happening[] = [];
  let at = ctx.now.getTime();
  const after = (hours: number, run: Happening['run']) => {
    at += hours * hour;
    plan.push({ at: new Date(at), run });
  };
  // Nobody looks at the order meanwhile: what staff would be shown of it is not read.
  const move = (state: OrderState) => async (then: Ctx) => {
    const locked = await findOrder(then, slug, { lock: true });
    if (!locked) throw new Error(`order ${slug} is gone`);
    await moveByHand(kernel, then, locked, { state, note: '', isQuiet: true });
  };

  if (paymentKind === 'sandbox') {
    const isRefused = chance.happens(0.05);
    after(0.05, (then) => payByCard(kernel, then, slug, isRefused ? 'refused' : 'approved'));
    if (isRefused) return plan;
  }
  if (paymentKind === 'bankTransfer') {
    const isForgotten = chance.happens(0.1);
    after(isForgotten ? 24 * 8 : chance.between(5, 40), move(isForgotten ? 'cancelled' : 'paid'));
    if (isForgotten) return plan;
  }
  if (isDigital) {
    after(1, move('completed'));
    return plan;
  }
  after(chance.between(1, 9), move('processing'));
  after(chance.between(6, 30), move(goneStateOf(order)));
  after(chance.between(20, 60), move('delivered'));
  if (chance.happens(0.06)) after(24 * 5, (then) => giveBack(kernel, then, slug));
  else after(24 * 14, move('completed'));
  return plan;
}

/** What the bank says of a card, as its notice would. */
async function payByCard(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  outcome: 'approved' | 'refused',
): Promise<void> {
  const reference = (await findOrder(ctx, slug))?.currentPayment;
  if (!reference) throw new Error(`order ${slug} waits for no card`);
  const said = { transactionId: null, approvalCode: null, amount: null, currency: null, isHint: false };
  await settlePayment(kernel, ctx, reference, { reference, outcome, ...said }, 'notice');
}

/** One piece of the first line comes back, and its money goes by hand. */
async function giveBack(kernel: Kernel, ctx: Ctx, slug: string): Promise<void> {
  const order = await findOrder(ctx, slug);
  const [item] = order ? await listItems(ctx, [order.id]) : [];
  if (!item) return;
  await refundOrder(kernel, ctx, {
    slug,
    key: `history ${slug}`,
    items: [{ itemId: item.id, quantity: 1 }],
    withDelivery: false,
    reason: '',
    restock: true,
    isByHand: true,
    isHandedOver: true,
  });
}
