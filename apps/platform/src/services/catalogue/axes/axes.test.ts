import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { getPackingOrder } from '@izlog/contract/ecommerce/orders/order-packing';
import { checkBundles } from '@izlog/contract/product/choices/check-bundles';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import {
  getVariantUses,
  moveProductVariants,
  previewProductAxes,
  saveProductAxes,
} from '@izlog/contract/product/record/product-axes';
import {
  createProductRecord,
  getProductHistory,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { getProductVariants, updateProductVariants } from '@izlog/contract/product/record/product-variants';
import { withFile } from 'catalogue-io/testing';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildOrder } from '#test/builders/order.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { importDocument } from '../import/document/import-document.ts';

const staff = { as: 'staff' } as const;
const noPrice = { base: null, sale: null, saleFrom: null, saleTo: null, member: null };

let made = 0;
const value = (name: string, color: string | null = null) => ({ id: null, name, color });
const axis = (name: string, values: ReturnType<typeof value>[], isColour = false) => ({
  attributeId: null as number | null,
  name,
  isColour,
  values: values as { id: number | null; name: string; color: string | null }[],
});
const sizes = (...names: string[]) =>
  axis(
    'Veličina majice',
    names.map((name) => value(name)),
  );
const colours = (...names: string[]) =>
  axis(
    'Boja majice',
    names.map((name) => value(name, { Crna: '#23272a', Bijela: '#fbfaf6', Crvena: '#b23a2c' }[name] ?? null)),
    true,
  );

async function shirt(platform: TestPlatform, axes: object[]) {
  const { id } = await platform.call(
    createProductRecord,
    {
      words: { hrv: recordWords(`Majica ${++made}`) },
      format: 'configurable',
      state: 'published',
      sku: `MAJICA-${made}`,
      price: { ...noPrice, base: 24 },
    },
    staff,
  );
  return { id, ...(await save(platform, id, axes)) };
}

const save = (platform: TestPlatform, id: number, axes: object[], more: object = {}) =>
  platform.call(saveProductAxes, { id, axes: axes as never[], ...more }, staff);

/** The axes of an answer as they are sent back. */
const said = ({
  axisRecords,
}: {
  axisRecords: {
    attributeId: number;
    name: string;
    isColour: boolean;
    values: { id: number; name: string; color: string | null }[];
  }[];
}) =>
  axisRecords.map(({ values, ...one }) => ({
    ...one,
    values: values.map(({ id, name, color }) => ({ id, name, color })),
  }));

const named = <T extends { name: string }>(variants: readonly T[], name: string): T => {
  const found = variants.find((one) => one.name === name);
  if (!found) throw new Error(`no variant ${name}`);
  return found;
};

test('[SELL-03] axes are typed as words: what the shop knows is used, the rest is made, twelve variants in order', async ({
  platform,
}) => {
  const one = await shirt(platform, [colours('Crna', 'Bijela', 'Crvena'), sizes('S', 'M', 'L', 'XL')]);

  expect(one).toMatchObject({ made: 12, putAway: 0 });
  expect(one.variants.map(({ name }) => name).slice(0, 5)).toEqual([
    ...['Crna, S', 'Crna, M', 'Crna, L', 'Crna, XL'],
    'Bijela, S',
  ]);
  expect(one.axisRecords).toMatchObject([
    { name: 'Boja majice', isColour: true, values: [{ name: 'Crna', color: '#23272a' }, {}, {}] },
    { name: 'Veličina majice', isColour: false },
  ]);

  const other = await shirt(platform, [
    axis('boja MAJICE', [value('crna', '#000000'), value('Plava', '#0000ff')], true),
  ]);
  expect(other.axes).toEqual([one.axes[0]]);
  expect(other.axisRecords[0]?.values).toMatchObject([
    // The colour that the shop has for it stays.
    { id: one.axisRecords[0]?.values[0]?.id, name: 'Crna', color: '#23272a' },
    { name: 'Plava', color: '#0000ff' },
  ]);
  const refusals = [
    [[sizes('S', 's')], 'twice'],
    [[sizes('S'), sizes('M')], 'twice'],
    [[axis('Boja majice', [value('A')]), { ...sizes('S'), attributeId: 999_999 }], 'reference'],
    [[colours('Crna', 'Bijela'), sizes(...Array.from({ length: 201 }, (_, at) => `${at}`))], 'tooMany'],
  ] as const;
  for (const [axes, kind] of refusals)
    expect(
      await platform.refusal(saveProductAxes, { id: one.id, axes: [...axes] as never[] }, staff),
    ).toMatchObject({ code: 'VALIDATION_FAILED', payload: { fields: [expect.objectContaining({ kind })] } });
});

