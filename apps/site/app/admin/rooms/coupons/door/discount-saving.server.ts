import { hasValue } from '@izlog/contract/ecommerce/discount-faults';
import type { discountForm } from '@izlog/contract/ecommerce/discount-form';
import type { Said } from '@izlog/contract/resource';
import type { FormView, OptionView } from '#site/admin/record/list-view.ts';
import { keyOf } from '#site/admin/record/pick/picked-lines.ts';
import type { FullDiscount } from '../coupons-view.ts';

type Named = Pick<FullDiscount, 'products' | 'customers' | 'gifts'>;

/** A discount as its form shows it: goods and customers by their words. */
export function shownDiscount<D extends Named>(record: D) {
  const { products, customers, gifts } = record;
  return {
    ...record,
    skus: products.map(keyOf),
    emails: customers.map(({ email }) => email),
    giftSkus: gifts.map(keyOf),
  };
}

/** What the form of a discount says, as it is saved: nothing of what belongs to another kind. */
export function savedDiscount<S extends Said<typeof discountForm>>(said: S) {
  const { giftSkus, ...rest } = said;
  const { kind, isFreeDelivery } = rest;
  const isMany = kind === 'multiBuy';
  const isGift = kind === 'gift';
  return {
    ...rest,
    value: hasValue(kind) ? rest.value : 0,
    buyQuantity: isMany ? rest.buyQuantity : null,
    payQuantity: isMany ? rest.payQuantity : null,
    giftProductIds: [],
    giftSkus: isGift ? giftSkus : [],
    productIds: [],
    isFreeDelivery: kind !== 'freeDelivery' && isFreeDelivery,
  };
}

/** The form's fields of products know what the record names by its name. */
export function withNames<V extends FormView<FullDiscount>>(view: V): V {
  const named = (products: FullDiscount['products'] = []): OptionView[] =>
    products.map((one) => ({
      value: keyOf(one),
      label: [one.name, one.details].filter(Boolean).join(', ') || keyOf(one),
    }));
  const { products, gifts } = view.record ?? {};
  return { ...view, options: { ...view.options, skus: named(products), giftSkus: named(gifts) } };
}
