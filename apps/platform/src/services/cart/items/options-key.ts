import { createHash } from 'node:crypto';
import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';

/** Two items of a product are the same when this is; the order in which options were named does not matter. */
export function optionsKeyOf({ personalizations, bundleOptions, customPriceOption }: ChosenOptions): string {
  const inOrder = (answers: object) => Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([
    inOrder(personalizations),
    bundleOptions.map(({ id, options }) => [id, inOrder(options?.personalizations ?? {})]),
    customPriceOption && [customPriceOption.title, customPriceOption.sku],
  ]);
  return createHash('sha256').update(text).digest('base64url');
}

/** What most items say of options, and its key: such items carry neither to and from the database. */
export const plainOptions: ChosenOptions = {
  personalizations: {},
  bundleOptions: [],
  customPriceOption: null,
};
export const plainOptionsKey = optionsKeyOf(plainOptions);
