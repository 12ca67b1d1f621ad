import type { createOrder as endpoint } from '@izlog/contract/ecommerce/orders/order-create';
import { paymentTypeOf } from '@izlog/contract/ecommerce/payment';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents } from '@izlog/contract/money';
import { refusals } from '@izlog/contract/refusals';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, lockCart, openCart, pricedCart, setCart } from '#platform/services/cart/index.ts';
import { holdAccount } from '#platform/services/people/index.ts';
import { promotionCustomer } from '#platform/services/promotions/index.ts';
import { origins } from '#platform/services/settings/index.ts';
import { mustTakeOrders, type OrderOptions } from '../opening/opening.ts';
import { lockOrderOfCart, type OrderRow } from '../order.queries.ts';
import { mustHaveConsented } from '../order-consents.ts';
import { limitPayments } from '../payment/limit-payments.ts';
import { findLastPayment } from '../payment/payment.queries.ts';
import { buyerIn, type Orderer, orderBuyer } from './order-buyer.ts';
import { type OrderContent, orderFromCart } from './order-from-cart.ts';
import { orderKey } from './order-key.ts';
import { mayBeTriedAgain, type Placed, placeContent } from './place-content.ts';
import { startPayment } from './start-payment.ts';

type Input = EndpointParsed<typeof endpoint>;
type Answer = EndpointReturn<typeof endpoint>;

/** Tries to order from one address in a quarter of an hour: an office behind it stays below. */
const mostOrders = 100;

/**
 * Makes the order of a cart in one transaction: prices it again, takes its pieces, gives it its number, and sends the
 * mails. Anyone who comes at the same time with the same cart waits and gets the same order, or is refused as it is used
 * (ORDER-017). The provider is asked after the commit, so that nobody waits for it with locks in hand.
 */
export async function createOrder(kernel: Kernel, ctx: Ctx, input: Input): Promise<Answer> {
  // Before any money moves: what a bank says of it later must find its place.
  await kernel.room.mustBeLeft(ctx.now);
  await mustBeOurPages(kernel, ctx, [input.successURL, input.failureURL]);
  await limitAddress(ctx, 'order', mostOrders, 15 * 60);
  const options = await mustTakeOrders(ctx);
  const orderer = await orderBuyer(kernel, ctx, input);
  const buyer = buyerIn(orderer);
  const customer = buyer && promotionCustomer(customerIdOf(ctx), buyer.email);
  const placed = await inTransaction(ctx, async (inner) => {
    if (buyer && !(await holdAccount(inner.db, inner.site.id, buyer.userId)))
      throw new Refusal('loginRequired');
    await lockCart(inner, input.cartId);
    const existing = await lockOrderOfCart(inner, input.cartId);
    const again = existing && (await placedBefore(inner, existing, input));
    return again ?? place(kernel, inner, { input, orderer, customer, options, ofInput: existing });
  }).catch(async (error: unknown) => {
    // A promotion of one each that they have had falls out of the cart, which they see.
    if (customer && error instanceof Refusal && error.row === refusals.cartChanged)
      await noteCustomer(ctx, input, customer);
    throw error;
  });
  return answerOf(kernel, ctx, placed);
}

/** Says in the cart who buys it: what is given once to each customer is counted by that. */
async function noteCustomer(ctx: Ctx, input: Input, customer: string): Promise<void> {
  const cart = await openCart(ctx, input, { mayBeUsed: true });
  if (cart.customer !== customer) await setCart(ctx, cart.id, { customer });
}

/** Buyers are led to pages of this site only, or of this machine and its own network, where a new shop is tried. */
export async function mustBeOurPages(kernel: Kernel, ctx: Ctx, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const isOurs = (await origins.isOfSite(kernel, ctx.site, address)) || isNear(new URL(address).hostname);
    if (!isOurs) throw new Refusal('returnAddressForeign');
  }
}

const isNear = (host: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1\])$/.test(host);

/** The order that this very try has made, whatever has become of its cart since; the holder of the cart only. */
async function placedBefore(ctx: Ctx, order: OrderRow, input: Input): Promise<Placed | undefined> {
  if (input.attempt == null || order.attempt !== input.attempt) return undefined;
  await openCart(ctx, input, { mayBeUsed: true });
  const isOpen = order.state === 'awaitingPayment' && isProviderCode(order.paymentKind);
  return { order, payment: isOpen ? await findLastPayment(ctx, order.id) : undefined };
}

interface Order {
  input: Input;
  orderer: Orderer;
  /** Who uses of promotions count for; undefined while it is not known who buys. */
  customer: string | undefined;
  options: OrderOptions;
  /** The order that the cart of the call has become before. */
  ofInput: OrderRow | undefined;
}

async function place(
  kernel: Kernel,
  ctx: Ctx,
  { input, orderer, customer, options, ofInput }: Order,
): Promise<Placed> {
  const opened = await openCart(ctx, input);
  // What is given once to each customer is counted by the person who buys it; with the order the cart says so, too.
  const cart = { ...opened, customer: customer ?? opened.customer };
  // Led to the cart that holds what came after an order: this one has its own.
  const existing = cart.id === input.cartId ? ofInput : await lockedOrderOf(ctx, cart.id);
  if (existing && !mayBeTriedAgain(existing)) throw new Refusal('cartUsed');
  const content = await contentOf(ctx, cart, orderer, input);
  await mustHaveConsented(ctx, content);
  return placeContent(kernel, ctx, {
    cartId: cart.id,
    existing,
    content,
    successUrl: input.successURL,
    failureUrl: input.failureURL,
    attempt: input.attempt ?? null,
    customerId: customerIdOf(ctx),
    options,
    ...(cart.customer !== null && cart.customer !== opened.customer ? { customer: cart.customer } : {}),
  });
}

const customerIdOf = ({ caller }: Ctx): number | null => (caller.kind === 'customer' ? caller.userId : null);

async function lockedOrderOf(ctx: Ctx, cartId: number): Promise<OrderRow | undefined> {
  await lockCart(ctx, cartId);
  return lockOrderOfCart(ctx, cartId);
}

async function contentOf(ctx: Ctx, cart: CartRow, orderer: Orderer, input: Input): Promise<OrderContent> {
  const buyer = buyerIn(orderer);
  // What delivery costs follows from where it really goes, not from what was guessed in the cart.
  const country = buyer?.delivery.country ?? cart.country;
  const billingCountry = buyer?.billing.country ?? cart.billingCountry;
  const going = { ...cart, country, billingCountry };
  const priced = await pricedCart(ctx, going, { currencyId: input.currencyId });
  const content = orderFromCart(ctx, priced, orderer, input);
  const { orderTotal } = content.values;
  if (input.expectedTotal != null && toCents(input.expectedTotal) !== orderTotal) {
    throw new Refusal('cartChanged', { orderTotal: orderTotal / 100 });
  }
  return content;
}

/** What the buyer does next with a placed order: the way to the payment that it waits for. */
export async function answerOf(kernel: Kernel, ctx: Ctx, { order, payment }: Placed): Promise<Answer> {
  const fixed = {
    orderSlug: order.slug,
    orderKey: orderKey(kernel, order),
    paymentType: paymentTypeOf(order.paymentKind),
  };
  if (!payment) return { ...fixed, html: '', form: null };
  await limitPayments(kernel, ctx, order.id);
  return { ...fixed, ...(await startPayment(kernel, ctx, order, payment)) };
}
