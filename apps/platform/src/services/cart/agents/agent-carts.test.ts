import { randomUUID } from 'node:crypto';
import {
  cancelAgentCart,
  createAgentCart,
  getAgentCart,
  openAgentCart,
  takeAgentCart,
  updateAgentCart,
} from '@izlog/contract/ecommerce/cart/agent-cart';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { idempotencyKeyHeader } from '@izlog/contract/endpoint';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { archiveCarts } from '#platform/services/cart/archive-carts.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

async function filled(platform: TestPlatform, lines: Array<{ productId: number; quantity: number }>) {
  const { cart, leftOut } = await platform.call(createAgentCart, { lines });
  if (!cart) throw new Error(`no cart was made: ${JSON.stringify(leftOut)}`);
  return cart;
}

test('[DOOR-07] a cart of an agent costs what the same cart of a visitor costs, sale prices and all', async ({
  platform,
}) => {
  const plain = await buildProduct(platform, { price: 1999 });
  const onSale = await buildProduct(platform, { price: 3000, sale: 2450 });
  const own = await buildCart(platform, [
    { productId: plain, qty: 3 },
    { productId: onSale, qty: 2 },
  ]);

  // Lines of one product count together.
  const cart = await filled(platform, [
    { productId: plain, quantity: 1 },
    { productId: onSale, quantity: 2 },
    { productId: plain, quantity: 2 },
  ]);

  const visitors = await platform.call(getCart, own);
  expect(cart.prices).toEqual(visitors.prices.converted);
  expect(cart.items.map(({ productId, qty, prices }) => ({ productId, qty, prices }))).toEqual(
    visitors.items.map(({ productId, qty, prices }) => ({ productId, qty, prices })),
  );
  expect(await platform.call(getAgentCart, { key: cart.key })).toEqual(cart);
});

test('[DOOR-07] what cannot be bought stays out with its reason, and what is short says how much there is', async ({
  platform,
}) => {
  const gone = await buildProduct(platform, { stock: { isTracked: true, quantity: 0 } });
  const few = await buildProduct(platform, { stock: { isTracked: true, quantity: 2 } });
  const hidden = await buildProduct(platform, { isArchived: true });
  const foreign = await buildProduct(platform, {}, { site: 2 });
  const lines = [gone, few, hidden, foreign, 987_654_321].map((productId) => ({ productId, quantity: 5 }));

  const { cart, leftOut } = await platform.call(createAgentCart, { lines });

  expect(leftOut).toEqual([
    { index: 0, productId: gone, code: 'outOfStock' },
    { index: 2, productId: hidden, code: expect.stringMatching(/notFor|notFound/) },
    { index: 3, productId: foreign, code: 'notFound' },
    { index: 4, productId: 987_654_321, code: 'notFound' },
  ]);
  expect(cart?.items).toMatchObject([{ productId: few, qty: 5, problem: { code: 'outOfStock', left: 2 } }]);
  expect(await platform.call(createAgentCart, { lines: lines.slice(0, 1) })).toEqual({
    cart: null,
    leftOut: [{ index: 0, productId: gone, code: 'outOfStock' }],
  });
});

