import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { createDraft, placeDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { deletePromotion, savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { expect } from 'vitest';
import {
  buildDeliveryMethod,
  buildOrder,
  buildPaymentMethod,
  buildReadyCart,
  fromOwnAddress,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

test('[CART-060, OFFICE-06] who calls twice without an account has a promotion of one each once, and staff see it before they place the order', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 2000 });
  const { id } = await platform.call(
    savePromotion,
    { names: { hrv: 'Dobrodošlica' }, kind: 'amount', value: 5, productIds: [productId], customerLimit: 1 },
    staff,
  );
  const ways = {
    deliveryMethodId: await buildDeliveryMethod(platform, { price: 450 }),
    paymentMethodId: await buildPaymentMethod(platform, 'cashOnDelivery'),
  };
  const address = {
    firstName: 'Nada',
    lastName: 'Perić',
    contactEmail: 'nada@posta.test',
    contactPhone: '+385 51 555 083',
    street: 'Korzo',
    houseNumber: '24',
    city: 'Rijeka',
    zipCode: '51000',
    country: 'HR',
  };
  const totals: number[] = [];
  for (let call = 0; call < 2; call++) {
    const draft = await platform.call(
      createDraft,
      { address, lines: [{ productId, quantity: 1 }], ...ways },
      staff,
    );
    totals.push(draft.prices.orderTotal);
    await platform.call(placeDraft, { id: draft.id, revision: draft.revision, hasAgreed: true }, staff);
  }

  expect(totals).toEqual([19.5, 24.5]);
  await platform.call(deletePromotion, { id }, staff);
});

test('[CART-060, ORDER-004] a guest who has had a promotion of one each orders again without it, and sees so first', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 2000 });
  const { id } = await platform.call(
    savePromotion,
    { names: { hrv: 'Prva kupnja' }, kind: 'amount', value: 5, productIds: [productId], customerLimit: 1 },
    staff,
  );
  const given = { items: [{ productId, qty: 1 }], email: 'opet@kupci.test' };
  await buildOrder(platform, 'cashOnDelivery', given);

  const cart = await buildReadyCart(platform, 'cashOnDelivery', given);
  const before = (await platform.call(getCart, cart)).prices.base.orderTotal;
  const told = await platform.refusal(createOrder, { ...cart, expectedTotal: before }, fromOwnAddress({}));
  const after = await platform.call(getCart, cart);
  const placed = { ...cart, expectedTotal: after.prices.base.orderTotal };

  expect([before, told.code, after.prices.base.orderTotal]).toEqual([19.5, 'CART_CHANGED', 24.5]);
  expect((await platform.call(createOrder, placed, fromOwnAddress({}))).orderSlug).toMatch(/^\d{4}-/);
  await platform.call(deletePromotion, { id }, staff);
});
