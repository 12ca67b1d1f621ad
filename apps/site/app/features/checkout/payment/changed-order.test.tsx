import { expect, test } from 'vitest';
import { afterAddress, atPayment, base, delivered, textOf } from '#site/testing/checkout-steps.ts';
import { fakeItem } from '#site/testing/fake-cart.ts';
import { checkoutAnswers, paymentMethods } from '#site/testing/fake-checkout.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';

const price = (finalPrice: number, cartTotal: number) => ({
  finalPrice,
  row: cartTotal,
  cartTotal,
  retailPrice: null,
  lowestPrice: null,
  discountPercent: null,
  membershipPrice: null,
});

test.each([
  ['another price', (items: Items) => items.map((one) => ({ ...one, prices: both(price(29, 56)) }))],
  [
    'another total of an item',
    (items: Items) => items.map((one) => ({ ...one, prices: both(price(28, 50)) })),
  ],
  ['another number of items', (items: Items) => [...items, ...items.map((one) => ({ ...one, itemId: 71 }))]],
])('[ORDER-002] a cart with %s is shown anew and nothing is ordered', async (_, change) => {
  const answers = checkoutAnswers(delivered);
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => {
      const cart = validate?.(call) as { items: Items };
      return { ...cart, items: change(cart.items) };
    },
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Košarica je ažurirana');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-002, CART-067] what was sold out meanwhile is named, with the way to the cart; nothing is ordered', async () => {
  const soldOut = fakeItem({ problem: { code: 'outOfStock', left: 0 } });
  const answers = checkoutAnswers({ ...delivered, items: [soldOut, fakeItem({ itemId: 71 })] });
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => ({ ...(validate?.(call) as object), isOrderable: false }),
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  const note = [...document.querySelectorAll('[role=alert]')].find((one) => one.querySelector('a'));
  expect(note?.textContent).toContain('više se ne može naručiti: Račun prije betona.');
  expect(note?.querySelector('a')?.getAttribute('href')).toBe('/kosarica');
  expect(called('order/create')).toHaveLength(0);
});

type Items = ReturnType<typeof import('#site/testing/fake-cart.ts').fakeItem>[];
const both = (prices: ReturnType<typeof price>) => ({ base: prices, converted: prices });

test('[ORDER-003] an error in the check means that nothing is ordered', async () => {
  const { order, called } = await atPayment({
    ...checkoutAnswers(delivered),
    [`POST ${base}/validateCart`]: () => {
      throw refused(429, 'TOO_MANY_REQUESTS');
    },
  });

  expect((await order()).status).toBe(429);
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004, ORDER-005] a member card that fell away is told, and the order waits for another press', async () => {
  const answers = checkoutAnswers(delivered);
  const validate = answers[`POST ${base}/validateCart`];
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/validateCart`]: (call) => ({ ...(validate?.(call) as object), validateMemberCard: false }),
  });

  const { document } = await order();

  expect(document.querySelector('[role=alert]')?.textContent).toContain('Članska kartica više ne vrijedi.');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004, ORDER-005] a coupon and a card that the last press took off are named, and nothing is ordered', async () => {
  const answers = checkoutAnswers(delivered);
  const save = answers[`PUT ${base}/payment/savePaymentMethod`];
  const { order, called } = await atPayment({
    ...answers,
    [`PUT ${base}/payment/savePaymentMethod`]: (call) => ({
      ...(save?.(call) as object),
      notices: [
        { code: 'couponDropped', name: 'LJETO10', reason: 'COUPON_EXPIRED' },
        { code: 'memberCardDropped', name: '2900001', reason: 'MEMBER_CARD_INVALID' },
      ],
    }),
  });

  const { document, status } = await order();

  expect(status).toBe(409);
  expect(textOf(document)).toContain('Kupon LJETO10 uklonjen je iz košarice. Kupon više ne vrijedi.');
  expect(textOf(document)).toContain('Članska kartica 2900001 više ne vrijedi');
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004] a way to pay that is not offered any more is named beside the choice', async () => {
  const answers = checkoutAnswers(delivered);
  const { order, called } = await atPayment({
    ...answers,
    [`POST ${base}/payment/getApplicablePaymentMethods`]: () => paymentMethods.slice(1),
    [`PUT ${base}/payment/savePaymentMethod`]: () => {
      throw refused(400, 'PAYMENT_METHOD_NOT_APPLICABLE', 'not offered', { name: 'Uplata po ponudi' });
    },
  });

  const { document, status } = await order();

  expect(status).toBe(400);
  expect(faultsIn(document).paymentMethodId).toBe(
    'Plaćanje „Uplata po ponudi” više nije dostupno za ovu narudžbu. Odaberite drugi način.',
  );
  expect(called('order/create')).toHaveLength(0);
});

test('[ORDER-004] a delivery that is not offered any more is named where another is chosen', async () => {
  const gone = { code: 'deliveryMethodDropped' as const, name: 'Kurir', reason: null };
  const { open } = await afterAddress(checkoutAnswers({ notices: [gone] }));

  const { document } = await open('/naplata?step=shipping');

  expect(textOf(document)).toContain('Dostava „Kurir” više nije dostupna za ovu košaricu i adresu.');
});

test('[ORDER-004] a coupon that an earlier step took off is named by the next one', async () => {
  const answers = checkoutAnswers(delivered);
  const save = answers[`PUT ${base}/delivery/saveDeliveryMethod`];
  const { send, open } = await afterAddress({
    ...answers,
    [`PUT ${base}/delivery/saveDeliveryMethod`]: (call) => ({
      ...(save?.(call) as object),
      notices: [{ code: 'couponDropped', name: 'LJETO10', reason: 'COUPON_USED_UP' }],
    }),
  });

  await send({ form: 'shipping', deliveryMethodId: '1' }, 'shipping');
  const { document } = await open('/naplata?step=payment');

  expect(textOf(document)).toContain('Kupon LJETO10 uklonjen je iz košarice. Kupon je već iskorišten.');
});
