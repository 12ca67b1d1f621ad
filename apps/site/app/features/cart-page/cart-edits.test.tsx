import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeCart } from '#site/features/cart/door/cart-store.ts';
import type { CartItemView, CartView } from '#site/features/cart/door/cart-view.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { CartScreen } from './cart-screen.tsx';

const item = (qty: number, fields: Partial<CartItemView> = {}): CartItemView => ({
  id: 70,
  productId: 12,
  name: 'Račun prije betona',
  href: '/product/racun-prije-betona?cartItemId=70',
  picture: null,
  qty,
  rules: { min: 1, max: null, step: 1 },
  options: [],
  members: [],
  sentOptions: '{"personalizations":{"Tekst":"Lavanda"}}',
  price: 28,
  perContent: null,
  garan: null,
  row: 28 * qty,
  discount: null,
  stockLeft: null,
  isReturnable: true,
  gift: null,
  problem: null,
  ...fields,
});

const cartOf = (items: CartItemView[], fields: Partial<CartView> = {}): CartView => ({
  count: items.reduce((sum, { qty }) => sum + qty, 0),
  items,
  gifts: [],
  sums: {
    items: items.reduce((sum, { row }) => sum + row, 0),
    promotions: [],
    coupon: 0,
    loyalty: 0,
    delivery: 0,
    deliveryName: null,
    tax: 1,
    taxByRate: [],
    isTaxIncluded: true,
    total: items.reduce((sum, { row }) => sum + row, 0),
  },
  coupon: null,
  memberCard: null,
  memberSaving: 0,
  isCustomer: true,
  isDigital: false,
  freeDelivery: null,
  deliveryFrom: null,
  isDeliveryFree: false,
  note: '',
  dropped: [],
  vat: null,
  ...fields,
});

interface Request {
  act: string;
  fields: Record<string, FormDataEntryValue>;
  signal: AbortSignal | undefined;
  answer: (answer: unknown) => Promise<void>;
  fail: () => Promise<void>;
}
let requests: Request[] = [];

/** A shop whose answers the test gives one by one. */
const shop = (address: string, init: RequestInit = {}) =>
  new Promise<Response>((resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    requests.push({
      act: address.split('/').at(-1) ?? '',
      fields: init.body instanceof FormData ? Object.fromEntries(init.body) : {},
      signal: init.signal ?? undefined,
      answer: (answer) => act(async () => resolve(Response.json(answer))),
      fail: () => act(async () => reject(new TypeError('Failed to fetch'))),
    });
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', shop);
  Object.assign(document, { cookie: 'cartId=7; path=/' });
});

afterEach(() => {
  cleanup();
  requests = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  takeCart(null);
});

const open = async (cart: CartView | null) => {
  renderSite(<CartScreen page={{ cart, related: [], flash: undefined }} />, {
    screens: { '/': <p>Početna</p> },
    path: '/kosarica',
  });
  await act(async () => undefined);
};

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Količina: Račun prije betona' });
const typeQuantity = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const rowTotal = () => document.querySelector('.cart-item__row')?.textContent?.replaceAll('\u00A0', ' ');
const sumTotal = () => document.querySelector('.is-total dd')?.textContent?.replaceAll('\u00A0', ' ');

test('[CART-038, LIMIT-001] typing 2, 3, 4 quickly sends one request with 4, half a second after the last', async () => {
  await open(cartOf([item(1)]));

  for (const value of ['2', '3', '4']) {
    typeQuantity(value);
    await wait(200);
  }
  await wait(299);
  expect(requests).toHaveLength(0);
  await wait(1);

  expect(requests.map(({ act: name, fields }) => [name, fields.qty, fields.itemId])).toEqual([
    ['update', '4', '70'],
  ]);
});

