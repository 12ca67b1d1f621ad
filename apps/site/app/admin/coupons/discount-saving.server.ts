import { hasValue } from '@izlog/contract/ecommerce/discount-faults';
import type { discountForm } from '@izlog/contract/ecommerce/discount-form';
import type { Said } from '@izlog/contract/resource';
import type { FullDiscount } from './coupons-view.ts';

/** What a discount names. */
type Named = Pick<FullDiscount, 'products' | 'customers' | 'gifts'>;

/** A discount as its form shows it: goods and customers by their words. */
export function shownDiscount<D extends Named>(record: D) {
  const { products, customers, gifts } = record;
  return {
    ...record,
    skus: products.flatMap(({ sku }) => sku ?? []),
    emails: customers.map(({ email }) => email),
    giftSkus: gifts.flatMap(({ sku }) => sku ?? []),
  };
}

/** What the form of a discount says, as it is saved: nothing of what belongs to another kind. */
export function savedDiscount<S extends Said<typeof discountForm>>(said: S, before: Named | null) {
  const { giftSkus, ...rest } = said;
  const { gifts = [], products = [] } = before ?? {};
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
