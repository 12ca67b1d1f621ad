import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staffDates } from '../staff-dates.ts';
import { readDate, writtenDate } from './written-date.ts';

const wordsOf = (locale: string) => ({ locale, ...staffDates(locale) });
const day = fc
  .date({ min: new Date('1990-01-01T12:00:00Z'), max: new Date('2099-12-31T12:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
const two = (number: number) => String(number).padStart(2, '0');

test.each(['hr', 'en', 'de'])(
  '[ADMIN-001, I18N-012] in %s whatever day and hour the office writes is read as that day and hour',
  (locale) => {
    fc.assert(
      fc.property(day, time, (one, [hours, minutes]) => {
        const moment = `${one}T${two(hours)}:${two(minutes)}`;
        expect(readDate(writtenDate(one, 'date', wordsOf(locale)), 'date', locale)).toBe(one);
        const written = writtenDate(moment, 'datetime-local', wordsOf(locale));
        expect(readDate(written, 'datetime-local', locale)).toBe(moment);
      }),
    );
  },
);

test('[ADMIN-001, I18N-012] a day is written as in the lists beside it, and typed in many ways', () => {
  expect(writtenDate('2026-12-01', 'date', wordsOf('hr'))).toBe('1. 12. 2026.');
  expect(writtenDate('2026-12-01', 'date', wordsOf('de'))).toBe('01.12.2026');
  expect(writtenDate('2026-12-01T08:00', 'datetime-local', wordsOf('en'))).toBe('1 Dec 2026 08:00');

  for (const [locale, ways] of Object.entries({
    hr: [
      '1.12.2026',
      '1. 12. 2026.',
      '01/12/26',
      '1 12 2026',
      '2026-12-01',
      '1. prosinca 2026.',
      '1. pro 2026',
    ],
    de: ['1.12.26', '1. Dezember 2026', '1 dez 2026'],
    en: ['1 Dec 2026', '1 december 2026', '01/12/2026'],
  }))
    for (const way of ways) expect(readDate(way, 'date', locale), way).toBe('2026-12-01');
  expect(readDate('2026-12-01T08:00', 'datetime-local', 'hr')).toBe('2026-12-01T08:00');
  expect(readDate('1.12.2026 u 8 h', 'datetime-local', 'hr')).toBe('2026-12-01T08:00');
});

test('[ADMIN-001] what is no whole day is none: it is never guessed', () => {
  for (const way of [
    '',
    '1.12.',
    '31.2.2026',
    '12/31/2026',
    '1.13.2026',
    'sutra',
    '1.12.20266',
    '1.12.2026 8:00',
  ])
    expect(readDate(way, 'date', 'hr'), way).toBeUndefined();
  for (const way of ['1.12.2026', '1.12.2026 24:00', '1.12.2026 8:60', '1.12.2026 8:5'])
    expect(readDate(way, 'datetime-local', 'hr'), way).toBeUndefined();
});
