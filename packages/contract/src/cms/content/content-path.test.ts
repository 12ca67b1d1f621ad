import { expect, test } from 'vitest';
import { languageCodes } from '../../languages.ts';
import { type ContentKind, contentPath } from './content-path.ts';

const inLanguage = (kind: ContentKind, slug: string | number, language: string) =>
  contentPath(kind, slug, { language, defaultLanguage: 'hrv' });

test('[ROUTE-037, ROUTE-038, ROUTE-039, ROUTE-040] each kind of content has its place', () => {
  expect(inLanguage('page', 'o-nama', 'hrv')).toBe('/o-nama');
  expect(inLanguage('post', 'prvi-clanak', 'hrv')).toBe('/prvi-clanak');
  expect(inLanguage('product', 'luk', 'hrv')).toBe('/product/luk');
  expect(inLanguage('productCategory', 'povrce', 'hrv')).toBe('/shop/povrce');
  expect(inLanguage('category', 'vijesti', 'hrv')).toBe('/objave/vijesti');
  expect(inLanguage('tag', 'porez', 'hrv')).toBe('/objave/porez');
  expect(inLanguage('event', 7, 'hrv')).toBe('/dogadjaj/7');
});

test('[ROUTE-043, ROUTE-028, ROUTE-029] addresses carry the prefix and the names of the language', () => {
  expect(inLanguage('page', 'about', 'eng')).toBe('/en/about');
  expect(inLanguage('category', 'news', 'eng')).toBe('/en/blog/news');
  expect(inLanguage('event', 7, 'eng')).toBe('/en/event/7');
  expect(inLanguage('product', 'luk', 'deu')).toBe('/de/produkt/luk');
  expect(inLanguage('event', 7, 'deu')).toBe('/de/Veranstaltung/7');
});

test('[ROUTE-025, ROUTE-027] the default language has no prefix, others without names of their own use the Croatian ones', () => {
  expect(inLanguage('category', 'vesti', 'srp')).toBe('/sr/objave/vesti');
  expect(contentPath('category', 'news', { language: 'eng', defaultLanguage: 'eng' })).toBe('/blog/news');
});

test('a slug with signs is escaped, and every language has a two-letter prefix', () => {
  expect(inLanguage('page', 'a b/č', 'hrv')).toBe('/a%20b%2F%C4%8D');
  for (const { code } of languageCodes) {
    if (code !== 'hrv') expect(inLanguage('page', 'x', code)).toMatch(/^\/[a-z]{2}\/x$/);
  }
});

test('[ROUTE-035] the home page stands at the root of its language', () => {
  expect(inLanguage('page', '', 'hrv')).toBe('/');
  expect(inLanguage('page', '', 'eng')).toBe('/en');
});
