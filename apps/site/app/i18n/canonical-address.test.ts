import { patternOf, routeNames } from '@izlog/contract/texts/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { croatian, english, german, languages } from '#test/languages.ts';
import { routeParams } from '#test/route-params.ts';
import { canonicalAddress } from './canonical-address.ts';
import { pathTo } from './path-to.ts';

test.for([
  ['/hr', '/'],
  ['/hr/', '/'],
  ['/hr/kosarica', '/kosarica'],
  ['/HR/shop/knjige', '/shop/knjige'],
])('[ROUTE-025] %s moves to the address without prefix, %s', ([path = '', target]) => {
  expect(canonicalAddress(path, languages)).toBe(target);
});

test.for([
  ['/en/kosarica', '/en/cart'],
  ['/en/naplata', '/en/checkout'],
  ['/en/naplata/uspjesna', '/en/checkout/success'],
  ['/en/potvrdi-email', '/en/confirm-email'],
  ['/en/pretraga', '/en/search'],
  ['/en/dogadjaj/7', '/en/event/7'],
  ['/en/objave', '/en/blog'],
  ['/en/objave/savjeti', '/en/blog/savjeti'],
  ['/de/kosarica', '/de/einkaufswagen'],
  ['/de/naplata', '/de/kasse'],
  ['/de/pretraga', '/de/suche'],
  ['/de/dogadjaj/7', '/de/Veranstaltung/7'],
  ['/de/product/plan', '/de/produkt/plan'],
])('[ROUTE-031] the Croatian name %s moves to %s', ([path = '', target]) => {
  expect(canonicalAddress(path, languages)).toBe(target);
});

test.for([
  '/',
  '/en',
  '/kosarica',
  '/en/cart',
  '/de/naplata/uspjesna',
  '/de/potvrdi-email',
  '/de/objave',
  '/de/shop',
  '/en/prijava',
  '/en/product/plan',
  '/sr/kosarica',
  '/o-nama',
  '/hrana',
])('[ROUTE-027, ROUTE-030, ROUTE-032] %s is right as it stands', (path) => {
  expect(canonicalAddress(path, languages)).toBeUndefined();
});

test('[ROUTE-033] under a language that is not enabled nothing moves', () => {
  expect(canonicalAddress('/de/kosarica', [croatian, english])).toBeUndefined();
});

test('a slash at the end goes away', () => {
  expect(canonicalAddress('/shop/', languages)).toBe('/shop');
  expect(canonicalAddress('/en//', languages)).toBe('/en');
});

test('[ROUTE-031] every address that the site writes itself stays where it is', () => {
  for (const language of languages) {
    for (const name of routeNames) {
      const path = pathTo(name, routeParams(name, 'sedam'), language);
      expect(canonicalAddress(path, languages), path).toBeUndefined();
    }
  }
});

test('[ROUTE-031] a Croatian name under any other language moves once and never in a circle', () => {
  for (const language of [english, german]) {
    for (const name of routeNames) {
      const croatianName = patternOf(name, 'hr').replaceAll(/:\w+\??/g, 'sedam');
      const path = `/${language.code2}/${croatianName}`.replace(/\/$/, '');
      const target = canonicalAddress(path, languages) ?? path;
      expect(target).toBe(pathTo(name, routeParams(name, 'sedam'), language));
      expect(canonicalAddress(target, languages)).toBeUndefined();
    }
  }
});

test('[ROUTE-065] a host behind the prefix of the default language stays a path', () => {
  expect(canonicalAddress('/hr//evil.example', languages)).toBe('/evil.example');
  expect(canonicalAddress('//evil.example', languages)).toBe('/evil.example');
});

test('[ROUTE-065] no address, however odd, moves to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    'hr',
    'en',
    'de',
    'kosarica',
    'objave',
    '%',
    '.',
    'evil.example',
    '@',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = canonicalAddress(`/${pieces.join('')}`, languages);
      if (target === undefined) return;
      expect(new URL(target, 'http://izlog.example/').host).toBe('izlog.example');
    }),
    { numRuns: 2000 },
  );
});
