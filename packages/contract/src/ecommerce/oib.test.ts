import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bareOib, isOib } from './oib.ts';

const file = new URL('../../../../../shared/data/ids/oib.json', import.meta.url);

test('[CHECKOUT-015] an OIB has eleven digits and a check digit that holds; HR before it is stripped', () => {
  for (const right of ['12345678903', 'HR12345678903', 'hr 33392005961', '00000000001']) {
    expect({ right, isOib: isOib(right) }).toEqual({ right, isOib: true });
  }
  for (const wrong of ['12345678901', '1234567890', '123456789012', '', 'abcdefghijk', '١٢٣٤٥٦٧٨٩٠٣']) {
    expect({ wrong, isOib: isOib(wrong) }).toEqual({ wrong, isOib: false });
  }
  expect(bareOib('HR 333 9200 5961')).toBe('33392005961');
});

test.skipIf(!existsSync(file))('[CHECKOUT-015] published numbers are told apart', () => {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'valid' | 'validAfterStripping' | 'invalid',
    string[]
  >;

  expect([...known.valid, ...known.validAfterStripping].filter((one) => !isOib(one))).toEqual([]);
  expect(known.invalid.filter(isOib)).toEqual([]);
});
