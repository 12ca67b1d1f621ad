import { expect, test } from 'vitest';
import { cartAnswers, cartCookie, fakeItem } from '#site/testing/fake-cart.ts';
import { startSite } from '#site/testing/start-site.ts';

const withCart = { headers: { cookie: cartCookie } };
const choices = [
  { productId: 31, name: 'Šalica' },
  { productId: 32, name: 'Kapa' },
];
const promised = { promotionId: 4, name: 'Jesenski dar', products: choices };
const free = { ...fakeItem().prices.base, finalPrice: 0, row: 0, cartTotal: 0 };

test('[CART-001, CART-060] a gift is a row of the cart with its promotion, another can be chosen, and it can be declined and taken after all without scripts', async () => {
  const gift = fakeItem({
    itemId: -4,
    productId: 31,
    qty: 1,
    gift: { promotionId: 4, name: 'Jesenski dar' },
    prices: { base: free, converted: free },
  });
  const items = [fakeItem(), gift];
  const inCart = cartAnswers({ items, gifts: [{ ...promised, productId: 31 }] });
  const { document } = await (await startSite({ answers: inCart })).visit('/kosarica', withCart);

  const row = document.querySelectorAll('.cart-table tbody tr')[1];
  const words = row?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  expect(words).toContain('Dar: Jesenski dar');
  expect(words).toContain('besplatno0,00 €');
  expect(row?.querySelector('input[type=number]'), 'no quantity to change').toBeNull();
  const forms = [...(row?.querySelectorAll('form[action="/_/cart/gift"][method="post"]') ?? [])];
  expect(forms).toHaveLength(2);
  expect([...(forms[0]?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Šalica',
    'Kapa',
  ]);
  expect(forms[1]?.querySelector('[name=productId]'), 'sent without one it is declined').toBeNull();

  const declined = cartAnswers({
    gifts: [
      { ...promised, productId: null },
      { promotionId: 5, name: 'Nestali dar', productId: null, products: [] },
    ],
  });
  const later = await (await startSite({ answers: declined })).visit('/kosarica', withCart);
  const text = later.document.querySelector('main')?.textContent ?? '';
  expect(text).toContain('Pripada vam dar: Jesenski dar.');
  expect(text).toContain('Dar „Nestali dar” više nije na zalihi.');
  expect(later.document.querySelectorAll('form[action="/_/cart/gift"] option')).toHaveLength(2);
});
