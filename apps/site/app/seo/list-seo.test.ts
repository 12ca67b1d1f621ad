import { expect, test } from 'vitest';
import { demoAnswers, product } from '#site/testing/demo-answers.ts';
import { startSite } from '#site/testing/start-site.ts';

const picture = {
  id: 1,
  hash: 'a'.repeat(32),
  mime: 'image/jpeg',
  extension: 'jpg',
  width: 800,
  height: 800,
  alt: '',
  title: '',
  placeholder: null,
  color: null,
};
const pages = (page: unknown) => ({
  lastPage: 3,
  page: Number(page ?? 1),
  limit: 10,
  total: 25,
  perPage: 10,
});
const totals = { products: 25, productCategories: 0, posts: 0, pages: 0, events: 0 };

const answers = {
  ...demoAnswers,
  'POST /api/v1/product/web/filter': ({ body }: { body: { page?: number } }) => ({
    records: [{ ...product, media: [picture] }],
    pagination: pages(body.page),
  }),
  'POST /api/v1/cms/post/filterStandard': ({ body }: { body: { page?: number } }) => ({
    records: [],
    pagination: pages(body.page),
  }),
  'GET /api/v1/cms/search/find': ({ query }: { query: URLSearchParams }) => ({
    records: [],
    totals,
    corrected: null,
    pagination: pages(query.get('page')),
  }),
};

async function visit(path: string) {
  const { document, location } = await (await startSite({ answers })).visit(path);
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  return {
    location,
    title: document.title,
    canonical: attribute('link[rel=canonical]', 'href'),
    address: attribute('meta[property="og:url"]', 'content'),
    image: attribute('meta[property="og:image"]', 'content'),
    steps: [...document.querySelectorAll('a[rel=prev], a[rel=next]')].map((one) => one.getAttribute('href')),
    languages: [...document.querySelectorAll('link[hreflang]')].map((one) => one.getAttribute('href')),
    english: attribute('.strip__langs a[lang=en]', 'href'),
  };
}

test.for([
  ['/objave?page=9', '/objave?page=3'],
  ['/en/blog?page=4', '/en/blog?page=3'],
  ['/pretraga?search=plan&page=7', '/pretraga?search=plan&page=3'],
  [
    '/pretraga?search=plan&category=posts&page=7&exact=1',
    '/pretraga?search=plan&category=posts&page=3&exact=1',
  ],
] as const)('[CMS-020, SEARCH-009] %s, beyond the end, leads to the last page, %s', async ([asked, last]) => {
  const { location } = await visit(asked);

  expect(location).toBe(last);
});

test.for(['/shop', '/objave'])('the second page of %s is an address and a title of its own', async (path) => {
  const [first, second] = [await visit(path), await visit(`${path}?page=2`)];

  expect(first.canonical).toBe(`http://izlog.example${path}`);
  expect([second.canonical, second.address]).toEqual(Array(2).fill(`http://izlog.example${path}?page=2`));
  expect(second.title).toMatch(/ – Stranica 2 \| Izlog$/);
  if (path === '/shop') expect(second.steps).toEqual(['/shop', '/shop?page=3']);
  expect(second.languages.every((one) => one?.endsWith('?page=2'))).toBe(true);
  expect(first.languages.some((one) => one?.includes('?'))).toBe(false);
});

test('[I18N-008] the language switch keeps filters, sorting, page and words', async () => {
  const goal = async (path: string) => {
    const { english } = await visit(path);
    return new URL(english ?? '', 'http://izlog.example').searchParams.get('to');
  };

  expect(await goal('/shop?kind=4&page=2')).toBe('/en/shop?kind=4&page=2');
  expect(await goal('/objave?page=2')).toBe('/en/blog?page=2');
  expect(await goal('/pretraga?search=poslovni+plan&category=posts&page=2')).toBe(
    '/en/search?search=poslovni+plan&category=posts&page=2',
  );
  expect(await goal('/shop')).toBe('/en/shop');
});

test('what was looked for and the tab stand in the title of the search', async () => {
  const titles = await Promise.all(
    [
      '/pretraga',
      '/pretraga?search=plan',
      '/pretraga?search=plan&category=posts',
      '/pretraga?search=plan&page=2',
    ].map(async (path) => (await visit(path)).title),
  );

  expect(titles[1]).toBe('plan – Proizvodi – Pretraga | Izlog');
  expect(new Set(titles).size).toBe(4);
});

test('the preview of a list shows its first product', async () => {
  const { image } = await visit('/shop');

  expect(image).toBe(`http://izlog.example/api/v1/media/file/${picture.hash}/LargeSize.jpeg`);
});

test('robots.txt lets pictures be fetched and names no sitemap where there is none', async () => {
  const robots = async (options: Record<string, string>) =>
    (await (await startSite({ options })).visit('/robots.txt')).html;

  expect(await robots({})).toContain('\nAllow: /api/v1/media/file/\nAllow: /api/v1/marketing/feed/file/\n');
  expect(await robots({ AutoGenerateSiteMap: 'true' })).toContain('Sitemap: ');
  expect(await robots({ AutoGenerateSiteMap: 'false' })).not.toContain('Sitemap');
});

test.for([
  [['eng', 'hrv'], 'http://izlog.example/shop'],
  [['hrv', 'eng'], 'http://izlog.example/shop'],
  [['deu', 'hrv', 'eng'], 'http://izlog.example/shop'],
] as const)(
  'x-default is the default language of the site, whichever it is: of %s the first',
  async ([languages, expected]) => {
    const site = await startSite({ languages: [...languages] });
    const { document } = await site.visit('/shop');
    const link = (hreflang: string) =>
      document.querySelector(`link[hreflang="${hreflang}"]`)?.getAttribute('href');

    expect(link('x-default')).toBe(expected);
    expect(link(languages[0].slice(0, 2) === 'hr' ? 'hr' : languages[0].slice(0, 2))).toBe(expected);
    expect(link('hr')).toBe(`http://izlog.example${languages[0] === 'hrv' ? '' : '/hr'}/shop`);
  },
);

test('[CMS-067] an event says when and where it is, and what it costs to come', async () => {
  const { document } = await (
    await startSite({
      answers: {
        'GET /api/v1/calendar/event/get/7': () => ({
          id: 7,
          title: 'Kako čitati natječaj',
          slug: 'kako-citati',
          path: '/dogadjaj/7',
          start: '2026-11-12T09:00:00.000Z',
          end: null,
          place: 'Zagreb',
          excerpt: '',
          body: { type: 'doc', content: [{ type: 'productEmbed', attrs: { link: { id: product.id } } }] },
          media: null,
          language_code: 'hrv',
          isFallback: false,
        }),
      },
    })
  ).visit('/dogadjaj/7');
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');

  expect(data).toMatchObject({
    '@type': 'Event',
    name: 'Kako čitati natječaj',
    startDate: '2026-11-12T09:00:00.000Z',
  });
  expect(data.offers).toMatchObject([{ '@type': 'Offer', priceCurrency: 'EUR' }]);
});
