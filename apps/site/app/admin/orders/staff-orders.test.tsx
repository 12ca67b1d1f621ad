import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axeFindings } from '../../../test/render-ui.tsx';
import { type Answers, refused } from '../../testing/fake-platform.ts';
import { faultsIn, sentForm } from '../../testing/send-form.ts';
import { startSite } from '../../testing/start-site.ts';
import { amountIn } from '../frame/amount-in.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const path = '/admin/narudzbe/2026-000007';
const get = 'GET /api/v2/ecommerce/order/get/2026-000007';
const listed = {
  id: 7,
  slug: '2026-000007',
  state: 'paid',
  isPaid: true,
  createdAt: '2026-11-21T08:15:00.000Z',
  currency: { iso: 'EUR', symbol: '€' },
  orderTotal: 1234.5,
  paymentKind: 'corvuspay',
  quantity: 3,
  names: ['Planer', 'Olovke'],
  email: 'ana@kupci.test',
  buyer: 'Stolarija Đurić d.o.o.',
  attention: 'paidTwice',
  tags: [],
  assignee: '',
  isRefundOwed: false,
};
const address = {
  firstName: 'Ana',
  lastName: 'Đurić',
  contactEmail: 'ana@kupci.test',
  contactPhone: '091 555 0142',
  street: 'Riva',
  houseNumber: '1',
  city: 'Šibenik',
  zipCode: '22000',
  country: 'HR',
};
const item = {
  itemId: 31,
  productId: 3,
  name: 'Planer',
  language: 'hrv',
  sku: 'PL-1',
  slug: 'planer',
  media: [],
  quantity: 3,
  unitPrice: 10,
  row: 30,
  total: 27,
  taxRate: 25,
  tax: 5.4,
  isDigital: false,
  options: [{ name: 'Tekst na koricama', value: 'Lavanda' }],
  members: [],
  guarantee: null,
  refundedQuantity: 1,
  downloads: [],
};
const paidOrder = {
  ...listed,
  paidAt: listed.createdAt,
  expiresAt: null,
  invoiceNumber: '1/1/1',
  language: 'hrv',
  items: [item],
  prices: {
    itemsTotal: 30,
    promotion: 0,
    promotions: [],
    coupon: 3,
    loyalty: 0,
    delivery: 4.5,
    orderTotal: 31.5,
    tax: 6.3,
    taxes: [],
    isTaxIncluded: true,
    refundedTotal: 9,
    handedBackTotal: 9,
  },
  deliveryAddress: address,
  billingAddress: address,
  deliveryMethod: { id: 1, name: 'GLS', branch: null },
  paymentMethod: { id: 1, name: 'Kartica', kind: 'corvuspay', paymentType: 'corvuspay' },
  companyData: null,
  messages: { orderMessage: '', giftMessage: '', to: '', from: '' },
  history: [],
  parcels: [],
  slip: null,
  mayPayAgain: false,
  mayCancel: false,
  pdfUrl: '/api/v2/ecommerce/order/web/pdf/2026-000007',
  documents: [
    { kind: 'invoice', number: '1/1/1', issuedAt: listed.createdAt, total: 31.5, pdfUrl: '/racun' },
    { kind: 'credit', number: '3/1/1', issuedAt: listed.createdAt, total: -9, pdfUrl: '/odobrenje' },
  ],
  paidTotal: 31.5,
  fulfilments: [],
  unpacked: [{ itemId: 31, quantity: 2 }],
  moves: ['processing', 'sent', 'completed', 'refunded'],
  payments: [
    {
      reference: 'R-1',
      gateway: 'corvuspay',
      state: 'approved',
      amount: 31.5,
      refunded: 9,
      transactionId: '99',
      createdAt: listed.createdAt,
    },
  ],
  refunds: [
    {
      id: 1,
      amount: 9,
      reason: 'Oštećeno',
      state: 'done',
      isThroughGateway: false,
      createdAt: listed.createdAt,
      handedAt: listed.createdAt,
      creditNumber: '3/1/1',
    },
  ],
  events: [
    { kind: 'state', state: 'paid', note: '', amount: null, at: listed.createdAt, userId: null, by: '' },
    {
      kind: 'refund',
      state: null,
      note: 'failed',
      amount: null,
      at: listed.createdAt,
      userId: 4,
      by: 'Iva Ivić',
    },
    {
      kind: 'mail',
      state: null,
      note: 'confirmation',
      amount: null,
      at: listed.createdAt,
      userId: 4,
      by: 'Iva Ivić',
    },
  ],
};