test('the new quantity is shown at once and corrected by the answer', async () => {
  await open(cartOf([item(1)]));

  typeQuantity('3');
  expect(rowTotal()).toBe('84,00 €');
  expect(sumTotal()).toBe('28,00 €');
  await wait(500);
  await requests[0]?.answer({ cart: cartOf([item(3, { price: 25, row: 75 })]) });

  expect([rowTotal(), sumTotal()]).toEqual(['75,00 €', '75,00 €']);
});

test('[CART-039] a newer edit aborts the request under way, and its answer is not waited for', async () => {
  await open(cartOf([item(1)]));

  typeQuantity('2');
  await wait(500);
  typeQuantity('5');
  expect(requests[0]?.signal?.aborted).toBe(true);
  await wait(500);
  await requests[1]?.answer({ cart: cartOf([item(5)]) });

  expect(requests.map(({ fields }) => fields.qty)).toEqual(['2', '5']);
  expect(rowTotal()).toBe('140,00 €');
});

test.each(['0', '-1', ''])(
  '[CART-040] the typed quantity %j is refused at the row and nothing is sent',
  async (value) => {
    await open(cartOf([item(2)]));

    typeQuantity(value);
    await wait(1000);

    expect(screen.getByRole('alert').textContent?.trim()).toBe('Količina nije ispravna.');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(0);
  },
);

test('[CART-041] the reason of a failed update stands at the row and the old quantity comes back', async () => {
  await open(cartOf([item(2)]));

  typeQuantity('9');
  await wait(500);
  await requests[0]?.answer({ refusal: 'Nema dovoljno komada na zalihi.', code: 'OUT_OF_STOCK' });

  expect(screen.getByRole('alert').textContent?.trim()).toBe('Nema dovoljno komada na zalihi.');
  expect(box().value).toBe('2');
  expect(rowTotal()).toBe('56,00 €');
});

