import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Currency,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatShortDate,
  formatTime,
} from './formats.ts';

const euro: Currency = { id: 1, iso: 'EUR', label: 'EUR', symbol: '€' };
/** Spaces of Intl that do not break the line look like any other. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('[I18N-012] Croatian has a short and a long date', () => {
  expect(formatShortDate('2024-02-01T10:00:00Z', 'hr')).toBe('1. 2. 2024.');
  expect(formatShortDate(Date.UTC(2024, 1, 1, 10), 'hr')).toBe('1. 2. 2024.');
  expect(formatShortDate(1e17, 'hr')).toBe('');
  expect(formatLongDate('2024-02-01T10:00:00Z', 'hr')).toBe('1. veljače 2024.');
});

test('[I18N-012] English has a short and a long date', () => {
  expect(formatShortDate('2024-02-01T10:00:00Z', 'en')).toBe('02/01/2024');
  expect(formatLongDate('2024-02-01T10:00:00Z', 'en')).toBe('February 1, 2024');
});

test('German has dates of its own', () => {
  expect(formatShortDate('2024-02-01T10:00:00Z', 'de')).toBe('01.02.2024');
  expect(formatLongDate('2024-02-01T10:00:00Z', 'de')).toBe('1. Februar 2024');
});

test('[I18N-012] a day is the day in Zagreb, wherever the server stands', () => {
  expect(formatShortDate('2026-06-30T22:30:00Z', 'hr')).toBe('1. 7. 2026.');
  expect(formatLongDate('2026-12-31T23:30:00Z', 'hr')).toBe('1. siječnja 2027.');
  expect(formatTime('2026-06-30T22:30:00Z', 'hr')).toBe('00:30');
});

test('a date that cannot be read shows nothing', () => {
  expect([formatShortDate, formatLongDate, formatTime].map((format) => format('sutra', 'hr'))).toEqual([
    '',
    '',
    '',
  ]);
});

test('[I18N-013] a language without formats of its own uses the Croatian ones', () => {
  expect(formatMoney(1234.5, euro, 'sr')).toBe(formatMoney(1234.5, euro, 'hr'));
  expect(formatNumber(1234567.5, 'sr')).toBe('1.234.567,5');
  expect(formatShortDate('2024-02-01T10:00:00Z', 'sr')).toBe('1. 2. 2024.');
});

test.for([
  [1234.5, '1.234,50 €'],
  [0, '0,00 €'],
  [28, '28,00 €'],
  [0.005, '0,01 €'],
  [1000000, '1.000.000,00 €'],
] as const)('[I18N-014, LIMIT-013] %d euros are shown with two decimals and the symbol', ([amount, text]) => {
  expect(plain(formatMoney(amount, euro, 'hr'))).toBe(text);
});

test('[I18N-014] money is written as the language writes it', () => {
  expect(formatMoney(1234.5, euro, 'en')).toBe('€1,234.50');
  expect(plain(formatMoney(1234.5, euro, 'de'))).toBe('1.234,50 €');
});

test('[I18N-014] a currency without an ISO code is shown with its symbol, else its label', () => {
  expect(plain(formatMoney(5, { id: 2, label: 'bodova' }, 'hr'))).toBe('5,00 bodova');
  expect(plain(formatMoney(5, { id: 2, label: 'bodova', symbol: '★' }, 'hr'))).toBe('5,00 ★');
});

test('[I18N-014, LIMIT-013] whatever the amount, there are two decimals and the amount can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      const text = plain(formatMoney(cents / 100, euro, 'hr'));

      expect(text).toMatch(/^\d{1,3}(\.\d{3})*,\d{2} €$/);
      expect(Number(text.replaceAll(/[^\d]/g, ''))).toBe(cents);
    }),
  );
});

test.for(['hr', 'en', 'de', 'sr'])(
  '[I18N-013, I18N-014] %s: numbers and euros are written as Intl writes them',
  (locale) => {
    const intl = { en: 'en-US', de: 'de-DE' }[locale] ?? 'hr-HR';
    const numbers = new Intl.NumberFormat(intl);
    const money = new Intl.NumberFormat(intl, { style: 'currency', currency: 'EUR' });
    const check = (value: number) => {
      expect(formatNumber(value, locale)).toBe(numbers.format(value));
      expect(formatMoney(value, euro, locale)).toBe(money.format(value));
    };
    for (const value of [0, -0, 1.005, -0.004, 999.995, 1e-7, 5e11, 1e15, 1e21, Infinity, NaN]) check(value);
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => check(value)));
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => check(cents / 100)));
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (parts) => check(parts / 100_000)));
  },
);

test.for(['hr', 'en', 'de', 'sr'])(
  '[I18N-012, I18N-013] %s: dates and times are written as Intl writes them',
  (locale) => {
    const intl = { en: 'en-US', de: 'de-DE' }[locale] ?? 'hr-HR';
    const timeZone = 'Europe/Zagreb';
    const long = new Intl.DateTimeFormat(intl, { timeZone, dateStyle: 'long' });
    const time = new Intl.DateTimeFormat(intl, { timeZone, timeStyle: 'short' });
    const numeric = new Intl.DateTimeFormat(intl, { timeZone });
    // Croatian writes its short date without noughts, which Intl would put there.
    const digits = (text: string) => text.match(/\d+/g)?.map(Number);
    const check = (moment: Date) => {
      const iso = moment.toISOString();
      expect(formatLongDate(iso, locale)).toBe(long.format(moment));
      expect(formatTime(iso, locale)).toBe(time.format(moment));
      expect(digits(formatShortDate(iso, locale))).toEqual(digits(numeric.format(moment)));
    };
    // The hours around each change of the clocks, also in years in which the rule was another.
    for (let year = 1992; year < 2040; year += 1)
      for (const month of [2, 8, 9])
        for (let day = 24; day <= 31; day += 1)
          for (const [hour, minute] of [
            [0, 59],
            [1, 0],
            [23, 30],
          ])
            check(new Date(Date.UTC(year, month, day, hour, minute)));
    const years = { min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true };
    fc.assert(fc.property(fc.date(years), check), { numRuns: 500 });
  },
);
