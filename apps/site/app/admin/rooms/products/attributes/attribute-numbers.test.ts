import { filterTypes, valuesOfType } from '@izlog/contract/product/product-kinds';
import { expect, test } from 'vitest';
import { numberText, readNumberText } from './attribute-numbers.ts';

test('[OFFICE-04] what a product says of a number or a day is shown as it is typed, in every kind of attribute', () => {
  expect(numberText('Number', -2.5)).toBe('-2,5');
  expect(readNumberText('Number', '−2,5')).toBe(-2.5);
  expect(numberText('Date', Date.UTC(2026, 10, 23))).toBe('2026-11-23');
  expect(readNumberText('Date', '23. 11. 2026.')).toBe(Date.UTC(2026, 10, 23));
  expect(numberText('DateTime', Date.UTC(2026, 10, 23, 7, 30))).toBe('2026-11-23T08:30');
  expect(readNumberText('DateTime', '2026-11-23T08:30')).toBe(Date.UTC(2026, 10, 23, 7, 30));
  for (const type of filterTypes.filter((one) => ['numbers', 'dates'].includes(valuesOfType(one))))
    expect(readNumberText(type, 'sutra')).toBe('wrong');
});

test('an instant that nobody touched stays to the millisecond, though its field shows minutes', () => {
  const instant = Date.UTC(2026, 10, 23, 7, 30, 12, 345);

  expect(readNumberText('DateTime', numberText('DateTime', instant), instant)).toBe(instant);
});
