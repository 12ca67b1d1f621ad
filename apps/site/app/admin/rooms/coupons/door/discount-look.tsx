import type { Coupon } from '@izlog/contract/ecommerce/coupon-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { couponKindKeys, couponTones, discountWords } from './coupon-words.ts';

/** What the lists and the forms of coupons and of promotions draw alike. */
export const discountLook = {
  fields: {
    names: 'coupons.name',
    kind: 'coupons.kind',
    value: 'coupons.value',
    buyQuantity: 'coupons.buyQuantity',
    payQuantity: 'coupons.payQuantity',
    giftSkus: 'coupons.giftSku',
    isFreeDelivery: 'coupons.freeDelivery',
    isActive: 'coupons.active',
    validFrom: 'coupons.from',
    validTo: 'coupons.to',
    minTotal: 'coupons.minTotal',
    minQuantity: 'coupons.minQuantity',
    usageLimit: 'coupons.usageLimit',
    customerLimit: 'coupons.customerLimit',
    isWithoutReduced: 'coupons.withoutReduced',
    isForMembers: 'coupons.members',
    categoryIds: 'coupons.categories',
    skus: 'coupons.skus',
    segmentId: 'coupons.segment',
    emails: 'coupons.emails',
    when: 'coupons.when',
    used: 'coupons.uses',
    state: 'coupons.state',
  },
  hints: {
    names: 'coupons.nameHint',
    value: 'coupons.valueHint',
    buyQuantity: 'coupons.buyQuantityHint',
    payQuantity: 'coupons.payQuantityHint',
    giftSkus: 'coupons.giftSkuHint',
    usageLimit: 'coupons.limitHint',
    customerLimit: 'coupons.limitHint',
    skus: 'coupons.skusHint',
    segmentId: 'coupons.segmentHint',
    emails: 'coupons.emailsHint',
  },
  legends: {
    discount: 'coupons.discount',
    conditions: 'coupons.conditions',
    forWhat: 'coupons.forWhat',
  },
  leads: { forWhat: 'coupons.forWhatLead' },
  pairs: ['discount', 'conditions'],
  faults: {
    value: { wrong: 'coupons.valueWrong', range: 'coupons.valueWrong' },
    buyQuantity: { wrong: 'coupons.numberWrong' },
    payQuantity: { wrong: 'coupons.numberWrong', range: 'coupons.payQuantityWrong' },
    giftSkus: { reference: 'coupons.unknown', too_big: 'coupons.giftSkuMany' },
    validTo: { range: 'coupons.toWrong' },
    minTotal: { wrong: 'coupons.amountWrong' },
    minQuantity: { wrong: 'coupons.numberWrong' },
    usageLimit: { wrong: 'coupons.numberWrong', range: 'coupons.limitWrong' },
    customerLimit: { wrong: 'coupons.numberWrong' },
    skus: { reference: 'coupons.unknown' },
    emails: { reference: 'coupons.unknown' },
  },
  tones: { state: couponTones },
  every: { state: 'coupons.everyState', segmentId: 'coupons.everySegment' },
  kinds: couponKindKeys,
  products: ['skus', 'giftSkus'],
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
