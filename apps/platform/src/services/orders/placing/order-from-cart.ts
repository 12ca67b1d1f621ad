import { convert } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { PaymentMethodRow } from '#platform/services/cart/index.ts';
import { deliveryOffer, isDeliverableTo, type PricedCart } from '#platform/services/cart/index.ts';
import type { Quantities } from '#platform/services/inventory/index.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import { givesSomething, promotionName } from '#platform/services/promotions/index.ts';
import { documentWords } from '../documents/document-words.ts';
import type { orderItems, orders } from '../order.tables.ts';
import { withdrawalClass } from '../withdrawal/withdrawal-class.ts';
import { buyerIn, type Orderer } from './order-buyer.ts';

type PricedItem = PricedCart['items'][number];

type OrderValues = Omit<
  typeof orders.$inferInsert,
  'siteId' | 'slug' | 'cartId' | 'state' | 'successUrl' | 'failureUrl' | 'holdsStock' | 'givenBackPromotions'
>;
type ItemValues = Omit<typeof orderItems.$inferInsert, 'siteId' | 'orderId' | 'position'>;

/** A cart that lacks nothing, as an order takes it over. */
export interface OrderContent {
  values: OrderValues;
  items: ItemValues[];
  payment: PaymentMethodRow;
  /** What leaves the stock. */
  pieces: Quantities[];
  promotionIds: number[];
  /** Set when the order is one subscription. */
  subscription: { sku: string; quantity: number } | null;
}

/** What the buyer says with the order; what is absent was kept in the cart before. */
export interface OrderMessages {
  orderMessage?: string | null | undefined;
  giftMessage?: string | null | undefined;
  to?: string | null | undefined;
  from?: string | null | undefined;
}

/**
 * Turns a priced cart into the content of an order. Refuses what cannot be ordered: an empty cart (cartEmpty), an item
 * with a problem, a member card or coupon that no longer counts, and what is missing by name (cartIncomplete,
 * ORDER-018).
 */
export function orderFromCart(
  ctx: Ctx,
  priced: PricedCart,
  orderer: Orderer,
  said: OrderMessages,
): OrderContent {
  if (priced.items.length === 0) throw new Refusal('cartEmpty');
  refuseProblems(priced);
  const { deliveryMethod, paymentMethod, cart, terms } = priced;
  const isBranchMissing =
    !priced.isDigital && deliveryMethod?.branchProvider != null && terms.branch === null;
  const buyer = buyerIn(orderer);
  // Goods that are sent have no delivery to another country; what is downloaded goes by the address of the bill.
  const isDeliverable =
    !buyer || !priced.isDigital || isDeliverableTo(terms.allowedCountries, buyer.billing.country);
  const missing = [
    ...(buyer ? [] : [orderer]),
    ...(isDeliverable ? [] : ['addresses']),
    ...(priced.isDigital || deliveryMethod ? [] : ['deliveryMethod']),
    ...(isBranchMissing ? ['deliveryBranch'] : []),
    ...(paymentMethod ? [] : ['paymentMethod']),
    ...(paymentMethod?.isForCompanies && cart.company === null ? ['companyData'] : []),
  ];
  if (missing.length > 0 || !buyer || !paymentMethod) throw new Refusal('cartIncomplete', { missing });
  const { converted: sums, currency } = priced;
  const coupon = priced.promotions.findIndex(({ promotion }) => promotion.code !== null);
  const couponSum = coupon === -1 ? 0 : (sums.discounts[coupon] ?? 0);
  return {
    values: {
      userId: buyer.userId,
      storeId: cart.storeId,
      language: ctx.language,
      currency: currency.code,
      currencySymbol: currencySymbol(currency.code),
      itemsTotal: sums.itemsTotal,
      promotion: sums.discounts.reduce((sum, cents) => sum + cents, 0) - couponSum,
      coupon: couponSum,
      promotions: promotionsOf(ctx, priced),
      loyalty: sums.loyalty,
      delivery: sums.delivery,
      deliveryTax: sums.tax.delivery,
      deliveryTaxes: sums.deliveryTaxes,
      cheapestDelivery: cheapestDelivery(priced),
      orderTotal: sums.orderTotal,
      tax: sums.tax.orderTotal,
      taxes: sums.taxes,
      isTaxIncluded: terms.isTaxIncluded,
      taxCountry: priced.taxCountry,
      isReverseCharge: priced.isReverseCharge,
      email: buyer.email,
      deliveryAddress: buyer.delivery,
      billingAddress: buyer.billing,
      deliveryMethod: deliveryMethod
        ? { id: deliveryMethod.id, name: deliveryMethod.name, ...fetchedAt(deliveryMethod, terms.branch) }
        : null,
      paymentMethodId: paymentMethod.id,
      paymentMethodName: paymentMethod.name,
      paymentKind: paymentMethod.kind,
      company: cart.company,
      couponCode: coupon === -1 ? null : (priced.promotions[coupon]?.promotion.code ?? null),
      memberCardBarcode: priced.hasMemberCard ? cart.memberCardBarcode : null,
      orderMessage: said.orderMessage ?? cart.orderMessage,
      giftMessage: said.giftMessage ?? cart.giftMessage,
      giftTo: said.to ?? cart.giftTo,
      giftFrom: said.from ?? cart.giftFrom,
    },
    items: priced.items.map((item) => itemOf(ctx, item)),
    payment: paymentMethod,
    pieces: priced.items.flatMap(quantityOf),
    promotionIds: priced.promotions
      .filter(({ promotion, gift }) => givesSomething(promotion, gift))
      .map(({ promotion }) => promotion.id),
    subscription: subscriptionOf(priced.items),
  };
}