test('[CART-042] a coupon that the answer of an update no longer has is gone from form and summary', async () => {
  const coupon = { code: 'JESEN10', name: 'Jesen' };
  await open(cartOf([item(2)], { coupon }));
  expect(screen.getByRole('button', { name: 'Ukloni kupon' })).toBeTruthy();

  typeQuantity('1');
  await wait(500);
  await requests[0]?.answer({
    cart: cartOf([item(1)], {
      dropped: [{ what: 'couponDropped', name: null, reason: null }],
    }),
  });

  expect(screen.queryByRole('button', { name: 'Ukloni kupon' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod kupona' }).disabled).toBe(false);
  expect(screen.getByText(/Kupon više ne vrijedi za ovu košaricu/)).toBeTruthy();
});

test('[CART-044, CART-045, CART-046] removing cancels the pending quantity, marks the row until the answer and says so', async () => {
  await open(cartOf([item(2), item(1, { id: 71, name: 'Karte' })]));
  const row = () => box().closest('tr');

  typeQuantity('4');
  fireEvent.click(screen.getByRole('button', { name: 'Ukloni Račun prije betona' }));
  await wait(1000);

  expect(requests.map(({ act: name, fields }) => [name, fields.itemId])).toEqual([['remove', '70']]);
  expect(row()?.getAttribute('aria-busy')).toBe('true');
  await requests[0]?.answer({ cart: cartOf([item(1, { id: 71, name: 'Karte' })]) });

  expect(screen.queryByText('Račun prije betona')).toBeNull();
  expect(screen.getByText(/Artikl je uklonjen iz košarice\./)).toBeTruthy();
});

test('a removed item can be put back as it was', async () => {
  await open(cartOf([item(2)]));
  fireEvent.click(screen.getByRole('button', { name: 'Ukloni Račun prije betona' }));
  await requests[0]?.answer({ cart: cartOf([]) });
  expect(screen.getByText('Vaša je košarica prazna.')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Vrati u košaricu' }));
  await wait(0);
  expect([requests[1]?.act, requests[1]?.fields]).toEqual([
    'add',
    { productId: '12', qty: '2', options: '{"personalizations":{"Tekst":"Lavanda"}}' },
  ]);
  await requests[1]?.answer({ cart: cartOf([item(2)]) });

  expect(box().value).toBe('2');
});

test('whoever removes items by keyboard stays in the cart: next row, row before, way on, and back to what was put back', async () => {
  const other = item(1, { id: 71, productId: 13, name: 'Karte' });
  const focused = () => document.activeElement?.textContent?.trim();
  const removeBy = async (name: string, left: CartView) => {
    const button = screen.getByRole('button', { name: `Ukloni ${name}` });
    button.focus();
    fireEvent.click(button);
    await requests.at(-1)?.answer({ cart: left });
  };
  await open(cartOf([item(2), other]));

  await removeBy('Račun prije betona', cartOf([other]));
  expect(focused()).toBe('Ukloni Karte');
  await removeBy('Karte', cartOf([]));
  expect(focused()).toBe('Idi u trgovinu');

  const undo = screen.getAllByRole('button', { name: 'Vrati u košaricu' }).at(-1) as HTMLElement;
  undo.focus();
  fireEvent.click(undo);
  await wait(0);
  await requests.at(-1)?.answer({ cart: cartOf([other]) });
  expect(focused()).toBe('Ukloni Karte');
});

test('[CART-045, CART-047] a failed removal frees the row and says that it failed', async () => {
  await open(cartOf([item(2)]));

  fireEvent.click(screen.getByRole('button', { name: 'Ukloni Račun prije betona' }));
  await requests[0]?.fail();

  expect(screen.getByText(/Uklanjanje iz košarice nije uspjelo\./)).toBeTruthy();
  expect(box().closest('tr')?.getAttribute('aria-busy')).toBeNull();
});

const applyCoupon = (code: string) => {
  const form = screen.getByRole('form', { name: 'Kupon' });
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: code } });
  fireEvent.submit(form);
};
const heard = (name: string) => {
  const listener = vi.fn();
  window.addEventListener(name, listener, { once: true });
  return listener;
};

test('[CART-053] an empty coupon box is told to be required and sends nothing', async () => {
  await open(cartOf([item(2)]));

  applyCoupon('  ');

  expect(screen.getByRole('alert').textContent?.trim()).toBe('Unos ovog polja je obavezan');
  expect(requests).toHaveLength(0);
});

test('[CART-054, CART-057, CART-059, ERR-004] an applied coupon shows its discount and locks the box; taking it off empties the box', async () => {
  await open(cartOf([item(2)]));
  const applied = heard('coupon-applied');
  const sums = { ...cartOf([item(2)]).sums, coupon: 5.6, total: 50.4 };

  applyCoupon('JESEN10');
  expect(requests[0]?.fields).toEqual({ coupon: 'JESEN10' });
  await requests[0]?.answer({
    cart: cartOf([item(2)], { coupon: { code: 'JESEN10', name: 'Jesen' }, sums }),
  });

  expect(applied).toHaveBeenCalledOnce();
  const boxOf = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod kupona' });
  expect([boxOf().value, boxOf().disabled]).toEqual(['JESEN10', true]);
  expect(screen.getByText('−5,60 €')).toBeTruthy();

  fireEvent.submit(screen.getByRole('form', { name: 'Kupon' }));
  expect(requests[1]?.fields).toEqual({ coupon: '' });
  await requests[1]?.answer({ cart: cartOf([item(2)]) });

  expect([boxOf().value, boxOf().disabled]).toEqual(['', false]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[CART-055, CART-056, CART-058, ERR-004] a refused coupon is told in place and leaves the cart without one', async () => {
  await open(cartOf([item(2)]));
  const failed = heard('coupon-error');

  applyCoupon('KRIVI');
  await requests[0]?.answer({ refusal: 'Kupon nije pronađen!', code: 'COUPON_NOT_FOUND' });

  expect(failed).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Kupon nije pronađen!');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod kupona' }).disabled).toBe(false);
});

