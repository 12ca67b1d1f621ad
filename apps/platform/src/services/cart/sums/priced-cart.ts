import { type Cents, convert, sameCurrency } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Purchasable, readPurchasable } from '#platform/services/catalogue/index.ts';
import type { CompanyCredit } from '#platform/services/companies/index.ts';
import { type ShownCurrency, shownCurrency } from '#platform/services/pricing/index.ts';
import {
  type AppliedPromotion,
  type JudgedPromotion,
  judgePromotions,
  type PromotionRefusal,
} from '#platform/services/promotions/index.ts';
import type { CartRow } from '../cart.queries.ts';
import { deliveryRateOf, isDeliverableTo } from '../delivery/delivery-rate.ts';
import { type CartGift, giveGifts, withGifts } from '../items/gifts.ts';
import { freeQuantity } from '../items/item-stock.ts';
import { productIdsOf, resolveItem } from '../items/resolve-item.ts';
import { isPayableBy, payableOf } from '../payment/payment-rules.ts';
import type { DeliveryMethodRow, PaymentMethodRow, ShopTerms } from '../terms/shop-terms.queries.ts';
import { shopTerms } from '../terms/shop-terms.ts';
import { type CartSums, sumCart } from './cart-sums.ts';
import { cartTax } from './cart-tax.ts';
import { isDigitalItem, ratesOfItem, weightOfItem } from './line-item.ts';
import { type OrderedLines, orderedDelivery } from './ordered-lines.ts';
import {
  type Basket,
  deliveryWithoutTax,
  discountOf,
  giftLine,
  linesOf,
  noPrice,
  type PricedItem,
  pricedLine,
  pricesIn,
  problemsOf,
  promotedOf,
  shownPrice,
} from './priced-lines.ts';

/** A cart with everything that an order takes over. */
export interface PricedCart {
  cart: CartRow;
  purchasable: Purchasable;
  terms: ShopTerms;
  currency: ShownCurrency & { id: number };
  /** What is bought, and after it what promotions give. */
  items: PricedItem[];
  /** Gifts whose conditions the cart meets, with what became of each. */
  gifts: CartGift[];
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
  /** The other country whose tax it carries (OSS); null for the shop's own. */
  taxCountry: string | null;
  /** The company accounts for the tax itself. */
  isReverseCharge: boolean;
  /** What its company may still buy on invoice; null where it was granted no terms. */
  credit: CompanyCredit | null;
  /** What a price of delivery is to this buyer: without the tax in it where they account for it. */
  deliveryAsPaid: (price: Cents) => Cents;
  /** The chosen methods as far as they can still be used; what delivery costs stands in the sums. */
  deliveryMethod: DeliveryMethodRow | undefined;
  paymentMethod: PaymentMethodRow | undefined;
  isFreeByPromotion: boolean;
}

export interface PricingOptions {
  /** The main currency unless given. */
  currencyId?: number | null | undefined;
  /** What was read of the products already. */
  purchasable?: Purchasable | undefined;
  /** What was read of the shop's terms for this cart already. */
  terms?: ShopTerms | undefined;
  /** Who uses of promotions count for, where the cart alone does not say it: a guest whose e-mail is known. */
  customer?: string | undefined;
  /** As if a member card were in the cart: a question of staff. */
  isMember?: boolean | undefined;
  /** What an order that is being changed was placed with: its prices stand. */
  ordered?: OrderedLines | undefined;
}

/** What a company was granted counts in the main currency alone: in another nobody buys so in its name. */
export const creditIn = (
  { site }: Pick<Ctx, 'site'>,
  { code }: Pick<ShownCurrency, 'code'>,
  credit: CompanyCredit | null,
): CompanyCredit | null =>
  credit && { ...credit, isBuyer: credit.isBuyer && code === site.mainCurrency.code };

/**
 * Prices a cart: the one place where rows, discounts, delivery and tax become what is to be paid, for the cart, checkout
 * and the order. Reads in a number of statements that does not depend on the items; writes nothing.
 */
