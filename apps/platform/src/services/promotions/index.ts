export {
  type AppliedPromotion,
  automaticPromotions,
  couponOf,
  type PromotedCart,
  type PromotionRefusal,
} from './apply-promotions.ts';
export { countPromotionUses, giveBackPromotionUses, promotionCustomer } from './count-promotion-uses.ts';
export { findCouponId } from './coupon.queries.ts';
export type { PromotionRow } from './promotion-row.ts';
export type { CouponUse } from './write-coupons.ts';