test('[SELL-03] a choice that goes takes nothing along: carts say so, the order keeps it, all of it comes back as it was', async ({
  platform,
}) => {
  const made = await shirt(platform, [colours('Crna', 'Crvena'), sizes('S', 'M')]);
  const { id } = made;
  const red = named(made.variants, 'Crvena, M');
  const picture = await buildMedia(platform);
  await platform.call(
    updateProductVariants,
    {
      id,
      rows: [
        {
          id: red.id,
          sku: `CRV-M-${id}`,
          price: 26,
          sale: 19.9,
          weight: 210,
          mediaIds: [picture],
          isTracked: true,
          quantity: 9,
          lowAt: 2,
        },
      ],
    },
    staff,
  );
  const before = named((await platform.call(getProductVariants, { id }, staff)).variants, 'Crvena, M');
  const cart = await buildCart(platform, [{ productId: red.id, qty: 2 }]);
  const order = await buildOrder(platform, 'cashOnDelivery', { items: [{ productId: red.id, qty: 1 }] });
  const bundle = await platform.call(
    createProductRecord,
    {
      words: { hrv: recordWords('Paket s crvenom') },
      format: 'bundle',
      state: 'published',
      bundle: [{ productId: red.id, quantity: 1 }],
    },
    staff,
  );
  expect(await platform.call(checkBundles, { product: bundle.id })).toBeTruthy();

  const axes = said(await platform.call(getProductVariants, { id }, staff));
  const without = axes.map((one) => ({
    ...one,
    values: one.values.filter(({ name }) => name !== 'Crvena'),
  }));
  const preview = await platform.call(previewProductAxes, { id, axes: without }, staff);
  expect(preview).toMatchObject({
    count: 2,
    makes: 0,
    goes: [{ name: 'Crvena, S' }, { name: 'Crvena, M' }],
    uses: { carts: 1, quantity: 2, orderCount: 1, orders: [order.orderSlug], bundles: ['Paket s crvenom'] },
  });
  // Anyone who was not told what goes takes nothing away.
  expect(await platform.refusal(saveProductAxes, { id, axes: without }, staff)).toMatchObject({
    code: 'RECORD_CHANGED',
    payload: { goes: [{ name: 'Crvena, S' }, { name: 'Crvena, M' }] },
  });
  const goes = preview.goes.map((one) => one.id);
  const gone = await save(platform, id, without, { goes });
  expect(gone).toMatchObject({ made: 0, putAway: 2 });
  expect(gone.away.map(({ name }) => name).toSorted()).toEqual(['Crvena, M', 'Crvena, S']);

  expect((await platform.call(getCart, cart)).items).toMatchObject([
    { productId: red.id, qty: 2, problem: { code: 'notForSale' } },
  ]);
  expect(await platform.refusal(addCartItem, { ...cart, productId: red.id, qty: 1 })).toMatchObject({
    code: 'NOT_FOR_SALE',
  });
  expect((await platform.call(productGet, { id })).associatedProducts).toHaveLength(2);

  const back = await save(platform, id, [
    ...said(gone).map((one) =>
      one.name === 'Boja majice' ? { ...one, values: [...one.values, value('crvena')] } : one,
    ),
  ]);
  expect(back).toMatchObject({ made: 0, broughtBack: 2, putAway: 0 });
  const { revision: _now, promised: _promised, ...after } = named(back.variants, 'Crvena, M');
  const { revision: _then, promised: _former, ...former } = before;
  // The order took one.
  expect(after).toEqual({ ...former, quantity: after.quantity });
  expect((await platform.call(getCart, cart)).items).toMatchObject([{ productId: red.id, problem: null }]);
});

