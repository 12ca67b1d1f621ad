import { type Cents, percentOff, toCents, toDecimal } from '../../money.ts';
import type { Prices } from '../prices.ts';
import type { CustomOption } from './custom-option.ts';
import type { CustomPriceOption, Personalizations } from './personalizations.ts';

/** What options do to the price of a piece, in cents of the currency that the options are priced in. */
export interface OptionEffect {
  /** Takes the place of the product's price; null when no choice does. */
  price: Cents | null;
  /** Is added to it. */
  surcharge: Cents;
}

/** As much of an option as its price needs; decimals of the wire. */
export type PricedOption = Pick<CustomOption, 'option_title' | 'inputType'> & {
  custom_option_values: ReadonlyArray<{ sku: string; surcharge: number | null; price: number | null }>;
};

/**
 * What the answers of a buyer do to the price (PRODUCT-028). A chosen value with a price replaces the price of the
 * product, a surcharge is added; yes, and an answer in words, a number or a date, count as the option's first value. The
 * custom price option is an answer like the others and outweighs what was answered under the same title.
 */
export function optionEffect(
  options: readonly PricedOption[],
  said: Personalizations,
  customPriceOption?: CustomPriceOption | null,
): OptionEffect {
  const effect: OptionEffect = { price: null, surcharge: 0 };
  for (const option of options) {
    for (const value of chosenValues(option, said, customPriceOption)) {
      if (value.price !== null) effect.price = toCents(value.price);
      if (value.surcharge !== null) effect.surcharge += toCents(value.surcharge);
    }
  }
  return effect;
}

function chosenValues(option: PricedOption, said: Personalizations, priced?: CustomPriceOption | null) {
  const { option_title: title, inputType, custom_option_values: values } = option;
  const answer = priced?.title === title ? priced.sku : Object.hasOwn(said, title) ? said[title] : undefined;
  if (answer === undefined || answer === false || answer === '') return [];
  switch (inputType) {
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
    case 'multipleSelect': {
      const skus = Array.isArray(answer) ? answer : [answer];
      return values.filter(({ sku }) => skus.includes(sku));
    }
    default:
      return priced?.title === title ? values.filter(({ sku }) => sku === answer) : values.slice(0, 1);
  }
}

/** A price with the options chosen, cents; null when there is neither a price nor one that replaces it. */
export function withOptions(price: Cents | null, { price: replaced, surcharge }: OptionEffect): Cents | null {
  const base = replaced ?? price;
  return base === null ? null : base + surcharge;
}

/**
 * All prices of a piece with the options chosen: surcharges are added to every one of them, so that the reduction stays
 * what it is in money and its percentage is counted again from the struck price. A price that replaces that of the product
 * has no history, so no reduction is announced and there is none for members.
 */
export function pricesWithOptions(prices: Prices | null, effect: OptionEffect): Prices | null {
  if (effect.price !== null) return { price: toDecimal(effect.price + effect.surcharge), isFrom: false };
  if (prices === null || effect.surcharge === 0) return prices;
  const { memberPrice, discount, ...others } = prices;
  const cents = (price: number) => toCents(price) + effect.surcharge;
  const add = (price: number) => toDecimal(cents(price));
  return {
    ...others,
    price: add(prices.price),
    ...(memberPrice !== undefined && { memberPrice: add(memberPrice) }),
    ...(discount && {
      discount: {
        ...discount,
        compareAtPrice: add(discount.compareAtPrice),
        lowestPrice30: add(discount.lowestPrice30),
        percent: percentOff(cents(discount.compareAtPrice), cents(prices.price)),
      },
    }),
  };
}
