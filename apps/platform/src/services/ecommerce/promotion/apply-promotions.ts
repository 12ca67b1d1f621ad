import type { Cents } from '@izlog/contract/money';
import { toDecimal } from '@izlog/contract/money';
import type { RefusalName } from '@izlog/contract/refusals';
import type { PromotionRow } from '../cart/shop-terms.queries.ts';

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
  for (const promotion of promotions) {
    if (promotion.code !== null || whyNot(promotion, cart)) continue;
    applied.push({ promotion, isFor: (index) => isFor(promotion, cart, index) });
    if (promotion.isLast) break;
  }
  return applied;
}

/** The coupon of a cart when it counts, else why it does not; undefined without a coupon (CART-060). */
export function couponOf(
  promotions: readonly PromotionRow[],
  cart: PromotedCart,
): AppliedPromotion | PromotionRefusal | undefined {
  const promotion = promotions.find(({ code }) => code !== null);
  if (!promotion) return undefined;
  return whyNot(promotion, cart) ?? { promotion, isFor: (index) => isFor(promotion, cart, index) };
}

function whyNot(promotion: PromotionRow, cart: PromotedCart): PromotionRefusal | undefined {
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
  return whyNotForItems(promotion, cart, no);
}

function whyNotForItems(
  promotion: PromotionRow,
  cart: PromotedCart,
  no: (name: RefusalName, payload?: Record<string, unknown>) => PromotionRefusal,
): PromotionRefusal | undefined {
  const { minTotal, minQuantity } = promotion;
  const eligible = cart.items.filter((_, index) => isFor(promotion, cart, index));
  if (eligible.length === 0) return no('couponNotForItems');
  if (minTotal !== null && cart.itemsTotal < minTotal) {
    return no('couponMinimum', {
      minimum: toDecimal(minTotal),
      missing: toDecimal(minTotal - cart.itemsTotal),
    });
  }
  const pieces = eligible.reduce((sum, { quantity }) => sum + quantity, 0);
  if (minQuantity !== null && pieces < minQuantity) {
    return no('couponMinimum', { minimumQuantity: minQuantity, missingQuantity: minQuantity - pieces });
  }
  return undefined;
}

function isFor(promotion: PromotionRow, { items }: PromotedCart, index: number): boolean {
  const item = items[index];
  if (!item || (promotion.isWithoutReduced && item.isReduced)) return false;
  const { productIds, categoryIds } = promotion;
  if (productIds.length === 0 && categoryIds.length === 0) return true;
  const ids = [item.productId, item.parentId];
  return productIds.some((id) => ids.includes(id)) || categoryIds.some((id) => item.categoryIds.includes(id));
}
