import { expect, test } from 'vitest';
import { lastDayOf, shopDayOf, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const list = '/admin/kuponi';
const path = '/admin/kuponi/7';
const save = 'PUT /api/v2/ecommerce/coupon/save';
const listed = {
  id: 7,
  code: 'LJETO10',
  names: { hrv: 'Ljetni kupon', eng: 'Summer coupon' },
  kind: 'percent',
  value: 12.5,
  isFreeDelivery: true,
  isActive: true,
  validFrom: '2026-10-31T23:00:00.000Z',
  validTo: '2026-11-30T23:00:00.000Z',
  minTotal: 50,
  minQuantity: null,
  productIds: [3],
  categoryIds: [4, 99],
  isWithoutReduced: false,
  userIds: [5],
  isForMembers: false,
  usageLimit: 10,
  customerLimit: null,
  used: 3,
  state: 'on',
  created_at: '2026-10-01T08:00:00.000Z',
};
const coupon = {
  ...listed,
  products: [{ id: 3, sku: 'PL-1', name: 'Planer' }],
  gifts: [],
  customers: [{ id: 5, email: 'ana@kupci.test' }],
  uses: [
    {
      slug: '2026-000007',
      at: '2026-11-21T08:15:00.000Z',
      orderTotal: 90,
      discount: 12.5,
      currency: { iso: 'EUR', symbol: '€' },
    },
  ],
};
/** The form of the coupon as its page shows it. */
const fields = {
  form: 'record',
  'names-hrv': 'Ljetni kupon',
  'names-eng': 'Summer coupon',
  kind: 'percent',
  value: '12,5',
  isFreeDelivery: 'true',
  isActive: 'true',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  minTotal: '50',
  categoryIds: '4',
  skus: 'PL-1',
  emails: 'ana@kupci.test',
  usageLimit: '10',
};

async function open(more: Answers = {}, scope = ['marketing.edit', 'orders.read']) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v2/ecommerce/coupon/filter': ({ query }) => ({
        records: query.get('keywords') === 'nema' ? [] : [listed],
        pagination: {
          page: 1,
          lastPage: 1,
          limit: 20,
          total: query.get('keywords') === 'nema' ? 0 : 1,
          perPage: 20,
        },
      }),
      'GET /api/v2/ecommerce/coupon/get/7': () => coupon,
      'GET /api/v2/ecommerce/coupon/get/8': () => {
        throw refused(404, 'NOT_FOUND');
      },
      'POST /api/v1/product/web/category/filter': () => ({
        records: [{ id: 4, name: 'Knjige', slug: 'knjige', language: 'hrv', children: [] }],
        pagination: {},
      }),
      [save]: ({ body }) => ({ ...(body as object), id: 7 }),
      ...more,
    },
  });
  const see = (where: string) => site.visit(where, { headers: { cookie } });
  const send = (given: Record<string, string>, where = path) => site.visit(where, sentForm(given, cookie));
  const sent = (end: string) => site.calls.findLast((call) => call.path.includes(end));
  return { see, send, sent };
}

