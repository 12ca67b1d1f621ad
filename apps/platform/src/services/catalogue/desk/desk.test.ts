import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { productGet } from '@izlog/contract/product/product-get';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import {
  copyProductRecord,
  createProductRecord,
  deleteProductRecord,
  getProductHistory,
  getProductRecord,
  productChoices,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { countProductViews, filterProductRows } from '@izlog/contract/product/record/product-rows';
import {
  generateProductVariants,
  getProductVariants,
  updateProductVariants,
} from '@izlog/contract/product/record/product-variants';
import { filterAudit } from '@izlog/contract/user/audit';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { saveBrand } from '../attributes/save-brand.ts';

const staff = { as: 'staff' } as const;
const day = 86_400_000;
const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

const create = (platform: TestPlatform, name: string, more: object = {}) =>
  platform.call(createProductRecord, { words: { hrv: recordWords(name) }, ...more }, staff);

test('[OFFICE-01] a product made in the back office waits for its price and is then sold as any other', async ({
  platform,
}) => {
  const made = await create(platform, 'Vaza iz uprave', { state: 'published', sku: 'VAZA-1' });
  expect(made).toMatchObject({ state: 'waiting', stops: ['price'] });
  expect(await platform.refusal(productGet, { id: made.id })).toMatchObject({ status: 404 });

  const price = { ...noPrice, base: 24.5 };
  const saved = await platform.call(
    updateProductRecord,
    { id: made.id, revision: made.revision, price, stock: { ...made.stock, isTracked: true, quantity: 5 } },
    staff,
  );

  expect(saved).toMatchObject({ state: 'published', stops: [], price });
  expect(await platform.call(productGet, { id: made.id })).toMatchObject({
    name: 'Vaza iz uprave',
    finalPrice: 24.5,
    stock: { quantity: 5 },
  });
});

test('[OFFICE-01] a part that is saved alone leaves the others as they were', async ({ platform }) => {
  const brandId = await saveBrand(await platform.ctx(), { name: 'Lug' });
  const id = await buildProduct(platform, {
    name: 'Zdjela',
    brandId,
    weight: 300,
    translations: {
      hrv: { name: 'Zdjela', facts: [{ label: 'Promjer', value: '20 cm' }], seoTitle: 'Zdjela od gline' },
    },
  });
  const before = await platform.call(getProductRecord, { id }, staff);

  await platform.call(updateProductRecord, { id, barcode: '3850000000017' }, staff);
  await platform.call(
    updateProductRecord,
    {
      id,
      words: { hrv: { ...recordWords('Zdjela velika', { seoTitle: 'Zdjela od gline' }), slug: 'zdjela' } },
    },
    staff,
  );

  const after = await platform.call(getProductRecord, { id }, staff);
  expect(after).toMatchObject({ brandId, weight: 300, barcode: '3850000000017', price: before.price });
  expect(await platform.call(productGet, { id })).toMatchObject({
    name: 'Zdjela velika',
    facts: [{ label: 'Promjer', value: '20 cm' }],
    seo: { title: 'Zdjela od gline' },
  });
});

test('[OFFICE-07] two people on one product: different parts are merged, the same part names who and which', async ({
  platform,
}) => {
  const { id, revision } = await create(platform, 'Dvoje na jednom', { sku: 'DVOJE' });
  const update = (input: object) => ({ id, revision, ...input });

  await platform.call(updateProductRecord, update({ sku: 'DVOJE-A' }), staff);
  await platform.call(updateProductRecord, update({ sku: 'DVOJE', weight: 120 }), staff);
  expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ sku: 'DVOJE-A', weight: 120 });

  const refused = await platform.refusal(updateProductRecord, update({ sku: 'DVOJE-B' }), staff);
  expect(refused).toMatchObject({ status: 409, code: 'RECORD_CHANGED', payload: { fields: ['sku'] } });
  expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ sku: 'DVOJE-A' });
});

test('[OFFICE-15] the log of staff tells a price before and after', async ({ platform }) => {
  const { id } = await create(platform, 'Za zapisnik', { price: { ...noPrice, base: 10 } });

  await platform.call(updateProductRecord, { id, price: { ...noPrice, base: 12 } }, staff);

  const { records } = await platform.call(filterAudit, { limit: 5 }, staff);
  const changes = records.flatMap(
    (act) => act.changes as { target: string; before: object; after: object }[],
  );
  expect(changes).toContainEqual({
    target: `product ${id}`,
    name: 'Za zapisnik',
    before: { 'price.base': 10 },
    after: { 'price.base': 12 },
  });
});

