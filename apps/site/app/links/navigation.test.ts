import type { NavigationNode } from '@izlog/contract/cms/addresses/navigation-tree';
import { expect, test } from 'vitest';
import { croatian, english } from '#test/languages.ts';
import { navigationHref, navigationItems } from './navigation.ts';

const entry = (fields: Partial<NavigationNode>): NavigationNode => ({
  id: 1,
  name: 'Ulaz',
  language: 'hrv',
  link_type: 'static',
  path: '/ulaz',
  entity: null,
  target: null,
  children: [],
  ...fields,
});

test('[ROUTE-041] a static and an internal entry lead to their path', () => {
  expect(navigationHref({ link_type: 'static', path: '/kontakt' }, croatian)).toBe('/kontakt');
  expect(navigationHref({ link_type: 'internal', path: '/en/objave' }, english)).toBe('/en/blog');
});

test('[ROUTE-041] an external entry opens as given, with its scheme', () => {
  expect(navigationHref({ link_type: 'external', path: 'https://banka.example/x?y#z' }, croatian)).toBe(
    'https://banka.example/x?y#z',
  );
  expect(navigationHref({ link_type: 'external', path: 'tel:+38515555210' }, croatian)).toBe(
    'tel:+38515555210',
  );
});

test('[ROUTE-041] an entry whose address is not of its kind leads nowhere', () => {
  expect(navigationHref({ link_type: 'external', path: '/kontakt' }, croatian)).toBeUndefined();
  expect(navigationHref({ link_type: 'static', path: 'https://banka.example/' }, croatian)).toBeUndefined();
  expect(navigationHref({ link_type: 'external', path: 'javascript:alert(1)' }, croatian)).toBeUndefined();
  expect(navigationHref({ link_type: 'internal', path: null }, croatian)).toBeUndefined();
});

test('[SHELL-007] entries keep their order, words, targets and the entries below them', () => {
  const tree = [
    entry({
      id: 1,
      name: 'Trgovina',
      path: '/shop',
      children: [entry({ id: 2, name: 'Knjige', path: '/shop/knjige' })],
    }),
    entry({ id: 3, name: 'Banka', link_type: 'external', path: 'https://banka.example/', target: '_blank' }),
  ];

  expect(navigationItems(tree, croatian)).toEqual([
    {
      id: '1',
      name: 'Trgovina',
      href: '/shop',
      target: undefined,
      children: [{ id: '2', name: 'Knjige', href: '/shop/knjige', target: undefined, children: [] }],
    },
    { id: '3', name: 'Banka', href: 'https://banka.example/', target: '_blank', children: [] },
  ]);
});

test('[SHELL-007] an entry without an address stays only if it opens others', () => {
  const below = entry({ id: 2 });

  expect(navigationItems([entry({ path: null })], croatian)).toEqual([]);
  expect(navigationItems([entry({ path: null, children: [below] })], croatian)).toMatchObject([
    { href: '', children: [{ id: '2' }] },
  ]);
});

test('[I18N-016] an entry that is not translated says the language of its words, the others say none', () => {
  const tree = [
    entry({ id: 1, name: 'Shop', language: 'eng', children: [entry({ id: 2, name: 'Knjige' })] }),
    entry({ id: 3, name: 'Kontakt' }),
  ];

  expect(navigationItems(tree, english)).toMatchObject([
    { name: 'Shop', children: [{ name: 'Knjige', lang: 'hr' }] },
    { name: 'Kontakt', lang: 'hr' },
  ]);
  expect(navigationItems(tree, english)[0]).not.toHaveProperty('lang');
});
