import { kinds } from '../resource/kinds.ts';
import { defineHistory } from '../resource/record-calls.ts';
import { resourceOver } from '../resource.ts';
import { couponStates } from './coupon-states.ts';
import { discountForm } from './discount-form.ts';
import { deletePromotion, filterPromotions, getPromotion } from './promotion-staff.ts';

/** Who changed what of a promotion (OFFICE-15). */
export const promotionHistory = defineHistory('/api/v2/ecommerce/promotion', 'promotion', 'marketing.edit');

/** Promotions as the back office shows them (CART-060). */
export const promotionResource = resourceOver(
  { filter: filterPromotions, get: getPromotion, delete: deletePromotion, history: promotionHistory },
  {
    name: 'promotion',
    search: { asks: 'keywords', max: 100 },
    fields: {
      names: kinds.words(150, { isRequired: true, list: 'name' }),
      ...discountForm,
      when: kinds.period(['validFrom', 'validTo'], { list: true }),
      used: kinds.count({ of: 'usageLimit', list: true }),
      priority: kinds.whole({ isRequired: true, list: true, group: 'among' }),
      stackGroup: kinds.text(50, { group: 'among' }),
      isLast: kinds.yesNo({ group: 'among' }),
      state: kinds.state(couponStates, { list: true, filter: true }),
    },
    views: [
      { key: 'on', filter: { state: 'on' } },
      { key: 'planned', filter: { state: 'planned' } },
      { key: 'over', filter: { state: 'over' } },
      { key: 'off', filter: { state: 'off' } },
    ],
  },
);
