import type {
  explainPromotions as endpoint,
  PromotionReason,
} from '@izlog/contract/ecommerce/promotion-explain';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { currencySymbol } from '#platform/services/pricing/index.ts';
import {
  findCouponId,
  idsOfWords,
  type JudgedPromotion,
  type PromotionRefusal,
  type PromotionRow,
  promotionName,
} from '#platform/services/promotions/index.ts';
import { type CartRow, cartOfOrder, findCart } from '../cart.queries.ts';
import { plainOptions, plainOptionsKey } from '../items/options-key.ts';
import { emptyCart } from './empty-cart.ts';
import { type PricedCart, pricedCart } from './priced-cart.ts';

type Asked = EndpointParsed<typeof endpoint>;

/**
 * Why a cart costs what it costs: every promotion with what it takes off or why it does not count, by the same pricing that
 * the buyer gets. Reads only; of a cart that was ordered it says what would be so now.
 */
export async function explainPromotions(ctx: Ctx, asked: Asked): Promise<EndpointReturn<typeof endpoint>> {
  const cartId = asked.orderSlug ? await cartOfOrder(ctx, asked.orderSlug) : asked.cartId;
  const isTried = cartId === undefined && !asked.orderSlug;
  const cart = isTried ? await triedCart(ctx, asked) : cartId && (await findCart(ctx, cartId));
  if (!cart) throw new Refusal('notFound');
  const priced = await pricedCart(ctx, cart, {
    ...(isTried && asked.isMember ? { isMember: true } : {}),
  });
  const { items, base, terms } = priced;
  const iso = ctx.site.mainCurrency.code;
  const coupon = terms.promotions.find(({ code }) => code !== null);
  return {
    currency: { iso, symbol: currencySymbol(iso) },
    items: items.map(({ row, resolved: { product }, base: line }) => ({
      productId: product.id,
      name: product.name,
      sku: product.sku,
      quantity: row.quantity,
      price: toDecimal(line.unit),
      row: toDecimal(line.row),
      total: toDecimal(line.total),
    })),
    promotions: [
      ...priced.judged.map((one) => presentOne(ctx, priced, one.promotion, reasonOf(priced, one), one)),
      ...(coupon
        ? [
            presentOne(
              ctx,
              priced,
              coupon,
              reasonOf(priced, {
                promotion: coupon,
                why: priced.couponRefusal,
                gift: giftOf(priced, coupon),
              }),
            ),
          ]
        : []),
    ],
    itemsTotal: toDecimal(base.itemsTotal),
    cartTotal: toDecimal(base.cartTotal),
  };
}

const giftOf = ({ gifts }: PricedCart, { id }: PromotionRow) =>
  gifts.find(({ promotion }) => promotion.id === id)?.outcome;

/** A cart of nobody with the products asked for; refuses with validationFailed what the site has not. */
async function triedCart(ctx: Ctx, { items, email, couponCode }: Asked): Promise<CartRow> {
  const named = await idsOfWords(ctx, { skus: items.map(({ sku }) => sku), emails: email ? [email] : [] });
  const ids = named.products;
  const userId = named.customers[0] ?? null;
  const couponId = couponCode ? await findCouponId(ctx, couponCode) : null;
  const fields = [
    ...items.flatMap(({ sku }, at) =>
      ids[at] === null
        ? [{ path: `items.${at}.sku`, kind: 'reference', message: `${sku} is not of this site.` }]
        : [],
    ),
    ...(email && userId === null
      ? [{ path: 'email', kind: 'reference', message: 'There is no such customer.' }]
      : []),
    ...(couponCode && couponId === undefined
      ? [{ path: 'couponCode', kind: 'reference', message: 'There is no such coupon.' }]
      : []),
  ];
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
  return {
    ...emptyCart(ctx),
    userId,
    couponId: couponId ?? null,
    items: items.flatMap(({ quantity }, at) => {
      const productId = ids[at];
      return productId == null
        ? []
        : [
            {
              id: at + 1,
              productId,
              quantity,
              options: plainOptions,
              optionsKey: plainOptionsKey,
              reservation: null,
              reservedUntil: null,
              agreed: null,
            },
          ];
    }),
  };
}

interface Reason {
  reason: PromotionReason;
  missing: number | null;
}

function reasonOf(
  { hasMemberCard, terms }: PricedCart,
  { promotion, why, overtakenBy, gift }: Pick<JudgedPromotion, 'promotion' | 'why' | 'overtakenBy' | 'gift'>,
): Reason {
  const because = (reason: PromotionReason, missing: number | null = null) => ({ reason, missing });
  if (why) {
    const { payload } = why;
    switch (why.name) {
      case 'couponMinimum':
        return typeof payload.missing === 'number'
          ? because('minimumTotal', payload.missing)
          : because('minimumQuantity', Number(payload.missingQuantity));
      case 'couponNotForItems':
        return because('notForItems');
      case 'couponNotForCustomer':
        if (promotion.segmentId !== null && !terms.segmentIds.includes(promotion.segmentId))
          return because('notForSegment');
        return because(promotion.isForMembers && !hasMemberCard ? 'notForMembers' : 'notForCustomer');
      default:
        return because(plain[why.name] ?? (payload.isByCustomer ? 'usedUpByCustomer' : 'usedUp'));
    }
  }
  if (!overtakenBy && gift === 'gone') return because('giftGone');
  if (!overtakenBy && gift === 'declined') return because('giftDeclined');
  if (!overtakenBy) return because('counts');
  return because(overtakenBy.isLast ? 'stopped' : 'groupTaken');
}

const plain: Partial<Record<PromotionRefusal['name'], PromotionReason>> = {
  couponNotFound: 'off',
  couponNotStarted: 'notStarted',
  couponExpired: 'over',
  outOfStock: 'giftGone',
};

function presentOne(
  ctx: Ctx,
  { promotions, base }: PricedCart,
  promotion: PromotionRow,
  { reason, missing }: Reason,
  { overtakenBy }: Pick<JudgedPromotion, 'overtakenBy'> = {},
) {
  const place = promotions.findIndex((one) => one.promotion.id === promotion.id);
  // Its gift may be gone or declined while delivery is free with it.
  const counts = place !== -1;
  return {
    id: promotion.id,
    name: promotionName(ctx, promotion),
    code: promotion.code,
    kind: promotion.kind,
    reason,
    missing,
    by:
      (reason === 'stopped' || reason === 'groupTaken') && overtakenBy
        ? { id: overtakenBy.id, name: promotionName(ctx, overtakenBy) }
        : null,
    discount: toDecimal(counts ? (base.discounts[place] ?? 0) : 0),
    isFreeDelivery: counts && (promotion.isFreeDelivery || promotion.kind === 'freeDelivery'),
    rows: counts
      ? base.lines.flatMap(({ shares }, item) =>
          (shares[place] ?? 0) > 0 ? [{ item, discount: toDecimal(shares[place] ?? 0) }] : [],
        )
      : [],
  };
}
