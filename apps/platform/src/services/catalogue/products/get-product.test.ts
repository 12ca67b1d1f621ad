import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { buildProduct, type ProductDraft } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { saveTag } from '../attributes/save-tag.ts';

test('[PRODUCT-002, PRODUCT-004] a product is read by its id and by its slug with everything its page shows', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const top = await buildProductCategory(platform, { name: 'Knjige' });
  const shelf = await buildProductCategory(platform, { name: 'Priručnici', parentId: top });
  const tag = await saveTag(ctx, { code: 'novo', translations: { hrv: { name: 'Novo' } } });
  const manufacturer = { name: 'Vrba', address: 'Ulica 1, Varaždin', email: 'vrba@vrba.example' };
  const brandId = await saveBrand(ctx, { name: 'Papirnica Vrba', manufacturer });
  const taxClassId = await saveTaxClass(ctx, { code: 'knjige', name: 'Knjige', rate: 500 });
  const other = await buildProduct(platform);
  const id = await buildProduct(platform, {
    sku: 'KNJ-1',
    barcode: '9789530000001',
    brandId,
    taxClassId,
    weight: 450,
    length: 210,
    width: 148,
    height: 20,
    content: 500,
    contentUnit: 'g',
    baseContent: 1,
    baseUnit: 'kg',
    categories: [shelf],
    tags: [tag],
    crossSell: [other],
    price: 2599,
    isFeatured: true,
    stock: { isTracked: true, quantity: 3, lowAt: 5 },
    translations: {
      hrv: {
        name: 'Račun prije betona',
        kindLine: 'Tiskana knjiga',
        shortDescription: 'Kako izračunati prije ulaganja.',
        facts: [{ label: 'Uvez', value: 'tvrdi' }],
        seoTitle: 'Knjiga',
      },
    },
  });

  const bySlug = await platform.call(productGet, { slug: 'racun-prije-betona' });
  const byId = await platform.call(productGet, { id });

  expect(byId).toEqual(bySlug);
  expect(byId).toMatchObject({
    id,
    name: 'Račun prije betona',
    slug: 'racun-prije-betona',
    sku: 'KNJ-1',
    barcode: '9789530000001',
    type: 'simple',
    format: 'simple',
    kindLine: 'Tiskana knjiga',
    brand: 'Papirnica Vrba',
    manufacturer,
    finalPrice: 25.99,
    retailPrice: 25.99,
    basicPrice: 25.99,
    membershipPrice: null,
    discount: null,
    currency: 'EUR',
    taxRate: 5,
    weight: 450,
    dimensions: { length: 210, width: 148, height: 20 },
    unitPrice: { price: 51.98, quantity: 1, unit: 'kg' },
    stock: { status: 'low', quantity: 3, restockAt: null },
    featured: true,
    archived: false,
    media: [],
    bundles: [],
    associatedProducts: [],
    associatedProductsAttributes: [],
    customOptions: [],
    crossSellProducts: [other],
    categories: [{ id: shelf, name: 'Priručnici', slug: 'prirucnici', language: 'hrv' }],
    breadcrumbs: [
      { id: top, name: 'Knjige', slug: 'knjige', language: 'hrv' },
      { id: shelf, name: 'Priručnici', slug: 'prirucnici', language: 'hrv' },
    ],
    tags: [{ id: tag, name: 'Novo', slug: 'novo' }],
    facts: [{ label: 'Uvez', value: 'tvrdi' }],
    seo: { title: 'Knjiga', description: '' },
    language: 'hrv',
    isFallback: false,
    alternates: [{ language: 'hrv', slug: 'racun-prije-betona' }],
  });
});

