import type { ChosenOptions } from '@izlog/contract/ecommerce/cart-options';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { findLanguage } from '@izlog/contract/languages';
import type { CustomOptionRow } from '../../product/index.ts';

type Given = Record<string, string | number | boolean | readonly string[] | null> | null | undefined;
type Kept = ChosenOptions['personalizations'];

/** One answer as it is read and as it counts: cents of the main currency. */
export interface Choice {
  name: string;
  value: string;
  surcharge: number | null;
  price: number | null;
}

export interface Answers {
  kept: Kept;
  choices: Choice[];
  /** What is wrong, by the paths of the request. */
  problems: FieldRefusal[];
}

interface Asking {
  path: string;
  language: string;
  /** The value that prices a subscription (PRODUCT-027); it answers the option of its title. */
  priceOption?: { title: string; sku: string } | null | undefined;
}

/** Kinds whose answer is one of the values of the option, or several of them. */
const choosing = new Set(['dropdown', 'textSwatch', 'visualSwatch', 'multipleSelect']);

/**
 * Reads answers to custom options: each must answer an option there is, in the form the option asks for; a value may be
 * named by its sku, its id or its label and is kept by its sku. Nothing is thrown: `problems` says what is wrong, since a
 * cart is shown also when its product has changed meanwhile.
 */
export function answerOptions(options: readonly CustomOptionRow[], given: Given, asking: Asking): Answers {
  const answers: Answers = { kept: {}, choices: [], problems: [] };
  const left = new Map(Object.entries(given ?? {}).filter(([, value]) => !isEmpty(value)));
  const { priceOption } = asking;
  for (const option of options) {
    const isPriced = priceOption && sameTitle(priceOption.title, option.title);
    const value = isPriced ? priceOption.sku : left.get(option.title);
    left.delete(option.title);
    const problem = (kind: string, message: string) =>
      answers.problems.push({ path: `${asking.path}.${option.title}`, kind, message });
    if (value === undefined || value === null) {
      if (option.isRequired) problem('required', 'This option has to be chosen.');
      continue;
    }
    const answer = answerOf(option, value, asking.language);
    if (typeof answer === 'string') {
      problem(answer, 'This answer does not fit the option.');
      continue;
    }
    if (answer === undefined) continue;
    if (!isPriced) answers.kept[option.title] = answer.kept;
    answers.choices.push(...answer.choices);
  }
  const strays = [...left.keys()];
  if (priceOption && !options.some((option) => sameTitle(priceOption.title, option.title))) {
    strays.push(priceOption.title);
  }
  for (const title of strays) {
    const message = 'The product has no such option.';
    answers.problems.push({ path: `${asking.path}.${title}`, kind: 'reference', message });
  }
  return answers;
}

type Answer = { kept: Kept[string]; choices: Choice[] };

/** The answer to one option; undefined when it says nothing (no to a question), else the kind of the refusal. */
function answerOf(
  option: CustomOptionRow,
  value: NonNullable<NonNullable<Given>[string]>,
  language: string,
): Answer | string | undefined {
  if (option.inputType === 'yesNo') return yesNo(option, value, language);
  if (option.inputType !== null && choosing.has(option.inputType)) return choice(option, value);
  if (Array.isArray(value)) return 'invalid_type';
  const text = String(value).trim();
  if (option.inputType === 'date' || option.inputType === 'dateTime') return moment(option, text, language);
  if (option.inputType === 'numberField' || option.optionType === 'number') return number(option, text);
  if (option.maxLength !== null && text.length > option.maxLength) return 'maxLength';
  return said(option, text, text);
}

function choice(option: CustomOptionRow, value: unknown): Answer | string {
  const wanted = (Array.isArray(value) ? value : [value]).map(String);
  const isMany = option.inputType === 'multipleSelect';
  if (!isMany && wanted.length > 1) return 'invalid_type';
  const found = wanted.map((one) =>
    option.values.find(({ sku, id, label }) => sku === one || String(id) === one || label === one),
  );
  const values = option.values.filter((one) => found.includes(one));
  if (found.includes(undefined) || values.length !== wanted.length) return 'reference';
  const skus = values.map(({ sku }) => sku);
  return {
    kept: isMany ? skus : (skus[0] ?? ''),
    choices: values.map((one) => ({
      name: option.label ?? option.title,
      value: one.label ?? one.sku,
      surcharge: one.surcharge,
      price: one.price,
    })),
  };
}

function yesNo(option: CustomOptionRow, value: unknown, language: string): Answer | string | undefined {
  const text = String(value).trim().toLowerCase();
  if (['false', '0', 'no', 'ne', 'off', 'nein'].includes(text))
    return option.isRequired ? 'required' : undefined;
  if (!['true', '1', 'yes', 'da', 'on', 'ja'].includes(text)) return 'invalid_type';
  return said(option, true, yes[language] ?? 'Yes');
}

const yes: Record<string, string> = { hrv: 'Da', deu: 'Ja' };

function number(option: CustomOptionRow, text: string): Answer | string {
  const value = Number(text.replace(',', '.'));
  if (text === '' || !Number.isFinite(value)) return 'invalid_type';
  if (option.min !== null && value < option.min) return 'too_small';
  if (option.max !== null && value > option.max) return 'too_big';
  return said(option, value, String(value));
}

function moment(option: CustomOptionRow, text: string, language: string): Answer | string {
  const hasTime = option.inputType === 'dateTime';
  const form = hasTime
    ? /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/
    : /^\d{4}-\d{2}-\d{2}$/;
  const time = Date.parse(hasTime ? text : `${text}T00:00:00Z`);
  if (!form.test(text) || Number.isNaN(time)) return 'invalid_format';
  const locale = findLanguage(language)?.code2 ?? 'en';
  // A time without a zone is what the buyer's clock says: it is read back as it was typed.
  const shown = hasTime
    ? text.replace('T', ' ')
    : new Date(time).toLocaleDateString(locale, { timeZone: 'UTC' });
  return said(option, text, shown);
}

/** An answer that is no choice; an option of this kind may have one value that says what any answer costs. */
function said(option: CustomOptionRow, kept: Kept[string], value: string): Answer {
  const [cost] = option.values;
  const name = option.label ?? option.title;
  return { kept, choices: [{ name, value, surcharge: cost?.surcharge ?? null, price: cost?.price ?? null }] };
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

function sameTitle(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