const desk = {
  notes: [{ id: 1, text: 'Zvala je: ne prije utorka.', at: listed.createdAt, by: 'Iva Ivić' }],
  tags: ['sajam'],
  assignee: null,
  before: '2026-000008',
  after: null,
  place: 2,
  total: 2,
  buyer: { id: 12, orders: 3, spent: 318.4 },
};

async function open(
  order: object = {},
  more: Answers = {},
  scope = ['orders.edit', 'orders.read', 'orders.refund'],
) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v2/ecommerce/order/filter': ({ query }) => ({
        records: query.get('search') === 'nitko' ? [] : [listed],
        pagination: {
          page: 1,
          lastPage: 3,
          limit: 20,
          total: query.get('search') === 'nitko' ? 0 : 42,
          perPage: 20,
        },
      }),
      [get]: () => ({ ...paidOrder, uneditable: null, ...order }),
      'GET /api/v2/ecommerce/order/desk/2026-000007': () => desk,
      'GET /api/v2/ecommerce/order/people': () => ({
        people: [{ id: 4, name: 'Iva Ivić' }],
        tags: ['sajam'],
      }),
      ...more,
    },
  });
  const see = (where = path) => site.visit(where, { headers: { cookie } });
  const send = (fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie));
  const sent = (end: string) => site.calls.findLast((call) => call.path.includes(end));
  return { see, send, sent };
}

