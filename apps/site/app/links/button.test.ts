import { expect, test } from 'vitest';
import { croatian, english, german } from '#test/languages.ts';
import { type ButtonRecord, buttonView } from './button.ts';

const named = (fields: ButtonRecord) => buttonView({ name: 'Dalje', ...fields }, croatian);

test.for([
  [{ post: { slug: 'vijest' } }, '/vijest'],
  [{ page: { slug: 'o-nama' } }, '/o-nama'],
  [{ product: { slug: 'plan' } }, '/product/plan'],
  [{ blogCategory: { slug: 'savjeti' } }, '/objave/savjeti'],
  [{ productCategory: { slug: 'knjige' } }, '/shop/knjige'],
  [{ category: { slug: 'savjeti' } }, '/objave/savjeti'],
  [{ href: 'https://banka.example/' }, 'https://banka.example/'],
  [{ formattedPath: '/kontakt' }, '/kontakt'],
  [{ link: { formattedPath: '/kontakt' } }, '/kontakt'],
] as const)('[CMS-008, CMS-009] a button with %o leads to %s', ([fields, address]) => {
  expect(named(fields)?.href).toBe(address);
});

test('[CMS-009] the ready path comes first, then the thing it names, then the address', () => {
  const all: ButtonRecord = { formattedPath: '/prvo', page: { slug: 'drugo' }, href: '/trece' };

  expect(named(all)?.href).toBe('/prvo');
  expect(named({ ...all, formattedPath: null })?.href).toBe('/drugo');
  expect(named({ ...all, formattedPath: null, page: null })?.href).toBe('/trece');
});

test('[CMS-009] an empty ready path does not hide the thing the button names', () => {
  expect(named({ formattedPath: '', page: { slug: 'drugo' } })?.href).toBe('/drugo');
  expect(named({ link: { formattedPath: '' }, href: '/trece' })?.href).toBe('/trece');
});

test('[CMS-008, CMS-009] a button keeps its rel and target', () => {
  expect(named({ href: 'https://banka.example/', rel: 'nofollow', target: '_blank' })).toEqual({
    name: 'Dalje',
    href: 'https://banka.example/',
    rel: 'nofollow',
    target: '_blank',
  });
});

test('[ROUTE-043] a button leads to the address in the language of the page', () => {
  const toProduct: ButtonRecord = { name: 'Dalje', product: { slug: 'plan' } };

  expect(buttonView(toProduct, german)?.href).toBe('/de/produkt/plan');
  expect(buttonView({ name: 'Dalje', formattedPath: '/en/objave' }, english)?.href).toBe('/en/blog');
});

test('a button without words or without a target is not shown', () => {
  expect(buttonView({ href: '/kontakt' }, croatian)).toBeUndefined();
  expect(named({})).toBeUndefined();
  expect(named({ page: {} })).toBeUndefined();
  expect(buttonView(null, croatian)).toBeUndefined();
});

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  ' /x',
  'kontakt',
])('a button to %s is not shown', (href) => {
  expect(named({ href })).toBeUndefined();
  expect(named({ formattedPath: href })).toBeUndefined();
});
