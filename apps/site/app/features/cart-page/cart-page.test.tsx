import { expect, test, vi } from 'vitest';
import { customer, product } from '#site/testing/demo-answers.ts';
import { cartAnswers, cartCookie, fakeCart, fakeItem } from '#site/testing/fake-cart.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const sent = (fields: Record<string, string>, cookie = cartCookie) => ({
  method: 'POST',
  headers: {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    cookie,
  },
  body: String(new URLSearchParams(fields)),
});

const asScript = (init: ReturnType<typeof sent>) => ({
  ...init,
  headers: { ...init.headers, accept: 'application/json' },
});

const withCart = { headers: { cookie: cartCookie } };
const words = (document: Document) =>
  document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ') ?? '';

test('[CART-006] until delivery is chosen the summary says what it costs at least', async () => {
  const words = async (deliveryFrom: number | null, isDeliveryFree = false) => {
    const { visit } = await startSite({ answers: cartAnswers({ deliveryFrom, isDeliveryFree }) });
    const { document } = await visit('/kosarica', { headers: { cookie: cartCookie } });
    return document.querySelector('.sums')?.textContent?.replaceAll('\u00A0', ' ');
  };

  expect(await words(2.9)).toContain('Dostava od 2,90 €');
  expect(await words(0, true)).toContain('Dostava besplatno');
  expect(await words(0), 'another way costs something').toContain('Dostava od 0,00 €');
  expect(await words(null)).toContain('Dostava bira se u naplati');
});

test('[CART-001, CART-003, CART-004, CART-005, CART-006, CART-008, CART-016, CART-061] the cart page has its table, forms, summary and the way to checkout', async () => {
  const { visit } = await startSite({ answers: cartAnswers() });

  const { document, status, cacheable } = await visit('/kosarica', withCart);

  expect([status, cacheable]).toEqual([200, true]);
  const cells = [...document.querySelectorAll('.cart-table tbody td')];
  expect(cells).toHaveLength(5);
  expect(cells[0]?.querySelector('img')).not.toBeNull();
  expect(cells[1]?.querySelector('a')?.textContent).toBe('Račun prije betona');
  expect(cells[1]?.textContent).toContain('Ukloni');
  expect(cells[2]?.querySelector<HTMLInputElement>('input[type=number]')?.value).toBe('2');
  expect(cells[3]?.textContent?.replaceAll('\u00A0', ' ')).toBe('28,00 €');
  expect(cells[4]?.textContent?.replaceAll('\u00A0', ' ')).toBe('56,00 €');
  for (const act of ['coupon', 'card', 'note'])
    expect(document.querySelector(`form[action="/_/cart/${act}"][method="post"]`), act).not.toBeNull();
  for (const name of ['coupon', 'memberCardBarcode'])
    expect(document.querySelector(`input[name="${name}"]`), name).not.toBeNull();
  expect(document.querySelector('.summary a')?.getAttribute('href')).toBe('/naplata');
});

test('[CART-001] beside the price of a piece stands that per unit of its content (98/6/EC)', async () => {
  const unitPrice = { price: 51.98, quantity: 1, unit: 'kg' };
  const { visit } = await startSite({ answers: cartAnswers({ items: [fakeItem({ unitPrice })] }) });

  const { document } = await visit('/kosarica', withCart);

  const cell = document.querySelector('.cart-item__unit')?.textContent?.replaceAll('\u00A0', ' ');
  expect(cell).toBe('28,00 €51,98 € za 1 kg');
});

test('[CART-001] a guarantee of durability follows into the cart on one line (GARAN)', async () => {
  const guarantee = { years: 5, brand: 'Luma', modelId: 'L-25', terms: 'https://luma.example/jamstvo' };
  const { productData } = fakeItem();
  const { visit } = await startSite({
    answers: cartAnswers({ items: [fakeItem({ productData: { ...productData, guarantee } })] }),
  });

  const { document } = await visit('/kosarica', withCart);

  expect(document.querySelector('.cart-item')?.textContent).toContain(
    'Jamstvo trajnosti proizvođača: 5 godina (Luma L-25)',
  );
});

