import { expect, test } from 'vitest';
import { croatian, english, german } from '#test/languages.ts';
import { localisedHref } from './localised-href.ts';

test('[ROUTE-043] a path written once gets the names of the language it is shown in', () => {
  expect(localisedHref('/en/objave', english)).toBe('/en/blog');
  expect(localisedHref('/de/product/plan', german)).toBe('/de/produkt/plan');
  expect(localisedHref('/hr/objave', croatian)).toBe('/objave');
});

test('[ROUTE-043] query and anchor come along', () => {
  expect(localisedHref('/en/pretraga?search=a/b#c', english)).toBe('/en/search?search=a/b#c');
});

test.for(['https://banka.example/hr/x', 'mailto:upit@izlog.example', '#dno', '/o-nama', '/'])(
  '[ROUTE-041] %s stays as it is',
  (href) => {
    expect(localisedHref(href, croatian)).toBe(href);
  },
);
