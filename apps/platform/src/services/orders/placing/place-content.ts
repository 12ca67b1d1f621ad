import { type OrderState, releasedStates } from '@izlog/contract/ecommerce/orders/order-states';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { setCart } from '#platform/services/cart/index.ts';
import { reserveStock, sellStock } from '#platform/services/inventory/index.ts';
import { staffMail } from '#platform/services/people/index.ts';
import { promotionCustomer, promotionUses } from '#platform/services/promotions/index.ts';
import { mailNewOrder } from '../mails/order-mails.ts';
import type { OrderOptions } from '../opening/opening.ts';
import {
  insertEvent,
  insertOrder,
  nextOrderId,
  type OrderRow,
  replaceItems,
  updateOrder,
} from '../order.queries.ts';
import { consentTo } from '../order-consents.ts';
import { payerOf } from '../payment/limit-payments.ts';
import type { PaymentRow } from '../payment/payment.queries.ts';
import { moveOrder } from '../state/move-order.ts';
import { isPartPaid } from '../state/rest-to-pay.ts';
import { settleByHand } from '../state/settle-by-hand.ts';
import { namedTexts, saveAgreedTexts } from './agreed-texts.ts';
import type { OrderContent } from './order-from-cart.ts';
import { accountingYear } from './order-number.queries.ts';
import { paymentTimes } from './payment-times.ts';
import { sellerOf } from './seller.ts';
import { openPayment } from './start-payment.ts';
import { takeCredit } from './take-credit.ts';

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
  /** What mustTakeOrders has read. */
  options: OrderOptions;
  /** Who uses of promotions count for from now on, where the cart does not say it yet. */
  customer?: string;
  /** Staff who place it for somebody, and whether they have its money already. */
  userId?: number;
  isPaid?: boolean;
}

/**
 * Makes an order of its content in the transaction of `ctx`, whose cart the caller has locked: takes its pieces, counts its
 * promotions, gives it its number and sends the mails, or opens the payment that comes first. What can be is done before
 * the number, which holds up all other orders until the commit.
 */
export async function placeContent(kernel: Kernel, ctx: Ctx, placing: Placing): Promise<Placed> {
  const { cartId, existing, content, attempt, customer, userId, isPaid, options } = placing;
  const isPaidNow = isProviderCode(content.payment.kind) && content.values.orderTotal > 0;
  const seller = sellerOf(ctx.site, options);
  const times = timesOf(paymentTimes(content.payment.kind, ctx.now, seller), existing);
  const credit = await takeCredit(ctx, cartId, content);
  await bindQuantities(ctx, cartId, existing, content, isPaidNow ? times.expiresAt : null);
  const texts = await saveAgreedTexts(ctx, content.items, options);
  const digitalConsentAt = await consentTo(ctx, 'digital', content);
  const serviceConsentAt = await consentTo(ctx, 'service', content);
  const id = await usePromotions(ctx, placing);
  const change = { ...(isPaidNow ? {} : { status: 'used' as const }), ...(customer ? { customer } : {}) };
  if (Object.keys(change).length > 0) await setCart(ctx, cartId, change);
  const staff = isPaidNow ? [] : await staffMail.recipients(ctx, options.get('SendEmailTo'));
  let order = await save(ctx, cartId, existing, {
    ...content.values,
    ...times,
    ...credit,
    id,
    state: firstState(content),
    agreedTexts: namedTexts(texts),
    digitalConsentAt,
    serviceConsentAt,
    successUrl: placing.successUrl,
    failureUrl: placing.failureUrl,
    attempt,
    holdsStock: !isPaidNow,
    givenBackPromotions: null,
  });
  const items = await replaceItems(ctx, order.id, content.items, { isNew: !existing });
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'state',
    state: order.state,
    ...staffOf(userId),
  });
  if (isPaidNow) {
    const isNew = !existing;
    const payment = await openPayment(ctx, order, { ...content, payer: payerOf(kernel, ctx), isNew });
    return { order, payment };
  }
  const placed = order;
  if (order.orderTotal === 0) order = await moveOrder(kernel, ctx, order, 'paid', 'platform');
  if (isPaid && order.state !== 'paid')
    order = await settleByHand(ctx, await moveOrder(kernel, ctx, order, 'paid', 'staff', staffOf(userId)));
  // Nothing was issued for an order that has just been made and waits.
  const nothingYet = !existing && order === placed ? { downloads: [], issued: [] } : {};
  await mailNewOrder(kernel, ctx, order, { items, seller, texts, staff, ...nothingYet });
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

/**
 * Counts what the order uses: of an earlier try it is given back first, the cart may have others now. Returns the id of an
 * order that is yet to be made, where it had to be known for that.
 */
async function usePromotions(
  ctx: Ctx,
  { existing, content, customerId }: Pick<Placing, 'existing' | 'content' | 'customerId'>,
): Promise<number | undefined> {
  const { promotionIds, values } = content;
  if (existing) await promotionUses.giveBack(ctx, `order:${existing.id}`);
  if (promotionIds.length === 0) return existing?.id;
  const id = existing?.id ?? (await nextOrderId(ctx));
  const customer = promotionCustomer(customerId, values.email);
  await promotionUses.count(ctx, promotionIds, { holder: `order:${id}`, customer });
  return id;
}

function firstState({ payment, values }: OrderContent): OrderState {
  if (values.orderTotal === 0) return 'created';
  return payment.kind === 'bankTransfer' || isProviderCode(payment.kind) ? 'awaitingPayment' : 'created';
}

async function save(
  ctx: Ctx,
  cartId: number,
  existing: OrderRow | undefined,
  { id, ...values }: Omit<Parameters<typeof insertOrder>[1], 'year' | 'cartId'>,
): Promise<OrderRow> {
  if (existing) return updateOrder(ctx, existing.id, { ...values, currentPayment: null });
  return insertOrder(ctx, { ...values, id, cartId, year: accountingYear(ctx.now) });
}
