import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '../../money.ts';
import type { Prices } from '../prices.ts';
import { optionEffect, type PricedOption, pricesWithOptions, withOptions } from './option-price.ts';

const value = (sku: string, surcharge: number | null = null, price: number | null = null) => ({
  sku,
  surcharge,
  price,
});
const wrap: PricedOption = {
  option_title: 'wrap',
  inputType: 'yesNo',
  custom_option_values: [value('W', 2.5)],
};
const extras: PricedOption = {
  option_title: 'extras',
  inputType: 'multipleSelect',
  custom_option_values: [value('A', 90), value('B', 120.1), value('C')],
};
const plan: PricedOption = {
  option_title: 'Subscription',
  inputType: 'dropdown',
  custom_option_values: [value('M', null, 9), value('Y', null, 90)],
};
const engraving: PricedOption = {
  option_title: 'text',
  inputType: null,
  custom_option_values: [value('E', 5)],
};
const prices: Prices = {
  price: 24,
  isFrom: false,
  memberPrice: 21.6,
  discount: { compareAtPrice: 30, lowestPrice30: 30, percent: 20 },
};

test('[PRODUCT-028] surcharges are added and a price takes the place of that of the product', () => {
  expect(optionEffect([wrap, extras], { wrap: true, extras: ['A', 'B'] })).toEqual({
    price: null,
    surcharge: 21_260,
  });
  expect(optionEffect([wrap], { wrap: false })).toEqual({ price: null, surcharge: 0 });
  expect(optionEffect([engraving], { text: 'Lavanda' })).toEqual({ price: null, surcharge: 500 });
  expect(optionEffect([engraving], { text: '' })).toEqual({ price: null, surcharge: 0 });
  expect(optionEffect([plan, wrap], { Subscription: 'Y', wrap: true })).toEqual({
    price: 9000,
    surcharge: 250,
  });
});

test('[PRODUCT-027, PRODUCT-028] the custom price option is the answer to its title, and counts once', () => {
  const chosen = { title: 'Subscription', sku: 'Y' };

  expect(optionEffect([plan], {}, chosen)).toEqual({ price: 9000, surcharge: 0 });
  expect(optionEffect([plan], { Subscription: 'M' }, chosen)).toEqual({ price: 9000, surcharge: 0 });
  expect(optionEffect([plan], {}, { title: 'Subscription', sku: 'Z' })).toEqual({
    price: null,
    surcharge: 0,
  });
});

test('a surcharge stays out of the reduction: every price rises with it and the percentage is counted again', () => {
  expect(pricesWithOptions(prices, { price: null, surcharge: 250 })).toEqual({
    price: 26.5,
    isFrom: false,
    memberPrice: 24.1,
    discount: { compareAtPrice: 32.5, lowestPrice30: 32.5, percent: 18 },
  });
});

test('a price that replaces that of the product announces no reduction', () => {
  expect(pricesWithOptions(prices, { price: 9000, surcharge: 0 })).toEqual({ price: 90, isFrom: false });
});

test('[PRODUCT-028] the price a page shows is the price a cart counts, whatever is chosen', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const decimals = fc.option(cents.map((one) => one / 100));
  const option = fc.record({
    option_title: fc.constantFrom('a', 'b', 'c'),
    inputType: fc.constantFrom('dropdown', 'multipleSelect', 'yesNo', 'numberField', null),
    custom_option_values: fc.uniqueArray(
      fc.record({ sku: fc.constantFrom('A', 'B', 'C'), surcharge: decimals, price: decimals }),
      { selector: ({ sku }) => sku },
    ),
  });
  const said = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.constantFrom('A', 'B', 'C'), fc.subarray(['A', 'B', 'C']), fc.boolean(), fc.integer()),
  );
  const byTitle = { selector: (one: PricedOption) => one.option_title };
  fc.assert(
    fc.property(cents, fc.uniqueArray(option, byTitle), said, (base, options, answers) => {
      const effect = optionEffect(options, answers);
      const shown = pricesWithOptions({ price: base / 100, isFrom: false }, effect);

      expect(toCents(shown?.price ?? 0)).toBe(withOptions(base, effect));
    }),
  );
});