/** Where the buyer fetches it, and whether that is the shop itself: its carriers' places are sent to. */
function fetchedAt(
  { branchProvider, isPickup }: NonNullable<PricedCart['deliveryMethod']>,
  branch: PricedCart['terms']['branch'],
): Pick<NonNullable<OrderValues['deliveryMethod']>, 'branch' | 'isPickup'> {
  const place = branchProvider === null ? null : branch;
  return {
    branch: place && {
      id: place.id,
      name: place.name,
      address: [place.street, `${place.zipCode} ${place.city}`.trim()].filter(Boolean).join(', '),
      ...(place.phone && { phone: place.phone }),
    },
    isPickup: isPickup || place?.type === 'branch',
  };
}

const promotionsOf = (ctx: Ctx, { promotions, converted }: PricedCart) =>
  promotions.flatMap(({ promotion }, index) =>
    promotion.code === null
      ? [
          {
            name: promotionName(ctx, promotion),
            amount: converted.discounts[index] ?? 0,
            isFreeDelivery: promotion.isFreeDelivery || promotion.kind === 'freeDelivery',
          },
        ]
      : [],
  );

/**
 * What the cheapest delivery of the chosen kind, to an address or to a branch, would have cost: all that has to be given
 * back of the delivery after a withdrawal (Directive 2011/83/EU, Article 13 (2)).
 */
function cheapestDelivery({ terms, deliveryMethod, weight, base, cart, currency, ...priced }: PricedCart) {
  const paid = priced.converted.delivery;
  if (!deliveryMethod) return paid;
  const parcel = { country: cart.country, weight, total: base.cartTotal };
  const offered = terms.deliveryMethods
    .filter(({ branchProvider }) => (branchProvider === null) === (deliveryMethod.branchProvider === null))
    .flatMap((method) => deliveryOffer(terms, method, parcel) ?? []);
  return Math.min(paid, ...offered.map(({ price }) => convert(priced.deliveryAsPaid(price), currency.rate)));
}

function refuseProblems(priced: PricedCart): void {
  const bad = priced.items.filter(({ problem }) => problem !== null);
  const items = bad.map(({ row, problem }) => ({
    itemId: row.id,
    code: problem?.code,
    left: problem?.left ?? null,
  }));
  const isShort = bad.some(({ problem }) => problem?.code === 'outOfStock');
  if (isShort) throw new Refusal('outOfStock', { left: items[0]?.left ?? 0, items });
  for (const code of ['dayNotOffered', 'dayFull'] as const)
    if (items.some((item) => item.code === code)) throw new Refusal(code, { items });
  if (bad.length > 0) throw new Refusal('notForSale', { items });
  if (!priced.isMemberCardValid) throw new Refusal('memberCardInvalid');
  if (priced.couponRefusal) throw new Refusal('cartChanged', { reason: 'coupon' });
}

function itemOf(ctx: Ctx, item: PricedItem): ItemValues {
  const { row, resolved, converted, gift } = item;
  const { product, choices, members } = resolved;
  const heaviest = item.rates.toSorted((a, b) => b.weight - a.weight)[0];
  return {
    cartItemId: gift ? null : row.id,
    giftPromotionId: gift?.promotionId ?? null,
    productId: product.id,
    name: product.name,
    language: product.language,
    sku: product.sku,
    slug: product.mainSlug ?? product.slug,
    mediaId: product.mediaId,
    quantity: row.quantity,
    unitPrice: converted.unit,
    row: converted.row,
    total: converted.total,
    taxRate: heaviest?.rate ?? 0,
    tax: converted.tax,
    taxes: converted.taxes,
    isDigital: item.isDigital,
    isReturnable: product.isReturnable && members.every((member) => member.product.isReturnable),
    withdrawalClass: withdrawalClass(resolved),
    options: [
      ...product.axes.map(({ name, value }) => ({ name, value })),
      ...choices.map(({ name, value }) => ({ name, value })),
      // Read wherever the item is: mails, papers, slips.
      ...(gift ? [{ name: documentWords(ctx.language).given, value: gift.name }] : []),
    ],
    members: members.map(({ product: { name, language }, quantity }) => ({ name, language, quantity })),
    guarantee: product.guarantee,
    chosen: resolved.options,
    pieces: quantityOf(item),
  };
}

const quantityOf = ({ row, resolved }: PricedItem) =>
  resolved.demand.map((one) => ({ ...one, quantity: one.quantity * row.quantity }));

/** An order of one subscription and nothing else is renewed by the provider. */
function subscriptionOf(items: readonly PricedItem[]): { sku: string; quantity: number } | null {
  const [only, ...others] = items.filter(({ gift }) => !gift);
  if (others.length > 0 || !only || !only.resolved.product.isSubscription) return null;
  const sku = only.resolved.options.customPriceOption?.sku ?? only.resolved.product.sku;
  return sku ? { sku, quantity: only.row.quantity } : null;
}
