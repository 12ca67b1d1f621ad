import { expect, test } from 'vitest';
import { nextOf, readHours } from './hours.ts';

test('[REL-13] the hours of putting back are whole hours of the day, and anything else is told', () => {
  expect(readHours('3')).toEqual([3]);
  expect(readHours('15, 3,3')).toEqual([3, 15]);
  for (const wrong of ['', '24', '3:00', 'night', '-1', '3,'])
    expect(() => readHours(wrong), wrong).toThrow('is no list of hours');
});

test('[REL-13] a demonstration is put back by the clock of the shop, also when summer time ends', () => {
  // In Zagreb it is one o’clock in winter, and the clock goes back on 25 October 2026 at three.
  expect(nextOf([3], new Date('2026-11-28T00:10:00Z'))).toEqual(new Date('2026-11-28T02:00:00Z'));
  expect(nextOf([3], new Date('2026-11-28T02:00:00Z'))).toEqual(new Date('2026-11-29T02:00:00Z'));
  expect(nextOf([3], new Date('2026-07-01T00:10:00Z'))).toEqual(new Date('2026-07-01T01:00:00Z'));
  expect(nextOf([3], new Date('2026-10-24T12:00:00Z'))).toEqual(new Date('2026-10-25T02:00:00Z'));
  expect(nextOf([3, 15], new Date('2026-11-28T02:00:00Z'))).toEqual(new Date('2026-11-28T14:00:00Z'));
});
