import type { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { promotionStateKeys } from '#site/admin/rooms/coupons/door/coupon-words.ts';
import { discountLook } from '#site/admin/rooms/coupons/door/discount-look.tsx';

/** How promotions are named and rendered. */
export const promotionLook = {
  route: 'adminPromotions',
  words: {
    filter: 'promotions.filter',
    count: 'promotions.count',
    nothing: 'promotions.nothing',
    nothingLead: 'promotions.nothingLead',
    nothingFoundLead: 'promotions.nothingFoundLead',
  },
  search: 'promotions.search',
  fields: {
    ...discountLook.fields,
    priority: 'promotions.priority',
    stackGroup: 'promotions.group',
    isLast: 'promotions.last',
  },
  hints: { ...discountLook.hints, priority: 'promotions.priorityHint', stackGroup: 'promotions.groupHint' },
  legends: { ...discountLook.legends, among: 'promotions.among' },
  leads: discountLook.leads,
  pairs: discountLook.pairs,
  choices: { state: promotionStateKeys, kind: discountLook.kinds },
  tones: discountLook.tones,
  every: discountLook.every,
  views: promotionStateKeys,
  faults: {
    ...discountLook.faults,
    priority: { wrong: 'promotions.priorityWrong', too_big: 'promotions.priorityWrong' },
  },
  to: ({ id }) => ({ route: 'adminPromotion', params: { id: String(id) } }),
  products: discountLook.products,
  cells: discountLook.cells,
} satisfies LookOf<typeof promotionResource>;
