import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { deleteCoupon, filterCoupons, getCoupon } from './coupon-staff.ts';
import { couponStates } from './coupon-states.ts';
import { discountKinds } from './discount-kinds.ts';

/** Coupons as the back office shows them (CART-060). */
export const couponResource = resourceOver(
  { filter: filterCoupons, get: getCoupon, delete: deleteCoupon },
  {
    name: 'coupon',
    search: { asks: 'keywords', max: 100 },
    fields: {
      code: kinds.text(100, { isRequired: true, list: 'name' }),
      names: kinds.words(150, { isRequired: true, list: true }),
      kind: kinds.choice(discountKinds, { list: true }),
      when: kinds.period(['validFrom', 'validTo'], { list: true }),
      used: kinds.count({ of: 'usageLimit', list: true }),
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
