import { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { productGet } from '@izlog/contract/product/product-get';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import { findProducts } from '@izlog/contract/product/record/product-find';
import {
  copyProductRecord,
  createProductRecord,
  getProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { updateProductVariants } from '@izlog/contract/product/record/product-variants';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[OFFICE-08] who may only write prices or stock saves that part of a product and is refused the others', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Dio po dio', stock: { isTracked: true, quantity: 3 } });
  const prices = { as: { staff: ['prices.edit'] } } as const;
  const stock = { as: { staff: ['stock.edit'] } } as const;
  const record = await platform.call(getProductRecord, { id }, prices);
  const price = { ...record.price, base: 31.9 };
  const level = { ...record.stock, quantity: 8 };

  // A form sends all it shows; what is as it was counts as nobody's change.
  const { revision } = record;
  await platform.call(updateProductRecord, { id, revision, price, stock: record.stock }, prices);
  await platform.call(updateProductRecord, { id, stock: level }, stock);

  expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ price, stock: level });
  for (const [said, as] of [
    [{ sku: 'TUDA-1' }, prices],
    [{ stock: { ...level, quantity: 9 } }, prices],
    [{ price: { ...price, base: 1 } }, stock],
    [{ state: 'archived' }, stock],
  ] as const)
    expect(await platform.refusal(updateProductRecord, { id, ...said }, as)).toMatchObject({ status: 403 });
  expect(await platform.refusal(previewProductPrice, { id, price }, stock)).toMatchObject({ status: 403 });
  expect(
    await platform.refusal(createProductRecord, { words: { hrv: recordWords('x') } }, prices),
  ).toMatchObject({
    status: 403,
  });
  expect(
    await platform.refusal(getProductRecord, { id }, { as: { staff: ['marketing.edit'] } }),
  ).toMatchObject({ status: 403 });
});

test('[OFFICE-08] of variants, too, each cell asks for its own right', async ({ platform }) => {
  const id = await buildProduct(platform, { name: 'Majica', format: 'configurable' });
  const small = await buildProduct(platform, { name: 'Majica S', parentId: id });
  const prices = { as: { staff: ['prices.edit'] } } as const;
  const change = (cells: object) => ({ id, rows: [{ id: small, ...cells }] });

  const { variants } = await platform.call(updateProductVariants, change({ price: 17 }), prices);

  expect(variants).toMatchObject([{ id: small, price: 17 }]);
  for (const cells of [{ quantity: 5 }, { sku: 'M-S' }, { isPublished: false }])
    expect(await platform.refusal(updateProductVariants, change(cells), prices)).toMatchObject({
      status: 403,
    });
});

const wrap = {
  title: 'omot',
  optionType: 'text',
  inputType: 'yesNo',
  label: { hrv: 'Poklon-omot' },
  hint: { hrv: 'S čestitkom' },
  isRequired: false,
  maxLength: null,
  min: null,
  max: null,
  values: [
    { sku: 'omot', label: { hrv: 'Poklon-omot' }, surcharge: 2.5, price: null, color: null, mediaId: null },
  ],
} as const;

test('[OFFICE-01, PRODUCT-022] options, files and products beside it are saved as imports save them', async ({
  platform,
}) => {
  const beside = await buildProduct(platform, { name: 'Uz njega', sku: 'UZ-1' });
  const better = await buildProduct(platform, { name: 'Bolji', sku: 'BOLJI-1' });
  const downloads = [{ name: 'Upute', mediaId: null, url: 'https://prvi.test/upute.pdf' }];
  const made = await platform.call(
    createProductRecord,
    {
      words: { hrv: recordWords('Predložak') },
      format: 'e-product',
      state: 'published',
      price: { base: 20, sale: null, saleFrom: null, saleTo: null, member: null },
      downloads,
      crossSell: [beside],
      upSell: [better],
      customOptions: [{ ...wrap, values: [...wrap.values] }],
    },
    staff,
  );

  expect(made).toMatchObject({ downloads, crossSell: [beside], upSell: [better], customOptions: [wrap] });
  expect(made.members.map(({ sku }) => sku)).toEqual(['UZ-1', 'BOLJI-1']);
  expect(made.weak).not.toContain('downloads');
  const shown = await platform.call(productGet, { id: made.id });
  expect(shown.customOptions).toMatchObject([
    { label: 'Poklon-omot', hint: 'S čestitkom', custom_option_values: [{ surcharge: 2.5 }] },
  ]);
  // What nobody touched stays, and a copy has it too.
  await platform.call(updateProductRecord, { id: made.id, weight: 10 }, staff);
  const { id: copy } = await platform.call(copyProductRecord, { id: made.id }, staff);
  for (const id of [made.id, copy])
    expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({
      downloads,
      customOptions: [wrap],
    });
});

