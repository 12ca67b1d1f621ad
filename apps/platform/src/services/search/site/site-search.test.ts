import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { expect } from 'vitest';
import { saveEvent } from '#platform/services/content/calendar/save-event.ts';
import { buildPage } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

async function buildSite(platform: TestPlatform) {
  const shelf = await buildProductCategory(platform, { name: 'Lanene košulje' });
  const media = await buildMedia(platform);
  const shirt = await buildProduct(platform, {
    translations: {
      hrv: { name: 'Plava košulja', shortDescription: 'Od lana, za ljeto.', slug: 'plava-kosulja' },
    },
    price: 4900,
    categories: [shelf],
    media: [{ mediaId: media }],
  });
  const page = await buildPage(platform, { title: 'Košulje po mjeri', slug: 'kosulje-po-mjeri' });
  const post = await buildPost(platform, { title: 'Kako glačati košulju', slug: 'kako-glacati-kosulju' });
  const event = await saveEvent(await platform.ctx(), {
    start: new Date(Date.now() + 86_400_000),
    translations: { hrv: { title: 'Radionica krojenja košulja', slug: 'krojenje', place: 'Zadar' } },
  });
  return { shelf, media, shirt, page, post, event };
}

test('[SEARCH-001, SEARCH-002, SEARCH-004, SEARCH-009] one call gives a tab of the search and how much every tab has', async ({
  platform,
}) => {
  const { shirt, page, post, shelf, event, media } = await buildSite(platform);

  const found = await platform.call(searchFind, { query: ' košulje ' });

  expect(found).toMatchObject({
    query: 'košulje',
    corrected: null,
    category: 'products',
    totals: { products: 1, pages: 1, posts: 1, productCategories: 1, events: 1 },
    pagination: { page: 1, limit: 10, total: 1 },
  });
  expect(found.records).toEqual([
    {
      category: 'products',
      kind: 'product',
      language: 'hrv',
      id: shirt,
      title: 'Plava košulja',
      marks: [[6, 12]],
      path: '/product/plava-kosulja',
      line: '',
      excerpt: 'Od lana, za ljeto.',
      media: expect.objectContaining({ id: media }),
      prices: expect.objectContaining({ finalPrice: 49 }),
      unitPrice: null,
      total: null,
      date: null,
    },
  ]);
  const ids = async (category: 'pages' | 'posts' | 'productCategories' | 'events') =>
    (await platform.call(searchFind, { query: 'košulje', category })).records.map(({ id }) => id);
  expect(await ids('pages')).toEqual([page]);
  expect(await ids('posts')).toEqual([post]);
  expect(await ids('productCategories')).toEqual([shelf]);
  expect(await ids('events')).toEqual([event]);
});

test('[SEARCH-016] product categories are found inflected, without accents and mistyped too', async ({
  platform,
}) => {
  for (const query of ['lanena košulja', 'LANENU KOSULJU', 'lanene kosuje', 'laene']) {
    const { records } = await platform.call(searchFind, { query, category: 'productCategories' });
    expect(
      records.map(({ title, total }) => [title, total]),
      query,
    ).toEqual([['Lanene košulje', 1]]);
  }
});

test('while typing, products come first with picture and price, then the rest', async ({ platform }) => {
  const { records, total } = await platform.call(searchSuggest, { query: 'košu' });

  expect(records.map(({ category }) => category)).toEqual([
    'products',
    'productCategories',
    'posts',
    'pages',
    'events',
  ]);
  expect(records[0]).toMatchObject({ media: { mime: expect.any(String) }, prices: { finalPrice: 49 } });
  expect(records[1]).toMatchObject({ title: 'Lanene košulje', total: 1 });
  // The number of products belongs to the category, also where an event has the same id.
  expect(records[4]).toMatchObject({ id: records[1]?.id, category: 'events', total: null });
  expect(total).toBe(5);
});

test('[I18N-016] a find that is not translated says the language of its words', async ({ platform }) => {
  const query = 'košu';
  const english = await platform.call(searchSuggest, { query }, { language: 'eng' });
  const found = await platform.call(searchFind, { query, category: 'products' }, { language: 'eng' });

  expect([...english.records, ...found.records].map(({ language }) => language)).toEqual(
    Array(english.records.length + 1).fill('hrv'),
  );
});

test('[SEARCH-020] an empty text finds nothing, and so does one that is in nothing', async ({ platform }) => {
  for (const query of ['', '   ', 'qqqqqqq']) {
    const { totals, records } = await platform.call(searchFind, { query });
    expect({ records, sum: Object.values(totals).reduce((a, b) => a + b) }).toEqual({ records: [], sum: 0 });
    expect((await platform.call(searchSuggest, { query })).records).toEqual([]);
  }
});
