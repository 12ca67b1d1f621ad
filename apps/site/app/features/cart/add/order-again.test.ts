import { expect, test } from 'vitest';
import { customer } from '#site/testing/demo-answers.ts';
import { fakeCart } from '#site/testing/fake-cart.ts';
import { fakeOrder } from '#site/testing/fake-checkout.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const login = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';
const cookie = `${login}; cartId=5; protectCode=tajna`;
const path = '/profil/narudzbe/2026-000123';
const add = 'POST /api/v2/ecommerce/addItem';
const chosen = { personalizations: { text: 'Lavanda' }, bundleOptions: [], customPriceOption: null };
const [line] = fakeOrder().items;
const lines = (...given: object[]) =>
  fakeOrder({ items: given.map((one) => ({ ...line, ...one })) as ReturnType<typeof fakeOrder>['items'] });

async function press(order: ReturnType<typeof fakeOrder>, more: Answers = {}, cookies = cookie) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => customer,
      'GET /api/v2/ecommerce/order/web/get/2026-000123': () => order,
      [add]: () => fakeCart(),
      ...more,
    },
  });
  const answer = await site.visit(path, sentForm({ form: 'again' }, cookies));
  const left = answer.response.headers.getSetCookie().find((one) => one.startsWith('cartNotice='));
  const flash = JSON.parse(decodeURIComponent(left?.split(';')[0]?.slice('cartNotice='.length) ?? 'null'));
  const added = site.calls.filter((call) => call.path.endsWith('/addItem')).map(({ body }) => body);
  return { ...answer, flash, added };
}

test('an order is put into the cart once more with its variants and options', async () => {
  const { location, flash, added } = await press(
    lines({ productId: 31, quantity: 2, chosen }, { productId: 32, quantity: 1, chosen: null }),
  );

  expect(location).toBe('/kosarica');
  expect(added).toMatchObject([
    { cartId: '5', protectCode: 'tajna', productId: 31, qty: 2, options: chosen },
    { productId: 32, qty: 1, options: null },
  ]);
  expect(flash).toEqual({
    act: 'again',
    text: 'Artikli iz narudžbe 2026-000123 su u košarici.',
    isGood: true,
  });
});

test('"order again" pressed twice on one page sends each addition as the same attempt, of which the platform makes one; on a page loaded anew it is another', async () => {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => customer,
      'GET /api/v2/ecommerce/order/web/get/2026-000123': () =>
        lines({ productId: 31, quantity: 2 }, { productId: 32, quantity: 5 }),
      [add]: ({ body }) => {
        const { productId, qty } = body as { productId: number; qty: number };
        if (productId === 32 && qty > 3) throw refused(409, 'OUT_OF_STOCK', '', { left: 3, inCart: 0 });
        return fakeCart();
      },
    },
  });
  const keyOf = async () => {
    const { document } = await site.visit(path, { headers: { cookie } });
    const again = [...document.querySelectorAll('form')].find(
      (form) => form.querySelector<HTMLInputElement>('[name="form"]')?.value === 'again',
    );
    return again?.querySelector<HTMLInputElement>('[name="key"]')?.value ?? '';
  };
  const pressWith = async (key: string) => {
    const { location } = await site.visit(path, sentForm({ form: 'again', key }, cookie));
    expect(location).toBe('/kosarica');
    const sent = site.calls.filter((call) => call.path.endsWith('/addItem')).slice(-3);
    return sent.map(({ body }) => (body as { attempt?: string }).attempt);
  };
  const key = await keyOf();
  expect(key).toMatch(/^[\w-]{36}$/);

  const first = await pressWith(key);
  expect(new Set(first).size).toBe(3);
  expect(await pressWith(key)).toEqual(first);
  const next = await pressWith(await keyOf());
  expect(new Set([...first, ...next]).size).toBe(6);
  // What is no key of ours is none: the additions count.
  expect(await pressWith('x'.repeat(500))).toEqual([undefined, undefined, undefined]);
});

test('what is no longer sold stays out and is named with the reason; of what is short the rest is taken', async () => {
  const { flash, added } = await press(
    lines(
      { productId: 31, name: 'Planer' },
      { productId: 32, name: 'Olovke', quantity: 5 },
      { productId: 33 },
    ),
    {
      [add]: ({ body }) => {
        const { productId, qty } = body as { productId: number; qty: number };
        if (productId === 31) throw refused(400, 'NOT_FOR_SALE');
        if (productId === 32 && qty > 3) throw refused(409, 'OUT_OF_STOCK', '', { left: 4, inCart: 1 });
        return fakeCart();
      },
    },
  );

  expect(added).toMatchObject([
    { productId: 31 },
    { productId: 32, qty: 5 },
    { productId: 32, qty: 3 },
    { productId: 33 },
  ]);
  expect(flash).toMatchObject({ isGood: false });
  expect(flash.text).toMatch(
    /^Dio artikala iz narudžbe 2026-000123 nije u košarici: Planer \(.+\); Olovke \(.*4.*\)$/,
  );
});

test('a visitor without a cart, or with one that was ordered, gets a new one', async () => {
  let isUsed = true;
  const answers: Answers = {
    'GET /api/v2/ecommerce/getNewCartSession': () => ({ id: 9, protectCode: 'nova' }),
    'POST /api/v2/ecommerce/getNewCartSession': () => ({ id: 9, protectCode: 'nova' }),
    [add]: () => {
      if (!isUsed) return fakeCart();
      isUsed = false;
      throw refused(400, 'CART_NOT_FOUND');
    },
  };

  const ordered = await press(lines({ productId: 31 }), answers);
  expect(ordered.added).toMatchObject([{ cartId: '5' }, { cartId: '9', protectCode: 'nova' }]);
  expect(ordered.flash.isGood).toBe(true);
  const without = await press(lines({ productId: 31 }), answers, login);
  expect(without.added).toMatchObject([{ cartId: '9' }]);
});
