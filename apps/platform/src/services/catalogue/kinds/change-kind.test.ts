import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { productGet } from '@izlog/contract/product/product-get';
import { type ProductKind, productKinds } from '@izlog/contract/product/product-kinds';
import { changeProductKind, previewProductKind } from '@izlog/contract/product/record/product-kind';
import {
  createProductRecord,
  getProductHistory,
  getProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { getProductVariants } from '@izlog/contract/product/record/product-variants';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';

const staff = { as: 'staff' } as const;
let made = 0;

const preview = (platform: TestPlatform, id: number, kind: ProductKind) =>
  platform.call(previewProductKind, { id, kind }, staff);
const change = (platform: TestPlatform, id: number, kind: ProductKind) =>
  platform.call(changeProductKind, { id, kind }, staff);

/** A shirt in two sizes with prices and stock of their own. */
async function buildShirt(platform: TestPlatform, parent: object = {}) {
  const ctx = await platform.ctx();
  const attribute = await saveAttribute(ctx, {
    code: `velicina-${++made}`,
    type: 'Dropdown',
    label: { hrv: 'Veličina' },
    values: [
      { code: 'm', label: { hrv: 'M' } },
      { code: 'l', label: { hrv: 'L' } },
    ],
  });
  const id = await buildProduct(platform, {
    format: 'configurable',
    axes: [attribute.id],
    price: 2000,
    ...parent,
  });
  const variants: number[] = [];
  for (const [code, price] of [
    ['m', 2000],
    ['l', 2200],
  ] as const)
    variants.push(
      await buildProduct(platform, {
        parentId: id,
        price,
        stock: { isTracked: true, quantity: 5 },
        attributes: [{ attributeId: attribute.id, valueIds: [attribute.values.get(code) ?? 0] }],
      }),
    );
  const { db } = await platform.ctx();
  await db.execute(sql`update products set is_published = true where id = ${id}`);
  return { id, variants };
}

/** All that a change of kind must not lose: prices, stock, addresses, and the lines of orders. */
async function keptOf(platform: TestPlatform, id: number) {
  const { db } = await platform.ctx();
  const family = sql`(select id from products where id = ${id} or parent_id = ${id})`;
  const { rows } = await db.execute(sql`
    select (select jsonb_agg(to_jsonb(j) order by j.id) from product_prices j where j.product_id in ${family}) as prices,
      (select jsonb_agg(jsonb_build_array(s.product_id, s.quantity, s.reserved, s.is_tracked) order by s.product_id)
        from stock_levels s where s.product_id in ${family}) as stock,
      (select jsonb_agg(jsonb_build_array(t.product_id, t.language, t.slug) order by t.product_id, t.language)
        from product_translations t where t.product_id in ${family}) as addresses,
      (select jsonb_agg(to_jsonb(i) order by i.id) from order_items i where i.product_id in ${family}) as ordered`);
  return rows[0];
}

test('[SELL-03] a product with variants becomes one without and back: variants, prices, stock, address and orders are as before', async ({
  platform,
}) => {
  const { id, variants } = await buildShirt(platform);
  const [m = 0, l = 0] = variants;
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId: m, qty: 2 }],
  });
  const cart = await buildCart(platform, [{ productId: l, qty: 1 }]);
  const before = await keptOf(platform, id);
  const order = await platform.call(getStaffOrder, { slug }, staff);

  const said = await preview(platform, id, 'simple');
  expect(said).toMatchObject({
    ...{ from: 'configurable', to: 'simple', refused: null },
    effects: {
      variantsAway: 2,
      restingPieces: 8,
      carts: 1,
      isOrdered: true,
      isSent: { before: true, after: true },
    },
  });
  expect(await platform.call(getProductRecord, { id }, staff)).toMatchObject({ format: 'configurable' });
  expect(await keptOf(platform, id)).toEqual(before);

  const plain = await change(platform, id, 'simple');
  expect(plain).toMatchObject({ format: 'simple', type: 'simple' });
  expect(await keptOf(platform, id)).toEqual(before);
  expect((await platform.call(getCart, cart)).items[0]).toMatchObject({ problem: { code: 'notForSale' } });
  expect(await platform.call(getStaffOrder, { slug }, staff)).toEqual(order);

  expect((await preview(platform, id, 'configurable')).effects).toMatchObject({ variantsBack: 2 });
  await change(platform, id, 'configurable');
  const grid = await platform.call(getProductVariants, { id }, staff);
  expect(grid.variants.map((one) => [one.id, one.price, one.quantity])).toEqual([
    [m, 20, 3],
    [l, 22, 5],
  ]);
  expect((await platform.call(getCart, cart)).items[0]).toMatchObject({ problem: null });
  expect(await keptOf(platform, id)).toEqual(before);
  const { acts } = await platform.call(getProductHistory, { id }, staff);
  expect(acts[0]?.parts).toMatchObject([{ part: 'kind', before: 'simple', after: 'configurable' }]);
});