test('[DOOR-07] the link opens the wishes and nothing more: no key, no other site, nothing once it is cancelled or a day old', async ({
  platform,
}) => {
  const productId = await buildProduct(platform);
  const cart = await filled(platform, [{ productId, quantity: 2 }]);

  const opened = await platform.call(openAgentCart, { link: cart.link });

  expect(opened.items).toEqual(cart.items);
  expect(JSON.stringify(opened)).not.toContain(cart.key);
  const lost = { code: 'CART_NOT_FOUND' };
  expect(await platform.refusal(getAgentCart, { key: cart.link })).toMatchObject(lost);
  expect(await platform.refusal(openAgentCart, { link: cart.key })).toMatchObject(lost);
  expect(await platform.refusal(openAgentCart, { link: cart.link }, { site: 2 })).toMatchObject(lost);
  expect(await platform.refusal(getAgentCart, { key: cart.key }, { site: 2 })).toMatchObject(lost);

  const changed = await platform.call(updateAgentCart, {
    key: cart.key,
    lines: [{ productId, quantity: 7 }],
  });
  expect(changed.cart).toMatchObject({ key: cart.key, link: cart.link, items: [{ qty: 7 }] });
  const again = await platform.call(openAgentCart, { link: cart.link });
  expect(again).toMatchObject({ items: [{ qty: 7 }] });

  expect(await platform.call(cancelAgentCart, { key: cart.key })).toMatchObject({ items: [{ qty: 7 }] });
  expect(await platform.refusal(openAgentCart, { link: cart.link })).toMatchObject(lost);
  expect(
    await platform.refusal(updateAgentCart, { key: cart.key, lines: [{ productId, quantity: 1 }] }),
  ).toMatchObject(lost);

  const old = await filled(platform, [{ productId, quantity: 1 }]);
  const { db } = platform.kernel.database;
  await db.execute(sql`update agent_carts set expires_at = now() - interval '1 second'`);
  expect(await platform.refusal(openAgentCart, { link: old.link })).toMatchObject(lost);
  await archiveCarts(platform.kernel, new Date());
  expect((await db.execute(sql`select from agent_carts`)).rowCount).toBe(0);
});

test('[DOOR-07] the same key makes one cart; another wish under it is refused', async ({ platform }) => {
  const productId = await buildProduct(platform);
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const send = (quantity: number, given = headers) =>
    platform.call(createAgentCart, { lines: [{ productId, quantity }] }, { headers: given });

  const first = await send(1);

  expect(await send(1)).toEqual(first);
  expect(
    await platform.refusal(createAgentCart, { lines: [{ productId, quantity: 2 }] }, { headers }),
  ).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  const other = await send(1, { [idempotencyKeyHeader]: randomUUID() });
  expect(other.cart?.key).not.toBe(first.cart?.key);
});

test('[DOOR-07] a person takes the wishes into their own cart: beside what is there, or in its place, once for an attempt', async ({
  platform,
}) => {
  const own = await buildProduct(platform);
  const wished = await buildProduct(platform);
  const few = await buildProduct(platform, { name: 'Malo', stock: { isTracked: true, quantity: 5 } });
  const session = await buildCart(platform, [{ productId: own, qty: 1 }]);
  const { link, key } = await filled(platform, [
    { productId: wished, quantity: 2 },
    { productId: few, quantity: 4 },
  ]);
  const take = (attempt: string, more: { replace?: boolean } = {}) =>
    platform.call(takeAgentCart, { ...session, link, attempt, ...more });
  const wishes = (cart: { items: Array<{ productId: number; qty: number }> }) =>
    cart.items.map(({ productId, qty }) => [productId, qty]);

  const first = await take('attempt-1');

  expect(wishes(first)).toEqual([
    [own, 1],
    [wished, 2],
    [few, 4],
  ]);
  expect(first.leftOut).toEqual([]);
  expect(wishes(await take('attempt-1'))).toEqual(wishes(first));
  const second = await take('attempt-2');
  expect(wishes(second)).toEqual([
    [own, 1],
    [wished, 4],
    [few, 5],
  ]);
  expect(second.leftOut).toEqual([{ name: 'Malo', code: 'OUT_OF_STOCK', taken: 1 }]);
  const replaced = [
    [wished, 2],
    [few, 4],
  ];
  expect(wishes(await take('attempt-3', { replace: true }))).toEqual(replaced);
  expect(wishes(await take('attempt-3', { replace: true }))).toEqual(replaced);
  // The program goes on with its own, and learns nothing of the person's.
  await platform.call(updateAgentCart, { key, lines: [{ productId: wished, quantity: 9 }] });
  expect(wishes(await platform.call(getCart, session))).toEqual(replaced);
  const stranger = { cartId: session.cartId, protectCode: 'x'.repeat(22), link, attempt: 'attempt-4' };
  expect(await platform.refusal(takeAgentCart, stranger)).toMatchObject({ code: 'CART_NOT_FOUND' });
});
