import type { DayRule } from '@izlog/contract/product/choices/day-rule';
import type { SaidOption } from '@izlog/contract/product/record/said-lists';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import type { MessageValues, StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { isChoice, mostOptions, mostValues, optionKinds } from './option-kinds.ts';
import { readDays } from './written-days.ts';

type Say = (key: StaffKey, values?: MessageValues) => string;
type Value = SaidOption['values'][number];

/** What a form says of options; nothing where it shows none. What is wrong is added to the faults, by field. */
export function readOptions(
  form: FormData,
  before: readonly SaidOption[],
  languages: readonly SiteLanguage[],
  say: Say,
  faults: Record<string, Fault>,
): { customOptions?: SaidOption[] } {
  const read = (name: string) => reader(form)(name).trim();
  if (!form.has('option-0-kind')) return {};
  const wrong = (name: string, key: StaffKey, values?: MessageValues) => {
    faults[name] = { key: 'form.wrong', words: say(key, values) };
  };
  const wordsAt = (name: string, known: Readonly<Record<string, string>> = {}) => {
    const words = { ...known };
    for (const { code } of languages) {
      const text = read(`${name}-${code}`);
      if (text) words[code] = text;
      else delete words[code];
    }
    return words;
  };
  const amountAt = (name: string): number | null => {
    const typed = readPrice(read(name));
    if (typed.is === 'amount') return typed.amount;
    if (typed.is === 'ambiguous') wrong(name, 'products.priceAmbiguous', { ...typed, typed: read(name) });
    if (typed.is === 'wrong') wrong(name, 'products.priceWrong');
    return null;
  };
  const numberAt = (name: string, isWhole = false): number | null => {
    const text = read(name).replace(',', '.');
    if (text === '') return null;
    if ((isWhole ? /^[1-9]\d{0,3}$/ : /^-?\d{1,9}(?:\.\d{1,6})?$/).test(text)) return Number(text);
    wrong(name, isWhole ? 'products.wholeWrong' : 'products.numberWrong');
    return null;
  };
  /** The days of a date; none where the form does not tick that only some may be chosen. */
  const daysAt = (at: (name: string) => string): DayRule | null => {
    if (read(at('days')) !== 'true') return null;
    const count = (name: string, [least, most]: [number, number], isNeeded: boolean): number | null => {
      const text = read(at(name));
      if (text === '' && !isNeeded) return null;
      const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= least && number <= most) return number;
      wrong(at(name), 'products.daysBetween', { least, most });
      return null;
    };
    const rule = {
      leadDays: count('days-leadDays', [0, 365], true) ?? 0,
      untilHour: count('days-untilHour', [1, 23], false),
      latestDays: count('days-latestDays', [0, 366], true) ?? 366,
      perDay: count('days-perDay', [1, 1_000_000], false),
    };
    if (rule.latestDays < rule.leadDays) wrong(at('days-latestDays'), 'products.latestDaysBelow');
    const closedWeekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => read(at(`days-weekday-${day}`)) === 'true');
    if (closedWeekdays.length === 7) wrong(at('days-closed'), 'products.daysNone');
    const closed = readDays(read(at('days-closed')), 'hr');
    if (closed.wrong !== undefined)
      wrong(at('days-closed'), 'products.closedDaysWrong', { line: closed.wrong });
    else if (closed.days.length > 400) wrong(at('days-closed'), 'products.closedDaysMany');
    return { ...rule, closedWeekdays, closedDays: closed.days };
  };
  const main = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const taken = new Set(before.map(({ title }) => title));

  const valuesAt = (place: number, known: readonly Value[]): Value[] =>
    Array.from({ length: mostValues }, (_, line) => line).flatMap((line) => {
      const at = (name: string) => `option-${place}-value-${line}-${name}`;
      if (!form.has(at('sku'))) return [];
      const old = known[line];
      const label = wordsAt(at('label'), old?.label);
      const [sku, surcharge, price] = [read(at('sku')), amountAt(at('surcharge')), amountAt(at('price'))];
      // A line that was emptied is gone.
      if (Object.keys(label).length === 0 && sku === '') return [];
      if (surcharge !== null && price !== null) wrong(at('price'), 'products.choiceBoth');
      const name = label[main] ?? Object.values(label)[0] ?? sku;
      return [
        {
          sku: sku || keyOf(name, new Set()),
          label: Object.keys(label).length > 0 ? label : { [main]: sku },
          surcharge,
          price,
          color: form.has(at('color')) ? read(at('color')) || null : (old?.color ?? null),
          mediaId: old?.mediaId ?? null,
        },
      ];
    });

  const customOptions = Array.from({ length: mostOptions }, (_, place) => place).flatMap(
    (place): SaidOption[] => {
      const at = (name: string) => `option-${place}-${name}`;
      const old = before.find(({ title }) => title === read(at('title')));
      const label = wordsAt(at('label'), old?.label);
      const isEmpty = Object.keys(label).length === 0;
      if (!form.has(at('kind')) || read(at('remove')) === 'true' || (!old && isEmpty)) return [];
      if (!label[main]) faults[at(`label-${main}`)] = { key: 'validation.required' };
      const kind = optionKinds.find((one) => one === read(at('kind'))) ?? 'text';
      const inputType = kind === 'text' ? null : kind;
      const title = old?.title ?? keyOf(label[main] ?? '', taken);
      taken.add(title);
      const days = inputType === 'date' ? daysAt(at) : null;
      const amount = amountAt(at('surcharge'));
      const own = valuesAt(place, old && isChoice(old.inputType) ? old.values : []);
      if (isChoice(inputType) && own.length === 0) wrong(at('value-0-sku'), 'products.choiceNone');
      if (new Set(own.map(({ sku }) => sku)).size < own.length)
        wrong(at('value-0-sku'), 'products.choiceTwice');
      const single = old && !isChoice(old.inputType) ? old.values[0] : undefined;
      const hasSingle = amount !== null || (single !== undefined && single.price !== null);
      const [min, max] = [numberAt(at('min')), numberAt(at('max'))];
      if (min !== null && max !== null && max < min) wrong(at('max'), 'products.optionMaxBelow');
      return [
        {
          title,
          optionType: inputType === 'numberField' ? 'number' : (old?.optionType ?? 'text'),
          inputType,
          label,
          hint: wordsAt(at('hint'), old?.hint),
          isRequired: read(at('required')) === 'true',
          maxLength: numberAt(at('maxLength'), true),
          min,
          max,
          days,
          values: isChoice(inputType)
            ? own
            : hasSingle
              ? [
                  {
                    ...(single ?? { sku: title, label, price: null, color: null, mediaId: null }),
                    surcharge: amount,
                  },
                ]
              : [],
        },
      ];
    },
  );
  return { customOptions };
}

/** A key made of words: lower case, without marks, and none that is taken. */
function keyOf(words: string, taken: ReadonlySet<string>): string {
  const plain =
    words
      .toLowerCase()
      .replaceAll('đ', 'd')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'opcija';
  if (!taken.has(plain)) return plain;
  let number = 2;
  while (taken.has(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
}
