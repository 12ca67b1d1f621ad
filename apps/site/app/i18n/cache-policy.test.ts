import { expect, test } from 'vitest';
import { cachePolicyOf } from './cache-policy.ts';

test('[API-016] pages of content and catalogue are cached for all visitors in every language', () => {
  for (const path of [
    '/',
    '/en',
    '/shop',
    '/shop/knjige',
    '/en/shop/books',
    '/product/x',
    '/de/produkt/x',
    '/objave',
    '/en/blog',
    '/o-nama',
    '/en/about',
  ]) {
    expect(cachePolicyOf(path), path).toBeDefined();
  }
});

test('[API-016] carts, orders, accounts, search, staff pages and files are never cached', () => {
  for (const path of [
    '/kosarica',
    '/en/cart',
    '/de/einkaufswagen',
    '/naplata',
    '/naplata/uspjesna',
    '/profil',
    '/prijava',
    '/pretraga',
    '/en/search',
    '/admin',
    '/adminLogin',
    '/_/theme',
    '/sitemap.xml',
    '/robots.txt',
    '/a/b/c',
  ]) {
    expect(cachePolicyOf(path), path).toBeUndefined();
  }
});

test('only the parameters a list knows make another page', () => {
  const { params = {}, others } = cachePolicyOf('/shop') ?? {};

  expect(Object.keys(params)).toEqual(['page', 'limit', 'sort', 'featured']);
  expect(params.page?.test('0')).toBe(false);
  expect(['cheapest', 'name-asc'].every((id) => params.sort?.test(id))).toBe(true);
  expect(params.sort?.test('any-word')).toBe(false);
  expect(others).toBe('bypass');
});
