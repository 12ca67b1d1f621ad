import type { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { promotionStateKeys } from '#site/admin/rooms/coupons/door/coupon-words.ts';
import { discountLook } from '#site/admin/rooms/coupons/door/discount-look.tsx';

/** How promotions are named and rendered. */
export const promotionLook = {
  record: 'promotion',
  route: 'adminPromotions',
  fields: { ...discountLook.fields },
  hints: { ...discountLook.hints },
  legends: { ...discountLook.legends },
  leads: discountLook.leads,
  pairs: discountLook.pairs,
  choices: { state: promotionStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: promotionStateKeys,
  faults: { ...discountLook.faults, priority: { too_big: 'promotion.priority.wrong.wrong' } },
  form: 'adminPromotion',
  newRecord: 'nova',
  products: discountLook.products,
  cells: discountLook.cells,
} satisfies LookOf<typeof promotionResource>;

/** A row tells all of what it gives in one column. */
export const promotionListLook = {
  ...promotionLook,
  fields: { ...promotionLook.fields, kind: 'coupons.discount' },
} as const;