test('the orders stand in a table with buyer, content, state, sum and why somebody must look', async () => {
  const { see } = await open();

  const { document, cacheable } = await see('/admin/narudzbe');

  const cells = [...document.querySelectorAll('tbody tr > *')].map((cell) =>
    cell.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(cells).toEqual([
    'Odaberi: 2026-000007',
    '2026-000007',
    '21. 11. 2026. 09:15',
    'Stolarija Đurić d.o.o.',
    'Planer, Olovke · 3 kom.',
    'Plaćeno Plaćena je dvaput: jednu uplatu treba vratiti.',
    '1.234,50 €',
  ]);
  expect(document.querySelector('main [role="status"]')?.textContent).toBe('42 narudžbe');
  expect(cacheable).toBe(false);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('the orders are narrowed by their address, in days of the shop; what it cannot mean is passed over', async () => {
  const { see, sent } = await open();

  const { document } = await see(
    '/admin/narudzbe?search=%C4%90uri%C4%87&state=paid&kind=nista&from=2026-11-01&to=2026-11-21&attention=true&page=2',
  );

  expect(Object.fromEntries(sent('/order/filter')?.query ?? [])).toEqual({
    search: 'Đurić',
    state: 'paid',
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-21T23:00:00.000Z',
    attention: 'true',
    page: '2',
    limit: '50',
  });
  const csv = document.querySelector('a[download]')?.getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(csv, 'http://x').searchParams)).toEqual({
    search: 'Đurić',
    state: 'paid',
    from: '2026-11-01',
    to: '2026-11-21',
    attention: 'true',
  });
  const nobody = await see('/admin/narudzbe?search=nitko');
  expect(nobody.document.querySelector('main')?.textContent).toContain('Ništa ne odgovara odabiru');
});

test('an order shows what to pack, what was paid and given back, and what happened in words', async () => {
  const { see } = await open();

  const { document } = await see();

  const main = document.querySelector('main');
  for (const words of [
    'Narudžba 2026-000007',
    'Tekst na koricama: Lavanda',
    'vraćeno: 1',
    'corvuspay: plaćeno',
    'Vraćen novac (izvan sustava plaćanja)',
    'Povrat nije uspio',
    'potvrda narudžbe',
    'Iva Ivić',
    'Zvala je: ne prije utorka.',
    'Narudžbi dosad: 3, ukupno 318,40',
  ])
    expect(main?.textContent).toContain(words);
  expect(main?.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/admin/narudzbe/2026-000008');
  expect(await axeFindings(main as Element)).toEqual([]);
}, 30_000);

test('what was given back and what is left add up, in amounts as the language writes them', async () => {
  const events = [
    { kind: 'refund', state: null, note: 'Oštećeno', amount: 9, at: listed.createdAt, userId: 4, by: 'Iva' },
  ];
  const failed = {
    ...paidOrder.refunds[0],
    id: 2,
    state: 'failed',
    amount: 3,
    handedAt: null,
    creditNumber: null,
  };
  const { see } = await open({ events, refunds: [...paidOrder.refunds, failed] });

  const { document } = await see();

  const rowsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(rowsOf('[aria-labelledby="h-iznosi"] dl > div')).toEqual([
    'Artikli ukupno30,00 €',
    'Kupon−3,00 €',
    'Dostava4,50 €',
    'Porez (u cijenama)6,30 €',
    'Iznos31,50 €',
    'Uplaćeno31,50 €',
    'Vraćeno−9,00 €',
    'Ostaje22,50 €',
  ]);
  // What failed gave nothing back: it stands without an amount in the column.
  expect(rowsOf('[aria-labelledby="h-uplate"] li > strong')).toEqual(['31,50 €', '−9,00 €']);
  expect(document.querySelector('[aria-labelledby="h-povijest"]')?.textContent).toContain(
    'Povrat novca: 9,00 €',
  );
  const papers = [...document.querySelectorAll('main a[href="/racun"], main a[href="/odobrenje"]')];
  expect(papers.map((link) => link.textContent)).toEqual(['Račun 1/1/1 (PDF)', 'Odobrenje 3/1/1 (PDF)']);
});

test('money that no bank gave back through us is called owed until staff say that they handed it over', async () => {
  const owed = {
    state: 'refunded',
    prices: { ...paidOrder.prices, refundedTotal: 31.5, handedBackTotal: 9 },
    refunds: [{ ...paidOrder.refunds[0], id: 5, amount: 22.5, handedAt: null }],
  };
  const { see, send, sent } = await open(owed, {
    'POST /api/v2/ecommerce/order/handOverRefund/2026-000007': () => paidOrder,
  });
  const { document } = await see();
  const main = document.querySelector('main');
  expect(main?.querySelector('.badge, .tag')?.textContent).toBe('Novac će biti vraćen');
  expect(main?.textContent).toContain('Bit će vraćeno');
  const form = [...document.querySelectorAll('form')].find((one) => one.querySelector('[name="refundId"]'));
  expect(form?.querySelector('[name="refundId"]')?.getAttribute('value')).toBe('5');

  expect((await send({ form: 'handOver', refundId: '0' })).status).toBe(400);
  const { status } = await send({ form: 'handOver', refundId: '5' });

  expect(status).toBe(303);
  expect(sent('handOverRefund')?.body).toEqual({ refundId: 5 });
});

test('a refund of which nobody knows is closed by staff with what the bank shows, and with a reason', async () => {
  const stuck = {
    attention: 'refundStuck',
    refunds: [{ ...paidOrder.refunds[0], id: 7, state: 'asked', handedAt: null, isStuck: true }],
  };
  const { see, send, sent } = await open(stuck, {
    'POST /api/v2/ecommerce/order/settleRefund/2026-000007': () => paidOrder,
  });
  const { document } = await see();
  const form = document.querySelector('form[aria-label^="Zaključi povrat"]');
  expect(form?.textContent).toContain('Ne zna se je li sustav plaćanja vratio novac');
  expect(form?.querySelector('[name="refundId"]')?.getAttribute('value')).toBe('7');

  expect((await send({ form: 'settleRefund', refundId: '7', isGiven: '', reason: '' })).status).toBe(400);
  expect(sent('settleRefund')).toBeUndefined();
  const seen = { form: 'settleRefund', refundId: '7', isGiven: 'false', reason: 'Nema ga u izvodu' };
  expect((await send(seen)).status).toBe(303);

  expect(sent('settleRefund')?.body).toEqual({ refundId: 7, isGiven: false, reason: 'Nema ga u izvodu' });
});

test('money that is left has to be given back before an order is "refunded" by hand', async () => {
  const options = async (order: object) => {
    const { document } = await (await open(order)).see();
    return [...document.querySelectorAll('[name="state"] option')].map((option) =>
      option.getAttribute('value'),
    );
  };

  expect(await options({})).toEqual(['', 'processing', 'sent', 'completed']);
  expect(await options({ paidTotal: 9 })).toEqual(['', 'processing', 'sent', 'completed', 'refunded']);
});

test('an order is sent with its parcel and word to the buyer; half a parcel is told at its field', async () => {
  const change = 'PATCH /api/v2/ecommerce/order/changeState/2026-000007';
  const { send, sent } = await open({}, { [change]: () => paidOrder });
  const fields = { form: 'move', state: 'sent', note: 'Stiže.', parcel: 'HR1', url: 'ftp://x', carrier: '' };

  const wrong = await send(fields);
  expect(Object.keys(faultsIn(wrong.document)).toSorted()).toEqual(['carrier', 'url']);
  expect(sent('changeState')).toBeUndefined();

  const { status } = await send({ ...fields, carrier: 'GLS', url: '' });
  expect(status).toBe(303);
  expect(sent('changeState')?.body).toEqual({
    state: 'sent',
    note: 'Stiže.',
    parcel: { carrier: 'GLS', number: 'HR1', url: null },
    isQuiet: false,
  });
});

test('a state that another colleague was faster with is refused in words above the form', async () => {
  const change = 'PATCH /api/v2/ecommerce/order/changeState/2026-000007';
  const { send } = await open(
    {},
    {
      [change]: () => {
        throw refused(409, 'ORDER_MOVE_NOT_ALLOWED');
      },
    },
  );

  const { document, status } = await send({ form: 'move', state: 'sent' });

  expect(status).toBe(409);
  expect(document.querySelector('main [role="alert"]')?.textContent).toContain(
    'više ne može tako promijeniti',
  );
});

test('a refund names pieces, delivery or an amount, and the key of its page; nothing at all is told at the amount', async () => {
  const { see, send, sent } = await open(
    {},
    { 'POST /api/v2/ecommerce/order/refund/2026-000007': () => paidOrder },
  );
  const { document } = await see();
  const key = document.querySelector<HTMLInputElement>('[name="key"]')?.value ?? '';
  expect(key).toMatch(/^[\w-]{36}$/);

  const nothing = await send({ form: 'refund', key, 'pieces.31': '0', amount: '', restock: 'true' });
  expect(faultsIn(nothing.document)).toEqual({ amount: 'Unos ovog polja je obavezan' });
  const wrong = await send({ form: 'refund', key, 'pieces.31': '-1', amount: '1.200' });
  expect(Object.keys(faultsIn(wrong.document)).toSorted()).toEqual(['amount', 'pieces.31']);
  expect(faultsIn(wrong.document).amount).toContain('može čitati na dva načina');
  for (const amount of ['-5', 'abc', '0']) {
    const { document: told } = await send({ form: 'refund', key, 'pieces.31': '0', amount });
    expect(faultsIn(told)).toEqual({ amount: 'Upišite iznos, npr. 12,50.' });
  }
  expect(sent('/refund/')).toBeUndefined();

  await send({
    form: 'refund',
    key,
    'pieces.31': '2',
    amount: '12,5',
    reason: ' Šteta ',
    withDelivery: 'true',
  });
  expect(sent('/refund/')?.body).toEqual({
    key,
    items: [{ itemId: 31, quantity: 2 }],
    withDelivery: true,
    amount: 12.5,
    reason: 'Šteta',
    restock: false,
    isByHand: false,
    isHandedOver: false,
  });
});

test('an amount is read as it is written, and never as a thousand times more or less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(',', '.'), (cents, point) => {
      const text = (cents / 100).toFixed(2).replace('.', point);
      expect(amountIn(text)).toBe(cents / 100);
      expect(amountIn(`${text} €`)).toBe(cents / 100);
      expect(amountIn(`${text}0`)).toBeUndefined();
    }),
  );
  for (const text of ['0', '-5', '1.200', '1,200,00', 'pet', '1e5', ''])
    expect(amountIn(text)).toBeUndefined();
});

