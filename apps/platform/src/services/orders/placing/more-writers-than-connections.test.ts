import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import {
  buildDeliveryMethod,
  buildPaymentMethod,
  buildReadyCart,
  fromOwnAddress,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';

/** Two connections: anyone who holds one and waits for another waits for itself as soon as two do. */
const test = platformTestWith({ TRUST_PROXY: '1', DATABASE_POOL: '2' });

const writers = 24;
const each = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: writers }, (_, index) => work(index)));

// First in the file: no job was sent yet, so the queues of the orders are made while the orders are.
test('[ORDER-017] twelve times as many orders as connections are all placed', { tags: 'release' }, async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 2000 });
  const methodId = await buildPaymentMethod(platform, 'cashOnDelivery');
  const deliveryMethodId = await buildDeliveryMethod(platform);
  const items = [{ productId, qty: 1 }];
  const carts = await each(() =>
    buildReadyCart(platform, 'cashOnDelivery', { items, methodId, deliveryMethodId }),
  );

  const placed = await each((index) => {
    const cart = carts[index];
    if (!cart) throw new Error('There is a cart for each.');
    return platform.call(createOrder, cart, fromOwnAddress({}));
  });

  expect(new Set(placed.map(({ orderSlug }) => orderSlug)).size).toBe(writers);
});

test('[ORDER-017] orders are placed while the list of sites is read anew', async ({ platform }) => {
  const productId = await buildProduct(platform, { price: 2000 });
  const methodId = await buildPaymentMethod(platform, 'cashOnDelivery');
  const deliveryMethodId = await buildDeliveryMethod(platform);
  const items = [{ productId, qty: 1 }];
  const carts = await each(() =>
    buildReadyCart(platform, 'cashOnDelivery', { items, methodId, deliveryMethodId }),
  );

  // As often as a shop in which staff change sites all the time, so that it also happens in the middle of transactions.
  const forgetting = setInterval(() => platform.kernel.sites.forget(), 1);
  const placed = await each((index) => {
    const cart = carts[index];
    if (!cart) throw new Error('There is a cart for each.');
    return platform.call(createOrder, cart, fromOwnAddress({}));
  }).finally(() => clearInterval(forgetting));

  expect(new Set(placed.map(({ orderSlug }) => orderSlug)).size).toBe(writers);
});

test('[CART-022] as many additions to one cart and to others, and products saved meanwhile, all arrive', async ({
  platform,
}) => {
  const products: number[] = [];
  while (products.length < writers) products.push(await buildProduct(platform));
  const shared = await buildCart(platform);
  const own = await each(() => buildCart(platform));

  const [together] = await Promise.all([
    each((index) => platform.call(addCartItem, { ...shared, productId: products[index] ?? 0, qty: 1 })),
    each((index) =>
      platform.call(addCartItem, { ...(own[index] ?? shared), productId: products[0] ?? 0, qty: 1 }),
    ),
    each((index) => buildProduct(platform, { id: products[index] ?? 0, price: 500 + index })),
  ]);

  expect(Math.max(...together.map(({ items }) => items.length))).toBe(writers);
});