test('[PRODUCT-004, PRODUCT-005] an unknown, archived or foreign product is not found', async ({
  platform,
}) => {
  const archived = await buildProduct(platform, { isArchived: true });
  const foreign = await buildProduct(platform, { name: 'Strani proizvod' }, { site: 2 });
  const code = async (input: { id?: number; slug?: string }) =>
    (await platform.refusal(productGet, input)).code;

  expect(await code({ slug: 'nema-ga' })).toBe('NOT_FOUND');
  expect(await code({ id: 999_999_999 })).toBe('NOT_FOUND');
  expect(await code({ id: archived })).toBe('NOT_FOUND');
  expect(await code({ id: foreign })).toBe('NOT_FOUND');
  expect(await code({ slug: 'strani-proizvod' })).toBe('NOT_FOUND');
  expect(await code({})).toBe('QUERY_PARAMETERS_MISSING');
  expect(await code({ slug: '' })).toBe('QUERY_PARAMETERS_MISSING');
});

test('a slug of another language finds the product and the answer names the right slug', async ({
  platform,
}) => {
  const id = await buildProduct(platform, {
    translations: { hrv: { name: 'Stolni kalendar' }, eng: { name: 'Desk calendar' } },
  });

  const found = await platform.call(productGet, { slug: 'stolni-kalendar' }, { language: 'eng' });
  const fallback = await platform.call(productGet, { slug: 'desk-calendar' }, { language: 'deu' });

  expect(found).toMatchObject({ id, slug: 'desk-calendar', name: 'Desk calendar', isFallback: false });
  expect(fallback).toMatchObject({ id, slug: 'stolni-kalendar', language: 'hrv', isFallback: true });
  expect(found.alternates).toEqual([
    { language: 'eng', slug: 'desk-calendar' },
    { language: 'hrv', slug: 'stolni-kalendar' },
  ]);
});

/** A mug in two colours and two sizes, one combination not for sale. */
async function buildMug(platform: TestPlatform) {
  const color = await buildProductAttribute(platform, 'boja', 'VisualSwatch', ['bijela', 'crna'], {
    customClass: 'swatches',
    values: [
      { code: 'bijela', label: { hrv: 'Bijela' }, color: '#ffffff' },
      { code: 'crna', label: { hrv: 'Crna' }, color: '#000000', isShopDefault: true },
    ],
  });
  const size = await buildProductAttribute(platform, 'zapremnina', 'TextSwatch', ['0,2 l', '0,4 l']);
  const mug = await buildProduct(platform, {
    format: 'configurable',
    name: 'Šalica',
    price: 1000,
    axes: [size.id, color.id],
    weight: 300,
  });
  const variants: number[] = [];
  for (const [colorCode, sizeCode, price] of [
    ['bijela', '0,2 l', 1000],
    ['crna', '0,2 l', 1200],
    ['crna', '0,4 l', 1400],
  ] as const) {
    variants.push(
      await buildProduct(platform, {
        parentId: mug,
        price,
        translations: {},
        attributes: [
          { attributeId: color.id, valueIds: [color.values.get(colorCode) ?? 0] },
          { attributeId: size.id, valueIds: [size.values.get(sizeCode) ?? 0] },
        ],
      }),
    );
  }
  return { mug, variants, color, size };
}

test('[PRODUCT-017, PRODUCT-018, PRODUCT-019] a configurable product brings its variants and the choices that find them', async ({
  platform,
}) => {
  const { mug, variants, color, size } = await buildMug(platform);

  const product = await platform.call(productGet, { id: mug });

  expect(product).toMatchObject({ format: 'configurable', finalPrice: 10, isPriceFrom: true });
  expect(product.associatedProducts.map(({ id, finalPrice, name }) => [id, finalPrice, name])).toEqual([
    [variants[0], 10, 'Šalica'],
    [variants[1], 12, 'Šalica'],
    [variants[2], 14, 'Šalica'],
  ]);
  expect(product.associatedProducts[2]?.attributeSet.attributes).toMatchObject([
    { attributeCode: 'boja', value: [color.values.get('crna')], valueLabel: 'Crna' },
    { attributeCode: 'zapremnina', value: [size.values.get('0,4 l')], valueLabel: '0,4 l' },
  ]);
  expect(product.associatedProductsAttributes).toMatchObject([
    { attributeCode: 'zapremnina', label: 'zapremnina', inputType: 'TextSwatch' },
    {
      attributeCode: 'boja',
      customClass: 'swatches',
      values: [
        { value: 'Bijela', isMedia: false, shopDefault: false, color: '#ffffff' },
        { value: 'Crna', shopDefault: true, color: '#000000' },
      ],
    },
  ]);
});

