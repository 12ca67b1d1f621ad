import type { CustomOption } from './custom-option.ts';
import type { DaySpan } from './day-rule.ts';
import { isOfferedDay } from './offered-days.ts';
import type { Personalization, Personalizations } from './personalizations.ts';

/** What is wrong with what was answered to an option; `unknown` is an option that the product does not have. */
export type PersonalizationFault =
  | 'required'
  | 'tooLong'
  | 'notANumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'notADate'
  | 'dayNotOffered'
  | 'unknownChoice'
  | 'unknown';

/** As much of an option as the rules need. */
export type OptionRule = Pick<
  CustomOption,
  'option_title' | 'option_type' | 'inputType' | 'required' | 'maxLength' | 'min' | 'max'
> & {
  custom_option_values: ReadonlyArray<{ sku: string }>;
  /** The days that may be chosen, where not every day may. */
  days?: DaySpan | null;
};

/** Most characters of a text when the option sets no limit of its own. */
export const longestPersonalization = 2000;

/**
 * Checks what a buyer answered against the options of the product: `said` is what remains of it in its right form (numbers
 * read from text, empty answers left out), `faults` names by `option_title` what is wrong. Both sides use it, so that a
 * form accepts what the platform accepts. A day that is not offered any more is named and stays said: it may have been bought.
 */
export function checkPersonalizations(
  options: readonly OptionRule[],
  given: Readonly<Record<string, unknown>>,
): { said: Personalizations; faults: Record<string, PersonalizationFault> } {
  const said: Personalizations = {};
  const faults: Record<string, PersonalizationFault> = {};
  const titles = new Set(options.map((option) => option.option_title));
  for (const title of Object.keys(given)) if (!titles.has(title)) faults[title] = 'unknown';
  for (const option of options) {
    const title = option.option_title;
    const value = Object.hasOwn(given, title) ? given[title] : undefined;
    const read = isEmpty(value) ? undefined : readAnswer(option, value);
    if (read === undefined || (option.inputType === 'yesNo' && option.required && read.value === false)) {
      if (option.required) faults[title] = 'required';
    } else if (read.fault) faults[title] = read.fault;
    else if (read.value !== undefined) {
      said[title] = read.value;
      if (option.days && !isOfferedDay(option.days, String(read.value))) faults[title] = 'dayNotOffered';
    }
  }
  return { said, faults };
}

interface Answer {
  value?: Personalization;
  fault?: PersonalizationFault;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isEmpty);
}

function readAnswer(option: OptionRule, value: unknown): Answer | undefined {
  switch (option.inputType) {
    case 'yesNo':
      return readYesNo(value);
    case 'multipleSelect':
      return readChoices(option, value);
    case 'date':
    case 'dateTime':
      return readDate(option.inputType, value);
    case 'numberField':
      return readNumber(option, value);
    case 'dropdown':
    case 'textSwatch':
    case 'visualSwatch':
      return readChoice(option, value);
    case null:
      return option.option_type === 'number' ? readNumber(option, value) : readText(option, value);
  }
}

function readYesNo(value: unknown): Answer | undefined {
  if (value === true || value === 'yes' || value === 'true' || value === 'on') return { value: true };
  if (value === false || value === 'no' || value === 'false') return { value: false };
  return { fault: 'unknownChoice' };
}

function readChoice({ custom_option_values: values }: OptionRule, value: unknown): Answer {
  const sku = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return values.some((one) => one.sku === sku) ? { value: String(sku) } : { fault: 'unknownChoice' };
}

function readChoices({ custom_option_values: values }: OptionRule, value: unknown): Answer {
  const given = (Array.isArray(value) ? value : [value]).filter((one) => !isEmpty(one));
  if (given.some((sku) => !values.some((one) => one.sku === sku))) return { fault: 'unknownChoice' };
  // In the order of the option, so that the same choice is the same item of a cart.
  return { value: values.map(({ sku }) => sku).filter((sku) => given.includes(sku)) };
}

function readNumber({ min, max }: OptionRule, value: unknown): Answer {
  const number = typeof value === 'number' ? value : numberOf(value);
  if (number === undefined || !Number.isFinite(number)) return { fault: 'notANumber' };
  if (min !== null && number < min) return { fault: 'tooSmall' };
  if (max !== null && number > max) return { fault: 'tooLarge' };
  return { value: number };
}

/** Croatian and German write 2,5 where the wire writes 2.5. */
function numberOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(',', '.');
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

function readText({ maxLength }: OptionRule, value: unknown): Answer {
  if (typeof value !== 'string' && typeof value !== 'number') return { fault: 'unknownChoice' };
  const text = String(value).trim().replaceAll('\r\n', '\n');
  // Counted as the browser's maxlength counts.
  return text.length > (maxLength ?? longestPersonalization) ? { fault: 'tooLong' } : { value: text };
}

const datePatterns = {
  date: /^(\d{4}-\d{2}-\d{2})$/,
  dateTime: /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/,
} as const;

function readDate(kind: 'date' | 'dateTime', value: unknown): Answer {
  const text = typeof value === 'string' ? value.trim() : '';
  const day = datePatterns[kind].exec(text)?.[1];
  if (day === undefined) return { fault: 'notADate' };
  const instant = new Date(`${day}T00:00:00Z`);
  // 2026-02-30 is read as 2 March by some engines and as nothing by others.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day;
  return isReal ? { value: text } : { fault: 'notADate' };
}
