import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { CouponState } from '@izlog/contract/ecommerce/coupon-states';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

type StaffText = ReturnType<typeof useStaffText>;

/** How a state of a coupon is called. */
export const couponStateKeys: Readonly<Record<CouponState, StaffKey>> = {
  on: 'coupons.state.on',
  planned: 'coupons.state.planned',
  over: 'coupons.state.over',
  usedUp: 'coupons.state.usedUp',
  off: 'coupons.state.off',
};

/** How a state of a promotion is called: the same states, in words of their own gender. */
export const promotionStateKeys: Readonly<Record<CouponState, StaffKey>> = {
  on: 'promotions.state.on',
  planned: 'promotions.state.planned',
  over: 'promotions.state.over',
  usedUp: 'promotions.state.usedUp',
  off: 'promotions.state.off',
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
  fixedPrice: 'coupons.kind.fixedPrice',
  multiBuy: 'coupons.kind.multiBuy',
  gift: 'coupons.kind.gift',
  freeDelivery: 'coupons.kind.freeDelivery',
};

/** What a coupon gives: "12,5 % i besplatna dostava". */
export function discountWords(
  {
    kind,
    value,
    isFreeDelivery,
    buyQuantity,
    payQuantity,
  }: Pick<Coupon, 'kind' | 'value' | 'isFreeDelivery' | 'buyQuantity' | 'payQuantity'>,
  { t, money, number }: StaffText,
): string {
  if (kind === 'freeDelivery') return t('coupons.kind.freeDelivery');
  const off = {
    percent: `${number(value)} %`,
    amount: money(value),
    fixedPrice: t('coupons.eachFor', { price: money(value) }),
    multiBuy: t('coupons.manyForFewer', { buy: number(buyQuantity ?? 0), pay: number(payQuantity ?? 0) }),
    gift: t('coupons.kind.gift'),
  }[kind];
  return isFreeDelivery ? t('coupons.withFreeDelivery', { value: off }) : off;
}

/** How often it was used, and of how often it may be. */
export const usesWords = (
  { used, usageLimit }: Pick<Coupon, 'used' | 'usageLimit'>,
  { t, number }: StaffText,
): string =>
  usageLimit === null
    ? number(used)
    : t('resource.countOf', { count: number(used), limit: number(usageLimit) });
