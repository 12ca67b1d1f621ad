import { afterEach, expect, test, vi } from 'vitest';
import { sendCart } from './send-cart.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(document, { cookie: 'cartId=; path=/; max-age=0' });
});

test('[CART-018] additions pressed at once begin one cart: the next ones wait until the first has its session', async () => {
  const cookiesSeen: string[] = [];
  const answers: Array<() => void> = [];
  vi.stubGlobal('fetch', () => {
    cookiesSeen.push(document.cookie);
    return new Promise((resolve) => {
      answers.push(() => {
        Object.assign(document, { cookie: 'cartId=1; path=/' });
        resolve(new Response(null, { status: 204 }));
      });
    });
  });

  const all = ['1', '2', '3'].map((productId) => sendCart('/_/cart/add', { productId }));
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(3);
  for (const answer of answers) answer();
  await Promise.all(all);

  expect(cookiesSeen.map((cookies) => cookies.includes('cartId=1'))).toEqual([false, true, true]);
});

test('[CART-018] an addition that nobody answered does not hold up the next one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));

  const all = ['1', '2'].map((productId) => sendCart('/_/cart/add', { productId }));

  expect(await Promise.all(all)).toEqual([undefined, undefined]);
});
