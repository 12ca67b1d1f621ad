import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFrom, instantOf } from './moments.ts';

test('[SHELL-004] a workshop is at its hour in Zagreb, before and after the clock changes', () => {
  const now = new Date('2026-10-20T22:30:00Z');

  expect(instantOf(now, { inDays: 0, at: '09:00' }).toISOString()).toBe('2026-10-21T07:00:00.000Z');
  expect(instantOf(now, { inDays: 4, at: '00:00' }).toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(instantOf(now, { inDays: 12, at: '09:00' }).toISOString()).toBe('2026-11-02T08:00:00.000Z');
});

test('[SHELL-004] a price that holds since today began before now, and one that ends tomorrow still holds', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (now) => {
      expect(dayFrom(now, 0).getTime()).toBeLessThanOrEqual(now.getTime());
      expect(dayFrom(now, 1).getTime()).toBeGreaterThan(now.getTime());
    }),
  );
});