test('[CART-007, CART-063, CART-064, CART-062] the summary shows items, discounts, delivery, tax by rate and the total as the platform counts them', async () => {
  const cart = fakeCart();
  const converted = {
    ...cart.prices.converted,
    itemsTotal: 222.2,
    coupon: 22.22,
    loyalty: 4.5,
    delivery: 3.99,
    orderTotal: 203.97,
    tax: { ...cart.prices.converted.tax, orderTotal: 36.16 },
    taxes: [
      { rate: 25, base: 100, tax: 30 },
      { rate: 5, base: 67, tax: 6.16 },
    ],
  };
  const coupon = {
    code: 'JESEN10',
    name: '',
    kind: 'percent',
    percent: 10,
    isFreeDelivery: false,
    discount: 22.22,
  };
  const answers = cartAnswers({
    coupon: coupon as never,
    prices: { ...cart.prices, converted },
    deliveryMethod: { id: 1, name: 'BOX NOW', branch: { id: '5', name: 'Zagreb 12' } },
  });
  const { visit } = await startSite({ answers });

  const { document } = await visit('/kosarica', withCart);

  const sums = [...document.querySelectorAll('.sums > div')].map((line) =>
    [...line.children].map((one) => one.textContent?.replaceAll('\u00A0', ' ').trim()),
  );
  expect(sums).toEqual([
    ['Artikli ukupno', '222,20 €'],
    ['Popust po kuponu JESEN10', '−22,22 €'],
    ['Dostava BOX NOW, Zagreb 12', '3,99 €'],
    ['Porez (u cijenama)Porez 25 %: 30,00 €Porez 5 %: 6,16 €', '36,16 €'],
    ['Ukupno za platiti', '203,97 €'],
  ]);
  // The lines above the tax in the prices add up to the total; what the card saved is shown, not taken off again.
  expect(document.querySelector('main')?.textContent?.replaceAll('\u00A0', ' ')).toContain(
    'Članskom karticom uštedjeli ste 4,50 €.',
  );
  expect(document.querySelector('.sums details')?.hasAttribute('open')).toBe(false);
});

