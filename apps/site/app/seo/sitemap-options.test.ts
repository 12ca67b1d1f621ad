import { expect, test } from 'vitest';
import { sitemapOptions } from './sitemap-options.ts';

test('[CMS-033] languages and pictures are both on unless switched off', () => {
  expect(sitemapOptions(undefined)).toEqual({ hreflang: true, images: true });
  expect(sitemapOptions('')).toEqual({ hreflang: true, images: true });
  expect(sitemapOptions('{"hreflang":false}')).toEqual({ hreflang: false, images: true });
  expect(sitemapOptions('{"hreflang":true,"images":false}')).toEqual({ hreflang: true, images: false });
});

test.for(['nonsense', '{', 'null', '7', '[]'])(
  '[CMS-033] an option that is no object of switches, %s, changes nothing',
  (value) => {
    expect(sitemapOptions(value)).toEqual({ hreflang: true, images: true });
  },
);
