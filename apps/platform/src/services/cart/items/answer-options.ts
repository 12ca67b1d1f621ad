import type { ChosenOptions } from '@izlog/contract/ecommerce/cart/cart-options';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { findLanguage } from '@izlog/contract/languages';
import { type Cents, convert, type Rate, toDecimal } from '@izlog/contract/money';
import {
  checkPersonalizations,
  type PersonalizationFault,
} from '@izlog/contract/product/choices/check-personalizations';
import { daySpanAt } from '@izlog/contract/product/choices/day-span';
import { type OptionEffect, optionEffect } from '@izlog/contract/product/choices/option-price';
import type { Personalization } from '@izlog/contract/product/choices/personalizations';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import type { PurchasableProduct } from '#platform/services/catalogue/index.ts';

type CustomOptionRow = PurchasableProduct['options'][number];

/** One answer as it is read; what it adds to the price in cents of the main currency. */
export interface Choice {
  name: string;
  value: string;
  surcharge: Cents | null;
}

export interface Answers {
  accepted: ChosenOptions['personalizations'];
  choices: Choice[];
  /** What is wrong, by the paths of the request. */
  problems: FieldRefusal[];
  /** The day it is for, counted at the product `of`, with the pieces that a day has. */
  day: { on: string; of: number; most: number | null } | null;
  /** What the answers do to the price in another currency. */
  effectIn(rate: Rate): OptionEffect;
}

interface Asking {
  path: string;
  language: string;
  now: Date;
  /** The value that prices a subscription (PRODUCT-027); it answers the option of its title. */
  priceOption?: { title: string; sku: string } | null | undefined;
}

const own: Rate = { numerator: 1n, denominator: 1n };

/**
 * Reads answers to custom options by the rules that the form has too. Nothing is thrown: `problems` says what is wrong,
 * since a cart is shown also when its product has changed meanwhile.
 */
export function answerOptions(
  options: readonly CustomOptionRow[],
  given: Readonly<Record<string, unknown>> | null | undefined,
  { path, language, now, priceOption }: Asking,
): Answers {
  // Most products have no options, and most items no answers: a long cart is full of them.
  if (options.length === 0 && !priceOption && isNothing(given)) return nothing;
  const priced = priceOption && options.find(({ title }) => sameTitle(title, priceOption.title));
  const asked = priced && priceOption ? { ...given, [priced.title]: priceOption.sku } : (given ?? {});
  const { said, faults } = checkPersonalizations(
    options.map((option) => ruleOf(option, now)),
    asked,
  );
  const isPlan = priced?.values.some(({ sku }) => sku === priceOption?.sku) ?? false;
  if (priceOption && !isPlan) faults[priceOption.title] = priced ? 'unknownChoice' : 'unknown';
  const custom = priced && priceOption ? { title: priced.title, sku: priceOption.sku } : null;
  const { [priced?.title ?? '']: _plan, ...accepted } = said;
  const effectOf = (some: readonly CustomOptionRow[], rate: Rate) =>
    optionEffect(
      some.map((option) => pricedIn(option, rate)),
      said,
      custom,
    );
  const dated = options.find(({ days, title }) => days !== null && accepted[title] !== undefined);
  return {
    accepted,
    day: dated
      ? {
          on: String(accepted[dated.title]),
          of: dated.productId,
          most: dated.days?.perDay ?? null,
        }
      : null,
    choices: options.flatMap((option) => {
      const answer = said[option.title];
      if (answer === undefined || answer === false) return [];
      const { surcharge } = effectOf([option], own);
      return [
        {
          name: option.label ?? option.title,
          value: wordsOf(option, answer, language),
          surcharge: surcharge === 0 ? null : surcharge,
        },
      ];
    }),
    problems: Object.entries(faults).map(([title, fault]) => ({
      path: `${path}.${title}`,
      kind: kinds[fault],
      message: 'This answer does not fit the options of the product.',
    })),
    effectIn: (rate) => effectOf(options, rate),
  };
}

const nothing: Answers = {
  accepted: {},
  choices: [],
  problems: [],
  day: null,
  effectIn: () => ({ price: null, surcharge: 0 }),
};

function isNothing(given: Readonly<Record<string, unknown>> | null | undefined): boolean {
  for (const _ in given) return false;
  return true;
}

/** The validation kinds of the specification (ERR-019). */
const kinds: Record<PersonalizationFault, string> = {
  required: 'required',
  tooLong: 'maxLength',
  notANumber: 'invalid_type',
  tooSmall: 'too_small',
  tooLarge: 'too_big',
  notADate: 'invalid_format',
  dayNotOffered: 'dayNotOffered',
  unknownChoice: 'reference',
  unknown: 'reference',
};

function ruleOf(
  { title, optionType, inputType, isRequired, maxLength, min, max, days, values }: CustomOptionRow,
  now: Date,
) {
  return {
    days: days && daySpanAt(days, now),
    option_title: title,
    option_type: optionType,
    inputType,
    required: isRequired,
    maxLength,
    min,
    max,
    custom_option_values: values,
  };
}

/** Each amount is converted once, as the page of the product shows it (PRODUCT-044). */
function pricedIn(option: CustomOptionRow, rate: Rate) {
  const out = (cents: Cents | null) => (cents === null ? null : toDecimal(convert(cents, rate)));
  return {
    option_title: option.title,
    inputType: option.inputType,
    custom_option_values: option.values.map(({ sku, surcharge, price }) => ({
      sku,
      surcharge: out(surcharge),
      price: out(price),
    })),
  };
}

function wordsOf(option: CustomOptionRow, answer: Personalization, language: string): string {
  if (answer === true) return platformTexts[ownLanguageOf(language)].words.yes;
  const labels = [answer].flat().map((one) => {
    const value = option.values.find(({ sku }) => sku === one);
    return value?.label ?? String(one);
  });
  if (option.inputType === 'date') {
    const locale = findLanguage(language)?.code2 ?? 'en';
    return new Date(`${labels[0]}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' });
  }
  return option.inputType === 'dateTime' ? (labels[0] ?? '').replace('T', ' ') : labels.join(', ');
}

function sameTitle(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
