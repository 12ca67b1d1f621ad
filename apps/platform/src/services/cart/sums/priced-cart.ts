import { type Cents, convert, type Rate, sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '../../../kernel/context.ts';
import { type Purchasable, readPurchasable } from '../../catalogue/index.ts';
import { type ItemPrice, type ShownCurrency, shownCurrency } from '../../pricing/index.ts';
import {
  type AppliedPromotion,
  appliedOf,
  couponOf,
  type JudgedPromotion,
  judgePromotions,
  type PromotedCart,
  type PromotionRefusal,
} from '../../promotions/index.ts';
import type { CartItemRow, CartRow } from '../cart.queries.ts';
import { deliveryRateOf, isDeliverableTo } from '../delivery/delivery-rate.ts';
import { freeQuantity } from '../items/item-stock.ts';
import { productIdsOf, type ResolvedItem, resolveItem } from '../items/resolve-item.ts';
import { isPayableBy } from '../payment/payment-rules.ts';
import type { DeliveryMethodRow, PaymentMethodRow, ShopTerms } from '../terms/shop-terms.queries.ts';
import { shopTerms } from '../terms/shop-terms.ts';
import { type CartSums, type LineSums, type SumsDiscount, type SumsLine, sumCart } from './cart-sums.ts';
import {
  type ItemProblem,
  isDigitalItem,
  priceOfItem,
  problemOfItem,
  ratesOfItem,
  weightOfItem,
} from './line-item.ts';
import { type OrderedLines, orderedDelivery, orderedLine } from './ordered-lines.ts';

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
}

/** What an item costs: a piece for everybody and for members, what is paid for it, and the sums of the row. */
export interface PricedLine extends ItemPrice, LineSums {
  unit: Cents;
}

/** A cart with everything that an order takes over. */
export interface PricedCart {
  cart: CartRow;
  sold: Purchasable;
  terms: ShopTerms;
  currency: ShownCurrency & { id: number };
  items: PricedItem[];
  /** Sums in the main currency, and in that of the cart. */
  base: CartSums;
  converted: CartSums;
  /** Promotions in force, the coupon last; `discounts` of the sums are in the same order. */
  promotions: AppliedPromotion[];
  /** Every promotion without a code in its order, with why it does not count. */
  judged: JudgedPromotion[];
  /** Why the coupon of the cart does not count. */
  couponRefusal: PromotionRefusal | undefined;
  hasMemberCard: boolean;
  /** False when the card in the cart is not valid any more. */
  isMemberCardValid: boolean;
  /** Nothing of it is sent by post. */
  isDigital: boolean;
  /** Grams of what is sent by post. */
  weight: number;
  /** The chosen methods as far as they can still be used; what delivery costs stands in the sums. */
  deliveryMethod: DeliveryMethodRow | undefined;
  paymentMethod: PaymentMethodRow | undefined;
  isFreeByPromotion: boolean;
}

export interface PricingOptions {
  /** The main currency unless given. */
  currencyId?: number | null | undefined;
  /** What was read of the products already. */
  sold?: Purchasable | undefined;
  /** What was read of the shop's terms for this cart already. */
  terms?: ShopTerms | undefined;
  /** As if a member card were in the cart: a question of staff. */
  isMember?: boolean | undefined;
  /** What an order that is being changed was placed with: its prices stand. */
  ordered?: OrderedLines | undefined;
}

interface Basket {
  ctx: Ctx;
  cart: CartRow;
  terms: ShopTerms;
  hasMemberCard: boolean;
  ordered: OrderedLines | undefined;
  items: Array<Pick<PricedItem, 'row' | 'resolved' | 'rates' | 'isDigital' | 'weight'>>;
}

const noSums: LineSums = { row: 0, shares: [], total: 0, tax: 0, taxes: [] };
const noPrice: ItemPrice = { regular: 0, member: 0, former: null, lowest: null };