test('[SELL-03] an axis that comes splits what is there, one that goes leaves what is chosen; prices, pictures and numbers stay', async ({
  platform,
}) => {
  const first = await shirt(platform, [colours('Crna', 'Bijela')]);
  const { id } = first;
  const picture = await buildMedia(platform);
  const black = named(first.variants, 'Crna');
  await platform.call(
    updateProductVariants,
    {
      id,
      rows: [
        {
          id: black.id,
          sku: `CRN-${id}`,
          price: 26,
          weight: 160,
          mediaIds: [picture],
          isTracked: true,
          quantity: 5,
        },
      ],
    },
    staff,
  );

  const split = await save(platform, id, [...said(first), sizes('S', 'M', 'L')]);
  expect(split).toMatchObject({ made: 4, putAway: 0 });
  expect(named(split.variants, 'Crna, S')).toMatchObject({ id: black.id, sku: `CRN-${id}`, quantity: 5 });
  expect(named(split.variants, 'Crna, L')).toMatchObject({
    sku: null,
    price: 26,
    weight: 160,
    mediaIds: [picture],
    quantity: 0,
    isTracked: true,
  });

  const size = split.axisRecords[1];
  const [colour] = said(split);
  if (!size || !colour) throw new Error('no axis');
  const retained = [{ attributeId: size.attributeId, valueId: size.values[2]?.id ?? 0 }];
  const preview = await platform.call(previewProductAxes, { id, axes: [colour], retained }, staff);
  expect(preview.goes.map(({ name }) => name)).toEqual(['Crna, S', 'Crna, M', 'Bijela, S', 'Bijela, M']);
  const left = await save(platform, id, [colour], { retained, goes: preview.goes.map((one) => one.id) });
  expect(left.variants.map(({ name }) => name)).toEqual(['Crna', 'Bijela']);
  expect(left.variants[0]).toMatchObject({ price: 26, mediaIds: [picture] });

  const again = await save(platform, id, [colour, { ...sizes('S', 'M', 'L') }]);
  expect(again.variants.find((one) => one.id === black.id)).toMatchObject({ sku: `CRN-${id}`, quantity: 5 });
  expect(again.variants).toHaveLength(6);
});

test('[SELL-03] choices are renamed, recoloured and put in another order where they stand; two at once are told', async ({
  platform,
}) => {
  const made = await shirt(platform, [colours('Crna', 'Bijela'), sizes('S', 'M')]);
  const { id } = made;
  const [colour, size] = said(made);
  if (!colour || !size) throw new Error('no axes');
  const [black, white] = colour.values;
  if (!black || !white) throw new Error('no colours');
  const changed = await save(
    platform,
    id,
    [
      size,
      {
        ...colour,
        values: [
          { ...white, color: '#FFFFFF' },
          { ...black, name: 'Ugljen' },
        ],
      },
    ],
    { revision: made.axesRevision },
  );
  expect(changed.variants.map(({ name }) => name)).toEqual([
    'S, Bijela',
    'S, Ugljen',
    'M, Bijela',
    'M, Ugljen',
  ]);
  expect(changed.variants.map((one) => one.id).toSorted()).toEqual(
    made.variants.map((one) => one.id).toSorted(),
  );
  const page = await platform.call(productGet, { id });
  expect(page.associatedProductsAttributes.map(({ values }) => values.map((one) => one.value))).toEqual([
    ['S', 'M'],
    ['Bijela', 'Ugljen'],
  ]);
  expect(page.associatedProductsAttributes[1]?.values[0]?.color).toBe('#ffffff');
  expect(
    await platform.refusal(saveProductAxes, { id, axes: [size], revision: made.axesRevision }, staff),
  ).toMatchObject({ code: 'RECORD_CHANGED', status: 409 });
  const { acts } = await platform.call(getProductHistory, { id }, staff);
  expect(acts[0]?.parts).toContainEqual(
    expect.objectContaining({ part: 'axes', after: expect.stringContaining('Bijela, Ugljen') }),
  );
});

test('[SELL-03] one variant is taken out and brought back; new choices do not bring it back by themselves', async ({
  platform,
}) => {
  const made = await shirt(platform, [colours('Crna', 'Bijela'), sizes('S', 'M')]);
  const { id } = made;
  const one = named(made.variants, 'Bijela, M');
  expect(await platform.call(getVariantUses, { id, ids: [one.id] }, staff)).toMatchObject({
    goes: [{ id: one.id, name: 'Bijela, M' }],
    uses: { carts: 0, orderCount: 0 },
  });
  const away = await platform.call(moveProductVariants, { id, ids: [one.id], isAway: true }, staff);
  expect(away.away).toEqual([{ id: one.id, name: 'Bijela, M', quantity: null }]);

  const [colour, size] = said(away);
  if (!colour || !size) throw new Error('no axes');
  const wider = await save(platform, id, [colour, { ...size, values: [...size.values, value('L')] }]);
  expect(wider).toMatchObject({ made: 2, broughtBack: 0 });
  const filled = await save(platform, id, said(wider), { isFilled: true });
  expect(filled).toMatchObject({ made: 0, broughtBack: 1, away: [] });
  expect(
    await platform.refusal(moveProductVariants, { id, ids: [made.id], isAway: true }, staff),
  ).toMatchObject({ status: 404 });
});