test('[SELL-03] goods that become a service are sent no more; a download leaves the shop until it has a file, and says so before', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { price: 3000, weight: 400 });
  const cart = await buildCart(platform, [{ productId: id, qty: 1 }]);
  expect(await preview(platform, id, 'service')).toMatchObject({
    effects: {
      isSent: { before: true, after: false },
      state: { after: 'published' },
      price: { after: 30 },
      carts: 1,
    },
  });
  await change(platform, id, 'service');
  expect(await platform.call(getCart, cart)).toMatchObject({ digitalOnly: true });
  expect(await platform.call(productGet, { id })).toMatchObject({
    type: 'service',
    format: 'simple',
    guarantee: null,
  });

  expect((await preview(platform, id, 'e-product')).effects).toMatchObject({
    state: { before: 'published', after: 'waiting' },
    stops: ['file'],
  });
  expect(await change(platform, id, 'e-product')).toMatchObject({ state: 'waiting', stops: ['file'] });
  const downloads = [{ name: 'Tečaj', mediaId: null, url: 'https://primjer.hr/tecaj.pdf' }];
  const saved = await platform.call(updateProductRecord, { id, downloads }, staff);
  expect(saved).toMatchObject({ state: 'published', stops: [] });
  expect((await preview(platform, id, 'simple')).effects).toMatchObject({
    files: 1,
    state: { after: 'published' },
  });
});

test('[SELL-03] what is in the way is named: bundles that hold it or a variant of it; a bundle loses its list and needs a price', async ({
  platform,
}) => {
  const { id: shirt, variants } = await buildShirt(platform);
  const mug = await buildProduct(platform, { price: 900 });
  const bundle = await buildProduct(platform, {
    ...{ format: 'bundle', type: 'bundle', name: 'Poklon-paket', prices: [] },
    bundle: [
      { productId: mug, quantity: 2 },
      { productId: variants[0] ?? 0, quantity: 1 },
    ],
  });

  expect(await preview(platform, mug, 'bundle')).toMatchObject({
    refused: { why: 'inBundle', names: ['Poklon-paket'] },
    effects: null,
  });
  expect(await preview(platform, shirt, 'service')).toMatchObject({
    refused: { why: 'variantsInBundle', names: ['Poklon-paket'] },
  });
  for (const [id, kind] of [
    [mug, 'bundle'],
    [shirt, 'simple'],
    [mug, 'simple'],
  ] as const)
    expect(await platform.refusal(changeProductKind, { id, kind }, staff)).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  expect((await preview(platform, bundle, 'simple')).effects).toMatchObject({
    ...{ members: 2, price: { before: 38, after: null }, stops: ['price'] },
    state: { before: 'published', after: 'waiting' },
  });
  await change(platform, mug, 'service');
  expect(
    await platform.refusal(changeProductKind, { id: mug, kind: 'e-product', from: 'simple' }, staff),
  ).toMatchObject({ code: 'RECORD_CHANGED' });
  const seller = { as: { staff: ['prices.edit' as const] } };
  expect(await platform.refusal(previewProductKind, { id: mug, kind: 'simple' }, seller)).toMatchObject({
    status: 403,
  });
});

test('[SELL-03] whatever kinds a product goes through, prices, stock, addresses and orders are what they were', async ({
  platform,
}) => {
  const { id, variants } = await buildShirt(platform);
  await buildOrder(platform, 'cashOnDelivery', { items: [{ productId: variants[1] ?? 0, qty: 1 }] });
  const before = await keptOf(platform, id);

  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...productKinds), { maxLength: 4 }), async (kinds) => {
      let at: ProductKind = 'configurable';
      for (const kind of [...kinds, 'configurable' as const]) {
        if (kind === at) continue;
        const told = await preview(platform, id, kind);
        const { state, stops } = await change(platform, id, kind);
        expect(told.effects).toMatchObject({ stops, state: { after: state } });
        at = kind;
      }
      expect(await keptOf(platform, id)).toEqual(before);
      expect((await platform.call(getProductVariants, { id }, staff)).variants).toHaveLength(2);
    }),
    { numRuns: 3 },
  );
});

test('[SELL-03] a service is made in the back office as goods are', async ({ platform }) => {
  const words = { hrv: recordWords('Šišanje') };
  const service = await platform.call(
    createProductRecord,
    { words, kind: 'service', state: 'published' },
    staff,
  );
  expect(service).toMatchObject({ format: 'simple', type: 'service', state: 'waiting', stops: ['price'] });
});