test('the coupons stand in a table with what they give, when they hold and how often they were used', async () => {
  const { see } = await open();

  const { document, cacheable } = await see(list);

  const cells = [...document.querySelectorAll('tbody tr > *')].map((cell) =>
    cell.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(cells).toEqual([
    'LJETO10',
    'Ljetni kupon',
    '12,5 % i besplatna dostava',
    '1. 11. 2026. – 30. 11. 2026.',
    'Korištenja: 3 od 10',
    'Vrijedi',
  ]);
  expect(document.querySelector('main [role="status"]')?.textContent).toBe('1 kupon');
  expect(cacheable).toBe(false);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('the coupons are narrowed by their address; what it cannot mean is passed over', async () => {
  const { see, sent } = await open();

  await see(`${list}?search=lje&state=over&page=2`);
  expect(Object.fromEntries(sent('/coupon/filter')?.query ?? [])).toEqual({
    keywords: 'lje',
    state: 'over',
    page: '2',
    limit: '50',
  });
  await see(`${list}?state=nista`);
  expect(Object.fromEntries(sent('/coupon/filter')?.query ?? [])).toEqual({ page: '1', limit: '50' });
  const nothing = await see(`${list}?search=nema`);
  expect(nothing.document.querySelector('main')?.textContent).toContain('Ništa ne odgovara odabiru');
});

test('[OFFICE-02] what narrows a declared list stands above it, each condition goes by itself, and the view that it makes is marked', async () => {
  const { see } = await open();

  const { document } = await see(`${list}?search=lje&state=over`);
  const links = (selector: string, parent: ParentNode = document) =>
    [...parent.querySelectorAll(selector)].map((link) => [
      link.textContent?.replaceAll(/\s+/g, ' ').trim(),
      link.getAttribute('href'),
    ]);

  expect(links('.conditions a')).toEqual([
    ['Ukloni uvjet: „lje”', `${list}?state=over`],
    ['Ukloni uvjet: Stanje Istekao', `${list}?search=lje`],
    ['Prikaži sve', list],
  ]);
  expect(links('.tabs a[aria-current]')).toEqual([]);
  expect(links('.tabs a[aria-current]', (await see(`${list}?state=over`)).document)).toEqual([
    ['Istekao', `${list}?state=over`],
  ]);
});

test('a coupon shows its fields, the days of the shop it holds on, and the orders that used it', async () => {
  const { see } = await open();

  const { document } = await see(path);

  const typedIn = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name="${name}"]`)?.value;
  expect(
    ['names-hrv', 'value', 'validFrom', 'validTo', 'minTotal', 'skus', 'emails', 'usageLimit'].map(typedIn),
  ).toEqual(['Ljetni kupon', '12,5', '2026-11-01', '2026-11-30', '50', 'PL-1', 'ana@kupci.test', '10']);
  expect(document.querySelector('main [name="code"]')).toBeNull();
  const ticks = [...document.querySelectorAll<HTMLInputElement>('[name="categoryIds"]')];
  expect(ticks.map(({ type, value, checked }) => [type, value, checked])).toEqual([
    ['hidden', '99', false],
    ['checkbox', '4', true],
  ]);
  expect(document.querySelector('main table a')?.getAttribute('href')).toBe('/admin/narudzbe/2026-000007');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
  for (const where of ['/admin/kuponi/8', '/admin/kuponi/x'])
    expect((await see(where)).status, where).toBe(404);
}, 30_000);

test('a coupon that is saved as it stands keeps everything it has', async () => {
  const { send, sent } = await open();

  const { status, location } = await send(fields);

  expect([status, location]).toEqual([303, path]);
  expect(sent('/coupon/save')?.body).toEqual({
    buyQuantity: null,
    payQuantity: null,
    giftProductIds: [],
    giftSkus: [],
    segmentId: null,
    code: 'LJETO10',
    names: { hrv: 'Ljetni kupon', eng: 'Summer coupon' },
    kind: 'percent',
    value: 12.5,
    isFreeDelivery: true,
    isActive: true,
    validFrom: '2026-10-31T23:00:00.000Z',
    validTo: '2026-11-30T23:00:00.000Z',
    minTotal: 50,
    minQuantity: null,
    categoryIds: [4],
    productIds: [],
    skus: ['PL-1'],
    emails: ['ana@kupci.test'],
    isWithoutReduced: false,
    isForMembers: false,
    usageLimit: 10,
    customerLimit: null,
    isNew: false,
  });
});

test('what cannot be a coupon is told beside its fields, and nothing is sent on', async () => {
  const { send, sent } = await open();

  const { document, status } = await send(
    {
      form: 'record',
      kind: 'percent',
      value: '101',
      code: 'S RAZMAKOM',
      validFrom: '2026-12-02',
      validTo: '2026-12-01',
      usageLimit: '0',
    },
    '/admin/kuponi/novi',
  );

  expect(status).toBe(400);
  expect(faultsIn(document)).toEqual({
    code: 'Kôd ne smije imati razmake.',
    'names-hrv': 'Unos ovog polja je obavezan',
    value:
      'Upišite broj veći od 0, s najviše dvije decimale i bez oznaka za tisuće, npr. 12,50; postotak do 100.',
    validTo: 'Kraj ne može biti prije početka.',
    usageLimit: 'Upišite cijeli broj veći od 0.',
  });
  expect(sent('/coupon/save')).toBeUndefined();
});

test('a code that is taken, unknown products and customers are told beside their fields, by name', async () => {
  const field = (where: string, kind = 'reference') => ({ path: where, kind, message: '' });
  const { send, sent } = await open({
    [save]: () => {
      throw refused(400, 'VALIDATION_FAILED', '', {
        fields: [field('code', 'taken'), field('skus.1'), field('emails.0')],
      });
    },
  });

  const { document } = await send(
    { ...fields, code: 'LJETO10', skus: 'PL-1, NEMA 2', emails: 'x@y.hr' },
    '/admin/kuponi/novi',
  );

  expect(sent('/coupon/save')?.body).toMatchObject({ isNew: true, skus: ['PL-1', 'NEMA 2'] });
  expect(faultsIn(document)).toEqual({
    code: 'Kupon s tim kôdom već postoji.',
    skus: 'Nema ih: NEMA 2',
    emails: 'Nema ih: x@y.hr',
  });
});

test('a coupon is switched off by one press and keeps the rest, and is deleted after a second word', async () => {
  const { send, sent } = await open({ 'DELETE /api/v2/ecommerce/coupon/delete/7': () => ({}) });

  expect((await send({ form: 'switch', isActive: 'false' })).status).toBe(303);
  expect(sent('/coupon/save')?.body).toMatchObject({
    code: 'LJETO10',
    isActive: false,
    productIds: [3],
    categoryIds: [4, 99],
    userIds: [5],
    validTo: '2026-11-30T23:00:00.000Z',
  });
  expect((await send({ form: 'delete' })).location).toBe(list);
});

test('without the right for the catalogue nothing of the coupons is asked for', async () => {
  const { see, send, sent } = await open({}, ['orders.read']);

  for (const where of [list, path, '/admin/kuponi/novi']) expect((await see(where)).status).toBe(403);
  expect((await send({ form: 'switch', isActive: 'false' })).status).toBe(403);
  expect(sent('/coupon/')).toBeUndefined();
});

test('a moment lies in the day that begins before it, also where the clock changes', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-06-30', '2026-12-31']) {
    expect(shopDayOf(startOfDay(day))).toBe(day);
    expect(lastDayOf(startOfDay(day, 1))).toBe(day);
  }
});