/**
 * Prices a cart: the one place where rows, discounts, delivery and tax become what is to be paid, for the cart, checkout
 * and the order. Reads in a number of statements that does not depend on the items; writes nothing.
 */
export async function pricedCart(ctx: Ctx, cart: CartRow, options: PricingOptions = {}): Promise<PricedCart> {
  const currency = await shownCurrency(ctx, options.currencyId ?? undefined);
  const purchasable =
    options.sold ?? (await readPurchasable(ctx, productIdsOf(cart.items), `cart:${cart.id}`));
  const terms = options.terms ?? (await shopTerms(ctx, cart, purchasable.version));
  const isMemberCardValid = cart.memberCardBarcode === null || terms.isMemberCardValid;
  const hasMemberCard = options.isMember ?? (cart.memberCardBarcode !== null && isMemberCardValid);
  const items = cart.items.flatMap((row) => {
    const resolved = resolveItem(purchasable, row, ctx.language);
    if (!resolved) return [];
    const rates = ratesOfItem(ctx, cart.storeId, resolved, terms.usualTaxRate);
    return { row, resolved, rates, isDigital: isDigitalItem(resolved), weight: weightOfItem(resolved) };
  });
  const basket: Basket = { ctx, cart, terms, hasMemberCard, ordered: options.ordered, items };

  const prices = pricesIn(basket, sameCurrency);
  const lines = linesOf(basket, prices, sameCurrency);
  const promoted = promotedOf(basket, lines, prices);
  const coupon = couponOf(terms.promotions, promoted, cart.couponId);
  const judged = judgePromotions(terms.promotions, promoted);
  const promotions = appliedOf(judged);
  if (coupon && 'promotion' in coupon) promotions.push(coupon);
  const isFreeByPromotion = promotions.some(
    ({ promotion }) => promotion.isFreeDelivery || promotion.kind === 'freeDelivery',
  );

  const isDigital = items.length > 0 && items.every((item) => item.isDigital);
  const weight = items.reduce((sum, item) => sum + item.weight * item.row.quantity, 0);
  const chosen = isDigital ? undefined : terms.deliveryMethods.find(({ id }) => id === cart.deliveryMethodId);
  const deliveryFor = (total: Cents) => {
    const offer = chosen && deliveryOffer(terms, chosen, { country: cart.country, weight, total });
    const stands = offer && orderedDelivery(options.ordered, cart, total);
    return offer && isFreeByPromotion ? 0 : (stands ?? offer?.price ?? null);
  };
  const base = sumCart({
    lines,
    discounts: promotions.map((one) => discountOf(one, sameCurrency)),
    delivery: deliveryFor,
    isTaxIncluded: terms.isTaxIncluded,
  });
  const delivery = deliveryFor(base.cartTotal);

  const { rate } = currency;
  const isMain = rate.numerator === rate.denominator;
  const pricesOut = isMain ? prices : pricesIn(basket, rate);
  const linesOut = isMain ? lines : linesOf(basket, pricesOut, rate);
  const converted = isMain
    ? base
    : sumCart({
        lines: linesOut,
        discounts: promotions.map((one) => discountOf(one, rate)),
        delivery: () => (delivery === null ? null : convert(delivery, rate)),
        isTaxIncluded: terms.isTaxIncluded,
      });

  const problems = problemsOf(basket, purchasable, prices);
  const deliveryMethod = delivery === null ? undefined : chosen;
  const payment = terms.paymentMethods.find(({ id }) => id === cart.paymentMethodId);
  const payable = {
    country: cart.billingCountry ?? cart.country,
    orderTotal: base.orderTotal,
    isDigital,
    delivery: deliveryMethod?.code ?? null,
  };
  return {
    cart,
    sold: purchasable,
    terms,
    currency: { ...currency, id: options.currencyId ?? ctx.site.mainCurrency.id },
    items: items.map(({ row, resolved, rates, isDigital, weight }, index) => {
      const line = pricedLine(base, lines, shownPrice(row, prices[index]), index);
      const out = isMain ? line : pricedLine(converted, linesOut, shownPrice(row, pricesOut[index]), index);
      const problem = problems[index] ?? null;
      return { row, resolved, rates, isDigital, weight, base: line, converted: out, problem };
    }),
    base,
    converted,
    promotions,
    judged,
    couponRefusal: coupon && 'name' in coupon ? coupon : undefined,
    hasMemberCard,
    isMemberCardValid,
    isDigital,
    weight,
    deliveryMethod,
    paymentMethod: payment && isPayableBy(payment, payable) ? payment : undefined,
    isFreeByPromotion,
  };
}