test('[CART-002, CART-025] a name leads to the product with its item in hand, of a hidden variant to the product it belongs to', async () => {
  const hidden = fakeItem({ itemId: 71, productId: 13 });
  hidden.productData = {
    ...hidden.productData,
    slug: 'planer-a5',
    mainProductSlug: 'planer',
    isVisibleIndividually: false,
  };
  const { visit } = await startSite({ answers: cartAnswers({ items: [fakeItem(), hidden] }) });

  const { document } = await visit('/kosarica', withCart);

  const links = [...document.querySelectorAll('.cart-item__name')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/product/racun-prije-betona?cartItemId=70', '/product/planer?cartItemId=71']);
});

test('[CART-009] what goes with the items is offered below them', async () => {
  const answers = {
    ...cartAnswers({ crossSellProducts: [99] }),
    'POST /api/v1/product/web/filter': () => ({
      records: [{ ...product, id: 99, name: 'Karte' }],
      pagination: {},
    }),
  };
  const { visit, calls } = await startSite({ answers });

  const { document } = await visit('/kosarica', withCart);

  expect(document.querySelector('#cart-related')?.textContent).toBe('Možda će vas zanimati');
  expect(document.querySelector('.pane__name')?.textContent).toBe('Karte');
  const asked = calls.find(({ path }) => path === '/api/v1/product/web/filter');
  expect(asked?.body.filters).toContainEqual({ key: 'id', value: [99] });
});

test('[CART-010, CART-018] a visitor without a cart sees that it is empty, the way to the shop and none to checkout; nothing is asked and no cookie is set', async () => {
  const { visit, calls } = await startSite({ answers: cartAnswers() });

  const { document, response } = await visit('/kosarica');

  expect(words(document)).toContain('Vaša je košarica prazna.');
  expect(document.querySelector('main a[href="/shop"]')).not.toBeNull();
  expect(document.querySelector('main a[href="/naplata"]')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(calls.some(({ path }) => path.includes('Cart'))).toBe(false);
});

test('[CART-019, CART-020, CART-032, LIMIT-002] the first addition opens a session and keeps it for a year', async () => {
  const { visit, calls } = await startSite({ answers: cartAnswers({ items: [] }) });

  const { response, html } = await visit('/_/cart/add', asScript(sent({ productId: '12', qty: '3' }, '')));

  expect(response.headers.getSetCookie()).toEqual([
    'cartId=7; Path=/; Max-Age=31536000; SameSite=Lax',
    'protectCode=code-7; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  ]);
  const added = calls.find(({ path }) => path.endsWith('addItem'));
  expect(added?.body).toMatchObject({
    cartId: '7',
    protectCode: 'code-7',
    currencyId: 1,
    productId: 12,
    qty: 3,
  });
  expect(JSON.parse(html)).toMatchObject({ cart: { count: 3 }, behaviour: 1 });
});

test('[CART-019] a visitor who has a session opens no other, unless the platform does not know it any more', async () => {
  const site = await startSite({ answers: cartAnswers() });

  await site.visit('/_/cart/add', asScript(sent({ productId: '13' })));
  const opened = () => site.calls.filter(({ path }) => path.endsWith('getNewCartSession')).length;
  expect(opened()).toBe(0);

  const { html } = await site.visit(
    '/_/cart/add',
    asScript(sent({ productId: '13' }, 'cartId=1; protectCode=old')),
  );
  expect(opened()).toBe(1);
  expect(JSON.parse(html).cart.count).toBe(4);
});

test('[CART-030, CART-031, LIMIT-021] an addition answers the behaviour of the checkout settings, which were asked before', async () => {
  for (const behaviour of [0, 1, 2] as const) {
    const { visit, calls } = await startSite({ answers: cartAnswers({}, behaviour) });

    const { html } = await visit('/_/cart/add', asScript(sent({ productId: '12' })));

    expect(JSON.parse(html).behaviour).toBe(behaviour);
    const paths = calls.map(({ path }) => path.split('/').at(-1));
    expect(paths.indexOf('getCheckoutSettings')).toBeLessThan(paths.indexOf('addItem'));
  }
});

test('[CART-030] settings that cannot be read do not stop an addition', async () => {
  const answers = {
    ...cartAnswers(),
    'GET /api/v2/ecommerce/settings/getCheckoutSettings': () => {
      throw refused(503, 'OVERLOADED');
    },
  };
  const { visit } = await startSite({ answers });

  const { html } = await visit('/_/cart/add', asScript(sent({ productId: '12' })));

  expect(JSON.parse(html)).toMatchObject({ behaviour: 1, cart: { count: 3 } });
});

test('[CART-035] setting a product that is in the cart is one PATCH of its item, of another one POST', async () => {
  const changes = async (productId: string) => {
    const { visit, calls } = await startSite({ answers: cartAnswers() });
    await visit('/_/cart/set', asScript(sent({ productId, qty: '4' })));
    return calls
      .filter(({ path }) => path.endsWith('Item'))
      .map(({ method, body }) => [method, body.itemId, body.qty]);
  };

  expect(await changes('12')).toEqual([['PATCH', 70, 4]]);
  expect(await changes('13')).toEqual([['POST', undefined, 4]]);
});

test('[CART-037] an update sends the fields of an addition and the item', async () => {
  const { visit, calls } = await startSite({ answers: cartAnswers() });
  const options = JSON.stringify({ personalizations: { Tekst: 'Lavanda' } });

  await visit('/_/cart/update', asScript(sent({ itemId: '70', productId: '12', qty: '3', options })));

  const call = calls.find(({ path }) => path.endsWith('updateItem'));
  expect(call?.method).toBe('PATCH');
  expect(call?.body).toEqual({
    cartId: '7',
    protectCode: 'code-7',
    currencyId: 1,
    itemId: '70',
    productId: 12,
    qty: 3,
    options: { personalizations: { Tekst: 'Lavanda' } },
  });
});

test.each(['0', '0.5', '-1', 'abc', ''])(
  '[CART-040] the quantity %j is refused and nothing is sent',
  async (qty) => {
    const { visit, calls } = await startSite({ answers: cartAnswers() });

    const { html } = await visit('/_/cart/update', asScript(sent({ itemId: '70', productId: '12', qty })));

    expect(JSON.parse(html)).toEqual({ refusal: 'Količina nije ispravna.' });
    expect(calls.some(({ path }) => path.endsWith('updateItem'))).toBe(false);
  },
);

test('[CART-023] a cart that is refused with 400 or 409 is forgotten with its cookies, any other failure keeps them', async () => {
  const visitWith = async (status: number) => {
    const answers = {
      ...cartAnswers(),
      'POST /api/v2/ecommerce/getCart': () => {
        throw refused(status, 'X', 'No.');
      },
    };
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { visit } = await startSite({ answers });
    const { response } = await visit('/kosarica', withCart);
    error.mockRestore();
    return [response.status, response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])];
  };

  expect(await visitWith(400)).toEqual([200, ['cartId=', 'protectCode=']]);
  expect(await visitWith(409)).toEqual([200, ['cartId=', 'protectCode=']]);
  expect(await visitWith(500)).toEqual([500, []]);
});

test.each([
  [
    '[CART-024] an archived cart sends the visitor home and says so there',
    'Cart is archived.',
    ['cartId=', 'protectCode=', 'cartEnd=archived'],
  ],
  [
    '[CART-025] a cart that became an order sends the visitor home in silence',
    'Session already used.',
    ['cartId=', 'protectCode='],
  ],
])('%s', async (_, message, cookies) => {
  const answers = {
    ...cartAnswers(),
    'POST /api/v2/ecommerce/getCart': () => {
      throw refused(409, 'GONE', message);
    },
  };
  const { visit } = await startSite({ answers });

  const { status, location, response } = await visit('/kosarica', withCart);

  expect([status, location]).toEqual([302, '/']);
  expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(cookies);
});

test('[CART-027] what needs a cart is abandoned without one, with a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { visit, calls } = await startSite({ answers: cartAnswers() });

  const { html } = await visit('/_/cart/coupon', asScript(sent({ coupon: 'JESEN10' }, '')));

  expect(JSON.parse(html)).toEqual({ cart: null });
  expect(calls.some(({ path }) => path.endsWith('applyCoupon'))).toBe(false);
  expect(warn).toHaveBeenCalledWith('request-1', 'Cart session not initialised!');
  warn.mockRestore();
});

test('[CART-041, CART-067] a refused update tells its reason to whoever asked', async () => {
  const { visit } = await startSite({ answers: cartAnswers() });

  const { html } = await visit('/_/cart/update', asScript(sent({ itemId: '70', productId: '12', qty: '9' })));

  expect(JSON.parse(html)).toEqual({ refusal: 'Nema dovoljno komada na zalihi.', code: 'OUT_OF_STOCK' });
});

test.each([
  ['OUT_OF_STOCK', { left: 4, inCart: 0 }, 'Na zalihi su još 4 komada.'],
  ['OUT_OF_STOCK', { left: 5, inCart: 5 }, 'Na zalihi je ukupno 5 komada, a u košarici ih već imate 5.'],
  ['OUT_OF_STOCK', { left: 0, inCart: 0 }, 'Nema dovoljno komada na zalihi.'],
  ['QUANTITY_NOT_ALLOWED', { min: 6, max: null, step: 6 }, 'Prodaje se u količinama djeljivima s 6.'],
  ['QUANTITY_NOT_ALLOWED', { min: 3, max: null, step: 1 }, 'Najmanja količina je 3.'],
  ['QUANTITY_NOT_ALLOWED', { min: 1, max: 2, step: 1 }, 'Najveća količina je 2.'],
  ['COUPON_MINIMUM', { minimum: 300, missing: 20 }, 'Kupon vrijedi za kupnju od najmanje 300,00 €.'],
  ['COUPON_MINIMUM', { minimumQuantity: 3 }, 'Vrijednost košarice manja je od najmanje za ovaj kupon.'],
])('[CART-060, CART-067] a refusal (%s, %j) says what would do instead', async (code, payload, said) => {
  const refuse = () => {
    throw refused(409, code, code, payload);
  };
  const { visit } = await startSite({
    answers: {
      ...cartAnswers(),
      'POST /api/v2/ecommerce/addItem': refuse,
      'POST /api/v2/ecommerce/applyCoupon': refuse,
    },
  });
  const [act, fields] = code.startsWith('COUPON')
    ? (['coupon', { coupon: 'STUDIJA50' }] as const)
    : (['add', { productId: '12', qty: '9' }] as const);

  const { html } = await visit(`/_/cart/${act}`, asScript(sent(fields)));

  expect(JSON.parse(html).refusal.replaceAll('\u00A0', ' ')).toBe(said);
});

const session = 'auth.strategy=local; auth.token.local=token-a';
const withCard = (memberCardBarcode: string | null): Answers => ({
  ...cartAnswers(),
  'GET /api/v1/user/web/profile': () => ({ ...customer, memberCardBarcode }),
  'POST /api/v1/user/web/validateMembersBarcode': () => ({ isValid: true }),
  'POST /api/v2/ecommerce/applyMemberCard': ({ body }) =>
    fakeCart({ memberCardBarcode: String(body.barcode) }),
  'PATCH /api/v1/user/web/update': () => customer,
});

test('[ACCT-032] the first card of a customer is kept in the profile, which is fetched again', async () => {
  const site = await startSite({ answers: withCard(null) });
  const apply = (init: typeof sent) =>
    init({ memberCardBarcode: '3850000000017' }, `${cartCookie}; ${session}`);

  const { html } = await site.visit('/_/cart/card', asScript(apply(sent)));

  expect(JSON.parse(html)).toMatchObject({ isCardSaved: true, cart: { memberCard: '3850000000017' } });
  const kept = site.calls.findIndex(({ path }) => path.endsWith('/web/update'));
  expect(site.calls[kept]?.body).toEqual({ memberCardBarcode: '3850000000017' });

  const { location } = await site.visit('/_/cart/card', apply(sent));
  const before = site.calls.length;
  await site.visit(String(location), { headers: { cookie: `${cartCookie}; ${session}` } });
  expect(site.calls.slice(before).some(({ path }) => path.endsWith('/web/profile'))).toBe(true);
});

test('[ACCT-033] a customer who has a card keeps it: another one counts for this cart only', async () => {
  const site = await startSite({ answers: withCard('3850000000024') });

  const { html } = await site.visit(
    '/_/cart/card',
    asScript(sent({ memberCardBarcode: '3850000000017' }, `${cartCookie}; ${session}`)),
  );

  expect(JSON.parse(html).cart.memberCard).toBe('3850000000017');
  expect(JSON.parse(html).isCardSaved).toBeUndefined();
  expect(site.calls.some(({ path }) => path.endsWith('/web/update'))).toBe(false);
});

test('[AUTH-063] a visitor browses, fills the cart and uses a coupon; no call carries a login', async () => {
  const site = await startSite({ answers: cartAnswers() });

  expect((await site.visit('/shop')).status).toBe(200);
  const added = await site.visit('/_/cart/add', asScript(sent({ productId: '12' })));
  const discounted = await site.visit('/_/cart/coupon', asScript(sent({ coupon: 'JESEN10' })));
  const { status, document } = await site.visit('/kosarica', withCart);

  expect(JSON.parse(added.html).cart.count).toBe(3);
  expect(JSON.parse(discounted.html).cart).toMatchObject({ coupon: { code: 'JESEN10' }, isCustomer: false });
  expect([status, words(document)]).toEqual([200, expect.stringContaining('JESEN10')]);
  expect(site.calls.filter(({ headers }) => headers.accesstoken || headers.accessToken)).toEqual([]);
});

test('without scripts a form leads to the cart page, which says what became of it, in place', async () => {
  const site = await startSite({ answers: cartAnswers() });
  const visitAfter = async (act: string, fields: Record<string, string>) => {
    const { status, location, response } = await site.visit(`/_/cart/${act}`, sent(fields));
    expect([status, location]).toEqual([303, '/kosarica']);
    const flash = response.headers
      .getSetCookie()
      .find((one) => one.startsWith('cartNotice='))
      ?.split(';')[0];
    return (await site.visit('/kosarica', { headers: { cookie: `${cartCookie}; ${flash}` } })).document;
  };

  expect(words(await visitAfter('add', { productId: '12' }))).toContain('Proizvod je dodan u košaricu.');
  const refusedRow = await visitAfter('update', { itemId: '70', productId: '12', qty: '9' });
  expect(refusedRow.querySelector('tr [role=alert]')?.textContent).toContain('Nema dovoljno komada');
  const refusedCoupon = await visitAfter('coupon', { coupon: 'KRIVI' });
  expect(refusedCoupon.querySelector('form[action$=coupon] [role=alert]')?.textContent).toContain(
    'Kupon nije pronađen!',
  );
  expect(await axeFindings(refusedCoupon.querySelector('main') as HTMLElement)).toEqual([]);
});

test('[SHELL-027] the chosen options and the members of a bundle stand under the name', async () => {
  const item = fakeItem({
    chosen: [{ name: 'Tekst na koricama', value: 'Pansion Lavanda', surcharge: null }],
    members: [{ productId: 1, name: 'Karte', language: 'hrv', qty: 2, chosen: [] }],
  });
  const { visit } = await startSite({ answers: cartAnswers({ items: [item] }) });

  const { document } = await visit('/kosarica', withCart);

  const lines = [...document.querySelectorAll('.cart-item__options')].map((line) => line.textContent);
  expect(lines).toEqual(['Tekst na koricama: Pansion Lavanda', '2 × Karte']);
});

test('[CART-042] what was dropped from the cart is told', async () => {
  const { visit } = await startSite({
    answers: cartAnswers({
      notices: [
        { code: 'couponDropped', name: 'LJETO10', reason: 'COUPON_MINIMUM' },
        { code: 'paymentMethodDropped', name: null, reason: 'PAYMENT_METHOD_NOT_APPLICABLE' },
      ],
    }),
  });

  const { document } = await visit('/kosarica', withCart);

  expect(words(document)).toContain(
    'Kupon LJETO10 uklonjen je iz košarice. Vrijednost košarice manja je od najmanje za ovaj kupon.',
  );
  expect(words(document)).toContain('Odabrano plaćanje više nije dostupno za ovu košaricu.');
});

test('only forms change the cart, only known things can be asked of it, and forms of other sites are refused', async () => {
  const { visit } = await startSite({ answers: cartAnswers() });

  expect((await visit('/_/cart/add')).status).toBe(404);
  expect((await visit('/_/cart/steal', sent({}))).status).toBe(404);
  const foreign = sent({ productId: '12' });
  foreign.headers['sec-fetch-site'] = 'cross-site';
  expect((await visit('/_/cart/add', foreign)).status).toBe(403);
});

test('[I18N-016] a name that stands in another language than the cart says so', async () => {
  const { visit } = await startSite({ answers: cartAnswers() });
  const langOn = async (path: string) =>
    (await visit(path, withCart)).document.querySelector('.cart-item__name')?.getAttribute('lang') ?? null;

  expect(await langOn('/kosarica')).toBeNull();
  expect(await langOn('/en/cart')).toBe('hr');
});

test('[I18N-016] so does the name of a member of a bundle', async () => {
  const members = [
    { productId: 1, name: 'Karte', language: 'hrv', qty: 2, chosen: [] },
    { productId: 2, name: 'Pencil', language: 'eng', qty: 1, chosen: [] },
  ];
  const { visit } = await startSite({ answers: cartAnswers({ items: [fakeItem({ members })] }) });

  const { document } = await visit('/en/cart', withCart);

  const names = [...document.querySelectorAll('.cart-item__options span')];
  expect(names.map((name) => [name.textContent, name.getAttribute('lang')])).toEqual([
    ['2 × Karte', 'hr'],
    ['Pencil', null],
  ]);
});
