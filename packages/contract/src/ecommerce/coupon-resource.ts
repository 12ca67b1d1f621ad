import { kinds } from '../resource/kinds.ts';
import { defineHistory } from '../resource/record-calls.ts';
import { resourceOver } from '../resource.ts';
import { deleteCoupon, filterCoupons, getCoupon } from './coupon-staff.ts';
import { couponStates } from './coupon-states.ts';
import { discountForm } from './discount-form.ts';

/** Who changed what of a coupon (OFFICE-15). */
export const couponHistory = defineHistory('/api/v2/ecommerce/coupon', 'coupon', 'marketing.edit');

/** Coupons as the back office shows them (CART-060). */
export const couponResource = resourceOver(
  { filter: filterCoupons, get: getCoupon, delete: deleteCoupon, history: couponHistory },
  {
    name: 'coupon',
    search: { asks: 'keywords', max: 100 },
    fields: {
      code: kinds.text(100, { isRequired: true, isFixed: true, list: 'name' }),
      names: kinds.words(150, { isRequired: true, list: true }),
      ...discountForm,
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
