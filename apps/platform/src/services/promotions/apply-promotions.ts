import type { Cents } from '@izlog/contract/money';
import { toDecimal } from '@izlog/contract/money';
import type { RefusalName } from '@izlog/contract/refusals';
import type { Ctx } from '../../kernel/context.ts';
import type { PromotionRow } from './promotion-row.ts';

/** What conditions of promotions look at. */
export interface PromotedCart {
  now: number;
  userId: number | null;
  /** Segments of the customer, of those that a promotion asks for. */
  segmentIds: readonly number[];
  hasMemberCard: boolean;
  /** All rows together, cents of the main currency. */
  itemsTotal: Cents;
  items: ReadonlyArray<{
    productId: number;
    parentId: number | null;
    categoryIds: readonly number[];
    quantity: number;
    /** What a piece costs before discounts. */
    unit: Cents;
    isReduced: boolean;
    /** Its price was agreed with the buyer: no promotion counts for it. */
    isAgreed: boolean;
  }>;
}

/** A promotion in force, and the rows it is for. */
export interface AppliedPromotion {
  promotion: PromotionRow;
  isFor: (index: number) => boolean;
}

/** Why a promotion does not count. */
export interface PromotionRefusal {
  name: RefusalName;
  payload: Record<string, unknown>;
}

/** A promotion without a code, the rows it is for, and why it does not count, if it does not. */
export interface JudgedPromotion extends AppliedPromotion {
  why?: PromotionRefusal | undefined;
  /** The promotion before it that leaves no room for it: the last of all, or the first of its group. */
  overtakenBy?: PromotionRow | undefined;
}

/** Holds each promotion without a code against a cart, in their order: those that count and why others do not. */
export function judgePromotions(promotions: readonly PromotionRow[], cart: PromotedCart): JudgedPromotion[] {
  // Made once, so that many promotions do not each go through all items of a long cart.
  const index = indexOf(cart);
  const firstOf = new Map<string, PromotionRow>();
  let last: PromotionRow | undefined;
  return promotions.flatMap((promotion): JudgedPromotion[] => {
    if (promotion.code !== null) return [];
    const { stackGroup } = promotion;
    const rows = rowsOf(promotion, cart, index);
    const overtakenBy = last ?? (stackGroup === null ? undefined : firstOf.get(stackGroup));
    const judged = { promotion, isFor: inRows(promotion, cart, rows), overtakenBy };
    const why = whyNot(promotion, cart, rows);
    if (why || overtakenBy) return [{ ...judged, why }];
    if (stackGroup !== null) firstOf.set(stackGroup, promotion);
    if (promotion.isLast) last = promotion;
    return [judged];
  });
}

/** The promotions that count. */
export const appliedOf = (judged: readonly JudgedPromotion[]): AppliedPromotion[] =>
  judged.filter(({ why, overtakenBy }) => !why && !overtakenBy);

/**
 * The coupon of a cart when it counts, else why it does not; undefined without a coupon (CART-060). One that staff have
 * deleted meanwhile is not among the promotions any more.
 */
export function couponOf(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
  couponId: number | null,
): AppliedPromotion | PromotionRefusal | undefined {
  if (couponId === null) return undefined;
  const promotion = promotions.find(({ code }) => code !== null);
  if (!promotion) return { name: 'couponNotFound', payload: {} };
  const rows = rowsOf(promotion, cart, indexOf(cart));
  return whyNot(promotion, cart, rows) ?? { promotion, isFor: inRows(promotion, cart, rows) };
}

function whyNot(
  promotion: PromotionRow,
  cart: PromotedCart,
  rows: ReadonlySet<number>,
): PromotionRefusal | undefined {
  const { validFrom, validTo, usageLimit, customerLimit, used, usedByCustomer, userIds } = promotion;
  const no = (name: RefusalName, payload: Record<string, unknown> = {}) => ({ name, payload });
  // A coupon that was switched off is as good as unknown.
  if (!promotion.isActive) return no('couponNotFound');
  if (validFrom !== null && cart.now < validFrom) {
    return no('couponNotStarted', { validFrom: new Date(validFrom).toISOString() });
  }
  if (validTo !== null && cart.now >= validTo) {
    return no('couponExpired', { validTo: new Date(validTo).toISOString() });
  }
  const isUsedUp = usageLimit !== null && used >= usageLimit;
  const isUsedByCustomer = customerLimit !== null && usedByCustomer >= customerLimit;
  if (isUsedUp || isUsedByCustomer) return no('couponUsedUp', { isByCustomer: !isUsedUp });
  const isForUser = userIds.length === 0 || (cart.userId !== null && userIds.includes(cart.userId));
  const isInSegment = promotion.segmentId === null || cart.segmentIds.includes(promotion.segmentId);
  if (!isForUser || !isInSegment || (promotion.isForMembers && !cart.hasMemberCard))
    return no('couponNotForCustomer');
  return whyNotForItems(promotion, cart, rows, no);
}

