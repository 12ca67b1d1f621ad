import de from '@izlog/contract/texts/de/staff.json';
import en from '@izlog/contract/texts/en/staff.json';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { textOf } from '#site/i18n/messages.ts';
import { readTypedPrice } from '../door/typed-price.ts';

const now = Date.UTC(2026, 10, 23, 9);

/** What is shown about a price that was typed, by field. */
const faultsOf = (typed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(readTypedPrice((name) => typed[name] ?? '', undefined, now).faults).map(
      ([name, fault]) => [name, fault.key],
    ),
  );

test('[OFFICE-04] what can be read as a price in two ways is asked about, and what is none is named', () => {
  expect(readPrice('1.200')).toEqual({ is: 'ambiguous', whole: '1200', units: '1', cents: '20' });
  expect(readPrice('12,345')).toEqual({ is: 'ambiguous', whole: '12345', units: '12', cents: '34' });
  expect(faultsOf({ base: '1.200' })).toEqual({ base: 'products.priceAmbiguous' });
  for (const wrong of ['-5', '٣', '1e9', '99999999', '12,5,0', '1.2.3', 'deset', '=1+1', '½'])
    expect(faultsOf({ base: wrong }), wrong).toEqual({ base: 'products.priceWrong' });
  expect(readPrice(' 1.234,56 € ')).toEqual({ is: 'amount', amount: 1234.56 });
  expect(readPrice('12,5')).toEqual({ is: 'amount', amount: 12.5 });
});

test('[OFFICE-04] the two ways to read a price are written as the reader writes them', () => {
  const found = readPrice('1.200');
  if (found.is !== 'ambiguous') throw new Error('it was guessed');
  const said = (words: object, locale: string) =>
    textOf(words, locale, 'products.priceAmbiguous', { ...found, typed: '1.200' });
  expect(said(hr, 'hr')).toContain('1200 ili 1,20.');
  expect(said(en, 'en')).toContain('1200 or 1.20.');
  expect(said(de, 'de')).toContain('1200 oder 1,20 ein.');
});

test('[OFFICE-04] a day that no calendar has and a period that ends before it begins are named at their field', () => {
  const price = { base: '20', sale: '15' };
  expect(faultsOf({ ...price, saleFrom: '31.02.2027.' })).toEqual({ saleFrom: 'products.dayWrong' });
  expect(faultsOf({ ...price, saleFrom: '2027-02-31' })).toEqual({ saleFrom: 'products.dayWrong' });
  expect(faultsOf({ ...price, saleFrom: '2026-12-20', saleTo: '2026-12-10' })).toEqual({
    saleTo: 'products.saleToWrong',
  });
  expect(faultsOf({ ...price, saleTo: '2026-11-01' })).toEqual({ saleTo: 'products.saleToPast' });
  expect(faultsOf({ ...price, nextBase: '22' })).toEqual({ nextFrom: 'products.nextFromNeeded' });
});
