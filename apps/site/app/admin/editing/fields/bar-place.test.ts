import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topOfBar } from './bar-place.ts';

const height = 48;

test('[EDIT-005] the bar of a text stands above it while there is room, and never over the line in hand', () => {
  expect(topOfBar({ top: 400, bottom: 600 }, { top: 410, bottom: 434 }, height, 800)).toBe(344);
  expect(topOfBar({ top: 80, bottom: 600 }, { top: 300, bottom: 324 }, height, 800)).toBe(64);
  expect(topOfBar({ top: 80, bottom: 600 }, { top: 84, bottom: 108 }, height, 800)).toBe(116);
  expect(topOfBar({ top: -400, bottom: 160 }, { top: 130, bottom: 154 }, height, 180)).toBe(64);

  fc.assert(
    fc.property(
      fc.integer({ min: -2000, max: 700 }),
      fc.integer({ min: 0, max: 2500 }),
      fc.integer({ min: 14, max: 60 }),
      fc.integer({ min: 200, max: 900 }),
      (start, into, tall, lowest) => {
        const line = { top: start + into, bottom: start + into + tall };
        const top = topOfBar({ top: start, bottom: line.bottom + 100 }, line, height, lowest);
        expect(top >= line.bottom || top + height <= line.top).toBe(true);
        expect(top).toBeGreaterThanOrEqual(Math.min(64, line.bottom));
      },
    ),
  );
});
