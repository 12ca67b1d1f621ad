import { hasValue, type SaidDiscount } from '@izlog/contract/ecommerce/discount-faults';
import type { AnyRow } from '../resource/list-view.ts';
import type { FullDiscount } from './coupons-view.ts';

/** A discount as its form shows it: goods and customers by their words. */
export function shownDiscount(record: AnyRow): AnyRow {
  const { products = [], customers = [], gifts = [] } = record as unknown as Partial<FullDiscount>;
  return {
    ...record,
    skus: products.flatMap(({ sku }) => sku ?? []),
    emails: customers.map(({ email }) => email),
    giftSkus: gifts.flatMap(({ sku }) => sku ?? []),
  };
}

/** What the form of a discount says, as it is saved: nothing of what belongs to another kind. */
export function savedDiscount(said: AnyRow, before: AnyRow | null) {
  const { giftSkus, ...rest } = said as unknown as SaidDiscount & {
    giftSkus: string[];
    isFreeDelivery: boolean;
  };
  const { gifts = [], products = [] } = (before ?? {}) as unknown as Partial<FullDiscount>;
  const { kind, isFreeDelivery } = rest;
  const isMany = kind === 'multiBuy';
  const isGift = kind === 'gift';
  return {
    ...rest,
    value: hasValue(kind) ? rest.value : 0,
    buyQuantity: isMany ? rest.buyQuantity : null,
    payQuantity: isMany ? rest.payQuantity : null,
    giftProductIds: isGift ? withoutSku(gifts) : [],
    giftSkus: isGift ? giftSkus : [],
    productIds: withoutSku(products),
    isFreeDelivery: kind !== 'freeDelivery' && isFreeDelivery,
  };
}

/** Products without a number have no other name in the form: they stay what they were. */
const withoutSku = (products: FullDiscount['products']): number[] =>
  products.filter(({ sku }) => sku === null).map(({ id }) => id);