test('[OFFICE-01] what cannot be is refused by name, and nothing of it is saved', async ({ platform }) => {
  const first = await create(platform, 'Prvi', { sku: 'ZAUZETA', state: 'archived' });
  const { id } = await create(platform, 'Drugi');
  const refused = (input: object) => platform.refusal(updateProductRecord, { id, ...input }, staff);

  expect(await refused({ sku: 'ZAUZETA' })).toMatchObject({
    status: 409,
    code: 'SKU_TAKEN',
    payload: { owners: { ZAUZETA: { id: first.id, name: 'Prvi', isArchived: true } } },
  });
  const slug = { hrv: recordWords('Drugi', { slug: Object.values(first.words)[0]?.slug }) };
  expect(await refused({ words: slug })).toMatchObject({ code: 'SLUG_TAKEN', payload: { language: 'hrv' } });
  expect(await refused({ words: { xyz: recordWords('Strano') } })).toMatchObject({ status: 400 });
  expect(await refused({ words: { hrv: recordWords('x'.repeat(10_000)) } })).toMatchObject({ status: 400 });
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  for (const price of [
    { base: -5 },
    { base: 12.345 },
    { base: 20, sale: 10, saleFrom: at(3 * day), saleTo: at(2 * day) },
    { base: 20, sale: 10, saleFrom: at(-day) },
  ])
    expect(await refused({ price: { ...noPrice, ...price } })).toMatchObject({ status: 400 });
  expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ sku: null, price: noPrice });
});

test('[OFFICE-01] a copy is a draft of its own; only what nobody ordered can be deleted', async ({
  platform,
}) => {
  const id = await buildProduct(platform, {
    name: 'Uzorak',
    price: 900,
    stock: { isTracked: true, quantity: 3 },
  });
  const copy = await platform.call(copyProductRecord, { id }, staff);
  expect(await platform.call(getProductRecord, { id: copy.id }, staff)).toMatchObject({
    state: 'draft',
    sku: expect.stringMatching(/-2$/),
    stock: { isTracked: true, quantity: 0 },
    words: { hrv: { name: 'Uzorak', slug: 'uzorak-2' } },
    price: { base: 9 },
  });

  await platform.call(deleteProductRecord, { id: copy.id }, staff);
  expect(await platform.refusal(getProductRecord, { id: copy.id }, staff)).toMatchObject({ status: 404 });

  await buildOrder(platform, 'bankTransfer', { items: [{ productId: id, qty: 1 }] });
  expect(await platform.refusal(deleteProductRecord, { id }, staff)).toMatchObject({
    code: 'PRODUCT_IN_USE',
  });
});

test('[OFFICE-02] the list finds a product by name, sku and EAN, and by what it lacks; another site has none', async ({
  platform,
}) => {
  const find = async (asked: object, site: 1 | 2 = 1) =>
    (await platform.call(filterProductRows, asked, { as: 'staff', site })).records.map(({ id }) => id);
  const { id } = await create(platform, 'Čudnovata šalica', { sku: 'CUD-77', barcode: '3859999999992' });

  for (const search of ['cudnovata', 'ŠALICA', 'cud-77', '3859999999992'])
    expect(await find({ search })).toEqual([id]);
  expect(await find({ search: 'cudnovata', state: 'draft', lacks: 'picture' })).toEqual([id]);
  expect(await find({ search: 'cudnovata', state: 'published' })).toEqual([]);
  expect(await find({ search: 'cudnovata' }, 2)).toEqual([]);

  const quick = await platform.call(filterProductRows, { limit: 2, isCounted: 'false' }, staff);
  expect(quick).toMatchObject({ pagination: { total: 2 }, isMore: false, next: expect.any(String) });
  expect(quick.records.map((one) => one.id)).toEqual(await find({ limit: 2 }));
  const all = await find({ limit: 100 });
  const paged: number[] = [];
  let after: string | undefined;
  do {
    const page = await platform.call(
      filterProductRows,
      { limit: 3, sort: '-updatedAt', ...(after && { after }) },
      staff,
    );
    paged.push(...page.records.map((record) => record.id));
    after = page.next ?? undefined;
  } while (after);
  expect(paged.toSorted()).toEqual(all.toSorted());
  expect((await platform.call(countProductViews, {}, staff)).draft).toBeGreaterThan(0);
  await saveBrand(await platform.ctx(), { name: 'Za izbor' });
  expect((await platform.call(productChoices, {}, staff)).brands).toContainEqual(
    expect.objectContaining({ name: 'Za izbor' }),
  );
});

