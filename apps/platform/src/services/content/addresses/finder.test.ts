import { finderGetUrlOnLanguage } from '@izlog/contract/cms/addresses/finder-get-url-on-language';
import { finderSearchSlugs } from '@izlog/contract/cms/addresses/finder-search-slugs';
import { finderTargets } from '@izlog/contract/cms/addresses/finder-targets';
import { expect } from 'vitest';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { products, productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { buildPost } from '#test/builders/post.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveEvent } from '../calendar/save-event.ts';

async function addProduct(platform: TestPlatform, slugs: Record<string, string>): Promise<number> {
  const { db } = await platform.ctx();
  const [row] = await db.insert(products).values({ siteId: 1 }).returning({ id: products.id });
  const productId = row?.id ?? 0;
  for (const [language, slug] of Object.entries(slugs)) {
    await db
      .insert(productTranslations)
      .values({ siteId: 1, productId, language, name: `Proizvod ${slug}`, slug });
  }
  return productId;
}

async function addCategory(platform: TestPlatform, slugs: Record<string, string>): Promise<number> {
  const { db } = await platform.ctx();
  const [row] = await db.insert(categories).values({ siteId: 1 }).returning({ id: categories.id });
  const categoryId = row?.id ?? 0;
  for (const [language, slug] of Object.entries(slugs)) {
    await db
      .insert(categoryTranslations)
      .values({ siteId: 1, categoryId, language, name: `Polica ${slug}`, slug });
  }
  return categoryId;
}

test('[CMS-013, I18N-008] content has its address in another language, by id and by slug', async ({
  platform,
}) => {
  const page = await buildPage(
    platform,
    { slug: 'o-tvrtki' },
    { translations: { eng: contentText({ slug: 'about-us' }) } },
  );
  const post = await buildPost(
    platform,
    { slug: 'prva-objava' },
    {
      translations: { eng: contentText({ slug: 'first-post', publishedAt: new Date(0) }) },
    },
  );
  const term = await buildTerm(
    platform,
    { slug: 'vijesti' },
    { translations: { eng: contentText({ slug: 'news' }) } },
  );
  const product = await addProduct(platform, { hrv: 'luk', deu: 'zwiebel' });
  const category = await addCategory(platform, { hrv: 'povrce', eng: 'vegetables' });
  const url = async (
    input: Parameters<typeof platform.call<typeof finderGetUrlOnLanguage>>[1],
    language = 'hrv',
  ) => (await platform.call(finderGetUrlOnLanguage, input, { language })).url;

  expect(await url({ type: 'page', id: page, language: 'eng' })).toBe('/en/about-us');
  expect(await url({ type: 'page', slug: 'o-tvrtki', language: 'eng' })).toBe('/en/about-us');
  expect(await url({ type: 'page', slug: 'about-us', language: 'hrv' }, 'eng')).toBe('/o-tvrtki');
  expect(await url({ type: 'post', id: post, language: 'eng' })).toBe('/en/first-post');
  expect(await url({ type: 'category', slug: 'vijesti', language: 'eng' })).toBe('/en/blog/news');
  expect(await url({ type: 'tag', id: term, language: 'eng' })).toBe('/en/blog/news');
  expect(await url({ type: 'product', slug: 'luk', language: 'deu' })).toBe('/de/produkt/zwiebel');
  expect(await url({ type: 'service', id: product, language: 'hrv' }, 'deu')).toBe('/product/luk');
  expect(await url({ type: 'productCategory', id: category, language: 'eng' })).toBe('/en/shop/vegetables');
});

test('[CMS-013] there is no address where there is no translation, no such language or nothing public', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'bez-prijevoda' });
  const draft = await buildPage(platform, {}, { translations: { eng: contentText({ publishedAt: null }) } });
  const foreign = await buildPage(platform, { slug: 'tuda-stranica' }, { site: 2 });
  const url = async (id: number, language: string) =>
    (await platform.call(finderGetUrlOnLanguage, { type: 'page', id, language })).url;

  expect(await url(page, 'eng')).toBeNull();
  expect(await url(page, 'fra')).toBeNull();
  expect(await url(draft, 'eng')).toBeNull();
  expect(await url(foreign, 'hrv')).toBeNull();
  const nameless = await platform.call(finderGetUrlOnLanguage, {
    type: 'product',
    slug: 'nema',
    language: 'hrv',
  });
  expect(nameless).toEqual({ url: null });
});

test('[CMS-012, EDIT-009] the link modal finds pages, posts, terms, products, categories and events by title and slug', async ({
  platform,
}) => {
  const word = 'rajcica';
  const page = await buildPage(platform, { title: 'Rajčica', slug: `${word}-stranica` });
  const post = await buildPost(platform, { slug: `${word}-objava`, publishedAt: null });
  const term = await buildTerm(platform, { slug: `${word}-oznaka` }, { termType: 'tag' });
  const product = await addProduct(platform, { hrv: `${word}-proizvod` });
  const category = await addCategory(platform, { hrv: `${word}-polica` });
  const event = await saveEvent(await platform.ctx(), {
    start: new Date('2027-05-01T10:00:00Z'),
    translations: { hrv: { title: 'Sajam', slug: `${word}-sajam` } },
  });
  await buildPage(platform, { slug: `${word}-tuda` }, { site: 2 });

  const found = await platform.call(finderSearchSlugs, { query: word }, { as: 'staff' });

  expect(found.map(({ type, id, path, isPublic }) => [type, id, path, isPublic]).sort()).toEqual([
    ['event', event, `/dogadjaj/${event}`, true],
    ['page', page, `/${word}-stranica`, true],
    ['post', post, `/${word}-objava`, false],
    ['product', product, `/product/${word}-proizvod`, true],
    ['productCategory', category, `/shop/${word}-polica`, true],
    ['tag', term, `/objave/${word}-oznaka`, true],
  ]);
  const byTitle = await platform.call(finderSearchSlugs, { query: 'Rajčica' }, { as: 'staff' });
  expect(byTitle[0]).toMatchObject({ id: page, title: 'Rajčica', slug: `${word}-stranica` });
  expect(await platform.call(finderSearchSlugs, { query: '%' }, { as: 'staff' })).toEqual([]);
});

test('[CMS-012] only staff who may edit content search slugs', async ({ platform }) => {
  expect((await platform.refusal(finderSearchSlugs, { query: 'a' })).status).toBe(401);
  expect(
    (await platform.refusal(finderSearchSlugs, { query: 'a' }, { as: { staff: ['orders.edit'] } })).status,
  ).toBe(403);
});

test('[EDIT-009, EDIT-011, EDIT-012, EDIT-013] pickers find what content can name by words and kind, and name what it names already', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'o-brojkama' });
  const product = await addProduct(platform, { hrv: 'brojke-knjiga' });
  const category = await addCategory(platform, { hrv: 'brojke-polica' });
  const find = async (input: { query?: string; kinds?: string; things?: string }) =>
    (await platform.call(finderTargets, input, { as: 'staff' })).map(({ type, id }) => `${type}:${id}`);

  expect(await find({ query: 'brojke', kinds: 'product,service' })).toEqual([`product:${product}`]);
  expect(await find({ query: 'brojke', kinds: 'productCategory' })).toEqual([`productCategory:${category}`]);
  expect(await find({ kinds: 'product' })).toContain(`product:${product}`);
  expect(await find({ things: `service:${product},nothing,page:${page},page:999999999` })).toEqual([
    `product:${product}`,
    `page:${page}`,
  ]);
});