/** What a method costs for a parcel; undefined when it is not offered. */
export function deliveryOffer(
  terms: ShopTerms,
  method: DeliveryMethodRow,
  parcel: { country: string | null; weight: number; total: Cents },
): { price: Cents; freeFrom: Cents | null } | undefined {
  return isDeliverableTo(terms.allowedCountries, parcel.country) ? deliveryRateOf(method, parcel) : undefined;
}

function pricesIn({ ctx, cart, items }: Basket, rate: Rate): Array<ItemPrice | null> {
  return items.map(({ resolved }) => priceOfItem(ctx, cart.storeId, resolved, rate));
}

function linesOf(
  { items, hasMemberCard, ordered }: Basket,
  prices: ReadonlyArray<ItemPrice | null>,
  rate: Rate,
): SumsLine[] {
  return items.map(({ row, resolved, rates, isDigital }, index) => {
    // What is not sold any more stays in the cart, for nothing, until the buyer takes it out.
    const { regular, member } = (resolved.isSold && prices[index]) || noPrice;
    // What was agreed is paid, and no promotion counts for it.
    if (resolved.isSold && row.agreed) {
      const unit = convert(row.agreed.price, rate);
      return { quantity: row.quantity, unit, regular: unit, rates, isDigital };
    }
    const unit = orderedLine(ordered, row)?.unit ?? (hasMemberCard ? member : regular);
    // Without a card nothing is saved by one, however much dearer than in the order it is today.
    const without = hasMemberCard ? Math.max(unit, regular) : unit;
    return { quantity: row.quantity, unit, regular: without, rates, isDigital };
  });
}

function promotedOf(
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
      isReduced: (prices[index]?.former ?? null) !== null,
      isAgreed: row.agreed !== null,
    })),
  };
}

function discountOf({ promotion, isFor }: AppliedPromotion, rate: Rate): SumsDiscount {
  const { kind, value, buyQuantity, payQuantity } = promotion;
  if (kind === 'percent') return { kind, value, isFor };
  if (kind === 'fixedPrice') return { kind, value: convert(value, rate), isFor };
  if (kind === 'gift') return { kind: 'freeUnits', value: 1, isFor };
  if (kind === 'multiBuy' && buyQuantity !== null && payQuantity !== null)
    return { kind: 'freeUnits', value: buyQuantity - payQuantity, every: buyQuantity, isFor };
  return { kind: 'amount', value: convert(value, rate), isFor };
}

function problemsOf({ items, ordered }: Basket, sold: Purchasable, prices: ReadonlyArray<ItemPrice | null>) {
  const free = freeQuantity(sold);
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
function shownPrice({ agreed }: CartItemRow, price: ItemPrice | null | undefined): ItemPrice {
  const shown = price ?? noPrice;
  return agreed ? { ...shown, member: shown.regular, former: null, lowest: null } : shown;
}

function pricedLine(
  sums: CartSums,
  lines: readonly SumsLine[],
  { regular, member, former, lowest }: ItemPrice,
  index: number,
): PricedLine {
  const own = sums.lines[index] ?? noSums;
  return { regular, member, former, lowest, ...own, unit: lines[index]?.unit ?? 0 };
}