test('[ORDER-025] an e-product is public while it has a file for its buyers; a file of the product counts for its variants', async ({
  platform,
}) => {
  const file = { name: 'Kroj', mediaId: null, url: 'https://prvi.test/kroj.pdf' };
  const price = { base: 9, sale: null, saleFrom: null, saleTo: null, member: null };
  const made = await platform.call(
    createProductRecord,
    { words: { hrv: recordWords('Kroj haljine') }, format: 'e-product', state: 'published', price },
    staff,
  );
  const stateWith = async (id: number, downloads: (typeof file)[]) => {
    const { state, stops } = await platform.call(updateProductRecord, { id, downloads }, staff);
    return { state, stops };
  };
  const isShown = (id: number) =>
    platform.call(productGet, { id }).then(
      () => true,
      () => false,
    );

  expect([made.state, made.stops]).toEqual(['waiting', ['file']]);
  expect(await isShown(made.id)).toBe(false);
  expect(await stateWith(made.id, [file])).toEqual({ state: 'published', stops: [] });
  expect(await isShown(made.id)).toBe(true);
  expect(await stateWith(made.id, [])).toEqual({ state: 'waiting', stops: ['file'] });
  expect(await isShown(made.id)).toBe(false);

  const family = await buildProduct(platform, { name: 'Krojevi', format: 'configurable', isPublished: true });
  const small = await buildProduct(platform, { parentId: family, format: 'e-product', type: 'e-product' });
  await platform.call(updateProductRecord, { id: family, state: 'draft' }, staff);
  await platform.call(updateProductVariants, { id: family, rows: [{ id: small, price: 12 }] }, staff);
  const waiting = await platform.call(updateProductRecord, { id: family, state: 'published' }, staff);
  expect(waiting.stops).toEqual(['variants']);
  expect(await stateWith(family, [file])).toEqual({ state: 'published', stops: [] });
  expect(await isShown(family)).toBe(true);
});

test('[ORDER-025] what was public before e-products needed a file stays so, and staff are told until it has one or is taken back', async ({
  platform,
}) => {
  // As a shop of before has it: published without being held against what publishing needs now.
  const id = await buildProduct(platform, { name: 'Stari kroj', format: 'e-product' });
  const told = async () =>
    (await platform.call(getOpening, {}, staff)).fileless.products.filter((one) => one.id === id);
  const file = { name: 'Kroj', mediaId: null, url: 'https://prvi.test/kroj.pdf' };

  expect(await told()).toEqual([{ id, name: 'Stari kroj', slug: 'stari-kroj', missing: ['file'] }]);
  expect((await platform.call(productGet, { id })).id).toBe(id);
  await platform.call(updateProductRecord, { id, downloads: [file] }, staff);
  expect(await told()).toEqual([]);
  await platform.call(updateProductRecord, { id, downloads: [] }, staff);
  expect(await told(), 'it waits for its file now').toEqual([]);
});

