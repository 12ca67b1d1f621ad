/** What a discount can do: the same with a code (a coupon) and without one (a promotion). */
export const discountKinds = ['percent', 'amount', 'fixedPrice', 'multiBuy', 'gift', 'freeDelivery'] as const;
export type DiscountKind = (typeof discountKinds)[number];
