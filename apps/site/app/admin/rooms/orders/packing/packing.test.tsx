import { expect, test } from 'vitest';
import { sentForm } from '#site/testing/send-form.ts';
import { open as openOrders, paidOrder } from '#site/testing/staff-orders.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const { deliveryAddress, createdAt } = paidOrder;
const parcel = {
  id: 5,
  number: 1,
  state: 'ready',
  moves: ['sent'],
  carrier: 'GLS',
  trackingNumber: '',
  url: null,
  lines: [{ itemId: 31, quantity: 1 }],
  createdAt,
  sentAt: null,
};
const packed = {
  id: 7,
  slug: '2026-000007',
  state: 'paid',
  isHeld: false,
  createdAt,
  deliveryAddress,
  delivery: 'GLS',
  deliveryMethod: { isPickup: false },
  isCashOnDelivery: false,
  notFiscalised: false,
  orderMessage: 'Zvoniti dvaput',
  giftMessage: '',
  unpacked: [{ itemId: 31, quantity: 1 }],
  items: [
    {
      itemId: 31,
      name: 'Planer',
      sku: 'PL-1',
      details: ['Tekst na koricama: Lavanda'],
      quantity: 2,
      isDigital: false,
      media: [],
    },
  ],
  fulfilments: [parcel],
};

/** The back office of somebody who may do what `scope` says; `sent` gives the last call of a path. */
async function open(scope: string[], order: object = {}) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v2/ecommerce/order/packing/filter': () => ({
        records: [
          {
            ...{ id: 7, slug: packed.slug, createdAt, state: 'paid', isHeld: true },
            ...{ recipient: 'Ana Đurić', city: 'Šibenik', delivery: 'GLS', names: ['Planer'], quantity: 2 },
          },
        ],
        pagination: { page: 1, lastPage: 1, limit: 20, total: 1, perPage: 20 },
      }),
      'GET /api/v2/ecommerce/order/packing/get/2026-000007': () => ({ ...packed, ...order }),
      'POST /api/v2/ecommerce/order/fulfilment/create/2026-000007': () => ({ state: 'paid', parcels: [] }),
      'PATCH /api/v2/ecommerce/order/fulfilment/update/2026-000007/5': () => ({ state: 'sent', parcels: [] }),
    },
  });
  const see = (where: string) => site.visit(where, { headers: { cookie } });
  const send = (fields: Record<string, string>) =>
    site.visit('/admin/pakiranje/2026-000007', sentForm(fields, cookie));
  return { see, send, sent: (end: string) => site.calls.findLast((call) => call.path.includes(end)) };
}

test('[OFFICE-08] who only packs comes from the list of orders, and from a mail, to what is to be packed; there is no price', async () => {
  const { see, send, sent } = await open(['orders.ship']);

  const [orders, order] = [
    await see('/admin/narudzbe?unsent=true'),
    await see('/admin/narudzbe/2026-000007'),
  ];
  const list = await see('/admin/pakiranje');
  const one = await see('/admin/pakiranje/2026-000007');
  const packs = await send({ form: 'pack', act: 'send', 'pieces.31': '1', carrier: 'GLS', parcel: 'GL 1' });
  const follows = await send({
    form: 'parcel-5',
    parcelId: '5',
    act: 'sent',
    carrier: 'GLS',
    parcel: 'GL 2',
  });
  const refunds = await send({ form: 'refund', key: 'x' });

  expect([orders, order].map(({ status, location }) => [status, location])).toEqual([
    [302, '/admin/pakiranje'],
    [302, '/admin/pakiranje/2026-000007'],
  ]);
  const rows = list.document.querySelector('main')?.textContent ?? '';
  const page = one.document.querySelector('main')?.textContent ?? '';
  for (const words of ['2026-000007', 'Ana Đurić', 'Planer', 'Ne šaljite još']) expect(rows).toContain(words);
  for (const words of ['Planer', 'PL-1', 'Lavanda', 'Riva', 'Zvoniti dvaput']) expect(page).toContain(words);
  expect(page).not.toMatch(/€|Povrat|Otkaži/);
  const there = [...list.document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(there).toContain('/admin/pakiranje');
  expect(there).not.toContain('/admin/narudzbe');
  expect([packs.status, packs.location]).toEqual([303, '/admin/pakiranje/2026-000007']);
  expect(sent('fulfilment/create')?.body).toMatchObject({
    lines: [{ itemId: 31, quantity: 1 }],
    isSent: true,
    trackingNumber: 'GL 1',
  });
  expect(follows.status).toBe(303);
  expect(sent('fulfilment/update')?.body).toMatchObject({ state: 'sent', trackingNumber: 'GL 2' });
  expect(refunds.status).toBe(400);
}, 30_000);

test('[OFFICE-08] an order that the office must look at first says so to who packs it', async () => {
  const { see } = await open(['orders.ship'], { isHeld: true });
  const { document } = await see('/admin/pakiranje/2026-000007');

  expect(document.querySelector('[role="alert"]')?.textContent).toContain('prvo mora pogledati ured');
});

test('[OFFICE-08] a bookkeeper sees the order whole, no form of it, and why; who may send as well has those of the parcels', async () => {
  const reads = await openOrders({}, {}, ['orders.read', 'reports.read']);
  const sends = await openOrders({}, {}, ['orders.read', 'orders.ship']);
  const works = await openOrders();

  const [seen, sendable, whole] = [await reads.see(), await sends.see(), await works.see()];
  const forms = ({ document }: typeof seen) =>
    [...document.querySelectorAll('main form[aria-label]')].map((form) => form.getAttribute('aria-label'));

  expect(forms(seen)).toEqual([]);
  expect(forms(sendable)).toEqual(['Novi paket']);
  expect(forms(whole).length).toBeGreaterThan(2);
  const words = (one: typeof seen) => one.document.querySelector('main')?.textContent ?? '';
  expect(words(seen)).toContain('dopušta samo pregled narudžbi');
  expect(words(seen)).toContain('31,50');
  expect(words(sendable)).toContain('dopušta pregled i slanje narudžbi');
  expect(words(whole)).not.toContain('Vaša uloga');
}, 30_000);

test('[OFFICE-08] only reading orders opens no list of what is sent, and settings are nobody’s of the three', async () => {
  const books = await open(['orders.read']);
  const packer = await open(['orders.ship']);

  expect((await books.see('/admin/narudzbe/slanje?ids=7')).status).toBe(403);
  expect((await packer.see('/admin/narudzbe/datoteka')).status).toBe(403);
  expect((await packer.see('/admin/raskidi')).status).toBe(403);
  expect((await packer.see('/admin/postavke')).status).toBe(403);
}, 30_000);
