import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { useStaffText } from '../frame/staff-text.tsx';
import { couponKindKeys, couponTones, discountWords } from './coupon-words.ts';

/** What the lists of coupons and of promotions draw alike. */
export const discountLook = {
  fields: {
    names: 'coupons.name',
    kind: 'coupons.discount',
    when: 'coupons.when',
    used: 'coupons.uses',
    state: 'coupons.state',
  },
  tones: { state: couponTones },
  every: { state: 'coupons.everyState' },
  kinds: couponKindKeys,
  cells: { kind: Discount },
} as const;

/** A kind, how much of it and whether delivery is free besides are three fields: "12,5 % i besplatna dostava". */
function Discount({
  row,
}: {
  row: Pick<Coupon, 'kind' | 'value' | 'isFreeDelivery' | 'buyQuantity' | 'payQuantity'>;
}) {
  return discountWords(row, useStaffText());
}
