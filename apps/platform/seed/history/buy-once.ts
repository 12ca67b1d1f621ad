import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import {
  applicableDeliveryMethods,
  saveDeliveryMethod,
} from '#platform/services/cart/delivery/delivery-operations.ts';
import { addItem } from '#platform/services/cart/items/change-items.ts';
import {
  applicablePaymentMethods,
  saveCheckoutOptions,
  savePaymentMethod,
} from '#platform/services/cart/payment/payment-operations.ts';
import { newCartSession } from '#platform/services/cart/read-cart.ts';
import { applyCoupon } from '#platform/services/cart/terms/change-terms.ts';
import { createOrder } from '#platform/services/orders/placing/create-order.ts';
import { updateGuest } from '#platform/services/people/account/update-guest.ts';
import { recordConsents } from '#platform/services/people/consents/record-consents.ts';
import type { Buyer } from './buyers.ts';
import type { Chance } from './chance.ts';

/** An order as it was placed. */
export interface Placed {
  slug: string;
  /** Code of the payment method of the demonstration. */
  paymentKind: string;
}

/** Fills a cart and orders it, as the buyer does; undefined when nothing they wanted is sold. */
export async function buyOnce(
  kernel: Kernel,
  visitor: Ctx,
  {
    buyer,
    userId,
    chance,
    stall,
  }: { buyer: Buyer; userId: number | undefined; chance: Chance; stall: Stall },
): Promise<Placed | undefined> {
  const ctx: Ctx =
    userId === undefined
      ? { ...visitor, caller: { kind: 'visitor' } }
      : { ...visitor, caller: { kind: 'customer', userId, sessionId: '' } };
  const { id: cartId, protectCode } = await newCartSession(ctx);
  const key = { cartId, protectCode };
  if (!(await fill(ctx, key, chance, stall))) return undefined;
  if (chance.happens(0.08)) await unlessRefused(() => applyCoupon(ctx, { ...key, couponCode: 'JESEN10' }));
  await saveCheckoutOptions(ctx, {
    ...key,
    countryId: buyer.address.country,
    billingCountryId: buyer.address.country,
    zipCode: buyer.address.zipCode,
    // Which payments are offered depends on who the bill is for.
    companyData: buyer.company,
  });
  await chooseDelivery(ctx, key, buyer, chance);
  const payment = await choosePayment(ctx, key, buyer, chance);
  const guest =
    userId === undefined
      ? await updateGuest(kernel, ctx, {
          email: buyer.email,
          details: { firstName: buyer.firstName, lastName: buyer.lastName },
          addresses: [buyer.address],
        })
      : undefined;
  await recordConsents(ctx, {
    sourceType: 'checkoutForm',
    consents: ['IZ-UVJETI', 'IZ-DIGITALNO'],
    user:
      userId === undefined
        ? { userType: 'guest', email: buyer.email }
        : { userType: 'user', userId, email: buyer.email },
    at: ctx.now,
  });
  const address = ctx.site.addresses[0] ?? '';
  const { orderSlug } = await createOrder(kernel, ctx, {
    ...key,
    userId: userId ?? guest?.id,
    guestKey: guest?.guestKey,
    successURL: `${address}/naplata/uspjesna`,
    failureURL: `${address}/naplata/neuspjesna`,
  });
  return { slug: orderSlug, paymentKind: payment };
}

interface Key {
  cartId: number;
  protectCode: string;
}

/** What buyers choose from, and what they found out that cannot be obtained: it is asked for once. */
export interface Stall {
  productIds: readonly number[];
  refused: Set<string>;
}

export async function openStall(ctx: Ctx): Promise<Stall> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where site_id = ${ctx.site.id} and is_published and format = 'simple' order by id`);
  return { productIds: rows.map(({ id }) => id), refused: new Set() };
}

/** Puts one to three products into the cart; false when none of those that were tried is sold like that. */
async function fill(ctx: Ctx, key: Key, chance: Chance, { productIds, refused }: Stall): Promise<boolean> {
  const wanted = chance.pick([1, 1, 1, 2, 2, 3]);
  let filled = 0;
  for (let tried = 0; tried < 12 && filled < wanted; tried++) {
    const productId = productIds[Math.floor(chance.next() ** 1.6 * productIds.length)];
    if (!productId) return false;
    const qty = chance.pick([1, 1, 1, 1, 2, 3]);
    const name = `${qty} of ${productId}`;
    if (refused.has(name)) continue;
    if (await unlessRefused(() => addItem(ctx, { ...key, productId, qty }))) filled++;
    else refused.add(name);
  }
  return filled > 0;
}

async function chooseDelivery(ctx: Ctx, key: Key, buyer: Buyer, chance: Chance): Promise<void> {
  const countryId = buyer.address.country;
  const methods = await applicableDeliveryMethods(ctx, { ...key, countryId });
  if (methods.length === 0) return;
  const { id: deliveryMethodId, options } = chance.pick(methods);
  const branchId = options.hasBranches ? chance.pick(options.branches).id : null;
  await saveDeliveryMethod(ctx, { ...key, deliveryMethodId, branchId, countryId });
}

/** Most pay by card; returns the kind that was chosen. */
async function choosePayment(ctx: Ctx, key: Key, buyer: Buyer, chance: Chance): Promise<string> {
  const methods = (await applicablePaymentMethods(ctx, key)).filter(
    (one) => !one.companyOnly || buyer.company,
  );
  const card = methods.find(({ kind }) => kind === 'sandbox');
  const method = card && chance.happens(0.55) ? card : chance.pick(methods);
  await savePaymentMethod(ctx, { ...key, paymentMethodId: method.id, companyData: buyer.company });
  return method.kind;
}

/** Undefined where the shop refused: a buyer who finds something sold out looks for something else. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
