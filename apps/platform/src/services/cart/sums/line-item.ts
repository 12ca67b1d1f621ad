import type { itemProblems } from '@izlog/contract/ecommerce/cart/cart';
import { type Cents, convert, type Rate } from '@izlog/contract/money';
import { quantityFault } from '@izlog/contract/product/quantity-fault';
import type { Ctx } from '#platform/kernel/context.ts';
import type { PurchasableProduct } from '#platform/services/catalogue/index.ts';
import { type ItemPrice, priceWithOptions } from '#platform/services/pricing/index.ts';
import type { CartItemRow } from '../cart.queries.ts';
import type { FreeQuantity } from '../items/item-stock.ts';
import type { ResolvedItem } from '../items/resolve-item.ts';
import type { SumsLine } from './cart-sums.ts';

/** Why an item cannot be ordered as it is; `left` pieces of it could be. */
export interface ItemProblem {
  code: (typeof itemProblems)[number];
  left: number | null;
}

/**
 * What one piece of an item costs in a currency, cents; null when it has no price. Each amount is converted once, as the
 * page of the product shows it; sums are added up afterwards (PRODUCT-044).
 */
export function priceOfItem(
  ctx: Ctx,
  storeId: number | null,
  resolved: ResolvedItem,
  rate: Rate,
): ItemPrice | null {
  const { product, chosenVariants, answers, members } = resolved;
  const shown = product.priceAt(storeId, ctx.now.getTime(), chosenVariants);
  const out = (cents: Cents | null) => (cents === null ? null : convert(cents, rate));
  const own = answers.effectIn(rate);
  const ofMembers = members.reduce(
    (sum, member) => sum + member.answers.effectIn(rate).surcharge * member.quantity,
    0,
  );
  return priceWithOptions(
    shown && {
      ...shown,
      price: out(shown.price),
      compareAtPrice: out(shown.compareAtPrice),
      memberPrice: out(shown.memberPrice),
      discount: shown.discount && {
        ...shown.discount,
        lowestPrice30: convert(shown.discount.lowestPrice30, rate),
      },
    },
    { price: own.price, surcharge: own.surcharge + ofMembers },
  );
}

/**
 * Tax of an item, hundredths of a percent: that of its product. A bundle without a tax class has the rates of its members,
 * weighed by what each costs.
 */
export function ratesOfItem(
  ctx: Ctx,
  storeId: number | null,
  { product, members }: ResolvedItem,
  rateOf: (product: PurchasableProduct) => number,
): SumsLine['rates'] {
  if (product.taxClassId !== null || members.length === 0) return [{ rate: rateOf(product), weight: 1 }];
  const weights = new Map<number, number>();
  for (const { product: member, quantity } of members) {
    const cents = (member.priceAt(storeId, ctx.now.getTime())?.price ?? 0) * quantity;
    weights.set(rateOf(member), (weights.get(rateOf(member)) ?? 0) + cents);
  }
  return [...weights].map(([rate, weight]) => ({ rate, weight }));
}

/** Whether nothing of an item is sent by post: e-products, services, subscriptions without a weight (CART-017). */
export function isDigitalItem({ product, members }: ResolvedItem): boolean {
  const isDigital = (one: PurchasableProduct) =>
    one.format === 'e-product' ||
    one.type === 'e-product' ||
    one.type === 'service' ||
    (one.isSubscription && one.weight === null);
  return members.length > 0 ? members.every((one) => isDigital(one.product)) : isDigital(product);
}

/** Grams of one piece that go by post. */
export function weightOfItem(item: ResolvedItem): number {
  if (isDigitalItem(item)) return 0;
  const { product, members } = item;
  if (product.weight !== null || members.length === 0) return product.weight ?? 0;
  return members.reduce((sum, one) => sum + (one.product.weight ?? 0) * one.quantity, 0);
}

/**
 * Why an item cannot be ordered as it is. `inCart` pieces of its product are in the cart altogether; pieces it may have
 * are taken from `free`, so items have to be asked in the order of the cart.
 */
export function problemOfItem(
  row: Pick<CartItemRow, 'quantity'>,
  resolved: ResolvedItem,
  { free, isPriced, inCart }: { free: FreeQuantity; isPriced: boolean; inCart: number },
): ItemProblem | null {
  const { product, isPurchasable, isIncomplete, problems } = resolved;
  if (!isPurchasable) return { code: 'notForSale', left: 0 };
  if (isDayGone(problems)) return { code: 'dayNotOffered', left: null };
  if (isIncomplete || problems.length > 0) return { code: 'configurationMissing', left: null };
  if (!isPriced) return { code: 'notForSale', left: 0 };
  const [most, onDay] = [free.most(resolved), free.mostOnDay(resolved)];
  free.take(resolved, row.quantity);
  if (row.quantity > most) return { code: onDay <= most ? 'dayFull' : 'outOfStock', left: most };
  if (!isQuantityAllowed(product, row.quantity, inCart)) {
    return { code: 'quantityNotAllowed', left: product.maxQuantity };
  }
  return null;
}

/** Whether nothing is wrong with answers but the day: closed since, or gone by. */
export const isDayGone = (problems: ResolvedItem['problems']): boolean =>
  problems.length > 0 && problems.every(({ kind }) => kind === 'dayNotOffered');

/** Whether a product is sold in this quantity: its least, its steps, and the most of one order. */
export function isQuantityAllowed(
  { minQuantity: min, maxQuantity: max, quantityStep: step }: PurchasableProduct,
  quantity: number,
  inCart: number,
): boolean {
  return quantityFault(quantity, { min, max, step }) === undefined && (max === null || inCart <= max);
}
