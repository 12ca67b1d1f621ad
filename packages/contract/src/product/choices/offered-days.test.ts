import { expect, test } from 'vitest';
import type { DayRule } from './day-rule.ts';
import { daySpanAt } from './day-span.ts';
import { isOfferedDay, weekdayOf } from './offered-days.ts';

const rule: DayRule = {
  leadDays: 1,
  untilHour: 12,
  latestDays: 5,
  closedWeekdays: [7],
  closedDays: ['2026-12-04'],
  perDay: null,
};
/** Wednesday, 2 December 2026, by the clock in Zagreb. */
const at = (hour: string) => new Date(`2026-12-02T${hour}:00+01:00`);

test('[SELL-03] until its hour an order counts for today, from then on for tomorrow', () => {
  expect(daySpanAt(rule, at('11:59'))).toEqual({
    first: '2026-12-03',
    last: '2026-12-07',
    closed: ['2026-12-04', '2026-12-06'],
  });
  expect(daySpanAt(rule, at('12:00')).first).toBe('2026-12-04');
  expect(daySpanAt({ ...rule, untilHour: null }, at('23:59')).first).toBe('2026-12-03');
});

test('[SELL-03] days begin at midnight of the shop, also where the clocks change', () => {
  const open: DayRule = { ...rule, leadDays: 0, untilHour: null, closedWeekdays: [], closedDays: [] };
  const first = (instant: string) => daySpanAt(open, new Date(instant)).first;
  expect(first('2026-10-24T21:59:59Z')).toBe('2026-10-24');
  expect(first('2026-10-24T22:00:00Z')).toBe('2026-10-25');
  expect(first('2026-10-25T22:59:59Z')).toBe('2026-10-25');
  expect(first('2026-10-25T23:00:00Z')).toBe('2026-10-26');
  expect(daySpanAt(open, new Date('2026-12-30T12:00:00Z')).last).toBe('2027-01-04');
});

test('[SELL-03] a closed day, one before the first and one after the last are not offered', () => {
  const window = daySpanAt(rule, at('09:00'));
  const offered = [
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
    '2026-12-08',
  ];
  expect(offered.filter((day) => isOfferedDay(window, day))).toEqual([
    '2026-12-03',
    '2026-12-05',
    '2026-12-07',
  ]);
  expect(weekdayOf('2026-12-06')).toBe(7);
  expect(isOfferedDay(daySpanAt({ ...rule, leadDays: 5 }, at('13:00')), '2026-12-07')).toBe(false);
});
