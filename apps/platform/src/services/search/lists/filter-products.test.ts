import { defaultSelect, productFilter } from '@izlog/contract/product/filters/product-filter';
import { sortOptions } from '@izlog/contract/product/filters/sort-option';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { saveProduct } from '#platform/services/catalogue/products/save-products.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';

const ids = (records: ReadonlyArray<{ id?: number }>) => records.map(({ id }) => id);

test('[CATALOG-015, CATALOG-016, API-017] the filter call uses limit 10 and page 1 when the request gives none', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  for (let index = 0; index < 11; index++) await buildProduct(platform, { categories: [shelf] });

  const { records, pagination } = await platform.call(productFilter, { mainCategory: shelf });

  expect(records).toHaveLength(10);
  expect(pagination).toEqual({ lastPage: 2, page: 1, limit: 10, total: 11, perPage: 10 });
});

test('[CATALOG-003] the total is that of all pages, on every page and beyond the last', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  for (let index = 0; index < 5; index++) await buildProduct(platform, { categories: [shelf] });
  const pageOf = (page: number) => platform.call(productFilter, { mainCategory: shelf, limit: 2, page });

  const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];

  expect(pages.map(({ pagination }) => pagination.total)).toEqual([5, 5, 5, 5]);
  expect(pages.map(({ records }) => records.length)).toEqual([2, 2, 1, 0]);
  expect(new Set(pages.flatMap(({ records }) => ids(records))).size).toBe(5);
});

test('[CATALOG-003] the total of all products, asked for again, counts what has come and gone since', async ({
  platform,
}) => {
  const total = async () => (await platform.call(productFilter, { limit: 1 })).pagination.total;
  const ids = [await buildProduct(platform), await buildProduct(platform)];
  const before = [await total(), await total()];

  ids.push(await buildProduct(platform));
  const more = [await total(), await total()];
  for (const id of ids) await saveProduct(await platform.ctx(), { id, isArchived: true });
  const fewer = await total();

  expect(before[1]).toBe(before[0]);
  expect([...more, fewer].map((one) => one - (before[0] ?? 0))).toEqual([1, 1, -2]);
});

test('[CATALOG-017] a limit above 100 is cut to 100, and to 10,000 with allowUnlimited', async ({
  platform,
}) => {
  const capped = await platform.call(productFilter, { limit: 5000 });
  const unlimited = await platform.call(productFilter, { limit: 50_000, allowUnlimited: true });

  expect(capped.pagination.limit).toBe(100);
  expect(unlimited.pagination.limit).toBe(10_000);
});

test('[CATALOG-019] an archived or unpublished product is in no list, whatever the filter says', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const sold = await buildProduct(platform, { categories: [shelf] });
  const archived = await buildProduct(platform, { categories: [shelf], isArchived: true });
  await buildProduct(platform, { categories: [shelf], isPublished: false });
  const list = (filters: { key: string; value: boolean | number[] }[]) =>
    platform.call(productFilter, { mainCategory: shelf, filters });

  expect(ids((await list([])).records)).toEqual([sold]);
  expect(ids((await list([{ key: 'archived', value: false }])).records)).toEqual([sold]);
  expect((await list([{ key: 'archived', value: true }])).records).toEqual([]);
  expect((await list([{ key: 'id', value: [archived] }])).records).toEqual([]);
});

test('a product that is archived later leaves the list and returns with its next save', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const id = await buildProduct(platform, { categories: [shelf] });
  const list = async () => ids((await platform.call(productFilter, { mainCategory: shelf })).records);

  await buildProduct(platform, { id, isArchived: true });
  expect(await list()).toEqual([]);
  await buildProduct(platform, { id, isArchived: false });
  expect(await list()).toEqual([id]);
});

test('[CATALOG-020, CATALOG-021] a list that selects nothing answers the default fields and finalPrice', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 2599 });

  const { records } = await platform.call(productFilter, { filters: [{ key: 'id', value: [id] }] });

  expect(Object.keys(records[0] ?? {}).sort()).toEqual([...defaultSelect, 'finalPrice'].sort());
  expect(records[0]?.finalPrice).toBe(25.99);
});