test('[OFFICE-01, CATALOG-057] variants are found and picked: into a bundle as they are, beside a product as the one they are bought as', async ({
  platform,
}) => {
  const family = await buildProduct(platform, { name: 'Lanena majica', format: 'configurable', sku: 'LAN' });
  const red = await buildProduct(platform, { name: 'Lanena majica crvena', parentId: family, sku: 'LAN-1' });
  const bare = await buildProduct(platform, { name: 'Lanena vrećica', sku: null });
  const find = async (asked: { search?: string; ids?: string }) => {
    const { isExact, records } = await platform.call(findProducts, asked, {
      as: { staff: ['marketing.edit'] },
    });
    return [isExact, records.map(({ id }) => id)];
  };

  expect(await find({ search: 'lanena MAJ' })).toEqual([false, [family, red]]);
  // What has this very sku comes first, its family after it.
  expect(await find({ search: 'lan-1' })).toEqual([true, [red, family]]);
  expect(await find({ search: 'lanena vreć' })).toEqual([false, [bare]]);
  expect(await find({ ids: `${bare},${red}` })).toEqual([false, expect.arrayContaining([red, bare])]);
  expect(await find({ search: '' })).toEqual([false, []]);
  expect(
    await platform.refusal(findProducts, { search: 'lan' }, { as: { staff: ['orders.edit'] } }),
  ).toMatchObject({ status: 403 });
  expect((await platform.call(findProducts, { search: 'lan' }, { ...staff, site: 2 })).records).toEqual([]);

  const { id } = await platform.call(
    createProductRecord,
    {
      words: { hrv: recordWords('Ljetni paket') },
      format: 'bundle',
      state: 'published',
      bundle: [{ productId: red, quantity: 2 }],
      crossSell: [red, bare, family],
    },
    staff,
  );
  expect(await platform.call(productGet, { id })).toMatchObject({
    bundles: [{ product: red, quantity: 2 }],
    crossSellProducts: [family, bare],
  });
});

test('[OFFICE-01] options that no buyer could answer, and files of another site, are refused by name', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Odbijeni' });
  const option = { ...wrap, values: [...wrap.values] };
  const refused = async (input: object) =>
    (await platform.refusal(updateProductRecord, { id, ...input }, staff)).payload;
  const named = (path: string, kind: string) => ({ fields: [{ path, kind }] });
  const foreign = 999_999;

  for (const [customOptions, path, kind] of [
    [[option, option], 'customOptions.1.title', 'twice'],
    [[{ ...option, label: {} }], 'customOptions.0.label', 'required'],
    [[{ ...option, inputType: 'dropdown', values: [] }], 'customOptions.0.values', 'required'],
    [[{ ...option, min: 5, max: 1 }], 'customOptions.0.max', 'range'],
    [[{ ...option, values: [{ ...wrap.values[0], mediaId: foreign }] }], 'customOptions', 'reference'],
  ] as const)
    expect(await refused({ customOptions })).toMatchObject(named(path, kind));
  expect(await refused({ downloads: [{ name: 'Tuđa', mediaId: foreign, url: null }] })).toMatchObject(
    named('downloads', 'reference'),
  );
  expect(await refused({ crossSell: [foreign] })).toMatchObject(named('crossSell', 'reference'));
});

test('[OFFICE-01] an EAN that is none, or that another product has, is told and stops nobody', async ({
  platform,
}) => {
  const weakOf = async (id: number) => {
    const { weak } = await platform.call(getProductRecord, { id }, staff);
    return weak.filter((one) => one.startsWith('barcode'));
  };
  const first = await buildProduct(platform, { barcode: '4006381333931' });
  const second = await buildProduct(platform, { barcode: '123' });
  const third = await buildProduct(platform, { barcode: '96385074' });
  expect(await Promise.all([first, second, third].map(weakOf))).toEqual([[], ['barcodeOdd'], []]);

  await platform.call(updateProductRecord, { id: second, barcode: '4006381333931' }, staff);
  expect(await Promise.all([first, second].map(weakOf))).toEqual([['barcodeTaken'], ['barcodeTaken']]);
  await platform.call(updateProductRecord, { id: second, state: 'archived' }, staff);
  expect(await weakOf(first)).toEqual([]);
});