test('[SELL-03, OFFICE-04] picture, sale, weight and stock of a variant are those on the page, in the list, the cart and the order', async ({
  platform,
}) => {
  const made = await shirt(platform, [colours('Crna', 'Bijela'), sizes('M')]);
  const { id } = made;
  const black = named(made.variants, 'Crna, M');
  const [front, back] = [await buildMedia(platform), await buildMedia(platform)];
  const cells = { mediaIds: [front, back], sale: 19.9, weight: 175, barcode: '3850000000017' };
  await platform.call(
    updateProductVariants,
    { id, rows: [{ id: black.id, ...cells, isTracked: true, quantity: 22, lowAt: 3 }] },
    staff,
  );

  const page = await platform.call(productGet, { id });
  const shown = page.associatedProducts.find((one) => one.id === black.id);
  expect(shown).toMatchObject({
    finalPrice: 19.9,
    weight: 175,
    barcode: cells.barcode,
    stock: { quantity: 22 },
  });
  expect(shown?.media.map((one) => one.id)).toEqual([front, back]);
  // A product without a picture shows that of its first variant, on its page and in lists.
  expect(page.media.map((one) => one.id)).toEqual([front, back]);
  const { records } = await platform.call(productFilter, {
    filters: [{ key: 'id', value: [id] }],
    select: ['id', 'media'],
  });
  expect(records[0]?.media?.[0]?.id).toBe(front);

  const cart = await buildCart(platform, [{ productId: black.id, qty: 2 }]);
  const open = await platform.call(getCart, cart);
  expect(open).toMatchObject({
    weight: 350,
    items: [{ productData: { media: [{ id: front }], weight: 175 }, prices: { base: { finalPrice: 19.9 } } }],
  });
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId: black.id, qty: 2 }],
  });
  const packed = await platform.call(getPackingOrder, { slug }, staff);
  expect(packed.items[0]).toMatchObject({ media: [{ id: front }] });

  // Its product becomes cheaper: the sale stays, and announces nothing that it is not.
  await platform.call(updateProductRecord, { id, price: { ...noPrice, base: 15 } }, staff);
  const cheaper = (await platform.call(productGet, { id })).associatedProducts.find(
    (one) => one.id === black.id,
  );
  expect(cheaper).toMatchObject({ finalPrice: 15, discount: null });
  await platform.call(updateProductVariants, { id, rows: [{ id: black.id, sale: null }] }, staff);
  const { variants } = await platform.call(getProductVariants, { id }, staff);
  expect(named(variants, 'Crna, M')).toMatchObject({ price: null, sale: null, ...{ weight: 175 } });
});

test('[SELL-03, REL-02] what a variant has of its own goes out in a file and comes in again', async ({
  platform,
}) => {
  const made = await shirt(platform, [colours('Bijela', 'Crna'), sizes('XL', 'S')]);
  const { id } = made;
  const picture = await buildMedia(platform, { originalName: 'crna.png' });
  const black = named(made.variants, 'Crna, S');
  const cells = {
    mediaIds: [picture],
    weight: 175,
    barcode: '3850000000024',
    price: 26,
    sale: 19.9,
    lowAt: 3,
  };
  const row = { id: black.id, sku: `IZVOZ-${id}`, ...cells, isTracked: true, quantity: 22 };
  await platform.call(updateProductVariants, { id, rows: [row] }, staff);
  const away = named(made.variants, 'Bijela, S');
  await platform.call(updateProductVariants, { id, rows: [{ id: away.id, sku: `BIJ-${id}` }] }, staff);
  await platform.call(moveProductVariants, { id, ids: [away.id], isAway: true }, staff);
  const before = await platform.call(getProductVariants, { id }, staff);

  let text = '';
  await exportCatalogue(await platform.ctx(), 'csv', async (part) => {
    text += part;
  });
  const changed = { weight: 1, barcode: null, lowAt: null, quantity: 1 };
  await platform.call(updateProductVariants, { id, rows: [{ id: black.id, ...changed }] }, staff);
  await platform.call(moveProductVariants, { id, ids: [away.id], isAway: false }, staff);
  const report = await withFile(
    text,
    async (path) => importDocument(await platform.ctx(), platform.kernel, { path }),
    'catalogue.csv',
  );
  expect(report.refused).toEqual([]);
  const after = await platform.call(getProductVariants, { id }, staff);
  expect(after).toEqual(before);
});