test('[CATALOG-020] a record holds only the fields that were selected', async ({ platform }) => {
  const id = await buildProduct(platform, { name: 'Planer' });
  const select = async (fields: ('name' | 'description' | 'customOptions')[]) =>
    (await platform.call(productFilter, { filters: [{ key: 'id', value: id }], select: fields })).records[0];

  expect(await select(['name'])).toEqual({ name: 'Planer', finalPrice: 10 });
  expect(await select(['name', 'description', 'customOptions'])).toEqual({
    name: 'Planer',
    description: null,
    customOptions: [],
    finalPrice: 10,
  });
});

test('[CATALOG-011, CATALOG-014] each sort option orders the list, and the default is newest first', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const make = (name: string, price: number, categoryPriority: number) =>
    buildProduct(platform, { name, price, categoryPriority, categories: [shelf] });
  const zebra = await make('Zebra', 500, 2);
  const cesalj = await make('Češalj', 900, 1);
  const cvijet = await make('Cvijet', 700, 3);
  const orders = {
    newest: [cvijet, cesalj, zebra],
    oldest: [zebra, cesalj, cvijet],
    cheapest: [zebra, cvijet, cesalj],
    'most-expensive': [cesalj, cvijet, zebra],
    'name-asc': [cvijet, cesalj, zebra],
    'name-desc': [zebra, cesalj, cvijet],
    'priority-asc': [cesalj, zebra, cvijet],
    'priority-desc': [cvijet, zebra, cesalj],
  };

  for (const { id, param, order } of sortOptions) {
    const { records } = await platform.call(productFilter, { mainCategory: shelf, sort: { param, order } });
    expect(ids(records), id).toEqual(orders[id]);
  }
  expect(ids((await platform.call(productFilter, { mainCategory: shelf })).records)).toEqual(orders.newest);
});

test('names are sorted as Croatian readers expect', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  const names = [
    'žlica',
    'dvije',
    'cilindar',
    'đurđica',
    'čaša',
    'ćup',
    'džezva',
    'Ananas',
    'šal',
    'sat',
    'zdjela',
  ];
  for (const name of names) await buildProduct(platform, { name, categories: [shelf] });

  const { records } = await platform.call(productFilter, {
    mainCategory: shelf,
    sort: { param: 'name', order: 'asc' },
    limit: 20,
  });

  expect(records.map(({ name }) => name)).toEqual([
    'Ananas',
    'cilindar',
    'čaša',
    'ćup',
    'dvije',
    'džezva',
    'đurđica',
    'sat',
    'šal',
    'zdjela',
    'žlica',
  ]);
});

test('a product without a price comes after all others, cheapest or most expensive first', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const unpriced = await buildProduct(platform, { categories: [shelf], prices: [] });
  const priced = await buildProduct(platform, { categories: [shelf] });
  const sorted = async (order: 'asc' | 'desc') =>
    (await platform.call(productFilter, { mainCategory: shelf, sort: { param: 'finalPrice', order } }))
      .records;

  expect(ids(await sorted('asc'))).toEqual([priced, unpriced]);
  expect(ids(await sorted('desc'))).toEqual([priced, unpriced]);
  expect((await sorted('asc'))[1]?.finalPrice).toBeNull();
});

test('[CATALOG-033] a filter by choices finds products with any of them, two filters only those with both', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const color = await buildProductAttribute(platform, 'boja', 'VisualSwatch', ['crvena', 'plava', 'bijela']);
  const size = await buildProductAttribute(platform, 'velicina', 'TextSwatch', ['s', 'm']);
  const pick = (attribute: typeof color, ...codes: string[]) => ({
    attributeId: attribute.id,
    valueIds: codes.map((code) => attribute.values.get(code) ?? 0),
  });
  const make = (...attributes: ReturnType<typeof pick>[]) =>
    buildProduct(platform, { categories: [shelf], attributes });
  const redSmall = await make(pick(color, 'crvena'), pick(size, 's'));
  const blueSmall = await make(pick(color, 'plava'), pick(size, 's'));
  const blueMedium = await make(pick(color, 'plava', 'bijela'), pick(size, 'm'));
  const list = async (...filters: { key: string; value: number[] }[]) =>
    ids((await platform.call(productFilter, { mainCategory: shelf, filters })).records);
  const choice = (attribute: typeof color, ...codes: string[]) => pick(attribute, ...codes).valueIds;

  expect(await list({ key: 'boja', value: choice(color, 'crvena', 'bijela') })).toEqual([
    blueMedium,
    redSmall,
  ]);
  expect(
    await list({ key: 'boja', value: choice(color, 'plava') }, { key: 'velicina', value: choice(size, 's') }),
  ).toEqual([blueSmall]);
  expect(await list({ key: 'boja', value: choice(size, 's') })).toEqual([]);
  expect(await list({ key: 'boja', value: [] })).toEqual([]);
});

