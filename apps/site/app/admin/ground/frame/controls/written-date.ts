import { isDay } from '../shop-day.ts';

/** How days and hours are written in the language of the person who reads. */
export interface DateWords {
  locale: string;
  shortDate: (instant: string) => string;
  time: (instant: string) => string;
}

export type DateKind = 'date' | 'datetime-local';

/** A day (`2026-12-01`) or a day and an hour (`2026-12-01T08:00`), as the office writes it; nothing for what is none. */
export function writtenDate(value: string, kind: DateKind, { shortDate }: DateWords): string {
  const [day = '', time] = value.split('T');
  if (!isDay(day)) return '';
  const words = shortDate(`${day}T12:00:00Z`);
  return kind === 'date' ? words : `${words} ${time?.slice(0, 5) ?? ''}`.trim();
}

/**
 * Reads what somebody typed: a day, month and year in this order, with whatever signs between, the month as a number or by its
 * name, the year with two digits or four; then an hour where one is meant. Also the form that programs write. Nothing where it
 * is not whole, or no such day is in the calendar.
 */
export function readDate(text: string, kind: DateKind, locale: string): string | undefined {
  const words = text.trim().toLowerCase();
  const [, ofProgram, hourOfProgram] =
    /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{1,2}:\d{2}))?(?::\d{2})?$/.exec(words) ?? [];
  const parts = words.match(/\d+|\p{L}+/gu) ?? [];
  const [dayText = '', monthText = '', yearText = '', ...rest] = ofProgram
    ? [...ofProgram.split('-').toReversed(), ...(hourOfProgram?.split(':') ?? [])]
    : parts;
  const month = /^\d/.test(monthText) ? Number(monthText) : monthOf(monthText, locale);
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  if (!month || !/^\d{1,2}$/.test(dayText) || !/^(\d{2}|\d{4})$/.test(yearText)) return undefined;
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(Number(dayText))}`;
  if (!isDay(day)) return undefined;
  if (kind === 'date') return rest.length === 0 ? day : undefined;
  const [hours = '', minutes = '00', ...more] = rest.filter((one) => /^\d/.test(one));
  const isHour = /^\d{1,2}$/.test(hours) && Number(hours) < 24;
  const isMinute = /^\d{2}$/.test(minutes) && Number(minutes) < 60;
  return isHour && isMinute && more.length === 0 ? `${day}T${two(Number(hours))}:${minutes}` : undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The names of the months, as they stand alone in a calendar. */
export const monthNames = (locale: string): string[] => named(locale, { month: 'long' });

/** A month by its name in a date, or by the first letters of it, from three on. */
function monthOf(word: string, locale: string): number | undefined {
  if (word.length < 3) return undefined;
  const inDates = named(locale, { month: 'long', day: 'numeric' });
  const place = [...inDates, ...monthNames(locale)].findIndex((name) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .some((part) => part.startsWith(word)),
  );
  return place === -1 ? undefined : (place % 12) + 1;
}

const named = (locale: string, form: Intl.DateTimeFormatOptions): string[] => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
};

/**
 * Whether the browser's own field for a day speaks the language of the person who reads, with the day before the month. It
 * writes dates as the browser does everything, whatever the language of the page is.
 */
export function isBrowsersLanguage(locale: string): boolean {
  const own = new Intl.DateTimeFormat();
  const language = (tag: string) => tag.split('-')[0];
  const order = own.formatToParts(0).map(({ type }) => type);
  return (
    language(own.resolvedOptions().locale) === language(locale) &&
    order.indexOf('day') < order.indexOf('month')
  );
}
