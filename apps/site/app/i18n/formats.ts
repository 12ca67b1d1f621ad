import { type LanguageFormats, two } from '@izlog/contract/texts/language-traits';
import { traitsOf } from '@izlog/contract/texts/program-languages';

/** Shop time: the same on the server and in every browser, so that a hydrated page never changes its dates. */
const timeZone = 'Europe/Zagreb';

/** A locale without formats of its own uses the Croatian ones (I18N-013). */
const formatsOf = (locale: string): LanguageFormats => traitsOf(locale).formats;

/** A currency as prices are shown in it (SET-011). */
export interface Currency {
  id: number;
  /** ISO 4217 code; without it only the label is shown. */
  iso?: string;
  label: string;
  symbol?: string;
}

/** Money with two decimals and the currency's symbol or label: `1.234,50 €` (I18N-014). `amount` is in whole units. */
export function formatMoney(amount: number, currency: Currency, locale: string): string {
  const { intl, euros } = formatsOf(locale);
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  if (!currency.iso) return `${write(amount, decimals, locale)} ${currency.symbol ?? currency.label}`;
  const own = currency.iso === 'EUR' ? writeItself(amount, decimals, locale, euros) : undefined;
  const style = { style: 'currency', currency: currency.iso, currencyDisplay: 'narrowSymbol' } as const;
  return own ?? numberFormat(intl, { ...style, ...decimals }).format(amount);
}

/** A number in the language's digits grouping, e.g. `1.234` in Croatian. */
export const formatNumber = (value: number, locale: string): string =>
  write(value, { minimumFractionDigits: 0, maximumFractionDigits: 3 }, locale);

type Decimals = Record<'minimumFractionDigits' | 'maximumFractionDigits', number>;

const write = (value: number, decimals: Decimals, locale: string): string =>
  writeItself(value, decimals, locale) ?? numberFormat(formatsOf(locale).intl, decimals).format(value);

/**
 * A number as Intl writes it. The first use of Intl takes a phone 40 to 60 ms, in which it reacts to nobody, and every page
 * shows a price or a count. Nothing for numbers that Intl alone can write: endless ones, very large and very small ones.
 */
function writeItself(
  value: number,
  { minimumFractionDigits: least, maximumFractionDigits: most }: Decimals,
  locale: string,
  around = (digits: string) => digits,
): string | undefined {
  // Moved by its decimal digits, not multiplied: 1.005 is 1.01, though as a binary number it lies below the half.
  const moved = Math.round(Number(`${Math.abs(value)}e${most}`));
  if (!(moved < 1e15)) return undefined;
  const [group, decimal, minus] = formatsOf(locale).signs;
  const digits = String(moved).padStart(most + 1, '0');
  const whole = digits.slice(0, -most).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0');
  const isBelow = value < 0 || Object.is(value, -0);
  return (isBelow ? minus : '') + around(fraction ? whole + decimal + fraction : whole);
}

/** Short date, hr `1. 2. 2024.`, en `02/01/2024` (I18N-012), of an ISO text or milliseconds since 1970. An unreadable date gives ''. */
export function formatShortDate(moment: string | number, locale: string): string {
  const clock = clockAt(moment);
  return clock ? formatsOf(locale).shortDate(clock.day, clock.month, clock.year) : '';
}

/** Long date, hr `1. veljače 2024.`, en `February 1, 2024` (I18N-012). An unreadable date gives ''. */
export function formatLongDate(iso: string, locale: string): string {
  const clock = clockAt(iso);
  if (!clock) return '';
  const { months, longDate } = formatsOf(locale);
  return longDate(clock.day, months.split(' ')[Number(clock.month) - 1] ?? '', clock.year);
}

/** Hours and minutes, hr `09:00`, en `9:00 AM`. */
export function formatTime(iso: string, locale: string): string {
  const clock = clockAt(iso);
  return clock ? formatsOf(locale).time(clock.hours, clock.minutes) : '';
}

/** Digits as one says them; the minutes alone have a nought before them. */
type Clock = Record<'day' | 'month' | 'year' | 'hours' | 'minutes', string>;

/**
 * What calendar and clock show in the shop's time. Worked out here, because the first use of Intl for dates takes a phone
 * 60 ms, in which it reacts to nobody. Nothing for a date that cannot be read.
 */
function clockAt(moment: string | number): Clock | undefined {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  // Before that, summer time had other rules, which Intl knows.
  if (year < 1997 || year > 9000) return clockOfIntl(date);
  const isSummer = date >= changeOfClocks(year, 2) && date < changeOfClocks(year, 9);
  date.setUTCHours(date.getUTCHours() + (isSummer ? 2 : 1));
  return {
    day: String(date.getUTCDate()),
    month: String(date.getUTCMonth() + 1),
    year: String(date.getUTCFullYear()),
    hours: String(date.getUTCHours()),
    minutes: two(String(date.getUTCMinutes())),
  };
}

/** When summer time begins or ends in the European Union: the last Sunday of a month (0 to 11), at one o'clock UTC. */
function changeOfClocks(year: number, month: number): Date {
  const change = new Date(Date.UTC(year, month + 1, 0, 1));
  change.setUTCDate(change.getUTCDate() - change.getUTCDay());
  return change;
}

function clockOfIntl(date: Date): Clock {
  const numeric = 'numeric';
  const options = { day: numeric, month: numeric, year: numeric, hour: numeric, minute: numeric } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const { day = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { day, month, year, hours: String(Number(hour)), minutes: minute };
}

const numbers = new Map<string, Intl.NumberFormat>();

/** Making an Intl object costs far more than using it. */
function numberFormat(intl: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${intl}${JSON.stringify(options)}`;
  const known = numbers.get(key);
  if (known) return known;
  const fresh = new Intl.NumberFormat(intl, options);
  numbers.set(key, fresh);
  return fresh;
}
