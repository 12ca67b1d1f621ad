import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchMissedFilter } from '@izlog/contract/cms/search/search-missed-filter';
import { searchPinDelete, searchPinFilter, searchPinSave } from '@izlog/contract/cms/search/search-pin';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import {
  searchSynonymCreate,
  searchSynonymDelete,
  searchSynonymFilter,
  searchSynonymUpdate,
} from '@izlog/contract/cms/search/search-synonym';
import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { Held } from '#platform/kernel/held.ts';
import { saveBrand } from '#platform/services/catalogue/attributes/save-brand.ts';
import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { indexesOf } from '../index/indexes-of.ts';
import { searchProducts } from '../lists/search-products.ts';
import { find } from './find.ts';
import { suggest } from './suggest.ts';

const staff = { as: 'staff' as const };

const findProducts = async (platform: TestPlatform, query: string) =>
  (await platform.call(searchFind, { query })).records.map(({ title }) => title);

test('[SEARCH-015, CATALOG-061] with and without accents, inflected, in capitals and mistyped the same shirts are found', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Košulja lanena' });
  await buildProduct(platform, { name: 'Muške košulje, komplet' });
  await buildProduct(platform, { name: 'Hlače lanene' });
  const shirts = ['Košulja lanena', 'Muške košulje, komplet'];

  for (const query of [
    'kosulja',
    'košulja',
    'košulje',
    'KOŠULJU',
    'košuljama',
    'kosuja',
    'košuja',
    'ksoulja',
    'kosul',
  ]) {
    expect((await findProducts(platform, query)).toSorted(), query).toEqual(shirts.toSorted());
    const { records, pagination } = await platform.call(productFilter, { keywords: query });
    expect({ query, found: records.length, total: pagination.total }).toEqual({ query, found: 2, total: 2 });
  }
  expect((await findProducts(platform, 'lanenu košulju'))[0]).toBe('Košulja lanena');
  expect(await platform.call(searchFind, { query: 'kosuja' })).toMatchObject({ corrected: 'košulja' });
  expect(await platform.call(searchFind, { query: 'košulje' })).toMatchObject({ corrected: null });
  expect(await platform.call(searchFind, { query: 'kosuja', exact: true })).toMatchObject({
    corrected: null,
    records: [],
  });
});

test('đ is found as d and as dj, and the other way round', async ({ platform }) => {
  await buildProduct(platform, { name: 'Đumbir mljeveni' });
  await buildProduct(platform, { name: 'Med iz Djakova' });

  for (const query of ['đumbir', 'djumbir', 'dumbir', 'Đumbira'])
    expect(await findProducts(platform, query), query).toEqual(['Đumbir mljeveni']);
  for (const query of ['Đakovo', 'djakovo', 'dakova'])
    expect(await findProducts(platform, query), query).toEqual(['Med iz Djakova']);
});

test('a whole sku or barcode comes first, a part of one is found too', async ({ platform }) => {
  await buildProduct(platform, { name: 'Vodič kroz X-4711', sku: 'VODIC-1' });
  await buildProduct(platform, { name: 'Svjetiljka', sku: 'X-4711', barcode: '3850123456789' });
  await buildProduct(platform, { name: 'Svjetiljka za X-4711 dodatak', sku: 'X-4711-B' });

  expect((await findProducts(platform, 'X-4711'))[0]).toBe('Svjetiljka');
  expect((await findProducts(platform, 'x-4711'))[0]).toBe('Svjetiljka');
  expect(await findProducts(platform, '3850123456789')).toEqual(['Svjetiljka']);
  expect((await findProducts(platform, '4711-B'))[0]).toBe('Svjetiljka za X-4711 dodatak');
});

test('the name counts more than the brand, the brand more than the description, and what is sold out comes later', async ({
  platform,
}) => {
  const brand = await saveBrand(await platform.ctx(), { name: 'Galeb' });
  await buildProduct(platform, {
    translations: {
      hrv: { name: 'Slika mora', description: { type: 'html', html: '<p>Na njoj je galeb.</p>' } },
    },
  });
  await buildProduct(platform, { name: 'Majica kratkih rukava', brandId: brand });
  await buildProduct(platform, { name: 'Drveni galeb' });
  await buildProduct(platform, { name: 'Drveni galeb', stock: { isTracked: true, quantity: 0 } });

  const { records } = await platform.call(searchFind, { query: 'galeb' });
  expect(records.map(({ title }) => title)).toEqual([
    'Drveni galeb',
    'Drveni galeb',
    'Majica kratkih rukava',
    'Slika mora',
  ]);
  const { records: listed } = await platform.call(productFilter, {
    keywords: 'galeb',
    select: ['id', 'name', 'stock'],
  });
  expect(listed.map(({ stock }) => stock?.status)).toEqual(['inStock', 'outOfStock', 'inStock', 'inStock']);
});

