import { expect, test } from 'vitest';
import { domain, fullProduct, pagination } from '#site/testing/demo-answers.ts';
import { planner } from '#site/testing/demo-products.ts';
import { fakeItem } from '#site/testing/fake-cart.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { faultsOf } from '#test/ucp-schemas.ts';

const list = 'POST /api/v1/product/web/filter';
const openAnswers: Answers = {
  [list]: () => ({ records: [fullProduct, planner], pagination: { ...pagination, lastPage: 9, total: 90 } }),
};

type Options = Parameters<typeof startSite>[0];

async function agentAt(options: Options = {}) {
  const site = await startSite({ ...options, answers: { ...openAnswers, ...options.answers } });
  const send = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method = 'POST',
  ) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, headers, ...(body !== undefined && { body: text }) };
    const { response, status, html } = await site.visit(`/ucp${path}`, init);
    return { status, response, body: html === '' ? undefined : JSON.parse(html) };
  };
  return { ...site, send };
}

const cart = {
  key: 'k'.repeat(43),
  link: 'l'.repeat(43),
  expiresAt: '2026-11-30T00:00:00.000Z',
  items: [fakeItem({ problem: { code: 'outOfStock', left: 1 } }), fakeItem({ productId: 41, itemId: 71 })],
  currency: { id: 1, iso: 'EUR', symbol: '€' },
  promotions: [{ name: 'Jesenski popust', discount: 12, isFreeDelivery: false }],
  isEProductCart: false,
  prices: {
    itemsTotal: 112,
    promotion: 12,
    coupon: 0,
    cartTotal: 100,
    delivery: 0,
    loyalty: 0,
    orderTotal: 100,
    tax: { orderTotal: 4.76 },
    taxes: [],
    isTaxIncluded: true,
  },
};