test('a mail that is sent again is told beside its button, without scripts too', async () => {
  const { send, sent } = await open(
    {},
    { 'POST /api/v2/ecommerce/order/resendMail/2026-000007': () => ({}) },
  );

  const { document } = await send({ form: 'mail-confirmation', mail: 'confirmation' });

  expect(sent('resendMail')?.body).toEqual({ mail: 'confirmation' });
  expect(document.querySelector('main form [role="status"]')?.textContent).toBe(
    'Poruka je poslana na ana@kupci.test.',
  );
});

test('an order that called for people stands out until one of them says that it is dealt with', async () => {
  const { see, send, sent } = await open(
    { attention: 'paidTwice' },
    { 'POST /api/v2/ecommerce/order/settleAttention/2026-000007': () => ({}) },
  );
  const { document } = await see(path);
  const note = [...document.querySelectorAll('main .note')].find((one) =>
    one.textContent?.includes('Plaćena je dvaput'),
  );
  expect(note?.querySelector('form button')?.textContent).toBe('Riješeno');

  const { status } = await send({ form: 'settle', attention: 'paidTwice' });

  expect(sent('settleAttention')?.body).toEqual({ attention: 'paidTwice' });
  expect(status).toBe(303);
});

test('without the right for orders nothing of them is asked for, and an unknown number is not found', async () => {
  const editor = await open({}, {}, ['content.edit']);
  for (const where of ['/admin/narudzbe', path, '/_/orders-csv'])
    expect((await editor.see(where)).status).toBe(403);
  expect((await editor.send({ form: 'refund', amount: '5' })).status).toBe(403);
  expect(editor.sent('/order/')).toBeUndefined();

  const { see } = await open();
  expect((await see('/admin/narudzbe/2026-999999')).status).toBe(404);
});