test('[CATALOG-033, CATALOG-038] yes, no and ranges of numbers, dates and prices are understood', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const instant = await buildProductAttribute(platform, 'odmah', 'YesNo');
  const pages = await buildProductAttribute(platform, 'stranica', 'Number');
  const starts = await buildProductAttribute(platform, 'pocetak', 'Date');
  const day = (text: string) => Date.parse(text);
  const thin = await buildProduct(platform, {
    categories: [shelf],
    price: 1000,
    attributes: [
      { attributeId: instant.id, valueIds: [instant.values.get('yes') ?? 0] },
      { attributeId: pages.id, number: 40 },
      { attributeId: starts.id, number: day('2026-11-21') },
    ],
  });
  const thick = await buildProduct(platform, {
    categories: [shelf],
    price: 5000,
    attributes: [
      { attributeId: instant.id, valueIds: [instant.values.get('no') ?? 0] },
      { attributeId: pages.id, number: 400 },
    ],
  });
  const list = async (key: string, value: string | boolean | number[], range?: boolean) =>
    ids(
      (await platform.call(productFilter, { mainCategory: shelf, filters: [{ key, value, range }] })).records,
    );

  expect(await list('odmah', 'yes')).toEqual([thin]);
  expect(await list('odmah', false)).toEqual([thick]);
  expect(await list('stranica', [40, 399], true)).toEqual([thin]);
  expect(await list('stranica', [400, 40], true)).toEqual([]);
  expect(await list('pocetak', [day('2026-11-21'), day('2026-11-22')], true)).toEqual([thin]);
  expect(await list('price', [10, 50], true)).toEqual([thick, thin]);
  expect(await list('price', [10.001, 49.999], true)).toEqual([]);
});

test('a configurable product is found by the choices of its variants, which do not stand in the list', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const size = await buildProductAttribute(platform, 'broj', 'TextSwatch', ['38', '39']);
  const shoe = await buildProduct(platform, { format: 'configurable', categories: [shelf], axes: [size.id] });
  const small = size.values.get('38') ?? 0;
  await buildProduct(platform, {
    parentId: shoe,
    attributes: [{ attributeId: size.id, valueIds: [small] }],
    price: 900,
  });
  await buildProduct(platform, {
    parentId: shoe,
    attributes: [{ attributeId: size.id, valueIds: [size.values.get('39') ?? 0] }],
    isPublished: false,
    price: 100,
  });
  const list = async (value: number[]) =>
    (await platform.call(productFilter, { mainCategory: shelf, filters: [{ key: 'broj', value }] })).records;

  expect(ids(await list([small]))).toEqual([shoe]);
  expect((await list([small]))[0]?.finalPrice).toBe(9);
  expect(await list([size.values.get('39') ?? 0])).toEqual([]);
});

test('[CATALOG-044, CATALOG-053] featured products are listed apart, also within categories', async ({
  platform,
}) => {
  const [shelf, other] = [await buildProductCategory(platform), await buildProductCategory(platform)];
  const shown = await buildProduct(platform, { categories: [shelf], isFeatured: true });
  const elsewhere = await buildProduct(platform, { categories: [other], isFeatured: true });
  await buildProduct(platform, { categories: [shelf] });
  const list = async (categories: number[]) => {
    const filters = [
      { key: 'featured', value: true },
      { key: 'categories', value: categories },
    ];
    return ids((await platform.call(productFilter, { filters })).records);
  };

  expect(await list([shelf])).toEqual([shown]);
  expect(await list([shelf, other])).toEqual([elsewhere, shown]);
});

