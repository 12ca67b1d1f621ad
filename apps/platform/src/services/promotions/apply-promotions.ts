import type { Cents } from '@izlog/contract/money';
import { toDecimal } from '@izlog/contract/money';
import type { RefusalName } from '@izlog/contract/refusals';
import type { Ctx } from '#platform/kernel/context.ts';
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

/** What became of the gift of a promotion: it is in the cart, the buyer does not want it, or none is left. */
export type GiftOutcome = 'given' | 'declined' | 'gone';

/** Puts the gift of a promotion that counts into the cart, and says what became of it. */
export type GiveGift = (promotion: PromotionRow) => GiftOutcome;

/** A promotion in force, and the rows it is for. */
export interface AppliedPromotion {
  promotion: PromotionRow;
  isFor: (index: number) => boolean;
  /** Of a gift. */
  gift?: GiftOutcome | undefined;
}

/** Why a promotion does not count. */
export interface PromotionRefusal {
  name: RefusalName;
  payload: Record<string, unknown>;
}

/** A promotion without a code, the rows it is for, and why it does not count, if it does not. */
export interface JudgedPromotion extends AppliedPromotion {
  why?: PromotionRefusal | undefined;
  /** False also where the buyer has declined its gift, or none is left, and it gives nothing else. */
  counts: boolean;
  /** The promotion before it that leaves no room for it: the last of all, or the first of its group. */
  overtakenBy?: PromotionRow | undefined;
}

/** What the promotions of a site do for a cart. */
interface Judgement {
  /** Each promotion without a code, in their order: those that count, and why others do not. */
  judged: JudgedPromotion[];
  /** Those that count, the coupon last. */
  applied: AppliedPromotion[];
  /** The coupon of the cart when it counts, else why it does not; undefined without a coupon (CART-060). */
  coupon: AppliedPromotion | PromotionRefusal | undefined;
}

/** Checks the promotions against a cart, and its coupon after them; `give` puts a gift into it. */
export function judgePromotions(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
  { couponId, give }: { couponId: number | null; give: GiveGift },
): Judgement {
  const judged = judgeWithoutCode(promotions, cart, give);
  const coupon = couponOf(promotions, cart, couponId, give);
  const applied: AppliedPromotion[] = judged.filter(({ counts }) => counts);
  return { judged, applied: coupon && 'promotion' in coupon ? [...applied, coupon] : applied, coupon };
}

function judgeWithoutCode(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
  give: GiveGift,
): JudgedPromotion[] {
  // Made once, so that many promotions do not each go through all items of a long cart.
  const index = indexOf(cart);
  const firstOf = new Map<string, PromotionRow>();
  let last: PromotionRow | undefined;
  return promotions.flatMap((promotion): JudgedPromotion[] => {
    if (promotion.code !== null) return [];
    const { stackGroup } = promotion;
    const rows = rowsOf(promotion, cart, index);
    const overtakenBy = last ?? (stackGroup === null ? undefined : firstOf.get(stackGroup));
    const judged = { promotion, isFor: (index: number) => rows.has(index), overtakenBy };
    const why = whyNot(promotion, cart, rows);
    if (why || overtakenBy) return [{ ...judged, why, counts: false }];
    const gift = promotion.kind === 'gift' ? give(promotion) : undefined;
    // What gives nothing leaves its room to the others.
    const counts = givesSomething(promotion, gift);
    if (counts && stackGroup !== null) firstOf.set(stackGroup, promotion);
    if (counts && promotion.isLast) last = promotion;
    return [{ ...judged, gift, counts }];
  });
}

/** Whether a promotion that counts gives anything: one with a gift nothing while that is not in the cart. */
export const givesSomething = ({ isFreeDelivery }: PromotionRow, gift: GiftOutcome | undefined): boolean =>
  gift === undefined || gift === 'given' || isFreeDelivery;

/** One that staff have deleted meanwhile is not among the promotions any more. */
function couponOf(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
  couponId: number | null,
  give: GiveGift,
): AppliedPromotion | PromotionRefusal | undefined {
  if (couponId === null) return undefined;
  const promotion = promotions.find(({ code }) => code !== null);
  if (!promotion) return { name: 'couponNotFound', payload: {} };
  const rows = rowsOf(promotion, cart, indexOf(cart));
  const why = whyNot(promotion, cart, rows);
  if (why) return why;
  const gift = promotion.kind === 'gift' ? give(promotion) : undefined;
  if (gift === 'gone' && !promotion.isFreeDelivery) return { name: 'outOfStock', payload: {} };
  return { promotion, isFor: (index) => rows.has(index), gift };
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
  const { minTotal, buyQuantity } = promotion;
  if (rows.size === 0) return no('couponNotForItems');
  if (minTotal !== null && cart.itemsTotal < minTotal) {
    return no('couponMinimum', {
      minimum: toDecimal(minTotal),
      missing: toDecimal(minTotal - cart.itemsTotal),
    });
  }
  const minQuantity = Math.max(promotion.minQuantity ?? 0, buyQuantity ?? 0);
  const quantities = [...rows].reduce((sum, index) => sum + (cart.items[index]?.quantity ?? 0), 0);
  if (quantities < minQuantity) {
    return no('couponMinimum', { minimumQuantity: minQuantity, missingQuantity: minQuantity - quantities });
  }
  return undefined;
}

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
  for (const index of found) if (cart.items[index]?.isAgreed) found.delete(index);
  if (isWithoutReduced) for (const index of found) if (cart.items[index]?.isReduced) found.delete(index);
  return found;
}

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
