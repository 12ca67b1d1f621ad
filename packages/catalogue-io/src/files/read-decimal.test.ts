import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DecimalMark, decimalMarkOf, readDecimal, toWhole } from './read-decimal.ts';

function cents(text: string, mark: DecimalMark = 'point', round = false): number | string {
  const value = readDecimal(text, mark);
  return typeof value === 'string' ? value : toWhole(value, 2, round);
}

test.each([
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1234.5', 123450],
  ['12', 1200],
  ['12,5', 1250],
  ['.5', 50],
  ['0.10', 10],
  ['9.9900', 999],
  ['1 234,50', 123450],
  ["1'234.50", 123450],
  ['1\u00a0234,50', 123450],
  ['1,234,567', 123456700],
  ['1,234,567.89', 123456789],
  ['-5', -500],
  ['-0', 0],
])('the price %s is %i minor units', (text, expected) => {
  expect(cents(text)).toBe(expected);
});

test('one mark before three digits is read by the mark of the file, and refused when that is unknown', () => {
  expect(cents('1,234', 'point')).toBe(123400);
  expect(cents('1.234', 'comma')).toBe(123400);
  expect(cents('1.234', 'point')).toBe('has more than 2 decimals');
  expect(cents('1.234', 'unknown')).toBe('could mean 1234 or 1 and 234 thousandths');
  expect(cents('0.250', 'comma')).toBe(25);
});

test('a third decimal refuses the price, or rounds it half up when that is asked for', () => {
  expect(cents('15.9918')).toBe('has more than 2 decimals');
  expect(cents('15.995', 'point', true)).toBe(1600);
  expect(cents('15.9949', 'point', true)).toBe(1599);
});

test.each([
  '',
  '-',
  '.',
  'abc',
  '1,23,4',
  '12,34.50',
  '1e5',
  '€5',
  '1..2',
  '1.2.3',
  '0x10',
  '１２',
  '1-2',
  '5.',
  '=1',
])('%j is not a number', (text) => {
  expect(cents(text)).toBe('is not a number');
});

test('a number of a million digits is refused and not calculated', () => {
  expect(cents('9'.repeat(1_000_000))).toBe('is too large');
});

test('a cell tells the decimal mark only when it can be read in one way', () => {
  expect(['12.50', '12,5', '1.234,50', '1,234', '12', '0.1234'].map(decimalMarkOf)).toEqual([
    'point',
    'comma',
    'comma',
    undefined,
    undefined,
    'point',
  ]);
});

test('every amount written in any usual way is read back exactly', () => {
  const styles: [DecimalMark, string, string][] = [
    ['point', ',', '.'],
    ['comma', '.', ','],
    ['point', '', '.'],
    ['comma', '', ','],
    ['unknown', ' ', ','],
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.boolean(),
      fc.constantFrom(...styles),
      (amount, negative, [mark, group, point]) => {
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group);
        const text = `${negative ? '-' : ''}${whole}${point}${String(amount % 100).padStart(2, '0')}`;

        expect(cents(text, mark)).toBe(negative && amount ? -amount : amount);
      },
    ),
  );
});

test('any text gives a number or a reason', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.,' ]{0,12}$/)),
      fc.constantFrom<DecimalMark>('point', 'comma', 'unknown'),
      (text, mark) => {
        const value = cents(text, mark);

        expect(typeof value === 'string' || Number.isSafeInteger(value)).toBe(true);
      },
    ),
  );
});
