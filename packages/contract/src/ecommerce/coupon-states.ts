/** How far a coupon is: it works, is yet to begin, is over, has no use left, or staff switched it off. */
export const couponStates = ['on', 'planned', 'over', 'usedUp', 'off'] as const;
export type CouponState = (typeof couponStates)[number];