/** Journals of prices that are played; PRICE_JOURNALS=10000 plays as many as are asked for of a release. */
const priceJournals = Number(process.env.PRICE_JOURNALS ?? 12);

test('[OFFICE-04] what the preview of a price says is what page, list and cart then show, in random journals', async ({
  platform,
}) => {
  const cents = fc.integer({ min: 100, max: 900 });
  const entry = fc.record({
    kind: fc.constantFrom('base', 'sale', 'member'),
    amount: fc.option(cents, { freq: 6 }),
    begins: fc.integer({ min: 1, max: 70 }),
    lasts: fc.option(fc.integer({ min: 1, max: 60 })),
  });
  const change = fc.record({ base: cents, sale: fc.option(cents), member: fc.option(cents) });
  /** Days ago on which it was taken off and put back. */
  const turns = fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 6 }), change, turns, async (journal, said, away) => {
      const now = Date.now();
      const ago = (days: number) => new Date(now - days * day);
      const id = await buildProduct(platform, { prices: [] }, { now: ago(90) });
      for (const [at, days] of away.toSorted((a, b) => b - a).entries())
        await buildProduct(platform, { id, prices: [], isArchived: at % 2 === 0 }, { now: ago(days) });
      await buildProduct(platform, {
        id,
        isArchived: false,
        prices: [
          { kind: 'base', amount: 500, validFrom: new Date(now - 90 * day) },
          ...journal.map(({ kind, amount, begins, lasts }) => ({
            kind: kind as 'base',
            amount,
            validFrom: new Date(now - begins * day),
            validTo: lasts === null ? null : new Date(now - (begins - lasts) * day),
          })),
        ],
      });
      const decimal = (amount: number | null) => (amount === null ? null : amount / 100);
      const price = {
        base: decimal(said.base),
        sale: decimal(said.sale),
        saleFrom: null,
        saleTo: null,
        member: decimal(said.member),
      };
      const { now: preview } = await platform.call(previewProductPrice, { id, price }, staff);
      await platform.call(updateProductRecord, { id, price }, staff);
      const page = await platform.call(productGet, { id });
      const { records } = await platform.call(filterProductRows, { search: page.sku ?? '' }, staff);
      const cart = await platform.call(getCart, await buildCart(platform, [{ productId: id, qty: 1 }]));
      const [line] = cart.items;
      expect(line?.prices.base.finalPrice).toBe(preview.finalPrice);
      expect(line?.prices.base.discountPercent).toBe(preview.discount?.percent ?? null);
      for (const shown of [page, records[0]]) {
        expect(shown?.finalPrice).toBe(preview.finalPrice);
        expect(shown?.retailPrice).toBe(preview.retailPrice);
        expect(shown?.membershipPrice).toBe(preview.membershipPrice);
        expect(shown?.discount?.percent).toBe(preview.discount?.percent);
        expect(shown?.discount?.lowestPrice).toBe(preview.discount?.lowestPrice);
      }
      expect(preview.discount === null).toBe(!['announced', 'fromLowest'].includes(preview.reason));
    }),
    { numRuns: priceJournals },
  );
});

test('[OFFICE-15] a product tells who changed what of it; less than nothing cannot lie on a shelf', async ({
  platform,
}) => {
  const { id, stock } = await create(platform, 'S poviješću', { price: { ...noPrice, base: 10 } });
  await platform.call(updateProductRecord, { id, price: { ...noPrice, base: 12 } }, staff);
  expect(
    await platform.refusal(
      updateProductRecord,
      { id, stock: { ...stock, isTracked: true, quantity: -1 } },
      staff,
    ),
  ).toMatchObject({ status: 400, payload: { fields: [{ path: 'stock.quantity', kind: 'negative' }] } });

  const { acts } = await platform.call(getProductHistory, { id }, staff);
  expect(acts[0]).toMatchObject({ parts: [{ part: 'price.base', before: 10, after: 12 }] });
  expect(acts[0]?.by).toBeTruthy();
  expect(await platform.refusal(getProductHistory, { id }, { as: 'staff', site: 2 })).toMatchObject({
    status: 404,
  });
});

