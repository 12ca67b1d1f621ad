import type { Cart, CartAlert } from '@izlog/contract/ecommerce/cart/cart';
import { paymentTypeOf } from '@izlog/contract/ecommerce/payment';
import { type Cents, toDecimal } from '@izlog/contract/money';
import { type RefusalName, refusals } from '@izlog/contract/refusals';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import { promotionName } from '#platform/services/promotions/index.ts';
import { readMethodNames } from '../terms/shop-terms.queries.ts';
import type { CartAmounts, CartSums } from './cart-sums.ts';
import { presentDelivery } from './present-delivery.ts';
import { presentItem } from './present-item.ts';
import type { PricedCart } from './priced-cart.ts';
import type { PricedItem } from './priced-lines.ts';

/** Most products that a cart recommends. */
const mostCrossSell = 12;

/** A cart as it goes out (CART-011…017), with `more` of it: amounts with 2 decimals, words in the language of the call. */
export async function presentCart<More extends object>(
  ctx: Ctx,
  priced: PricedCart,
  more?: More,
): Promise<Cart & More> {
  const { cart, items, currency, terms } = priced;
  const mediaIds = items.flatMap(({ resolved }) => resolved.product.mediaId ?? []);
  const pictures = await findPictures(ctx, [...new Set(mediaIds)]);
  const { coupon, promotions } = presentPromotions(ctx, priced);
  const session = { cartId: cart.id, protectCode: cart.protectCode };
  const expiresAt = new Date(cart.updatedAt + terms.cartDays * dayMs).toISOString();
  const head: Omit<Cart, 'items'> = {
    id: cart.id,
    protectCode: cart.protectCode,
    session: { ...session, expiresAt },
    status: cart.status === 'draft' ? 'open' : cart.status,
    userId: cart.userId,
    storeId: cart.storeId,
    currencyId: currency.id,
    currency: { id: currency.id, iso: currency.code, symbol: currencySymbol(currency.code) },
    count: items.reduce((sum, { row }) => sum + row.quantity, 0),
    weight: priced.weight,
    prices: {
      base: presentSums(priced, priced.base),
      converted: presentSums(priced, priced.converted),
    },
    coupon,
    promotions,
    gifts: giftsOf(priced, ctx),
    memberCardBarcode: priced.hasMemberCard ? cart.memberCardBarcode : null,
    memberSaving: priced.hasMemberCard ? 0 : toDecimal(savingOf(items)),
    points: terms.pointRate === null ? null : pointsOf(priced.base.cartTotal, terms.pointRate),
    digitalOnly: priced.isDigital,
    isEProductCart: priced.isDigital,
    isReverseCharge: priced.isReverseCharge,
    ...presentChoices(priced),
    ...presentDelivery(priced),
    crossSellProducts: crossSellOf(items),
    notices: await noticesOf(ctx, priced),
    created_at: new Date(cart.createdAt).toISOString(),
    updated_at: new Date(cart.updatedAt).toISOString(),
  };
  const shown = items.map((item) =>
    presentItem(priced, item, pictures.get(item.resolved.product.mediaId ?? 0)),
  );
  return { ...head, ...more, items: shown } as Cart & More;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Loyalty points for a cart total in cents of the main currency, at hundredths of a point for a whole unit. */
export function pointsOf(cartTotal: Cents, pointRate: number): number {
  return Math.floor((cartTotal * pointRate) / 10_000);
}

/** The sums of a cart in one currency, with the tax in each. */
export function presentSums({ promotions, terms }: PricedCart, sums: CartSums): Cart['prices']['base'] {
  const hasCoupon = promotions.at(-1)?.promotion.code != null;
  const split = (amounts: readonly Cents[]) => {
    const coupon = hasCoupon ? (amounts.at(-1) ?? 0) : 0;
    return { coupon, promotion: amounts.reduce((sum, cents) => sum + cents, 0) - coupon };
  };
  const block = (amounts: CartAmounts, taken: readonly Cents[]) => {
    const { coupon, promotion } = split(taken);
    return {
      itemsTotal: toDecimal(amounts.itemsTotal),
      promotion: toDecimal(promotion),
      coupon: toDecimal(coupon),
      cartTotal: toDecimal(amounts.cartTotal),
      delivery: toDecimal(amounts.delivery),
      loyalty: toDecimal(amounts.loyalty),
      orderTotal: toDecimal(amounts.orderTotal),
    };
  };
  return {
    ...block(sums, sums.discounts),
    tax: block(sums.tax, sums.discountTaxes),
    taxes: sums.taxes.map(({ rate, base, tax }) => ({
      rate: rate / 100,
      base: toDecimal(base),
      tax: toDecimal(tax),
    })),
    isTaxIncluded: terms.isTaxIncluded,
  };
}

function presentPromotions(
  ctx: Ctx,
  { promotions, converted, isFreeByPromotion }: PricedCart,
): Pick<Cart, 'coupon' | 'promotions'> {
  const shown = promotions.map(({ promotion }, index) => ({
    promotion,
    name: promotionName(ctx, promotion),
    discount: toDecimal(converted.discounts[index] ?? 0),
    isFreeDelivery: isFreeByPromotion && (promotion.isFreeDelivery || promotion.kind === 'freeDelivery'),
  }));
  const coupon = shown.find(({ promotion }) => promotion.code !== null);
  return {
    coupon: coupon
      ? {
          code: coupon.promotion.code ?? '',
          name: coupon.name,
          kind: coupon.promotion.kind,
          percent: coupon.promotion.kind === 'percent' ? coupon.promotion.value / 100 : null,
          isFreeDelivery: coupon.isFreeDelivery,
          discount: coupon.discount,
        }
      : false,
    promotions: shown
      .filter(({ promotion }) => promotion.code === null)
      .map(({ name, discount, isFreeDelivery }) => ({ name, discount, isFreeDelivery })),
  };
}

function presentChoices({
  cart,
  terms,
  deliveryMethod,
  paymentMethod,
}: PricedCart): Pick<
  Cart,
  'deliveryMethodId' | 'deliveryMethod' | 'paymentMethodId' | 'paymentMethod' | 'companyData' | 'options'
> {
  return {
    deliveryMethodId: deliveryMethod?.id ?? null,
    deliveryMethod: deliveryMethod
      ? {
          id: deliveryMethod.id,
          name: deliveryMethod.name,
          branch: terms.branch && chosenBranch(terms.branch),
        }
      : null,
    paymentMethodId: paymentMethod?.id ?? null,
    paymentMethod: paymentMethod
      ? {
          id: paymentMethod.id,
          name: paymentMethod.name,
          paymentType: paymentTypeOf(paymentMethod.kind),
        }
      : null,
    companyData: cart.company,
    options: {
      deliveryBranchId: deliveryMethod ? (terms.branch?.id ?? null) : null,
      giftMessage: cart.giftMessage,
      orderMessage: cart.orderMessage,
      to: cart.giftTo,
      from: cart.giftFrom,
    },
  };
}

function savingOf(items: readonly PricedItem[]): Cents {
  return items.reduce((sum, { row, converted }) => {
    return sum + (converted.price - converted.memberPrice) * row.quantity;
  }, 0);
}

const giftsOf = ({ gifts }: PricedCart, ctx: Ctx): Cart['gifts'] =>
  gifts.map(({ promotion, given, offered }) => ({
    promotionId: promotion.id,
    name: promotionName(ctx, promotion),
    productId: given?.product.id ?? null,
    products: offered.map(({ product }) => ({
      productId: product.id,
      name: [product.name, ...product.axes.map(({ value }) => value)].join(', '),
    })),
  }));

function crossSellOf(items: readonly PricedItem[]): number[] {
  const found = new Set<number>();
  for (const { resolved } of items) for (const id of resolved.product.crossSell) found.add(id);
  for (const { resolved } of items) {
    found.delete(resolved.product.id);
    found.delete(resolved.product.parentId ?? 0);
  }
  return [...found].slice(0, mostCrossSell);
}

/** What fell away, by the name under which the buyer knows it (ORDER-004). */
async function noticesOf(ctx: Ctx, priced: PricedCart): Promise<CartAlert[]> {
  const { cart, terms, couponRefusal, isMemberCardValid, deliveryMethod, paymentMethod } = priced;
  const notices: CartAlert[] = [];
  const say = (code: CartAlert['code'], name: string | null, reason: RefusalName) =>
    notices.push({ code, name, reason: refusals[reason].code });
  const coupon = terms.promotions.find(({ code }) => code !== null);
  if (couponRefusal) say('couponDropped', coupon?.code ?? null, couponRefusal.name);
  if (!isMemberCardValid) say('memberCardDropped', cart.memberCardBarcode, 'memberCardInvalid');
  const deliveryMethodId = deliveryMethod || priced.isDigital ? null : cart.deliveryMethodId;
  const paymentMethodId = paymentMethod ? null : cart.paymentMethodId;
  if (deliveryMethodId === null && paymentMethodId === null) return notices;
  const { delivery, payment } = await readMethodNames(ctx, { deliveryMethodId, paymentMethodId });
  if (deliveryMethodId !== null) say('deliveryMethodDropped', delivery, 'deliveryMethodNotApplicable');
  if (paymentMethodId !== null) say('paymentMethodDropped', payment, 'paymentMethodNotApplicable');
  return notices;
}

/** What the checkout shows of it beside the list of places. */
const chosenBranch = ({
  street: _street,
  zipCode: _zipCode,
  city: _city,
  phone: _phone,
  ...branch
}: NonNullable<PricedCart['terms']['branch']>) => branch;
