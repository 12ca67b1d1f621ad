import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import {
  addCartItem,
  clearCart,
  deleteCartItem,
  updateCartItem,
} from '@izlog/contract/ecommerce/cart/cart-items';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CART-019, CART-011] a new session names an empty cart with 128 random bits of protectCode', async ({
  platform,
}) => {
  const session = await platform.call(getNewCartSession, {});
  const cart = await platform.call(getCart, { cartId: session.id, protectCode: session.protectCode });

  expect(Buffer.from(session.protectCode, 'base64url')).toHaveLength(16);
  expect(cart).toMatchObject({
    id: session.id,
    protectCode: session.protectCode,
    session: { cartId: session.id, protectCode: session.protectCode },
    items: [],
    digitalOnly: false,
    coupon: false,
    deliveryMethodId: null,
    paymentMethodId: null,
    isEProductCart: false,
  });
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 0, orderTotal: 0, tax: { orderTotal: 0 } });
});

test('[CART-032, CART-065, CART-015, CART-016] an added product is an item of the whole cart that is answered', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Planer ulaganja', price: 2499, weight: 300 });
  const session = await buildCart(platform);

  const cart = await platform.call(addCartItem, { ...session, productId, qty: '3' });

  expect(cart.items).toHaveLength(1);
  expect(cart.items[0]).toMatchObject({
    itemId: expect.any(Number),
    productId,
    qty: 3,
    productData: { name: 'Planer ulaganja', slug: 'planer-ulaganja', isVisibleIndividually: true, media: [] },
    options: { personalizations: {} },
    prices: { converted: { finalPrice: 24.99, row: 74.97 }, base: { finalPrice: 24.99, cartTotal: 74.97 } },
    problem: null,
  });
  expect(cart).toMatchObject({ count: 3, weight: 900 });
  expect(await platform.call(getCart, session)).toEqual(cart);
});

test('[CART-036] the same product with the same options is one item with the sum of the quantities', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    customOptions: [{ title: 'Tekst', label: { hrv: 'Tekst' }, optionType: 'text' }],
  });
  const personalizations = { Tekst: 'Pansion Lavanda' };
  const session = await buildCart(platform, [
    { productId, qty: 1 },
    { productId, qty: 2, options: { personalizations } },
    { productId, qty: 3 },
  ]);

  const cart = await platform.call(addCartItem, {
    ...session,
    productId,
    qty: 4,
    options: { personalizations },
  });

  expect(cart.items.map(({ qty, options }) => ({ qty, options: options.personalizations }))).toEqual([
    { qty: 4, options: {} },
    { qty: 6, options: personalizations },
  ]);
});

test('[CART-037] an item gets another quantity, and keeps its options when none are sent', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    customOptions: [{ title: 'Tekst', label: { hrv: 'Tekst' }, optionType: 'text' }],
  });
  const options = { personalizations: { Tekst: 'Za Anu' } };
  const session = await buildCart(platform, [{ productId, qty: 1, options }]);
  const [item] = (await platform.call(getCart, session)).items;

  const cart = await platform.call(updateCartItem, { ...session, itemId: item?.itemId ?? 0, qty: 5 });

  expect(cart.items).toMatchObject([{ itemId: item?.itemId, qty: 5, options }]);
});

test('[CART-040] a quantity that is no whole number above 0 is refused with 400', async ({ platform }) => {
  const productId = await buildProduct(platform);
  const session = await buildCart(platform, [{ productId, qty: '2.7' }]);
  const [item] = (await platform.call(getCart, session)).items;

  for (const qty of ['0', '0.5', '-1', 'abc', '', 0, -3, 1e12]) {
    const expected = { status: 400, code: 'INVALID_QUANTITY' };
    expect(await platform.refusal(addCartItem, { ...session, productId, qty })).toMatchObject(expected);
    expect(
      await platform.refusal(updateCartItem, { ...session, itemId: item?.itemId ?? 0, qty }),
    ).toMatchObject(expected);
  }
  expect((await platform.call(getCart, session)).items).toMatchObject([{ qty: 2 }]);
});

test('[CART-043] an item is removed, once', async ({ platform }) => {
  const [one, other] = [await buildProduct(platform), await buildProduct(platform)];
  const session = await buildCart(platform, [
    { productId: one, qty: 1 },
    { productId: other, qty: 1 },
  ]);
  const [item] = (await platform.call(getCart, session)).items;
  const itemId = item?.itemId ?? 0;

  const cart = await platform.call(deleteCartItem, { ...session, itemId });

  expect(cart.items).toMatchObject([{ productId: other }]);
  expect(await platform.refusal(deleteCartItem, { ...session, itemId })).toMatchObject({
    status: 404,
    code: 'CART_ITEM_NOT_FOUND',
  });
});

test('[CART-043] what names the item to remove may stand in the body too', async ({ platform }) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);
  const [item] = (await platform.call(getCart, session)).items;

  const answer = await platform.http({
    method: 'DELETE',
    url: deleteCartItem.path,
    payload: { ...session, itemId: item?.itemId },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ id: session.cartId, items: [] });
});

test('[CART-050] a cleared cart is empty and still the same cart', async ({ platform }) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 2 }]);

  const cart = await platform.call(clearCart, session);

  expect(cart).toMatchObject({ id: session.cartId, items: [], count: 0 });
  expect(cart.prices.converted.orderTotal).toBe(0);
});

test('[CART-022] a cart is given out, changed and emptied only with its protectCode', async ({
  platform,
}) => {
  const productId = await buildProduct(platform);
  const session = await buildCart(platform, [{ productId, qty: 1 }]);
  const stranger = { ...session, protectCode: 'A'.repeat(22) };
  const nobody = { cartId: 999_999_999, protectCode: session.protectCode };

  for (const key of [stranger, nobody]) {
    const expected = { status: 400, code: 'CART_NOT_FOUND' };
    expect(await platform.refusal(getCart, key)).toMatchObject(expected);
    expect(await platform.refusal(addCartItem, { ...key, productId, qty: 1 })).toMatchObject(expected);
    expect(await platform.refusal(clearCart, key)).toMatchObject(expected);
  }
  expect(await platform.refusal(getCart, session, { site: 2 })).toMatchObject({ code: 'CART_NOT_FOUND' });
  expect((await platform.call(getCart, session)).count).toBe(1);
});
