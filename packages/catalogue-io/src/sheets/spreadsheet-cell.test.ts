import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSpreadsheetCell, toPersonCell, toSpreadsheetCell } from './spreadsheet-cell.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', "'", "''="];
const mistaken = [
  '00123',
  '3850123456789',
  '1.50',
  '1,234',
  '1-2',
  '12/1/1',
  '5e3',
  '10:30',
  'MAR1',
  '1-Sep',
  '2026-11-28',
];

test('what could run as a formula gets an apostrophe, any other text stays as it is', () => {
  for (const text of ['=1+1', '+385 1', '-20 %', '@home', '\t=1', '\r=1', "'=1"])
    expect(toSpreadsheetCell(text)).toBe(`'${text}`);
  for (const text of ['', 'Šal', "rock 'n' roll", "'tis", '1-2', 'a=b'])
    expect(toSpreadsheetCell(text)).toBe(text);
});

test('every text is read back as it was written, and no cell begins with the start of a formula', () => {
  const text = fc
    .tuple(fc.constantFrom('', ...starts), fc.oneof(fc.string(), fc.constantFrom(...mistaken)))
    .map((parts) => parts.join(''));

  fc.assert(
    fc.property(text, (written) => {
      for (const cell of [toSpreadsheetCell(written), toPersonCell(written)]) {
        expect(fromSpreadsheetCell(cell)).toBe(written);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }
    }),
  );
});

test('for people a text that a spreadsheet would take for a number or a day gets an apostrophe, a plain number and words do not', () => {
  for (const text of mistaken) expect(toPersonCell(text)).toBe(`'${text}`);
  for (const text of ['123', '42 kom', '2026-000123', '12/WEB1/1', 'AB-0012', 'Marija 2', '100 g'])
    expect(toPersonCell(text)).toBe(text);
  expect(toSpreadsheetCell('00123'), 'programs get it as it is').toBe('00123');
});
