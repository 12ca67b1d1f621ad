import { type OrderState, releasedStates } from '@izlog/contract/ecommerce/orders/order-states';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { setCart } from '../../cart/index.ts';
import { reserveStock, sellStock } from '../../inventory/index.ts';
import { promotionCustomer, promotionUses } from '../../promotions/index.ts';
import { mailNewOrder } from '../mails/order-mails.ts';
import { insertEvent, insertOrder, type OrderRow, replaceItems, updateOrder } from '../order.queries.ts';
import { digitalConsent } from '../order-consents.ts';
import { payerOf } from '../payment/limit-payments.ts';
import type { PaymentRow } from '../payment/payment.queries.ts';
import { moveOrder } from '../state/move-order.ts';
import { isPartPaid } from '../state/rest-to-pay.ts';
import { settleByHand } from '../state/settle-by-hand.ts';
import { saveAgreedTexts } from './agreed-texts.ts';
import type { OrderContent } from './order-from-cart.ts';
import { accountingYear, nextNumber } from './order-number.queries.ts';
import { paymentTimes } from './payment-times.ts';
import { readSeller } from './seller.ts';
import { openPayment } from './start-payment.ts';

/** An order with the payment that the buyer has to make now, if any. */
export interface Placed {
  order: OrderRow;
  payment: PaymentRow | undefined;
}

interface Placing {
  cartId: number;
  /** The order of an earlier try, which is the same one. */
  existing: OrderRow | undefined;
  content: OrderContent;
  successUrl: string;
  failureUrl: string;
  attempt: string | null;
  /** The account that buys, for promotions of which each has one. */
  customerId: number | null;
  /** Staff who place it for somebody, and whether they have its money already. */
  userId?: number;
  isPaid?: boolean;
}

/**
 * Makes an order of its content in the transaction of `ctx`, whose cart the caller has locked: takes its pieces, gives it
 * its number, counts its promotions and sends the mails, or opens the payment that comes first.
 */
export async function placeContent(
  kernel: Kernel,
  ctx: Ctx,
  { cartId, existing, content, successUrl, failureUrl, attempt, customerId, userId, isPaid }: Placing,
): Promise<Placed> {
  const isPaidNow = isProviderCode(content.payment.kind) && content.values.orderTotal > 0;
  const seller = await readSeller(ctx);
  const times = timesOf(paymentTimes(content.payment.kind, ctx.now, seller), existing);
  await bindQuantities(ctx, cartId, existing, content, isPaidNow ? times.expiresAt : null);
  const values = {
    ...content.values,
    ...times,
    state: firstState(content),
    agreedTexts: await saveAgreedTexts(ctx, content.items),
    digitalConsentAt: await digitalConsent(ctx, content),
    successUrl,
    failureUrl,
    attempt,
    holdsStock: !isPaidNow,
    givenBackPromotions: null,
  };
  let order = await save(ctx, cartId, existing, values);
  const items = await replaceItems(ctx, order.id, content.items, { isNew: !existing });
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'state',
    state: order.state,
    ...staffOf(userId),
  });
  await usePromotions(ctx, order, content, { customerId, isNew: !existing });
  if (isPaidNow) {
    const payment = await openPayment(ctx, order, { ...content, payer: payerOf(kernel, ctx) });
    return { order, payment };
  }
  await setCart(ctx, cartId, { status: 'used' });
  if (order.orderTotal === 0) order = await moveOrder(kernel, ctx, order, 'paid', 'platform');
  if (isPaid && order.state !== 'paid')
    order = await settleByHand(ctx, await moveOrder(kernel, ctx, order, 'paid', 'staff', staffOf(userId)));
  await mailNewOrder(kernel, ctx, order, { items, seller });
  return { order, payment: undefined };
}

const staffOf = (userId: number | undefined) => (userId === undefined ? {} : { userId });

/** Who has paid a part keeps the time they were given for the rest, however often they try. */
function timesOf(times: ReturnType<typeof paymentTimes>, existing: OrderRow | undefined) {
  if (!existing?.expiresAt || !times.expiresAt || !isPartPaid(existing)) return times;
  return { ...times, expiresAt: times.expiresAt > existing.expiresAt ? times.expiresAt : existing.expiresAt };
}

/** A payment that failed or is still open may be tried again; the order stays the same one. */
export function mayBeTriedAgain(order: OrderRow): boolean {
  const isUnpaid = order.paidTotal === 0 && order.paidAt === null;
  const isOpen = order.state === 'awaitingPayment' && isProviderCode(order.paymentKind);
  return isUnpaid && (isOpen || releasedStates.includes(order.state));
}

/** Pieces of an order that is paid now stay held for the cart until then; others leave the stock at once. */
async function bindQuantities(
  ctx: Ctx,
  cartId: number,
  existing: OrderRow | undefined,
  { pieces }: OrderContent,
  heldUntil: Date | null,
): Promise<void> {
  if (existing?.holdsStock) throw new Error(`order ${existing.slug} holds its pieces already`);
  if (heldUntil) await reserveStock(ctx, `cart:${cartId}`, pieces, heldUntil);
  else await sellStock(ctx, `cart:${cartId}`, pieces);
}

/** Those of an earlier try are given back first: the cart may have others now. */
async function usePromotions(
  ctx: Ctx,
  order: OrderRow,
  { promotionIds }: OrderContent,
  { customerId, isNew }: { customerId: number | null; isNew: boolean },
): Promise<void> {
  const customer = promotionCustomer(customerId, order.email);
  const holder = `order:${order.id}`;
  if (!isNew) await promotionUses.giveBack(ctx, holder);
  await promotionUses.count(ctx, promotionIds, { holder, customer });
}

function firstState({ payment, values }: OrderContent): OrderState {
  if (values.orderTotal === 0) return 'created';
  return payment.kind === 'bankTransfer' || isProviderCode(payment.kind) ? 'awaitingPayment' : 'created';
}

async function save(
  ctx: Ctx,
  cartId: number,
  existing: OrderRow | undefined,
  values: Omit<Parameters<typeof insertOrder>[1], 'slug' | 'cartId'>,
): Promise<OrderRow> {
  if (existing) return updateOrder(ctx, existing.id, { ...values, currentPayment: null });
  const year = accountingYear(ctx.now);
  const number = await nextNumber(ctx, 'order', year);
  const slug = `${year}-${String(number).padStart(6, '0')}`;
  return insertOrder(ctx, { ...values, slug, cartId });
}
