import { sitemapIndex, sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { expect } from 'vitest';
import {
  productMedia,
  products,
  productTranslations,
} from '#platform/services/catalogue/products/product.tables.ts';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { platformTest as test } from '#test/kit.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import type { SitemapKind } from './sitemap.queries.ts';

test('[CMS-032] the sitemap has pages, posts, terms, events, categories and products with addresses by language and pictures', async ({
  platform,
}) => {
  const media = await buildMedia(platform);
  const page = await buildPage(
    platform,
    { slug: 'stranica', mediaId: media },
    {
      translations: {
        eng: contentText({ slug: 'page' }),
        deu: contentText({ slug: 'seite', publishedAt: null }),
      },
    },
  );
  await buildPage(platform, { slug: 'bez-trazilice', seo: { noIndex: true } });
  const post = await buildPost(platform, { slug: 'objava' });
  await buildPost(platform, { slug: 'nacrt-objave', publishedAt: null });
  const term = await buildTerm(platform, { slug: 'kategorija' });
  const { db } = await platform.ctx();
  const rows = await db
    .insert(products)
    .values([{ siteId: 1 }, { siteId: 1, isArchived: true }])
    .returning({ id: products.id });
  for (const { id } of rows) {
    await db
      .insert(productTranslations)
      .values({ siteId: 1, productId: id, language: 'hrv', name: 'Luk', slug: `luk-${id}` });
    await db.insert(productMedia).values({ siteId: 1, productId: id, position: 0, mediaId: media });
  }
  const product = rows[0]?.id;

  const [event] = await db
    .insert(events)
    .values([
      { siteId: 1, startsAt: new Date(), publishedAt: new Date(0), mediaId: media },
      { siteId: 1, startsAt: new Date(), publishedAt: null },
      { siteId: 1, startsAt: new Date(), publishedAt: new Date(0), archivedAt: new Date() },
    ])
    .returning({ id: events.id });
  const words = { eventId: event?.id ?? 0, title: 'Sajam', slug: 'sajam' };
  await db.insert(eventTranslations).values(['hrv', 'eng'].map((language) => ({ ...words, language })));

  const index = await platform.call(sitemapIndex, {});
  const part = (kind: SitemapKind) => platform.call(sitemapPart, { kind, part: 1 });

  expect(index.map(({ kind, total, parts }) => [kind, total, parts])).toEqual([
    ['page', 1, 1],
    ['post', 1, 1],
    ['category', 1, 1],
    ['event', 1, 1],
    ['productCategory', 0, 0],
    ['product', 1, 1],
  ]);
  expect(await part('page')).toMatchObject([
    {
      id: page,
      updatedAt: expect.stringMatching(/Z$/),
      alternates: [
        { language: 'hrv', path: '/stranica' },
        { language: 'eng', path: '/en/page' },
      ],
      images: [expect.stringMatching(/^\/api\/v1\/media\/file\/[0-9a-f]{32}\/LargeSize\.png$/)],
    },
  ]);
  expect(await part('post')).toMatchObject([{ id: post, alternates: [{ path: '/objava' }], images: [] }]);
  expect(await part('category')).toMatchObject([{ id: term, alternates: [{ path: '/objave/kategorija' }] }]);
  expect(await part('event')).toMatchObject([
    {
      id: event?.id,
      alternates: [{ path: `/dogadjaj/${event?.id}` }, { path: `/en/event/${event?.id}` }],
      images: [expect.any(String)],
    },
  ]);
  expect(await part('product')).toMatchObject([
    { id: product, alternates: [{ path: `/product/luk-${product}` }], images: [expect.any(String)] },
  ]);
  expect(await platform.refusal(sitemapPart, { kind: 'page', part: 2 })).toMatchObject({ status: 404 });
});

test('[CMS-034] the sitemap is not found when AutoGenerateSiteMap is off', async ({ platform }) => {
  await setOption(await platform.ctx({ site: 2 }), { key: 'AutoGenerateSiteMap', value: 'false' });

  expect(await platform.refusal(sitemapIndex, {}, { site: 2 })).toMatchObject({ status: 404 });
  expect(await platform.refusal(sitemapPart, { kind: 'page', part: 1 }, { site: 2 })).toMatchObject({
    status: 404,
  });
});