test('[CART-004, ACCT-029, ERR-004] an empty barcode emits its event and is not sent', async () => {
  await open(cartOf([item(2)]));
  const empty = heard('empty-barcode');

  fireEvent.submit(screen.getByRole('form', { name: 'Članska kartica' }));

  expect(empty).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Unesite barkod članske kartice.');
  expect(requests).toHaveLength(0);
});

const applyBarcode = (code: string) => {
  const form = screen.getByRole('form', { name: 'Članska kartica' });
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: code } });
  fireEvent.submit(form);
};

test('[ACCT-027] a visitor who is not logged in is told so and sends nothing', async () => {
  await open(cartOf([item(2)], { isCustomer: false }));

  applyBarcode('3850000000017');

  expect(screen.getByRole('alert').textContent?.trim()).toBe(
    'Prijavite se da biste koristili člansku karticu.',
  );
  expect(requests).toHaveLength(0);
});

test('[ACCT-028] the barcode that is in use already does nothing', async () => {
  Object.assign(document, { cookie: 'memberCardBarcode=3850000000017; path=/' });
  await open(cartOf([item(2)], { memberCard: '3850000000017' }));

  applyBarcode('3850000000017');
  await wait(1000);

  expect(requests).toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
  Object.assign(document, { cookie: 'memberCardBarcode=; path=/; max-age=0' });
});

test('[ACCT-031, ACCT-034, ERR-004] a barcode is applied with its notice; a wrong one emits its event and is told', async () => {
  await open(cartOf([item(2)]));
  const wrong = heard('incorrectMemberCardBarcode');

  applyBarcode('1');
  await requests[0]?.answer({
    refusal: 'Barkod članske kartice nije ispravan.',
    code: 'MEMBER_CARD_INVALID',
  });
  expect(wrong).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Barkod članske kartice nije ispravan.');

  applyBarcode('3850000000017');
  await requests[1]?.answer({ cart: cartOf([item(2)], { memberCard: '3850000000017' }) });
  expect(screen.getByText(/Barkod članske kartice je primijenjen\./)).toBeTruthy();
});

test('[ACCT-032] a card that became the customer’s own makes the page ask for the profile again', async () => {
  const profile = vi.fn(() => null);
  const cart = cartOf([item(2)]);
  renderSite(<CartScreen page={{ cart, related: [], flash: undefined }} />, {
    path: '/kosarica',
    loader: profile,
  });
  await act(async () => undefined);
  profile.mockClear();

  applyBarcode('3850000000017');
  await requests[0]?.answer({ cart: { ...cart, memberCard: '3850000000017' }, isCardSaved: true });
  expect(profile).toHaveBeenCalledOnce();

  applyBarcode('3850000000024');
  await requests[1]?.answer({ cart: { ...cart, memberCard: '3850000000024' } });
  expect(profile).toHaveBeenCalledOnce();
});

test('[ACCT-035] a check that failed says so', async () => {
  await open(cartOf([item(2)]));

  applyBarcode('3850000000017');
  await requests[0]?.fail();

  expect(screen.getByRole('alert').textContent?.trim()).toBe(
    'Provjera barkoda članske kartice nije uspjela.',
  );
});

test('an answer that comes after the one of a later wish is not believed: the cart is asked for anew', async () => {
  await open(cartOf([item(1), item(1, { id: 71, productId: 13, name: 'Karte' })]));

  typeQuantity('2');
  await wait(500);
  fireEvent.click(screen.getByRole('button', { name: 'Ukloni Karte' }));
  await requests[1]?.answer({ cart: cartOf([item(2)]) });
  await requests[0]?.answer({ cart: cartOf([item(2), item(1, { id: 71, productId: 13, name: 'Karte' })]) });

  expect(requests[2]?.act).toBe('cart');
  await requests[2]?.answer({ cart: cartOf([item(2)]) });
  expect(screen.queryByText('Karte')).toBeNull();
});