export async function pricedCart(ctx: Ctx, cart: CartRow, options: PricingOptions = {}): Promise<PricedCart> {
  const currency = await shownCurrency(ctx, options.currencyId ?? undefined);
  const bought =
    options.purchasable ?? (await readPurchasable(ctx, productIdsOf(cart.items), `cart:${cart.id}`));
  const terms = options.terms ?? (await shopTerms(ctx, cart, bought.version, options.customer));
  const purchasable = await withGifts(ctx, cart, bought, terms.promotions);
  const isMemberCardValid = cart.memberCardBarcode === null || terms.isMemberCardValid;
  const hasMemberCard = options.isMember ?? (cart.memberCardBarcode !== null && isMemberCardValid);
  const inCart = cart.items.flatMap((row) => {
    const resolved = resolveItem(purchasable, row, ctx.language);
    return resolved ? { row, resolved, isDigital: isDigitalItem(resolved) } : [];
  });
  const isDigital = inCart.length > 0 && inCart.every((item) => item.isDigital);
  const chosen = isDigital ? undefined : terms.deliveryMethods.find(({ id }) => id === cart.deliveryMethodId);
  const tax = cartTax(ctx, cart, { terms, isDigital, chosen, ordered: options.ordered });
  const items = inCart.map((item) => {
    const rates = tax.orderedRates(item.row) ?? ratesOfItem(ctx, cart.storeId, item.resolved, tax.rateOf);
    return { ...item, rates, weight: weightOfItem(item.resolved) };
  });
  const basket: Basket = { ctx, cart, terms, hasMemberCard, ordered: options.ordered, tax, items };

  const prices = pricesIn(basket, sameCurrency);
  const lines = linesOf(basket, prices, sameCurrency);
  const promoted = promotedOf(basket, lines, prices);
  const free = freeQuantity(purchasable);
  const problems = problemsOf(basket, free, prices);
  const { gifts, give } = giveGifts({ purchasable, free, cart, language: ctx.language, isDigital });
  const judgement = judgePromotions(terms.promotions, promoted, { couponId: cart.couponId, give });
  const { judged, coupon, applied: promotions } = judgement;
  const isFreeByPromotion = promotions.some(
    ({ promotion }) => promotion.isFreeDelivery || promotion.kind === 'freeDelivery',
  );

  // A gift makes no parcel dearer.
  const weight = items.reduce((sum, item) => sum + item.weight * item.row.quantity, 0);
  const isNet = tax.isReversed && terms.isTaxIncluded;
  const asPaid = (price: Cents) => (isNet ? deliveryWithoutTax(basket, prices, price) : price);
  const deliveryFor = (total: Cents) => {
    const offer = chosen && deliveryOffer(terms, chosen, { country: cart.country, weight, total });
    const stands = offer && orderedDelivery(options.ordered, cart, total);
    return offer && isFreeByPromotion ? 0 : (stands ?? (offer ? asPaid(offer.price) : null));
  };
  const given = gifts.flatMap((gift) => giftLine(basket, gift) ?? []);
  const giftLines = given.map(({ line }) => line);
  const base = sumCart({
    lines: [...lines, ...giftLines],
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
        lines: [...linesOut, ...giftLines],
        discounts: promotions.map((one) => discountOf(one, rate)),
        delivery: () => (delivery === null ? null : convert(delivery, rate)),
        isTaxIncluded: terms.isTaxIncluded,
      });

  const deliveryMethod = delivery === null ? undefined : chosen;
  const payment = terms.paymentMethods.find(({ id }) => id === cart.paymentMethodId);
  const orderTotal = base.orderTotal;
  const delivered = deliveryMethod?.code ?? null;
  const credit = creditIn(ctx, currency, terms.credit);
  const payable = payableOf(cart, { orderTotal, isDigital, delivery: delivered, credit });
  return {
    cart,
    purchasable,
    terms,
    currency: { ...currency, id: options.currencyId ?? ctx.site.mainCurrency.id },
    items: [
      ...items.map((item, index) => {
        const { row } = item;
        const line = pricedLine(base, lines, shownPrice(row, prices[index]), index);
        const out = isMain ? line : pricedLine(converted, linesOut, shownPrice(row, pricesOut[index]), index);
        return { ...item, base: line, converted: out, problem: problems[index] ?? null, gift: null };
      }),
      ...given.map(({ line: _line, ...item }, index): PricedItem => {
        const at = items.length + index;
        return {
          ...item,
          base: pricedLine(base, [], noPrice, at),
          converted: pricedLine(converted, [], noPrice, at),
          problem: null,
        };
      }),
    ],
    gifts,
    base,
    converted,
    promotions,
    judged,
    couponRefusal: coupon && 'name' in coupon ? coupon : undefined,
    hasMemberCard,
    isMemberCardValid,
    isDigital,
    weight,
    taxCountry: tax.country,
    isReverseCharge: tax.isReversed,
    credit,
    deliveryAsPaid: asPaid,
    deliveryMethod,
    paymentMethod: payment && isPayableBy(payment, payable, terms) ? payment : undefined,
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
