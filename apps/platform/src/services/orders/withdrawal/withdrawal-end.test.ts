import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterSunday, isWorkingDay } from './public-holidays.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

const endOf = (from: string) => withdrawalEnd(new Date(from)).toISOString();

test.each([
  ['on a working day: its end in Zagreb', '2026-11-02T10:00:00Z', '2026-11-16T23:00:00.000Z'],
  ['on a Saturday moves to Monday', '2026-11-07T10:00:00Z', '2026-11-23T23:00:00.000Z'],
  ['on a holiday moves to the next day', '2026-11-04T10:00:00Z', '2026-11-19T23:00:00.000Z'],
  ['on Christmas passes the holidays and the weekend', '2026-12-11T10:00:00Z', '2026-12-28T23:00:00.000Z'],
  ['on Easter Monday moves to Tuesday', '2026-03-23T10:00:00Z', '2026-04-07T22:00:00.000Z'],
  ['on Corpus Christi moves to Friday', '2026-05-21T10:00:00Z', '2026-06-05T22:00:00.000Z'],
  ['counts from the day in Zagreb, not in UTC', '2026-11-02T23:30:00Z', '2026-11-17T23:00:00.000Z'],
  ['keeps to midnight over the change of the clock', '2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z'],
])('[law 3] a period whose last day falls %s', (_case, from, end) => {
  expect(endOf(from)).toBe(end);
});

test('[law 3] every period ends at midnight in Zagreb after a working day, 14 full days or a little more later', () => {
  const hours = new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Zagreb',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' });
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (from) => {
      const end = withdrawalEnd(from);
      const lastDay = new Date(`${days.format(new Date(end.getTime() - 1))}T00:00:00Z`);
      const length = (end.getTime() - from.getTime()) / 3_600_000;

      expect(hours.format(end)).toBe('00:00:00');
      expect(isWorkingDay(lastDay)).toBe(true);
      // At the most four days off follow each other, and one hour comes or goes with the clock.
      expect(length).toBeGreaterThan(14 * 24 - 1);
      expect(length).toBeLessThanOrEqual(19 * 24 + 1);
    }),
  );
});

test('[law 3] Easter is where the calendar has it', () => {
  const said = [2024, 2025, 2026, 2027, 2038].map((year) => easterSunday(year).toISOString().slice(0, 10));

  expect(said).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']);
});
