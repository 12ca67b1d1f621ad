import { expect, test, vi } from 'vitest';
import { croatian, english, german, serbian } from '#test/languages.ts';
import { resolveLink } from './resolve-link.ts';

const slug = 'prvi-racun';

test.for([
  ['[ROUTE-037]', { type: 'post', slug }, '/prvi-racun'],
  ['[ROUTE-037]', { type: 'page', slug }, '/prvi-racun'],
  ['[ROUTE-038]', { type: 'product', slug }, '/product/prvi-racun'],
  ['[ROUTE-038]', { type: 'service', slug }, '/product/prvi-racun'],
  ['[ROUTE-039]', { type: 'category', slug }, '/objave/prvi-racun'],
  ['[ROUTE-039]', { type: 'tag', slug }, '/objave/prvi-racun'],
  ['[ROUTE-036]', { type: 'productCategory', slug }, '/shop/prvi-racun'],
  ['[ROUTE-040]', { type: 'event', slug, id: 7 }, '/dogadjaj/7'],
] as const)('%s a link to %o leads to %s', ([, target, address]) => {
  expect(resolveLink(target, croatian)).toBe(address);
});

test.for([
  [english, '/en/prvi-racun', '/en/product/prvi-racun', '/en/blog/prvi-racun', '/en/event/7'],
  [german, '/de/prvi-racun', '/de/produkt/prvi-racun', '/de/objave/prvi-racun', '/de/Veranstaltung/7'],
  [serbian, '/sr/prvi-racun', '/sr/product/prvi-racun', '/sr/objave/prvi-racun', '/sr/dogadjaj/7'],
] as const)('[ROUTE-043] links carry prefix and names of $0.name', ([language, ...addresses]) => {
  const types = ['post', 'product', 'tag', 'event'];

  expect(types.map((type) => resolveLink({ type, slug, id: 7 }, language))).toEqual(addresses);
});

test('[ROUTE-042] an unknown type leads to / and one warning names it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(resolveLink({ type: 'podcast', slug }, croatian)).toBe('/');

  expect(warn.mock.calls).toEqual([['Unknown link type podcast']]);
});