test('[DOOR-07] the profile is valid, held by anybody for a while, and names catalogue and cart, but no payment and no checkout', async () => {
  const { visit } = await startSite();
  const { response, html } = await visit('/.well-known/ucp');
  const profile = JSON.parse(html);

  expect(faultsOf('profile', profile)).toEqual([]);
  expect(Object.keys(profile.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.cart',
  ]);
  expect(profile.ucp.payment_handlers).toEqual({});
  expect(profile.ucp.services['dev.ucp.shopping'][0].endpoint).toBe('http://izlog.example/ucp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = response.headers.get('etag') ?? '';
  expect((await visit('/.well-known/ucp', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.for<[string, Options]>([
  ['that is closed for work', { options: { MaintenanceMode: 'true' } }],
  ['whose owner switched it off', { options: { ShoppingAgents: 'false' } }],
  [
    'that sells nothing',
    { answers: { 'POST /api/v2/domainDetect': () => ({ ...domain(), isEcommerce: false }) } },
  ],
  [
    'behind a password',
    { answers: { 'POST /api/v2/domainDetect': () => ({ ...domain(), passwordLock: 'a'.repeat(64) }) } },
  ],
])('[DOOR-07] a shop %s says nothing to agents', async ([, options]) => {
  const { visit, calls } = await agentAt(options);
  const before = calls.filter(({ path }) => path.includes('/product/')).length;

  expect((await visit('/.well-known/ucp')).status).toBe(404);
  const { response } = await visit('/ucp/catalog/search', { method: 'POST', body: '{"query":"plan"}' });
  expect(response.status).toBe(404);
  expect((await visit('/ucp/carts', { method: 'POST', body: '{}' })).status).toBe(404);
  expect(calls.filter(({ path }) => path.includes('/product/'))).toHaveLength(before);
});

test('[DOOR-07] a search tells products with prices, stock and words of their pages, in the language asked for', async () => {
  const { send, calls } = await agentAt();
  const { status, body, response } = await send('/catalog/search', {
    query: 'plan',
    context: { language: 'de-AT', currency: 'EUR' },
    filters: { categories: ['knjige'], price: { min: 1000, max: 4000 } },
    pagination: { limit: 1_000_000 },
  });

  expect(status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(faultsOf('search', body)).toEqual([]);
  const asked = calls.findLast(({ path }) => path === '/api/v1/product/web/filter');
  expect(asked).toMatchObject({
    headers: { language: 'deu', store: '3' },
    body: { keywords: 'plan', page: 1, limit: 24 },
  });
  expect(asked?.body.filters).toEqual([
    { key: 'archived', value: false },
    { key: 'category', value: [3] },
    { key: 'price', value: [10, 40], range: true },
  ]);
  const [book, plan] = body.products;
  expect(book).toMatchObject({
    id: 'p-12',
    title: 'Račun prije betona',
    url: 'http://izlog.example/de/produkt/racun-prije-betona',
    // The price of a visitor: that of members is nobody's who is not logged in.
    price_range: { min: { amount: 2800, currency: 'EUR' }, max: { amount: 2800 } },
    variants: [{ id: '12', sku: 'RPB-1', availability: { available: true, status: 'in_stock' } }],
  });
  expect(plan).toMatchObject({ price_range: { min: { amount: 2400 }, max: { amount: 3200 } } });
  expect(plan.variants).toHaveLength(1);
  expect(body.pagination).toMatchObject({ has_next_page: true, total_count: 90 });
  await send('/catalog/search', { query: 'plan', pagination: { cursor: body.pagination.cursor } });
  expect(calls.at(-1)).toMatchObject({ body: { page: 2, limit: 24 } });
});

test('[DOOR-07] a price filter in another currency is passed over and said to be; an unknown category finds nothing', async () => {
  const { send, calls } = await agentAt();

  const other = await send('/catalog/search', {
    query: 'plan',
    context: { currency: 'USD' },
    filters: { price: { max: 1 } },
  });
  expect(faultsOf('search', other.body)).toEqual([]);
  expect(other.body.messages).toMatchObject([{ type: 'info', code: 'price_filter_ignored' }]);
  const before = calls.filter(({ path }) => path === '/api/v1/product/web/filter').length;
  const none = await send('/catalog/search', { filters: { categories: ['Nema takve'] } });
  expect(none.body).toMatchObject({ products: [], pagination: { has_next_page: false, total_count: 0 } });
  expect(calls.filter(({ path }) => path === '/api/v1/product/web/filter')).toHaveLength(before);
});

test('[DOOR-07] a lookup names by what each variant was found, and what was not', async () => {
  const { send } = await agentAt({
    answers: {
      'GET /api/v1/product/web/get': () => {
        throw refused(404, 'NOT_FOUND');
      },
    },
  });
  const ids = ['p-12', '42', 'PL-43', 'PL-43', '999', 'nema'];
  const { body } = await send('/catalog/lookup', { ids });

  expect(faultsOf('lookup', body)).toEqual([]);
  expect(
    body.products.map((one: { id: string; variants: Array<{ id: string; inputs: object }> }) => [
      one.id,
      ...one.variants.map(({ id, inputs }) => [id, inputs]),
    ]),
  ).toEqual([
    ['p-12', ['12', [{ id: 'p-12', match: 'featured' }]]],
    ['p-40', ['42', [{ id: '42', match: 'exact' }]], ['43', [{ id: 'PL-43', match: 'exact' }]]],
  ]);
  expect(body.messages).toEqual([
    { type: 'info', code: 'not_found', content: '999' },
    { type: 'info', code: 'not_found', content: 'nema' },
  ]);
  const tooMany = await send('/catalog/lookup', {
    ids: Array.from({ length: 51 }, (_, at) => String(at + 1)),
  });
  expect(tooMany).toMatchObject({ status: 400, body: { code: 'request_too_large' } });
});

test('[DOOR-07] a product is narrowed by what was chosen, and what does not go together is let go from the end of what is preferred', async () => {
  const answers: Answers = {
    [list]: () => ({ records: [planner], pagination: { ...pagination, total: 1 } }),
  };
  const { send } = await agentAt({ answers });
  const ask = async (more: object) => {
    const { body } = await send('/catalog/product', { id: 'p-40', ...more });
    expect(faultsOf('product', body)).toEqual([]);
    const { selected, variants, options } = body.product;
    return {
      selected: selected.map(({ label }: { label: string }) => label),
      variants: variants.map(({ id }: { id: string }) => id),
      size: options[1].values.map(({ label, available, exists }: Record<string, unknown>) => [
        label,
        available,
        exists,
      ]),
    };
  };
  const brick = { name: 'boja', label: 'OPEKA' };

  // The page begins with what the shop has chosen.
  expect(await ask({})).toMatchObject({ selected: ['Petrolej'], variants: ['41', '42'] });
  expect(await ask({ selected: [brick] })).toEqual({
    selected: ['Opeka'],
    variants: ['43'],
    size: [
      ['A5', false, true],
      ['B5', false, false],
    ],
  });
  const both = [brick, { name: 'Veličina', label: 'B5' }];
  expect(await ask({ selected: both, preferences: ['Boja', 'Veličina'] })).toMatchObject({
    selected: ['Opeka'],
  });
  expect(await ask({ selected: both, preferences: ['Veličina', 'Boja'] })).toMatchObject({
    selected: ['B5'],
  });
  expect(await ask({ id: '42', selected: both })).toMatchObject({
    selected: ['Petrolej', 'B5'],
    variants: ['42'],
  });
  const unknown = await agentAt({
    answers: {
      [list]: () => ({ records: [], pagination }),
      'GET /api/v1/product/web/get': () => {
        throw refused(404, 'NOT_FOUND');
      },
    },
  });
  const { status, body } = await unknown.send('/catalog/product', { id: 'p-77' });
  expect([status, faultsOf('error', body)]).toEqual([200, []]);
});

test('[DOOR-07] a cart tells lines and sums that add up, what is short, and the link for the person; gifts sent back are not bought', async () => {
  const { send, calls } = await agentAt({
    answers: {
      'POST /api/v2/ecommerce/agentCart/create': () => ({
        cart,
        leftOut: [{ index: 1, productId: 5, code: 'configurationMissing' }],
      }),
    },
  });
  const line = (id: string, more: object = {}) => ({ item: { id }, quantity: 2, ...more });
  const { status, body } = await send(
    '/carts',
    {
      line_items: [line('nema'), line('12'), line('5'), line('9', { id: 'gift-3' })],
      buyer: { email: 'a@b.hr' },
    },
    { 'idempotency-key': '5b0e5c70-6f0a-4e3c-9d53-2f0f8c6f5c11' },
  );

  expect(status).toBe(201);
  expect(faultsOf('cart', body)).toEqual([]);
  const sent = calls.findLast(({ path }) => path.endsWith('/agentCart/create'));
  expect(sent?.body.lines).toEqual([
    { productId: 12, quantity: 2 },
    { productId: 5, quantity: 2 },
  ]);
  expect(JSON.stringify(sent?.body)).not.toContain('a@b.hr');
  expect(sent?.headers['idempotency-key']).toMatch(/^agent 5b0e5c70/);
  expect(body.totals).toEqual([
    { type: 'subtotal', amount: 11200 },
    { type: 'discount', display_text: 'Jesenski popust', amount: -1200 },
    { type: 'total', amount: 10000 },
  ]);
  expect(body.continue_url).toBe(`http://izlog.example/kosarica/preuzmi/${cart.link}`);
  expect(body.continue_url).not.toContain(body.id);
  expect(body.messages).toMatchObject([
    { code: 'not_found', content: 'Nema artikla s oznakom nema.' },
    { code: 'item_unavailable', severity: 'requires_buyer_input', content: expect.stringMatching(/^5: /) },
    { code: 'out_of_stock', severity: 'recoverable', path: '$.line_items[0]' },
  ]);
});

test('[DOOR-07] a cart that is over, or never was, is told as not found', async () => {
  const { send } = await agentAt({
    answers: {
      'POST /api/v2/ecommerce/agentCart/get': () => {
        throw refused(400, 'CART_NOT_FOUND');
      },
    },
  });
  for (const id of ['k'.repeat(43), '7', '..%2f..', "'; drop table carts"]) {
    const { status, body } = await send(`/carts/${encodeURIComponent(id)}`, undefined, {}, 'GET');
    expect([status, faultsOf('error', body), body.messages[0].code]).toEqual([200, [], 'not_found']);
  }
});

test.for<[string, string, unknown, Record<string, string>, number, string]>([
  ['no JSON', '/catalog/search', '{"query":', {}, 400, 'invalid_request'],
  ['nothing to search by', '/catalog/search', { query: ' ' }, {}, 400, 'invalid_request'],
  [
    'a cursor of its own',
    '/catalog/search',
    { query: 'a', pagination: { cursor: 'MTAwMDAwMC41MA' } },
    {},
    400,
    'invalid_request',
  ],
  ['a page of none', '/catalog/search', { query: 'a', pagination: { limit: 0 } }, {}, 400, 'invalid_request'],
  [
    'a quantity below none',
    '/carts',
    { line_items: [{ item: { id: '1' }, quantity: -1 }] },
    {},
    400,
    'invalid_request',
  ],
  [
    'half a piece',
    '/carts',
    { line_items: [{ item: { id: '1' }, quantity: 1.5 }] },
    {},
    400,
    'invalid_request',
  ],
  ['an empty cart', '/carts', { line_items: [] }, {}, 400, 'invalid_request'],
  [
    'a key that may be guessed',
    '/carts',
    { line_items: [{ item: { id: '1' }, quantity: 1 }] },
    { 'idempotency-key': '1' },
    400,
    'invalid_request',
  ],
  ['more than can be read', '/carts', 'x'.repeat(200_001), {}, 413, 'request_too_large'],
  [
    'an agent without a profile',
    '/catalog/search',
    { query: 'a' },
    { 'ucp-agent': 'me' },
    400,
    'invalid_profile_url',
  ],
])('[DOOR-07] %s is answered as a fault of the protocol', async ([, path, body, headers, status, code]) => {
  const { send } = await agentAt();

  const answer = await send(path, body, headers);

  expect(answer).toMatchObject({ status, body: { code, content: expect.any(String) } });
});

test('[DOOR-07] what an agent speaks is read from its profile: another version is a fault, another capability comes to nothing', async () => {
  const profiles: Record<string, object> = {
    'https://good.example/': {
      version: '2026-08-25',
      capabilities: { 'dev.ucp.shopping.catalog.search': ['2026-08-25'] },
    },
    'https://old.example/': { version: '2026-01-11', capabilities: {} },
    'https://down.example/': { fault: 'profile_unreachable', message: 'The profile could not be fetched.' },
    'https://bad.example/': { fault: 'profile_malformed', message: 'The profile is not JSON.' },
  };
  const { send } = await agentAt({
    answers: { 'POST /api/v2/ecommerce/agentProfile/read': ({ body }) => profiles[String(body.url)] },
  });
  const as = (host: string, path = '/catalog/search', body: object = { query: 'a' }) =>
    send(path, body, { 'ucp-agent': `version="9", profile="https://${host}.example/"` });

  expect((await as('good')).status).toBe(200);
  expect(await as('old')).toMatchObject({ status: 422, body: { code: 'version_unsupported' } });
  expect(await as('down')).toMatchObject({ status: 424, body: { code: 'profile_unreachable' } });
  expect(await as('bad')).toMatchObject({ status: 422, body: { code: 'profile_malformed' } });
  const other = await as('good', '/catalog/lookup', { ids: ['1'] });
  expect(other).toMatchObject({
    status: 200,
    body: { ucp: { capabilities: {} }, messages: [{ code: 'capabilities_incompatible' }] },
  });
  expect(faultsOf('error', other.body)).toEqual([]);
});

test('[DOOR-07] nobody is logged in at the addresses of agents: a page elsewhere acts there for no visitor', async () => {
  const { send, calls } = await agentAt();
  const cookie = 'auth.strategy=refresh; auth.token.refresh=token-a; auth.refresh_token.refresh=refresh-a';

  const { status } = await send(
    '/catalog/search',
    { query: 'a' },
    { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );

  expect(status).toBe(200);
  expect(calls.filter(({ headers }) => headers.accesstoken !== undefined)).toEqual([]);
});

test('[DOOR-07] too many calls of one address are told to wait', async () => {
  const { send } = await agentAt();
  const statuses: number[] = [];
  let wait: string | null = null;
  for (let call = 0; call < 301 && wait === null; call++) {
    const { status, response } = await send('/catalog/search', {});
    statuses.push(status);
    wait = response.headers.get('retry-after');
  }

  expect(statuses.at(-1)).toBe(429);
  expect(Number(wait)).toBeGreaterThan(0);
});

test('[DOOR-07] agents.md and llms.txt name the protocol where it is spoken, and only there', async () => {
  const on = await startSite();
  expect((await on.visit('/agents.md')).html).toContain('POST http://izlog.example/ucp/carts');
  expect((await on.visit('/llms.txt')).html).toContain('http://izlog.example/.well-known/ucp');
  const off = await startSite({ options: { ShoppingAgents: 'false' } });
  expect((await off.visit('/agents.md')).html).not.toContain('/ucp');
  expect((await off.visit('/llms.txt')).html).not.toContain('ucp');
});
