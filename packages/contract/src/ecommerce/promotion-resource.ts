import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { couponStates } from './coupon-states.ts';
import { discountKinds } from './discount-kinds.ts';
import { deletePromotion, filterPromotions, getPromotion } from './promotion-staff.ts';

/** Promotions as the back office shows them (CART-060). */
export const promotionResource = resourceOver(
  { filter: filterPromotions, get: getPromotion, delete: deletePromotion },
  {
    name: 'promotion',
    search: { asks: 'keywords', max: 100 },
    fields: {
      names: kinds.words(150, { isRequired: true, list: 'name' }),
      kind: kinds.choice(discountKinds, { list: true }),
      when: kinds.period(['validFrom', 'validTo'], { list: true }),
      used: kinds.count({ of: 'usageLimit', list: true }),
      priority: kinds.whole({ list: true }),
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
