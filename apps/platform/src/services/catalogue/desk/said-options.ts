import { toCents, toDecimalOrNull } from '@izlog/contract/money';
import { choiceOptionKinds } from '@izlog/contract/product/product-kinds';
import type { SaidOption } from '@izlog/contract/product/record/said-lists';
import type { Ctx } from '#platform/kernel/context.ts';
import type { CustomOptionInput } from '../products/product-input.ts';

/** Options as the tables have them, their amounts in cents, as staff say them. */
export const saidOptionsOf = (rows: readonly SaidOption[]): SaidOption[] =>
  rows.map((option) => ({
    ...option,
    values: option.values.map((value) => ({
      ...value,
      surcharge: toDecimalOrNull(value.surcharge),
      price: toDecimalOrNull(value.price),
    })),
  }));

/** What staff say of options, for the one writer of products. */
export const optionInputs = (options: readonly SaidOption[]): CustomOptionInput[] =>
  options.map((option) => ({
    ...option,
    label: written(option.label),
    hint: written(option.hint),
    values: option.values.map((value) => ({
      ...value,
      label: written(value.label),
      surcharge: value.surcharge === null ? null : toCents(value.surcharge),
      price: value.price === null ? null : toCents(value.price),
      color: value.color || null,
    })),
  }));

/** What is wrong with options: without a name, two of one title, a choice without choices, bounds the wrong way round. */
export function optionFaults(
  { defaultLanguage }: Pick<Ctx['site'], 'defaultLanguage'>,
  options: readonly SaidOption[],
): { path: string; kind: string; message: string }[] {
  return options.flatMap((option, place) => {
    const fault = (field: string, kind: string, message: string) => ({
      path: `customOptions.${place}.${field}`,
      kind,
      message,
    });
    const { label, values, inputType, min, max, title } = option;
    const skus = values.map(({ sku }) => sku);
    const isChoice = choiceOptionKinds.some((kind) => kind === inputType);
    return [
      options.findIndex((one) => one.title === title) < place &&
        fault('title', 'twice', 'Another option has this title.'),
      !label[defaultLanguage] && fault('label', 'required', 'Has no name in the language of the site.'),
      isChoice && values.length === 0 && fault('values', 'required', 'Has nothing to choose from.'),
      new Set(skus).size < skus.length && fault('values', 'twice', 'Names a choice twice.'),
      values.some((value) => value.surcharge !== null && value.price !== null) &&
        fault('values', 'both', 'A choice adds to the price or takes its place.'),
      option.days !== null &&
        inputType !== 'date' &&
        fault('days', 'reference', 'Only a date has days that may be chosen.'),
      option.days !== null &&
        options.findIndex((one) => one.days !== null) < place &&
        fault('days', 'twice', 'Another option of the product has days.'),
      min !== null && max !== null && max < min && fault('max', 'range', 'The most is not below the least.'),
    ].filter((one) => one !== false);
  });
}

/** Words without those that are empty. */
const written = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
