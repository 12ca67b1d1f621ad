import { expect, test } from 'vitest';
import { croatian, english, german } from '#test/languages.ts';
import { contentAlternates, screenAlternates, slugAlternates } from './alternates.ts';

const offered = [croatian, english, german];

test('[ROUTE-043] a screen stands in every language under its name there', () => {
  expect(screenAlternates('cart', offered)).toEqual([
    { code2: 'hr', path: '/kosarica' },
    { code2: 'en', path: '/en/cart' },
    { code2: 'de', path: '/de/einkaufswagen' },
  ]);
  expect(screenAlternates('event', [german], { id: '7' })).toEqual([
    { code2: 'de', path: '/de/Veranstaltung/7' },
  ]);
});

test('[I18N-008] content stands where its own addresses say, in the languages that the site offers', () => {
  const addresses = [
    { language: 'hrv', path: '/o-nama' },
    { language: 'ita', path: '/it/chi-siamo' },
    { language: 'eng', path: '/en/about' },
  ];

  expect(contentAlternates(addresses, offered)).toEqual([
    { code2: 'hr', path: '/o-nama' },
    { code2: 'en', path: '/en/about' },
  ]);
});

test('[I18N-008, ROUTE-043] a slug of each language is put into the address of its screen there', () => {
  const slugs = [
    { language: 'hrv', slug: 'racun' },
    { language: 'deu', slug: 'rechnung' },
    { language: 'ita', slug: 'conto' },
  ];

  expect(slugAlternates('product', slugs, offered)).toEqual([
    { code2: 'hr', path: '/product/racun' },
    { code2: 'de', path: '/de/produkt/rechnung' },
  ]);
});
