import { type Cents, convert, type Rate } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { spread } from '#platform/kernel/spread.ts';
import type { ItemPrice } from '#platform/services/pricing/index.ts';
import {
  type AppliedPromotion,
  type PromotedCart,
  promotionName,
} from '#platform/services/promotions/index.ts';
import type { CartItemRow, CartRow } from '../cart.queries.ts';
import type { CartGift } from '../items/gifts.ts';
import type { FreeQuantity } from '../items/item-stock.ts';
import { plainOptions, plainOptionsKey } from '../items/options-key.ts';
import type { ResolvedItem } from '../items/resolve-item.ts';
import type { ShopTerms } from '../terms/shop-terms.queries.ts';
import { type CartSums, type LineSums, type SumsDiscount, type SumsLine, withoutTax } from './cart-sums.ts';
import type { CartTax } from './cart-tax.ts';
import {
  type ItemProblem,
  isDigitalItem,
  priceOfItem,
  problemOfItem,
  ratesOfItem,
  weightOfItem,
} from './line-item.ts';
import { type OrderedLines, orderedLine } from './ordered-lines.ts';

/** One item with its prices: cents in the main currency and in the one asked for. */
export interface PricedItem {
  row: CartItemRow;
  resolved: ResolvedItem;
  isDigital: boolean;
  /** Grams of one piece. */
  weight: number;
  /** Rates of tax in hundredths of a percent, by weight. */
  rates: SumsLine['rates'];
  base: PricedLine;
  converted: PricedLine;
  problem: ItemProblem | null;
  /** Set of what a promotion gives: a piece for nothing, which no other promotion counts. */
  gift: { promotionId: number; name: string } | null;
}

/** What an item costs: a piece for everybody and for members, what is paid for it, and the sums of the row. */
export interface PricedLine extends ItemPrice, LineSums {
  unit: Cents;
}

/** A cart on its way to its sums: its items with what is known of each before any price. */
export interface Basket {
  ctx: Ctx;
  cart: CartRow;
  terms: ShopTerms;
  hasMemberCard: boolean;
  ordered: OrderedLines | undefined;
  tax: CartTax;
  items: Array<Pick<PricedItem, 'row' | 'resolved' | 'rates' | 'isDigital' | 'weight'>>;
}

const noSums: LineSums = { row: 0, shares: [], total: 0, tax: 0, taxes: [] };
/** Of what costs nothing, or has no price. */
export const noPrice: ItemPrice = { price: 0, memberPrice: 0, compareAtPrice: null, lowestPrice30: null };

/** What a piece of each item costs the shop's buyers in a currency; without the tax where the buyer accounts for it. */
export function pricesIn({ ctx, cart, terms, tax, items }: Basket, rate: Rate): Array<ItemPrice | null> {
  return items.map(({ resolved }) => {
    const price = priceOfItem(ctx, cart.storeId, resolved, rate);
    if (!price || !tax.isReversed || !terms.isTaxIncluded) return price;
    const rates = ratesOfItem(ctx, cart.storeId, resolved, tax.homeRateOf);
    return {
      price: withoutTax(price.price, rates),
      memberPrice: withoutTax(price.memberPrice, rates),
      compareAtPrice: price.compareAtPrice && withoutTax(price.compareAtPrice, rates),
      lowestPrice30: price.lowestPrice30 && withoutTax(price.lowestPrice30, rates),
    };
  });
}

/** What delivery costs without the tax of what is sent. */
export function deliveryWithoutTax(
  { ctx, cart, items, tax }: Basket,
  prices: ReadonlyArray<ItemPrice | null>,
  cents: Cents,
): Cents {
  const sent = items.flatMap(({ row, resolved, isDigital }, index) => {
    const cost = (prices[index]?.price ?? 0) * row.quantity;
    const rates = ratesOfItem(ctx, cart.storeId, resolved, tax.homeRateOf);
    return isDigital ? [] : weighed(rates, cost);
  });
  return withoutTax(cents, sent);
}

/** What of a cost each rate has. */
function weighed(rates: SumsLine['rates'], cost: Cents): Array<SumsLine['rates'][number]> {
  const shares = spread(
    cost,
    rates.map(({ weight }) => weight),
  );
  return rates.map(({ rate }, index) => ({ rate, weight: shares[index] ?? 0 }));
}

