import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { CouponState } from '@izlog/contract/ecommerce/coupon-states';
import type { StaffKey } from '../../i18n/messages.ts';
import type { ToastTone } from '../../ui/overlays/toasts.tsx';
import { lastDayOf, shopDayOf } from '../frame/shop-day.ts';
import type { useStaffText } from '../frame/staff-text.tsx';

type StaffText = ReturnType<typeof useStaffText>;

/** How a state of a coupon is called. */
export const couponStateKeys: Readonly<Record<CouponState, StaffKey>> = {
  on: 'coupons.state.on',
  planned: 'coupons.state.planned',
  over: 'coupons.state.over',
  usedUp: 'coupons.state.usedUp',
  off: 'coupons.state.off',
};

/** The colour that goes with it; the words say the same. */
export const couponTones: Readonly<Record<CouponState, ToastTone>> = {
  on: 'success',
  planned: 'info',
  over: 'offer',
  usedUp: 'offer',
  off: 'danger',
};

export const couponKindKeys: Readonly<Record<Coupon['kind'], StaffKey>> = {
  percent: 'coupons.kind.percent',
  amount: 'coupons.kind.amount',
  freeDelivery: 'coupons.kind.freeDelivery',
};

/** What a coupon gives: "12,5 % i besplatna dostava". */
export function discountWords(
  { kind, value, isFreeDelivery }: Pick<Coupon, 'kind' | 'value' | 'isFreeDelivery'>,
  { t, money, number }: StaffText,
): string {
  if (kind === 'freeDelivery') return t('coupons.kind.freeDelivery');
  const off = kind === 'percent' ? `${number(value)} %` : money(value);
  return isFreeDelivery ? t('coupons.withFreeDelivery', { value: off }) : off;
}

/** The days on which it holds, the last one included: "1. 11. – 30. 11. 2026." */
export function periodWords(
  { validFrom, validTo }: Pick<Coupon, 'validFrom' | 'validTo'>,
  { t, shortDate }: StaffText,
): string {
  if (!validFrom && !validTo) return t('coupons.always');
  // Noon of a day is that day in the shop's time, winter and summer.
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  return [validFrom ? day(shopDayOf(validFrom)) : '', validTo ? day(lastDayOf(validTo)) : '']
    .join(' – ')
    .trim();
}

/** How often it was used, and of how often it may be. */
export const usesWords = (
  { used, usageLimit }: Pick<Coupon, 'used' | 'usageLimit'>,
  { t, number }: StaffText,
): string =>
  usageLimit === null ? number(used) : t('coupons.usesOf', { used: number(used), limit: number(usageLimit) });