test('[CATALOG-048] a category lists its products and those of all categories below it', async ({
  platform,
}) => {
  const top = await buildProductCategory(platform);
  const middle = await buildProductCategory(platform, { parentId: top });
  const bottom = await buildProductCategory(platform, { parentId: middle });
  const deep = await buildProduct(platform, { categories: [bottom] });
  const flat = await buildProduct(platform, { categories: [top] });
  const list = async (mainCategory: number) =>
    ids((await platform.call(productFilter, { mainCategory })).records);

  expect(await list(top)).toEqual([flat, deep]);
  expect(await list(middle)).toEqual([deep]);
  expect(await list(999_999_999_999)).toEqual([]);
});

test('a category that is hung elsewhere takes its products along', async ({ platform }) => {
  const [from, to] = [await buildProductCategory(platform), await buildProductCategory(platform)];
  const moved = await buildProductCategory(platform, { parentId: from });
  const below = await buildProductCategory(platform, { parentId: moved });
  const id = await buildProduct(platform, { categories: [below] });
  const list = async (mainCategory: number) =>
    ids((await platform.call(productFilter, { mainCategory })).records);

  await buildProductCategory(platform, { id: moved, parentId: to });

  expect(await list(from)).toEqual([]);
  expect(await list(to)).toEqual([id]);
  await expect(buildProductCategory(platform, { id: moved, parentId: below })).rejects.toThrow();
});

test('[CATALOG-051] the discount filter keeps only products with an announced discount', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const reduced = await buildProduct(platform, { categories: [shelf], price: 10000, sale: 6650 });
  const regular = await buildProduct(platform, { categories: [shelf] });
  const list = async (value: boolean) =>
    (await platform.call(productFilter, { mainCategory: shelf, filters: [{ key: 'discount', value }] }))
      .records;

  expect(ids(await list(true))).toEqual([reduced]);
  expect(ids(await list(false))).toEqual([regular]);
});

test('[CATALOG-022, CATALOG-023, PRODUCT-002] a reduced product tells what to pay, the former price and the whole percent', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 10000, sale: 6650 });

  const { records } = await platform.call(productFilter, { filters: [{ key: 'id', value: id }] });

  expect(records[0]).toMatchObject({
    finalPrice: 66.5,
    retailPrice: 100,
    basicPrice: 100,
    discount: { retailPrice: 66.5, percent: 34, lowestPrice: 100 },
  });
});

test('[CATALOG-057] products are read by a list of ids, also those that do not stand alone', async ({
  platform,
}) => {
  const parent = await buildProduct(platform, { format: 'configurable' });
  const variant = await buildProduct(platform, { parentId: parent, name: 'Varijanta' });
  const other = await buildProduct(platform);

  const { records } = await platform.call(productFilter, {
    filters: [{ key: 'id', value: [other, variant, 999_999_999] }],
    select: ['id', 'name'],
    sort: { param: 'id', order: 'asc' },
  });

  expect(ids(records)).toEqual([variant, other]);
  expect((await platform.call(productFilter, { filters: [{ key: 'id', value: [] }] })).records).toEqual([]);
});

test('[CATALOG-061] words are found in name, sku and description whatever their case, inflection or diacritics', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const shirt = await buildProduct(platform, {
    categories: [shelf],
    sku: 'KOS-17/B',
    translations: {
      hrv: {
        name: 'Lanena košulja Đurđica',
        description: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Šivana u Varaždinu.' }] }],
        },
      },
    },
  });
  await buildProduct(platform, { categories: [shelf], name: 'Vunena kapa' });
  const find = async (keywords: string) =>
    ids((await platform.call(productFilter, { mainCategory: shelf, keywords })).records);
  const finding = [
    'košulje',
    'KOSULJA',
    'lanene košulje',
    'djurdjica',
    'đurđ',
    'kos-17',
    '17/b',
    'varazdinu',
    'sivana',
  ];
  const missing = ['hlače', 'košulja kapa', '%', '_', '&|!():*'];

  for (const keywords of finding) expect(await find(keywords), keywords).toEqual([shirt]);
  for (const keywords of missing) expect(await find(keywords), keywords).toEqual([]);
  expect(await find('   ')).toHaveLength(2);
});

