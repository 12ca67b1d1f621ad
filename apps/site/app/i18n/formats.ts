/** Shop time: the same on the server and in every browser, so that a hydrated page never changes its dates. */
const timeZone = 'Europe/Zagreb';

interface LocaleFormats {
  intl: string;
  /** Between thousands, before the decimals, and before what is less than nothing. */
  signs: readonly [group: string, decimal: string, minus: string];
  /** Puts the euro's sign to an amount; a minus stands before both. */
  euros: (amount: string) => string;
  /** Puts numeric day, month and year in order. */
  shortDate: (day: string, month: string, year: string) => string;
}

const two = (digits: string) => digits.padStart(2, '0');

const formats: Record<string, LocaleFormats> = {
  hr: {
    intl: 'hr-HR',
    signs: ['.', ',', '\u2212'],
    euros: (amount) => `${amount}\u00a0€`,
    shortDate: (day, month, year) => `${day}. ${month}. ${year}.`,
  },
  en: {
    intl: 'en-US',
    signs: [',', '.', '-'],
    euros: (amount) => `€${amount}`,
    shortDate: (day, month, year) => `${two(month)}/${two(day)}/${year}`,
  },
  de: {
    intl: 'de-DE',
    signs: ['.', ',', '-'],
    euros: (amount) => `${amount}\u00a0€`,
    shortDate: (day, month, year) => `${two(day)}.${two(month)}.${year}`,
  },
};

/** A locale without formats of its own uses the Croatian ones (I18N-013). */
const formatsOf = (locale: string): LocaleFormats => formats[locale] ?? (formats.hr as LocaleFormats);

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
 * A number as Intl writes it. The first use of Intl takes a phone 40 to 60 ms, in which it hears nobody, and every page
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

/**
 * Short date, hr `1. 2. 2024.`, en `02/01/2024` (I18N-012), of an ISO text or milliseconds since 1970. An unreadable
 * date gives ''.
 */
export function formatShortDate(moment: string | number, locale: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const parts = dateFormat('en-US', { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts(
    date,
  );
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return formatsOf(locale).shortDate(of('day'), of('month'), of('year'));
}

/** Long date, hr `1. veljače 2024.`, en `February 1, 2024` (I18N-012). An unreadable date gives ''. */
export function formatLongDate(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(formatsOf(locale).intl, { dateStyle: 'long' }).format(date);
}

/** Hours and minutes, hr `9:00`, en `9:00 AM`. */
export function formatTime(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(formatsOf(locale).intl, { timeStyle: 'short' }).format(date);
}

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(intl: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(numbers, `${intl}${JSON.stringify(options)}`, () => new Intl.NumberFormat(intl, options));
}

function dateFormat(intl: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(
    dates,
    `${intl}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(intl, { timeZone, ...options }),
  );
}

/** Making an Intl object costs far more than using it. */
function remember<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key);
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}