test('[OFFICE-01] variants are made from axes, written in a grid, and sell with their own price; too many are refused', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const choices = async (code: string, count: number) => {
    const { id, values } = await saveAttribute(ctx, {
      code,
      type: 'Dropdown',
      isVariationAxis: true,
      label: { hrv: code },
      values: Array.from({ length: count }, (_, index) => ({
        code: `${code}-${index}`,
        label: { hrv: `${code} ${index}` },
      })),
    });
    return { attributeId: id, valueIds: [...values.values()] };
  };
  const colour = await choices('boja-uprave', 2);
  const size = await choices('velicina-uprave', 3);
  const many = await choices('mnogo-uprave', 400);
  const { id } = await create(platform, 'Majica iz uprave', {
    format: 'configurable',
    state: 'published',
    price: { ...noPrice, base: 20 },
  });
  const generate = (axes: object[]) => ({ id, axes: axes as { attributeId: number; valueIds: number[] }[] });

  expect(
    await platform.refusal(generateProductVariants, generate([colour, size, many]), staff),
  ).toMatchObject({
    status: 400,
    payload: { fields: [{ kind: 'tooMany' }] },
  });
  const { made, variants } = await platform.call(generateProductVariants, generate([colour, size]), staff);
  expect([made, variants.length]).toEqual([6, 6]);
  expect((await platform.call(generateProductVariants, generate([colour, size]), staff)).made).toBe(0);

  const [one, two] = variants;
  if (!one || !two) throw new Error('no variants');
  const row = { id: one.id, revision: one.revision, price: 25, sku: 'MAJ-1', isTracked: true, quantity: 3 };
  await platform.call(updateProductVariants, { id, rows: [row] }, staff);
  expect(
    await platform.refusal(updateProductVariants, { id, rows: [{ id: two.id, sku: 'MAJ-1' }] }, staff),
  ).toMatchObject({
    code: 'SKU_TAKEN',
    payload: { owners: { 'MAJ-1': { name: 'Majica iz uprave, boja-uprave 0, velicina-uprave 0' } } },
  });
  expect(
    await platform.refusal(updateProductVariants, { id, rows: [{ ...row, price: 30 }] }, staff),
  ).toMatchObject({ code: 'RECORD_CHANGED' });

  const page = await platform.call(productGet, { id });
  expect(page).toMatchObject({ finalPrice: 20, isPriceFrom: true });
  expect(page.associatedProducts.find((variant) => variant.id === one.id)).toMatchObject({
    finalPrice: 25,
    stock: { quantity: 3 },
  });

  // A copy has the same variants, and nothing of what is one's own: numbers, stock, a history of prices.
  const copies = [];
  for (const _ of [1, 2]) copies.push(await platform.call(copyProductRecord, { id }, staff));
  for (const [place, copy] of copies.entries()) {
    const grid = await platform.call(getProductVariants, { id: copy.id }, staff);
    expect(copy.variants).toBe(6);
    expect(grid.axes).toEqual([colour.attributeId, size.attributeId]);
    expect(grid.variants.map(({ valueIds }) => valueIds)).toEqual(variants.map(({ valueIds }) => valueIds));
    expect(grid.variants[0]).toMatchObject({
      sku: `MAJ-1-${place + 2}`,
      price: 25,
      isTracked: true,
      quantity: 0,
      isPublished: true,
    });
  }
  expect(await platform.call(getProductRecord, { id: copies[0]?.id ?? 0 }, staff)).toMatchObject({
    state: 'draft',
    words: { hrv: { name: 'Majica iz uprave', slug: 'majica-iz-uprave-2' } },
    price: { base: 20 },
  });
  await expect(platform.call(productGet, { id: copies[0]?.id ?? 0 })).rejects.toMatchObject({ status: 404 });
});