function whyNotForItems(
  promotion: PromotionRow,
  cart: PromotedCart,
  rows: ReadonlySet<number>,
  no: (name: RefusalName, payload?: Record<string, unknown>) => PromotionRefusal,
): PromotionRefusal | undefined {
  const { minTotal, buyQuantity, giftProductId } = promotion;
  if (rows.size === 0) return no('couponNotForItems');
  // The gift itself earns nobody a gift.
  const itemsTotal = cart.itemsTotal - giftWorth(promotion, cart);
  if (minTotal !== null && itemsTotal < minTotal) {
    return no('couponMinimum', {
      minimum: toDecimal(minTotal),
      missing: toDecimal(minTotal - itemsTotal),
    });
  }
  const minQuantity = Math.max(promotion.minQuantity ?? 0, buyQuantity ?? 0);
  const quantities = [...rows].reduce((sum, index) => sum + (cart.items[index]?.quantity ?? 0), 0);
  if (quantities < minQuantity) {
    return no('couponMinimum', { minimumQuantity: minQuantity, missingQuantity: minQuantity - quantities });
  }
  if (promotion.kind === 'gift' && !cart.items.some((item) => isGift(item, giftProductId)))
    return no('couponNotForItems', { giftProductId });
  return undefined;
}

type PromotedItem = PromotedCart['items'][number];

const isGift = ({ productId, parentId }: PromotedItem, giftProductId: number | null): boolean =>
  giftProductId !== null && (productId === giftProductId || parentId === giftProductId);

/** What the piece costs that a promotion gives; 0 for the other kinds and while it is not in the cart. */
function giftWorth({ kind, giftProductId }: PromotionRow, cart: PromotedCart): Cents {
  if (kind !== 'gift') return 0;
  const units = cart.items.filter((item) => isGift(item, giftProductId)).map(({ unit }) => unit);
  return units.length > 0 ? Math.min(...units) : 0;
}

/** Whether a row is one of which something is taken off: those it is for, or the gift. */
const inRows =
  ({ kind, giftProductId }: PromotionRow, cart: PromotedCart, rows: ReadonlySet<number>) =>
  (index: number): boolean => {
    const item = cart.items[index];
    return kind === 'gift' ? item !== undefined && isGift(item, giftProductId) : rows.has(index);
  };

/** Which rows a promotion is for. */
function rowsOf(
  promotion: PromotionRow,
  cart: PromotedCart,
  { byProduct, byCategory }: CartIndex,
): Set<number> {
  const { productIds, categoryIds, isWithoutReduced } = promotion;
  const isForAll = productIds.length === 0 && categoryIds.length === 0;
  const rows = isForAll
    ? cart.items.keys()
    : [
        ...productIds.flatMap((id) => byProduct.get(id) ?? []),
        ...categoryIds.flatMap((id) => byCategory.get(id) ?? []),
      ];
  const found = new Set(rows);
  // What is given is not what it is given for.
  if (promotion.kind === 'gift')
    for (const index of found)
      if (isOnlyGift(cart.items[index], promotion.giftProductId)) found.delete(index);
  for (const index of found) if (cart.items[index]?.isAgreed) found.delete(index);
  if (isWithoutReduced) for (const index of found) if (cart.items[index]?.isReduced) found.delete(index);
  return found;
}

const isOnlyGift = (item: PromotedItem | undefined, giftProductId: number | null): boolean =>
  item !== undefined && isGift(item, giftProductId) && item.quantity === 1;

interface CartIndex {
  byProduct: ReadonlyMap<number, number[]>;
  byCategory: ReadonlyMap<number, number[]>;
}

function indexOf(cart: PromotedCart): CartIndex {
  const byProduct = new Map<number, number[]>();
  const byCategory = new Map<number, number[]>();
  const put = (map: Map<number, number[]>, key: number, index: number) => {
    const rows = map.get(key);
    if (rows) rows.push(index);
    else map.set(key, [index]);
  };
  cart.items.forEach(({ productId, parentId, categoryIds }, index) => {
    put(byProduct, productId, index);
    if (parentId !== null) put(byProduct, parentId, index);
    for (const id of categoryIds) put(byCategory, id, index);
  });
  return { byProduct, byCategory };
}

/** What a promotion is called in the language of the call. */
export const promotionName = (
  { language, site }: Pick<Ctx, 'language' | 'site'>,
  { names, code }: Pick<PromotionRow, 'names' | 'code'>,
): string => names[language] ?? names[site.defaultLanguage] ?? code ?? '';