test('a parcel is packed with the pieces that are said; what is no number keeps what was typed', async () => {
  const { send, sent } = await open(
    {},
    {
      'POST /api/v2/ecommerce/order/fulfilment/create/2026-000007': () => ({ state: 'sent', parcels: [] }),
      'PATCH /api/v2/ecommerce/order/tag/save/2026-000007': () => ({ tags: [], assignee: null }),
    },
  );
  const pack = { form: 'pack', act: 'send', 'pieces.31': '2', carrier: 'GLS', parcel: 'GL 1', url: '' };

  const wrong = await send({ ...pack, 'pieces.31': 'dva' });
  const nothing = await send({ ...pack, 'pieces.31': '0' });
  const good = await send(pack);
  await send({ form: 'assign', assignee: '4', tags: 'sajam, hitno,, sajam' });

  expect(Object.keys(faultsIn(wrong.document))).toEqual(['pieces.31']);
  expect([wrong.status, nothing.status, good.status]).toEqual([400, 400, 303]);
  expect(sent('fulfilment/create')?.body).toEqual({
    lines: [{ itemId: 31, quantity: 2 }],
    carrier: 'GLS',
    trackingNumber: 'GL 1',
    url: null,
    isSent: true,
    isQuiet: false,
  });
  expect(sent('tag/save')?.body).toEqual({ assigneeId: 4, tags: ['sajam', 'hitno'] });
});

test('many are sent after one has seen what would happen; nothing chosen is said in words', async () => {
  const { see } = await open(
    {},
    {
      'POST /api/v2/ecommerce/order/bulk': () => ({
        records: [
          { id: 7, slug: '2026-000007', buyer: 'Ana', state: 'paid', quantity: 3, refused: null },
          { id: 8, slug: '2026-000008', buyer: 'Ivo', state: 'cancelled', quantity: 1, refused: 'state' },
        ],
      }),
    },
  );

  const { document } = await see('/admin/narudzbe/slanje?ids=7,8');

  const main = document.querySelector('main');
  expect(main?.textContent).toContain('Bit će poslane (1)');
  expect(main?.textContent).toContain('Neće se označiti (1)');
  expect(
    [...document.querySelectorAll('main input[name="ids"]')].map((one) => one.getAttribute('value')),
  ).toEqual(['7']);
  expect(await axeFindings(main as Element)).toEqual([]);
}, 30_000);