/** The items as the arithmetic sees them: at the price that is paid. */
export function linesOf(
  { items, hasMemberCard, ordered }: Basket,
  prices: ReadonlyArray<ItemPrice | null>,
  rate: Rate,
): SumsLine[] {
  return items.map(({ row, resolved, rates, isDigital }, index) => {
    // What is not sold any more stays in the cart, for nothing, until the buyer takes it out.
    const { price, memberPrice } = (resolved.isPurchasable && prices[index]) || noPrice;
    // What was agreed is paid, and no promotion counts for it.
    if (resolved.isPurchasable && row.agreed) {
      const unit = convert(row.agreed.price, rate);
      return { quantity: row.quantity, unit, price: unit, rates, isDigital };
    }
    const unit = orderedLine(ordered, row)?.unit ?? (hasMemberCard ? memberPrice : price);
    // Without a card nothing is saved by one, however much dearer than in the order it is today.
    const without = hasMemberCard ? Math.max(unit, price) : unit;
    return { quantity: row.quantity, unit, price: without, rates, isDigital };
  });
}

/** What conditions of promotions look at. */
export function promotedOf(
  { ctx, cart, terms, hasMemberCard, ordered, items }: Basket,
  lines: readonly SumsLine[],
  prices: ReadonlyArray<ItemPrice | null>,
): PromotedCart {
  return {
    now: (ordered?.at ?? ctx.now).getTime(),
    userId: cart.userId,
    segmentIds: terms.segmentIds,
    hasMemberCard,
    itemsTotal: lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0),
    items: items.map(({ row, resolved: { product } }, index) => ({
      productId: product.id,
      parentId: product.parentId,
      categoryIds: product.categoryIds,
      quantity: row.quantity,
      unit: lines[index]?.unit ?? 0,
      isReduced: (prices[index]?.compareAtPrice ?? null) !== null,
      isAgreed: row.agreed !== null,
    })),
  };
}

/** The line of a gift that is in the cart: one piece for nothing, taxed as it would be. */
export function giftLine(
  { ctx, cart, tax }: Basket,
  { promotion, given }: CartGift,
): (Basket['items'][number] & Pick<PricedItem, 'gift'> & { line: SumsLine }) | undefined {
  if (!given) return undefined;
  const rates = ratesOfItem(ctx, cart.storeId, given, tax.rateOf);
  const isDigital = isDigitalItem(given);
  return {
    row: {
      id: -promotion.id,
      productId: given.product.id,
      quantity: 1,
      options: plainOptions,
      optionsKey: plainOptionsKey,
      reservation: null,
      reservedUntil: null,
      agreed: null,
    },
    resolved: given,
    rates,
    isDigital,
    weight: weightOfItem(given),
    gift: { promotionId: promotion.id, name: promotionName(ctx, promotion) },
    // Delivery belongs to what is bought, whatever goes along.
    line: { quantity: 1, unit: 0, price: 0, rates, isDigital: true },
  };
}

/** What a promotion takes off, in a currency. */
export function discountOf({ promotion, isFor }: AppliedPromotion, rate: Rate): SumsDiscount {
  const { kind, value, buyQuantity, payQuantity } = promotion;
  if (kind === 'percent') return { kind, value, isFor };
  if (kind === 'fixedPrice') return { kind, value: convert(value, rate), isFor };
  // What is given is a line of its own.
  if (kind === 'gift') return { kind: 'amount', value: 0 };
  if (kind === 'multiBuy' && buyQuantity !== null && payQuantity !== null)
    return { kind: 'freeUnits', value: buyQuantity - payQuantity, every: buyQuantity, isFor };
  return { kind: 'amount', value: convert(value, rate), isFor };
}

/** Why items cannot be ordered as they are; takes what can be from `free`. */
export function problemsOf(
  { items, ordered }: Basket,
  free: FreeQuantity,
  prices: ReadonlyArray<ItemPrice | null>,
) {
  const inCart = new Map<number, number>();
  for (const { row, resolved } of items) {
    const { id } = resolved.product;
    inCart.set(id, (inCart.get(id) ?? 0) + row.quantity);
  }
  return items.map(({ row, resolved }, index) => {
    const line = orderedLine(ordered, row);
    const problem = problemOfItem(row, resolved, {
      free,
      isPriced: row.agreed !== null || line !== undefined || (prices[index] ?? null) !== null,
      inCart: inCart.get(resolved.product.id) ?? 0,
    });
    // What was ordered may stay whatever the shop sells today; more of it only as today.
    return line && row.quantity <= line.quantity ? null : problem;
  });
}

/** An agreed price is nobody's reduction: nothing is announced beside it. */
export function shownPrice({ agreed }: CartItemRow, price: ItemPrice | null | undefined): ItemPrice {
  const shown = price ?? noPrice;
  return agreed ? { ...shown, memberPrice: shown.price, compareAtPrice: null, lowestPrice30: null } : shown;
}

/** What an item costs with its sums. */
export function pricedLine(
  sums: CartSums,
  lines: readonly SumsLine[],
  { price, memberPrice, compareAtPrice, lowestPrice30 }: ItemPrice,
  index: number,
): PricedLine {
  const own = sums.lines[index] ?? noSums;
  return { price, memberPrice, compareAtPrice, lowestPrice30, ...own, unit: lines[index]?.unit ?? 0 };
}
