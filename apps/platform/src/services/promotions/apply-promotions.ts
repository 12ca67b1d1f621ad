import type { Cents } from '@izlog/contract/money';
import { toDecimal } from '@izlog/contract/money';
import type { RefusalName } from '@izlog/contract/refusals';
import type { PromotionRow } from './promotion-row.ts';

/** What conditions of promotions look at. */
export interface PromotedCart {
  now: number;
  userId: number | null;
  hasMemberCard: boolean;
  /** All rows together, cents of the main currency. */
  itemsTotal: Cents;
  items: ReadonlyArray<{
    productId: number;
    parentId: number | null;
    categoryIds: readonly number[];
    quantity: number;
    isReduced: boolean;
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

/** Which promotions without a code count for a cart, in their order. */
export function automaticPromotions(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
): AppliedPromotion[] {
  const applied: AppliedPromotion[] = [];
  // Made once, so that many promotions do not each go through all items of a long cart.
  const index = indexOf(cart);
  for (const promotion of promotions) {
    if (promotion.code !== null) continue;
    const rows = rowsOf(promotion, cart, index);
    if (whyNot(promotion, cart, rows)) continue;
    applied.push({ promotion, isFor: (index) => rows.has(index) });
    if (promotion.isLast) break;
  }
  return applied;
}

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
  return whyNot(promotion, cart, rows) ?? { promotion, isFor: (index) => rows.has(index) };
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
  if (!isForUser || (promotion.isForMembers && !cart.hasMemberCard)) return no('couponNotForCustomer');
  return whyNotForItems(promotion, cart, rows, no);
}

function whyNotForItems(
  promotion: PromotionRow,
  cart: PromotedCart,
  rows: ReadonlySet<number>,
  no: (name: RefusalName, payload?: Record<string, unknown>) => PromotionRefusal,
): PromotionRefusal | undefined {
  const { minTotal, minQuantity } = promotion;
  if (rows.size === 0) return no('couponNotForItems');
  if (minTotal !== null && cart.itemsTotal < minTotal) {
    return no('couponMinimum', {
      minimum: toDecimal(minTotal),
      missing: toDecimal(minTotal - cart.itemsTotal),
    });
  }
  if (minQuantity === null) return undefined;
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