test('a variant lends from its configurable product and names it', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  const parent = await buildProduct(platform, {
    format: 'configurable',
    name: 'Torba',
    price: 4500,
    categories: [shelf],
  });
  const variant = await buildProduct(platform, { parentId: parent, prices: [], translations: {} });

  const product = await platform.call(productGet, { id: variant });

  expect(product).toMatchObject({
    name: 'Torba',
    finalPrice: 45,
    parentId: parent,
    parent: { id: parent, slug: 'torba' },
    categories: [{ id: shelf }],
  });
});

test('[PRODUCT-022, PRODUCT-023, PRODUCT-026] custom options come with their kinds, values and prices', async ({
  platform,
}) => {
  const id = await buildProduct(platform, {
    customOptions: [
      {
        title: 'subscription',
        label: { hrv: 'Pretplata', eng: 'Subscription' },
        optionType: 'text',
        inputType: 'dropdown',
        isRequired: true,
        values: [
          { sku: 'PRE-12', label: { hrv: 'Godina', eng: 'Year' }, price: 12000 },
          { sku: 'PRE-1', label: { hrv: 'Mjesec' }, surcharge: 150 },
        ],
      },
      {
        title: 'engraving',
        label: { hrv: 'Gravura' },
        hint: { hrv: 'Do 20 slova' },
        optionType: 'text',
        maxLength: 20,
      },
    ],
  });

  const { customOptions } = await platform.call(productGet, { id, currency: 2 }, { language: 'eng' });

  expect(customOptions).toMatchObject([
    {
      option_title: 'subscription',
      option_type: 'text',
      inputType: 'dropdown',
      label: 'Subscription',
      required: true,
      custom_option_values: [
        { label: 'Year', sku: 'PRE-12', price: 150, surcharge: null },
        { label: 'Mjesec', sku: 'PRE-1', price: null, surcharge: 1.88 },
      ],
    },
    {
      option_title: 'engraving',
      inputType: null,
      hint: 'Do 20 slova',
      maxLength: 20,
      custom_option_values: [],
    },
  ]);
});

test('[PRODUCT-044] the currency asked for decides the prices', async ({ platform }) => {
  const id = await buildProduct(platform, { price: 1999, sale: 999 });

  const product = await platform.call(productGet, { id, currency: 2 });

  expect(product).toMatchObject({
    currency: 'USD',
    finalPrice: 12.49,
    retailPrice: 24.99,
    discount: { retailPrice: 12.49, percent: 50 },
  });
  expect((await platform.refusal(productGet, { id, currency: 999 })).code).toBe('VALIDATION_FAILED');
});

test('[PRODUCT-042] values of attributes are read by their code', async ({ platform }) => {
  const instant = await buildProductAttribute(platform, 'odmah', 'YesNo');
  const pages = await buildProductAttribute(platform, 'stranica', 'Number', [], { unit: { hrv: 'str.' } });
  const edition = await buildProductAttribute(platform, 'izdanje', 'Date');
  const id = await buildProduct(platform, {
    attributes: [
      { attributeId: instant.id, valueIds: [instant.values.get('yes') ?? 0] },
      { attributeId: pages.id, number: 1240.5 },
      { attributeId: edition.id, number: Date.UTC(2026, 4, 9) },
    ],
  });

  const { attributeSet } = await platform.call(productGet, { id });

  const byCode = Object.fromEntries(attributeSet.attributes.map((one) => [one.attributeCode, one]));
  expect(byCode.odmah).toMatchObject({ value: true, valueLabel: 'Da' });
  expect(byCode.stranica).toMatchObject({ value: 1240.5, valueLabel: '1.240,5 str.' });
  expect(byCode.izdanje).toMatchObject({ value: '2026-05-09' });
});

