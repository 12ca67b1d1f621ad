import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { looksLikeFormula } from './formula-cell.ts';

const list = '../shared/data/security/lists/csv_injection/formulas.txt';

test.skipIf(!existsSync(list))('every entry of a public list of CSV formulas is seen as one', () => {
  const entries = readFileSync(list, 'utf8').split('\n').filter(Boolean);

  expect(entries.filter((entry) => !looksLikeFormula(entry))).toEqual([]);
});

test.each([
  '=1+1',
  '\t=1+1',
  '\r=cmd|x',
  ' =A1',
  '＝1+1',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '+HYPERLINK("http://x.example")',
  '-1+SUM(A1:A9)',
  '+=1',
])('%j is seen as a formula', (text) => {
  expect(looksLikeFormula(text)).toBe(true);
});

test.each([
  '',
  '-',
  '-5',
  '-20% popusta',
  '+5 °C',
  '-5-10 °C',
  '+385 1 234 567',
  '+385/1234',
  '@home',
  '- mekano\n- toplo (pamuk)',
  '- S | M | L',
  'A=B',
  'Šalica +',
])('%j is an ordinary text', (text) => {
  expect(looksLikeFormula(text)).toBe(false);
});