test('synonyms are kept by staff, per site, and found at once', async ({ platform }) => {
  await buildProduct(platform, { name: 'Pametni telefon Zvono' });
  await buildProduct(platform, { name: 'Rajčica sušena' });
  expect(await findProducts(platform, 'pomidor')).toEqual([]);

  const tomato = await platform.call(
    searchSynonymCreate,
    { words: ['rajčica', 'pomidor', 'paradajz'] },
    staff,
  );
  await platform.call(
    searchSynonymCreate,
    { direction: 'oneWay', words: ['mobitel', 'pametni telefon'] },
    staff,
  );

  expect(await findProducts(platform, 'pomidore')).toEqual(['Rajčica sušena']);
  expect(await findProducts(platform, 'sušeni paradajz')).toEqual(['Rajčica sušena']);
  expect(await findProducts(platform, 'mobitel')).toEqual(['Pametni telefon Zvono']);
  await platform.call(searchSynonymUpdate, { id: tomato.id, words: ['rajčica', 'pelat'] }, staff);
  expect(await findProducts(platform, 'pelate')).toEqual(['Rajčica sušena']);
  expect((await platform.call(searchSynonymFilter, { keywords: 'rajc' }, staff)).records).toEqual([
    { id: tomato.id, direction: 'both', words: ['rajčica', 'pelat'] },
  ]);
  await platform.call(searchSynonymDelete, { id: tomato.id }, staff);
  expect(await findProducts(platform, 'pelat')).toEqual([]);
});

