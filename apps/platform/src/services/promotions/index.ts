export {
  type AppliedPromotion,
  givesSomething,
  type JudgedPromotion,
  judgePromotions,
  type PromotedCart,
  type PromotionRefusal,
  promotionName,
} from './apply-promotions.ts';
export { promotionCustomer, promotionUses, type UsedUp } from './count-promotion-uses.ts';
export { findCouponId } from './coupon.queries.ts';
export { idsOfWords } from './discount-staff.queries.ts';
export type { PromotionRow } from './promotion-row.ts';
export type { CouponUse } from './write-coupons.ts';
