import type { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { couponStateKeys } from './coupon-words.ts';
import { discountLook } from './discount-look.tsx';

/** How coupons are named and rendered. */
export const couponLook = {
  record: 'coupon',
  route: 'adminCoupons',
  fields: { ...discountLook.fields },
  hints: { ...discountLook.hints },
  legends: discountLook.legends,
  leads: discountLook.leads,
  pairs: discountLook.pairs,
  choices: { state: couponStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: couponStateKeys,
  faults: { ...discountLook.faults },
  form: 'adminCoupon',
  products: discountLook.products,
  cells: discountLook.cells,
} satisfies LookOf<typeof couponResource>;

/** A row tells all of what it gives in one column. */
export const couponListLook = {
  ...couponLook,
  fields: { ...couponLook.fields, kind: 'coupons.discount' },
} as const;