test('a synonym needs two different words, and one of another site is not found', async ({ platform }) => {
  expect(await platform.refusal(searchSynonymCreate, { words: ['čaj', 'ČAJ!'] }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'words' }] },
  });
  const foreign = await platform.call(searchSynonymCreate, { words: ['a1', 'b2'] }, { ...staff, site: 2 });
  const words = ['c3', 'd4'];
  for (const refused of [
    await platform.refusal(searchSynonymUpdate, { id: foreign.id, words }, staff),
    await platform.refusal(searchSynonymDelete, { id: foreign.id }, staff),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('searches that find nothing are counted for staff, without who searched', async ({ platform }) => {
  for (const query of ['zzzqqq', 'ZZZQQQ ', 'xyxyxyxy']) await platform.call(searchFind, { query });
  await platform.call(searchFind, { query: 'košulja' });
  await platform.call(searchFind, { query: '!!!' });

  const { records } = await platform.call(searchMissedFilter, {}, staff);

  const found = records.map(({ query, count }) => [query, count]);
  expect(found).toContainEqual(['zzzqqq', 2]);
  expect(found).toContainEqual(['xyxyxyxy', 1]);
  expect(found.map(([query]) => query)).not.toContain('košulja');
  expect(found.map(([query]) => query)).not.toContain('!!!');
});

test('a mistyped word that only a post has is corrected too', async ({ platform }) => {
  await buildPost(platform, { title: 'Krojačke škare i njega tkanine', slug: 'krojacke-skare' });

  const found = await platform.call(searchFind, { query: 'krojčake škare', category: 'posts' });

  expect(found).toMatchObject({ corrected: 'krojačke škare', totals: { posts: 1 } });
  expect(found.records[0]?.title).toBe('Krojačke škare i njega tkanine');
});

test('while typing a mistyped beginning is enough', async ({ platform }) => {
  await buildProduct(platform, { name: 'Maslinovo ulje' });

  for (const query of ['masl', 'maslnovo', 'masilnov', 'maslinovo u']) {
    const { records } = await platform.call(searchSuggest, { query });
    expect(
      records.map(({ title }) => title),
      query,
    ).toEqual(['Maslinovo ulje']);
  }
});

test('the filters of a search are counted over what the search finds', async ({ platform }) => {
  const counts = async (keywords: string) =>
    (await platform.call(layeredNavigation, { keywords })).find(
      ({ attributeCode }) => attributeCode === 'price',
    )?.values[0]?.totalProducts;

  expect(await counts('košulje')).toBe(2);
  expect(await counts('kosuja')).toBe(2);
});

test('[SEARCH-015] when words find nothing together, each may be a slip, also one that begins another word', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Toaletni papir troslojni' });
  await buildProduct(platform, { name: 'Paprika mljevena' });
  await buildProduct(platform, { name: 'Toaletni sapun' });
  await buildProduct(platform, { name: 'Pasta za zube' });
  await buildProduct(platform, { name: 'Basta lak' });
  const paper = ['Toaletni papir troslojni'];

  for (const query of ['toaletni papr', 'papr toaletni', 'toaletni ppair', 'toaletni papar'])
    expect(await findProducts(platform, query), query).toEqual(paper);
  expect(await platform.call(searchFind, { query: 'toaletni papr' })).toMatchObject({
    corrected: 'toaletni papir',
  });
  // A whole word may be one too, when it is nowhere beside the others, but not with another first letter.
  expect(await findProducts(platform, 'pasto zube')).toEqual(['Pasta za zube']);
  expect(await findProducts(platform, 'basta zube')).not.toContain('Toaletni sapun');
  // What is written right and found is never treated as a slip.
  expect(await findProducts(platform, 'papr')).toEqual(['Paprika mljevena']);
});

test('[SEARCH-015] six letters may have two slips, five only one', async ({ platform }) => {
  await buildProduct(platform, { name: 'Jastuk od perja' });
  await buildProduct(platform, { name: 'Lampa stolna' });

  expect(await findProducts(platform, 'jaftok')).toEqual(['Jastuk od perja']);
  expect(await findProducts(platform, 'lamfa')).toEqual(['Lampa stolna']);
  expect(await findProducts(platform, 'lomfa')).toEqual([]);
});

test('[SEARCH-015] a mistyped word waits for the index that is being made after a start', async ({
  platform,
}) => {
  const products = Array.from({ length: 3001 }, (_, at) => ({
    translations: { hrv: { name: at === 17 ? 'Rukavice zimske' : `Proizvod ${at}` } },
  }));
  await saveProducts(await platform.ctx(), products, { onTakenSlug: 'number' });
  for (const forget of ['search', 'list', 'suggestions']) {
    // As after a start: nothing is held, and so many products are not read while a request waits.
    const ctx = { ...(await platform.ctx()), held: new Held() };
    const names = {
      search: () => find(ctx, { query: 'rukavcie', page: 1, limit: 10, exact: false, category: 'products' }),
      suggestions: () => suggest(ctx, { query: 'rukavcie', limit: 5 }),
      list: () =>
        searchProducts(ctx, { keywords: 'rukavcie', page: 1, limit: 5, search: 'either' }).then(
          ({ products }) => ({ records: products.map(({ name }) => ({ title: name })) }),
        ),
    }[forget];
    const { records } = (await names?.()) ?? { records: [] };
    expect(
      records.map(({ title }) => title),
      forget,
    ).toEqual(['Rukavice zimske']);
    indexesOf(ctx).close();
  }
});

test('[SEARCH-015, OFFICE-15] products that staff pin to words come first, however the words are written, until the pin goes', async ({
  platform,
}) => {
  const ids = [
    await buildProduct(platform, { name: 'Fenjer stolni' }),
    await buildProduct(platform, { name: 'Lampion papirnati' }),
  ];
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ sku: string }>(sql`select sku from products where id = ${ids[1]}`);
  const skus = [rows[0]?.sku ?? ''];
  expect(await findProducts(platform, 'fenjer')).toEqual(['Fenjer stolni']);

  const { id } = await platform.call(searchPinSave, { words: 'FENJER', skus }, staff);
  expect(await findProducts(platform, 'fenjer')).toEqual(['Lampion papirnati', 'Fenjer stolni']);
  expect((await platform.call(searchPinFilter, {}, staff)).records).toMatchObject([
    { id, words: 'FENJER', products: [{ id: ids[1] }] },
  ]);
  const unknown = await platform.refusal(searchPinSave, { words: 'fenjer', skus: ['NEMA'] }, staff);
  expect(unknown.payload).toMatchObject({ fields: [{ path: 'skus.0' }] });
  expect((await platform.refusal(searchPinDelete, { id }, { as: 'staff', site: 2 })).status).toBe(404);

  await platform.call(searchPinDelete, { id }, staff);
  expect(await findProducts(platform, 'fenjer')).toEqual(['Fenjer stolni']);
});