test('imported HTML is searched without its tags', async ({ platform }) => {
  const id = await buildProduct(platform, {
    translations: {
      hrv: { name: 'Knjiga', description: { type: 'html', html: '<p class="zanimljivo">Svetionik</p>' } },
    },
  });
  const find = async (keywords: string) => ids((await platform.call(productFilter, { keywords })).records);

  expect(await find('svetionik')).toEqual([id]);
  expect(await find('zanimljivo')).toEqual([]);
});

test('[SET-019] a site lists only its own products, also when their ids are known', async ({ platform }) => {
  const foreign = await buildProduct(platform, { name: 'Tuđi' }, { site: 2 });

  const { records } = await platform.call(productFilter, { filters: [{ key: 'id', value: [foreign] }] });
  const own = await platform.call(productFilter, { filters: [{ key: 'id', value: [foreign] }] }, { site: 2 });

  expect(records).toEqual([]);
  expect(ids(own.records)).toEqual([foreign]);
});

test('[PRODUCT-044] prices and price filters are those of the currency asked for', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  const id = await buildProduct(platform, { price: 1999, categories: [shelf] });
  const list = (value: [number, number]) =>
    platform.call(productFilter, {
      mainCategory: shelf,
      currency: 2,
      filters: [{ key: 'price', value, range: true }],
    });

  expect((await list([24.99, 24.99])).records).toMatchObject([{ id, finalPrice: 24.99 }]);
  expect((await list([25, 30])).records).toEqual([]);
  expect(await platform.refusal(productFilter, { currency: 77 })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('[I18N-016] names without a translation are those of the default language, and say so', async ({
  platform,
}) => {
  const id = await buildProduct(platform, {
    translations: { hrv: { name: 'Planer' }, eng: { name: 'Planner' } },
  });
  const wordsIn = async (language: string) => {
    const select = ['name' as const, 'language' as const];
    const filters = [{ key: 'id', value: id }];
    const { records } = await platform.call(productFilter, { filters, select }, { language });
    return records[0];
  };

  expect(await wordsIn('eng')).toMatchObject({ name: 'Planner', language: 'eng' });
  expect(await wordsIn('deu')).toMatchObject({ name: 'Planer', language: 'hrv' });
});

test('a scheduled sale shows its price from its first moment, before the lists are brought up to date', async ({
  platform,
}) => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const lastMonth = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  const id = await buildProduct(
    platform,
    {
      prices: [
        { kind: 'base', amount: 1000, validFrom: lastMonth },
        { kind: 'sale', amount: 700, validFrom: yesterday },
      ],
    },
    { now: new Date(yesterday.getTime() - 1000) },
  );

  const { records } = await platform.call(productFilter, { filters: [{ key: 'id', value: id }] });

  expect(records[0]).toMatchObject({ finalPrice: 7, discount: { percent: 30 } });
});

test('a list tells which products one press cannot add: those with a question to answer, a plan or a least quantity', async ({
  platform,
}) => {
  const option = { title: 'text', label: { hrv: 'Tekst' }, optionType: 'text' } as const;
  const withOption = (fields: object) =>
    buildProduct(platform, { customOptions: [{ ...option, ...fields }] });
  const ids = [
    await buildProduct(platform),
    await withOption({}),
    await withOption({ isRequired: true }),
    await withOption({ title: 'Subscription' }),
    await buildProduct(platform, { minQuantity: 6, quantityStep: 6 }),
  ];

  const { records } = await platform.call(productFilter, {
    filters: [{ key: 'id', value: ids }],
    select: ['id', 'needsChoice'],
    sort: { order: 'asc', param: 'id' },
  });
  const full = await Promise.all(ids.map((id) => platform.call(productGet, { id })));

  expect(records.map(({ needsChoice }) => needsChoice)).toEqual([false, false, true, true, true]);
  expect(full.map(({ needsChoice }) => needsChoice)).toEqual([false, false, true, true, true]);
});
