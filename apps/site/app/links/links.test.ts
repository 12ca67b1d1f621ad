import { expect, test, vi } from 'vitest';
import type { SiteLanguage } from '../i18n/site-language.ts';
import { type ButtonRecord, buttonView } from './button.ts';
import { navigationHref, navigationItems } from './navigation.ts';
import { resolveLink } from './resolve-link.ts';

const croatian: SiteLanguage = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };
const english: SiteLanguage = { code: 'eng', code2: 'en', name: 'English', isDefault: false };
const german: SiteLanguage = { code: 'deu', code2: 'de', name: 'Deutsch', isDefault: false };

const kinds: Array<[string, string, string]> = [
  ['[ROUTE-037] a post leads to its page', 'post', '/moj-slug'],
  ['[ROUTE-037] a page leads to its page', 'page', '/moj-slug'],
  ['[ROUTE-038] a product leads to the product page', 'product', '/product/moj-slug'],
  ['[ROUTE-038] a service leads to the product page', 'service', '/product/moj-slug'],
  ['[ROUTE-039] a category term leads to the blog', 'category', '/objave/moj-slug'],
  ['[ROUTE-039] a tag term leads to the blog', 'tag', '/objave/moj-slug'],
];

test.for(kinds)('%s', ([, type, path]) => {
  expect(resolveLink({ type, slug: 'moj-slug' }, croatian)).toBe(path);
});

test('[ROUTE-040] an event leads to the event page', () => {
  expect(resolveLink({ type: 'event', id: 7 }, croatian)).toBe('/dogadjaj/7');
});

test('[ROUTE-042] an unknown type is told to developers and leads home', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(resolveLink({ type: 'planet', slug: 'mars' }, croatian)).toBe('/');

  expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('planet'));
});

test('[ROUTE-043] links carry prefix and route name of the language', () => {
  expect(resolveLink({ type: 'product', slug: 'plan' }, german)).toBe('/de/produkt/plan');
  expect(resolveLink({ type: 'tag', slug: 'plan' }, english)).toBe('/en/blog/plan');
});

test('[ROUTE-041] a navigation entry leads where its kind says', () => {
  expect(navigationHref({ link_type: 'static', path: '/shop' }, croatian)).toBe('/shop');
  expect(navigationHref({ link_type: 'internal', path: '/shop/studije' }, croatian)).toBe('/shop/studije');
  expect(navigationHref({ link_type: 'external', path: 'https://banka.example/' }, croatian)).toBe(
    'https://banka.example/',
  );
});

test('[ROUTE-041, ROUTE-043] a path that staff wrote once gets the route names of the language', () => {
  expect(navigationHref({ link_type: 'static', path: '/en/objave' }, english)).toBe('/en/blog');
});

test('[ROUTE-041] an entry that leads nowhere is left out, unless others hang below it', () => {
  const node = { link_type: 'internal', path: null, entity: null, target: null } as const;
  const leaf = { ...node, id: 2, name: 'Plan', path: '/plan', children: [] };

  const items = navigationItems(
    [
      { ...node, id: 1, name: 'Studije', children: [leaf] },
      { ...node, id: 3, name: 'Prazno', children: [] },
    ],
    croatian,
  );

  expect(items.map((item) => [item.name, item.children.length])).toEqual([['Studije', 1]]);
});

test('[ROUTE-041] a script is no address', () => {
  expect(navigationHref({ link_type: 'external', path: 'javascript:alert(1)' }, croatian)).toBeUndefined();
});

const button = (given: ButtonRecord) => buttonView({ name: 'Saznajte više', ...given }, croatian);

test('[CMS-008, CMS-009] a button leads to its ready path, else to what it names, else to its address', () => {
  const page = { slug: 'o-nama' };

  expect(button({ formattedPath: '/spremno', page, href: '/adresa' })?.href).toBe('/spremno');
  expect(button({ page, href: '/adresa' })?.href).toBe('/o-nama');
  expect(button({ href: '/adresa' })?.href).toBe('/adresa');
});

test('[CMS-009] each kind of target a button may name', () => {
  expect(button({ post: { slug: 'a' } })?.href).toBe('/a');
  expect(button({ product: { slug: 'a' } })?.href).toBe('/product/a');
  expect(button({ blogCategory: { slug: 'a' } })?.href).toBe('/objave/a');
  expect(button({ productCategory: { slug: 'a' } })?.href).toBe('/shop/a');
  expect(button({ category: { slug: 'a' } })?.href).toBe('/objave/a');
});

test('[CMS-009] rel and target come along', () => {
  expect(button({ href: 'https://banka.example/', rel: 'nofollow', target: '_blank' })).toMatchObject({
    rel: 'nofollow',
    target: '_blank',
  });
});

test('[CMS-009] a button that leads nowhere, or to a script, is not shown', () => {
  expect(button({})).toBeUndefined();
  expect(button({ href: 'javascript:alert(1)' })).toBeUndefined();
});
