import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from './rules.ts';
import { streetAndNumber, streetRules } from './street-and-number.ts';

const meant = (street: string, houseNumber: string) =>
  Object.values(streetAndNumber({ street, houseNumber }));

test.each([
  ['Ilica 1', '', 'Ilica', '1'],
  ['', 'Ilica 1', 'Ilica', '1'],
  ['Ilica', 'Ilica 1', 'Ilica', '1'],
  ['Ilica 1', '1', 'Ilica', '1'],
  ['Savska cesta 41 A', '41a', 'Savska cesta', '41 A'],
  ['Obala hrvatskih pomoraca 12a', '', 'Obala hrvatskih pomoraca', '12a'],
  ['Ulica 30. svibnja 7/2', '', 'Ulica 30. svibnja', '7/2'],
  ['Donje Selo bb', '', 'Donje Selo', 'bb'],
  ['Hauptstraße, 12-14', '', 'Hauptstraße', '12-14'],
])('[CHECKOUT-008] "%s" and "%s" are street %s, number %s', (street, houseNumber, ...expected) => {
  expect(meant(street, houseNumber)).toEqual(expected);
});

test.each([
  ['Ilica', '1'],
  ['8. maja', ''],
  ['Ilica 1', '5'],
  ['Trg bana Jelačića', ''],
  ['', ''],
  ['12', ''],
])('[CHECKOUT-008] "%s" and "%s" stay as they were typed', (street, houseNumber) => {
  expect(meant(street, houseNumber)).toEqual([street, houseNumber]);
});

test('[CHECKOUT-010] a street without any number still asks for one, and only there', () => {
  const rules = streetRules('delivery.');
  const read = (name: string) => (name === 'delivery.street' ? 'Ilica' : '');
  const faults = faultsOf(
    { 'delivery.street': rules.street, 'delivery.houseNumber': rules.houseNumber },
    read,
  );

  expect(faults).toEqual({ 'delivery.houseNumber': { key: 'validation.required' } });
});

test('[CHECKOUT-008] whatever is typed, no letter and no digit of it is lost', () => {
  const signs = (text: string) => [...text.replaceAll(/[\s,]/g, '')].toSorted().join('');
  fc.assert(
    fc.property(fc.string(), (street) => {
      const { street: one, houseNumber } = streetAndNumber({ street, houseNumber: '' });
      expect(signs(one + houseNumber)).toBe(signs(street));
    }),
  );
});
