import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const ask = async (from: string, url: string | null = '/de/gefunden') => {
  const site = await startSite({
    answers: { 'POST /api/v1/cms/finder/getUrlOnLanguage': () => ({ url }) },
  });
  const { location } = await site.visit(`/_/language?${new URLSearchParams({ code: 'de', from })}`);
  const asked = site.calls.filter(({ path }) => path.endsWith('/getUrlOnLanguage'));
  return { location, asked: asked.map(({ body, headers }) => [body, headers.language]) };
};

test.for([
  ['/product/plan', 'product', 'plan', 'hrv'],
  ['/en/shop/books', 'productCategory', 'books', 'eng'],
  ['/objave/vijesti', 'category', 'vijesti', 'hrv'],
  ['/en/about-us', 'page', 'about-us', 'eng'],
  ['/o-nama-%C4%8D', 'page', 'o-nama-č', 'hrv'],
] as const)(
  '[I18N-008] a page that does not know its languages is looked up: %s',
  async ([from, type, slug, language]) => {
    const { location, asked } = await ask(from);

    expect(location).toBe('/de/gefunden');
    expect(asked).toEqual([[{ type, slug, language: 'deu' }, language]]);
  },
);

test('[I18N-008] a screen that every language has needs no question', async () => {
  expect(await ask('/en/cart')).toEqual({ location: '/de/einkaufswagen', asked: [] });
  expect(await ask('/dogadjaj/7')).toEqual({ location: '/de/Veranstaltung/7', asked: [] });
});

test.for([null, '//evil.example/', 'https://evil.example/'])(
  '[I18N-008, ROUTE-066] when the platform names %s the switch leads to the root of the language',
  async (url) => {
    expect((await ask('/nema-me', url)).location).toBe('/de');
  },
);

test('[I18N-008] a platform in trouble does not hold up the switch', async () => {
  const site = await startSite({
    answers: {
      'POST /api/v1/cms/finder/getUrlOnLanguage': () => {
        throw refused(503, '');
      },
    },
  });

  expect((await site.visit('/_/language?code=en&from=/o-nama')).location).toBe('/en');
});

test('[I18N-008] the 404 page, which has no languages, offers to look', async () => {
  const site = await startSite();

  const { document } = await site.visit('/nema-me');

  const href = document.querySelector('.strip__langs a[lang="en"]')?.getAttribute('href');
  expect(href).toBe('/_/language?code=en&from=%2Fnema-me');
});
