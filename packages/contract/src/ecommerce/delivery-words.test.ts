import { expect, test } from 'vitest';
import { deliveryWords } from './delivery-words.ts';

test.each([
  ['Paketomat', 'Paketomat Zagreb, Savska cesta 41', 'Paketomat Zagreb, Savska cesta 41'],
  ['GLS paketomat', 'Paketomat Zagreb, Savska cesta 41', 'GLS paketomat Zagreb, Savska cesta 41'],
  ['BOX NOW', 'BOX NOW', 'BOX NOW'],
  ['Preuzimanje u trgovini', 'Trgovina Split', 'Preuzimanje u trgovini, Trgovina Split'],
  ['Paket', 'Paketomat Zagreb', 'Paket, Paketomat Zagreb'],
])('[CHECKOUT-032] %s with the branch %s is said without a word twice', (name, branch, said) => {
  expect(deliveryWords({ name, branch: { name: branch } })).toBe(said);
});

test('[CHECKOUT-032] a method without a branch is said by its name', () => {
  expect(deliveryWords({ name: 'Kurir', branch: null })).toBe('Kurir');
});
