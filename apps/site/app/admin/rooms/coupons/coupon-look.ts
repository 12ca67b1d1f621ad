import type { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { couponStateKeys } from './door/coupon-words.ts';
import { discountLook } from './door/discount-look.tsx';

/** How coupons are named and rendered. */
export const couponLook = {
  route: 'adminCoupons',
  words: {
    filter: 'coupons.filter',
    count: 'coupons.count',
    nothing: 'coupons.nothing',
    nothingLead: 'coupons.nothingLead',
    nothingFoundLead: 'coupons.nothingFoundLead',
  },
  search: 'coupons.search',
  fields: { code: 'coupons.code', ...discountLook.fields },
  hints: { code: 'coupons.codeHint', ...discountLook.hints },
  legends: discountLook.legends,
  leads: discountLook.leads,
  pairs: discountLook.pairs,
  choices: { state: couponStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: couponStateKeys,
  faults: {
    code: { taken: 'coupons.taken', invalid_format: 'coupons.codeWrong' },
    ...discountLook.faults,
  },
  to: ({ id }) => ({ route: 'adminCoupon', params: { id: String(id) } }),
  products: discountLook.products,
  cells: discountLook.cells,
} satisfies LookOf<typeof couponResource>;
