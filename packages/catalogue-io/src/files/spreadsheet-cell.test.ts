import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSpreadsheetCell, toSpreadsheetCell } from './spreadsheet-cell.ts';

const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', "'", "''="];

test('what could run as a formula gets an apostrophe, any other text stays as it is', () => {
  for (const text of ['=1+1', '+385 1', '-20 %', '@home', '\t=1', '\r=1', "'=1"])
    expect(toSpreadsheetCell(text)).toBe(`'${text}`);
  for (const text of ['', 'Šal', "rock 'n' roll", "'tis", '1-2', 'a=b'])
    expect(toSpreadsheetCell(text)).toBe(text);
});

test('every text is read back as it was written, and no cell begins with the start of a formula', () => {
  const text = fc.tuple(fc.constantFrom('', ...starts), fc.string()).map((parts) => parts.join(''));

  fc.assert(
    fc.property(text, (written) => {
      const cell = toSpreadsheetCell(written);

      expect(fromSpreadsheetCell(cell)).toBe(written);
      expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