test('a product is read with the same number of statements whether it has one variant or thirty', async ({
  platform,
}) => {
  const count = async (variants: number) => {
    const parent = await buildProduct(platform, { format: 'configurable' });
    for (let index = 0; index < variants; index++) await buildProduct(platform, { parentId: parent });
    const statements = await statementsOf(platform, () => platform.call(productGet, { id: parent }));
    return statements;
  };

  const [few, many] = [await count(1), await count(30)];

  expect(few).toBeGreaterThan(0);
  expect(many).toBe(few);
});

/** The slug of a product that nobody has read yet. */
async function slugOf(platform: TestPlatform, id: number): Promise<string> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from product_translations where product_id = ${id} and language = 'hrv'`,
  );
  return rows[0]?.slug ?? '';
}

/** Statements that a piece of work sends to the database. */
async function statementsOf(platform: TestPlatform, work: () => Promise<unknown>): Promise<number> {
  const { pool } = platform.kernel.database;
  const query = pool.query.bind(pool);
  let sent = 0;
  Object.assign(pool, {
    query: (...args: Parameters<typeof query>) => {
      sent++;
      return query(...args);
    },
  });
  await work();
  Object.assign(pool, { query });
  return sent;
}

test('an answer tells the caches what it was made of', async ({ platform }) => {
  const shelf = await buildProductCategory(platform);
  const id = await buildProduct(platform, { categories: [shelf] });

  const answer = await platform.http({ method: 'GET', url: `/api/v1/product/web/get?id=${id}` });

  const tags = String(answer.headers['x-cache-tags']).split(',');
  expect(tags).toEqual(expect.arrayContaining([`product:${id}`, `category:${shelf}`]));
});

test('the price journal can be added to and never changed', async ({ platform }) => {
  const id = await buildProduct(platform, { price: 1000 });
  const { db } = await platform.ctx();

  await expect(
    db.execute(sql`update product_prices set amount = 1 where product_id = ${id}`),
  ).rejects.toThrow();
  await expect(db.execute(sql`delete from product_prices where product_id = ${id}`)).rejects.toThrow();
  await expect(db.execute(sql`delete from products where id = ${id}`)).rejects.toThrow();
});

test('a product that was read before shows every later write at once: price, words, stock', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Staro ime', stock: { isTracked: true, quantity: 9 } });
  const read = () => platform.call(productGet, { id });

  expect(await read()).toMatchObject({ name: 'Staro ime', stock: { quantity: 9 } });
  await buildProduct(platform, { id, name: 'Novo ime', prices: [{ kind: 'base', amount: 777 }] });
  expect(await read()).toMatchObject({ name: 'Novo ime', finalPrice: 7.77 });
  const { db } = await platform.ctx();
  await db.execute(sql`update stock_levels set reserved = 4 where product_id = ${id}`);
  expect(await read()).toMatchObject({ stock: { quantity: 5 } });
  await buildProduct(platform, { id, isArchived: true });
  expect((await platform.refusal(productGet, { id })).code).toBe('NOT_FOUND');
});

test('a slug that was read before leads to whoever has it now', async ({ platform }) => {
  const words = (slug: string) => ({ translations: { hrv: { name: 'Lutka', slug } } });
  const first = await buildProduct(platform, words('lutka-od-drva'));
  const read = () => platform.call(productGet, { slug: 'lutka-od-drva' });

  expect([(await read()).id, (await read()).id]).toEqual([first, first]);
  await buildProduct(platform, { id: first, ...words('stara-lutka') });
  const second = await buildProduct(platform, words('lutka-od-drva'));
  expect((await read()).id).toBe(second);
});

test('new words of a picture stand at once in a product and a list that were read before', async ({
  platform,
}) => {
  const bytes = await pictureBytes();
  const picture = await buildMedia(platform, { bytes, alt: { hrv: 'Staro' } });
  const shelf = await buildProductCategory(platform);
  const id = await buildProduct(platform, { media: [{ mediaId: picture }], categories: [shelf] });
  const alts = async () => {
    const list = await platform.call(productFilter, { mainCategory: shelf, select: ['media'] });
    const product = await platform.call(productGet, { id });
    return [...(list.records[0]?.media ?? []), ...product.media].map(({ alt }) => alt);
  };

  expect([await alts(), await alts()]).toEqual([
    ['Staro', 'Staro'],
    ['Staro', 'Staro'],
  ]);
  await buildMedia(platform, { bytes, alt: { hrv: 'Novo' } });
  expect(await alts()).toEqual(['Novo', 'Novo']);
});

test('[PRODUCT-004] a product is read by three statements: its id, all of it or only its stock when it was read before, its pictures', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const picture = await buildMedia(platform);
  const size = await buildProductAttribute(platform, 'mjera-lutke', 'Dropdown', ['mala']);
  const valueIds = [size.values.get('mala') ?? 0];
  const id = await buildProduct(platform, {
    media: [{ mediaId: picture }],
    categories: [shelf],
    attributes: [{ attributeId: size.id, valueIds }],
  });
  const slug = await slugOf(platform, id);
  const seen = () => statementsOf(platform, () => platform.call(productGet, { slug }));

  expect([await seen(), await seen()]).toEqual([3, 3]);
});

test('least, most and step of a quantity, and the price per unit, are told of a product and of each variant', async ({
  platform,
}) => {
  const size = await buildProductAttribute(platform, 'pakiranje', 'TextSwatch', ['500 g', '1 kg']);
  const coffee = await buildProduct(platform, {
    format: 'configurable',
    axes: [size.id],
    content: 500,
    contentUnit: 'g',
    baseContent: 1,
    baseUnit: 'kg',
  });
  const variant = (code: string, price: number, fields: ProductDraft) =>
    buildProduct(platform, {
      parentId: coffee,
      price,
      attributes: [{ attributeId: size.id, valueIds: [size.values.get(code) ?? 0] }],
      ...fields,
    });
  await variant('500 g', 800, { minQuantity: 6, maxQuantity: 60, quantityStep: 6 });
  await variant('1 kg', 1500, { content: 1, contentUnit: 'kg', baseContent: 1, baseUnit: 'kg' });

  const { associatedProducts, quantityRule } = await platform.call(productGet, { id: coffee });

  expect(quantityRule).toEqual({ min: 1, max: null, step: 1 });
  expect(associatedProducts).toMatchObject([
    { unitPrice: { price: 16, quantity: 1, unit: 'kg' }, quantityRule: { min: 6, max: 60, step: 6 } },
    { unitPrice: { price: 15, quantity: 1, unit: 'kg' }, quantityRule: { min: 1, max: null, step: 1 } },
  ]);
});

test('[PRODUCT-001, PRODUCT-003] five types are sold in four formats: a service in the simple one; eProduct is understood as e-product', async ({
  platform,
}) => {
  const types = ['simple', 'configurable', 'bundle', 'e-product', 'service'] as const;
  const formats = { service: 'simple' } as const;
  for (const type of types) {
    const format = type === 'service' ? formats.service : type;
    const id = await buildProduct(platform, { type, format });

    expect(await platform.call(productGet, { id })).toMatchObject({ type, format });
  }
  const { records } = await platform.call(productFilter, {
    filters: [{ key: 'format', value: ['eProduct'] }],
    select: ['format'],
  });
  expect(new Set(records.map(({ format }) => format))).toEqual(new Set(['e-product']));
});
