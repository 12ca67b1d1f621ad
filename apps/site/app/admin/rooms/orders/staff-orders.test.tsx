import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { open, paidOrder, path } from '#site/testing/staff-orders.ts';
import { axeFindings } from '#test/render-ui.tsx';

test('the orders stand in a table with buyer, content, state, sum and why somebody must look', async () => {
  const { see } = await open();

  const { document, cacheable } = await see('/admin/narudzbe');

  const cells = [...document.querySelectorAll('tbody tr > *')].map((cell) =>
    cell.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(cells).toEqual([
    'Čekaju vas 1',
    'Odaberi: 2026-000007',
    '2026-000007',
    '21. 11. 2026. 09:15',
    'Stolarija Đurić d.o.o.',
    'Planer, Olovke · 3 kom.',
    'Plaćeno Plaćena je dvaput: jednu uplatu treba vratiti.',
    '1.234,50 €',
  ]);
  expect(document.querySelector('main [role="status"]')?.textContent).toBe('42 narudžbe');
  const tabs = [...document.querySelectorAll('main .tabs a')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Sve 42',
    'Čekaju vas 1',
    'Za pakiranje 10.000+',
    'Čeka uplatu 0',
    'Danas 3',
  ]);
  expect(tabs[4]?.getAttribute('href')).toMatch(/\?from=\d{4}-\d{2}-\d{2}$/);
  expect(cacheable).toBe(false);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 30_000);

test('the orders are narrowed by their address, in days of the shop; what nobody can mean is passed over, and said', async () => {
  const { see, sent } = await open();

  const { document } = await see(
    '/admin/narudzbe?search=%C4%90uri%C4%87&state=paid&kind=nista&from=2026-11-01&to=2026-11-21&attention=true&page=2',
  );

  expect(Object.fromEntries(sent('/order/filter')?.query ?? [])).toEqual({
    first: 'waiting',
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
  const note = (page: Document) =>
    page.querySelector('main .note')?.textContent?.replaceAll(/\s+/g, ' ').trim();
  expect(note(document)).toBe(
    'Uvjet „Način plaćanja: nista” ne može se razumjeti, pa ništa ne sužava.Prikazano je ono što odgovara ostalim uvjetima. Ukloni iz adrese',
  );
  // A day that no year has, letters for a number, a country that is none, a tag that no order has.
  const none = await see('/admin/narudzbe?from=2026-02-31&taxRate=abc&country=Hrvatska&tag=nema');
  expect(sent('/order/filter')?.query.toString()).toBe('first=waiting&page=1&limit=50');
  expect(note(none.document)?.match(/„.*?”/g)).toEqual([
    '„Datum: 2026-02-31”',
    '„Oznaka: nema”',
    '„Država (dva slova): Hrvatska”',
    '„Stopa poreza (%): abc”',
  ]);
  expect(note(none.document)).toContain('Prikazano je sve.');
  expect(none.document.querySelector('main .note a')?.getAttribute('href')).toBe('/admin/narudzbe');
  const nobody = await see('/admin/narudzbe?search=nitko');
  expect(note(nobody.document)).toBeUndefined();
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
    'CorvusPay: plaćeno',
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

test('[ORDER-016] an order is cancelled from its head, where it says what that means; one that was paid leads to its refund', async () => {
  const change = 'PATCH /api/v2/ecommerce/order/changeState/2026-000007';
  const { see, send, sent } = await open({ moves: ['paid', 'cancelled'] }, { [change]: () => paidOrder });
  const wayOut = (page: Document) => page.querySelector('.head hr + a')?.getAttribute('href');
  const { document } = await see();
  expect(wayOut(document)).toBe('#otkazivanje');
  expect(document.querySelector('#otkazivanje')?.closest('section')?.textContent).toContain(
    'Roba se vraća na zalihu',
  );

  const { status } = await send({ form: 'cancel', note: 'Nema više.', isQuiet: 'true' });
  expect(status).toBe(303);
  expect(sent('changeState')?.body).toEqual({ state: 'cancelled', note: 'Nema više.', isQuiet: true });

  const paid = await open({ moves: ['processing', 'refunded'] });
  expect(wayOut((await paid.see()).document)).toBe('#povrat');
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

test('[OFFICE-06] what is left to pay stands with the link of its buyer, or with a button that sends one', async () => {
  const waiting = { state: 'awaitingPayment', isPaid: false, paidTotal: 10, uneditable: null };
  const linked = await (
    await open({ ...waiting, payLink: { url: 'https://x.test/ponuda/1-a', amount: 21.5 } })
  ).see();
  const unlinked = await (await open(waiting)).see();

  const panel = (document: Document) => document.querySelector('[aria-labelledby="h-ostatak"]');
  expect(panel(linked.document)?.querySelector('input[readonly]')?.getAttribute('value')).toBe(
    'https://x.test/ponuda/1-a',
  );
  expect(panel(linked.document)?.querySelector('form')).toBeNull();
  expect(panel(unlinked.document)?.querySelector('form button')?.textContent).toContain('Pošalji poveznicu');
  const paid = await (await open()).see();
  expect(panel(paid.document)).toBeNull();
}, 30_000);

const endedOrder = {
  ...paidOrder,
  state: 'cancelled',
  isPaid: false,
  attention: 'paidAfterEnd',
  invoiceNumber: null,
  documents: [],
  refunds: [],
  moves: [],
  prices: { ...paidOrder.prices, refundedTotal: 0, handedBackTotal: 0 },
  ended: {
    by: 'buyer',
    held: 31.5,
    lacks: { money: 0, pieces: [], discounts: [{ name: 'LJETO', isByCustomer: false }] },
  },
};

test('[ORDER-016] an order whose money came after its end says who ended it and what it lacks; it is taken up with a press, or the money goes back', async () => {
  const takeUp = 'POST /api/v2/ecommerce/order/takeUp/2026-000007';
  const { see, send, sent } = await open(endedOrder, { [takeUp]: () => paidOrder });

  const { document } = await see();

  const main = document.querySelector('main') as Element;
  const said = main.querySelector('.note')?.textContent?.replaceAll('\u00A0', ' ') ?? '';
  for (const words of [
    'Plaćena nakon što je završila',
    'Narudžbu je otkazao kupac, a zatim je stigla uplata.',
    'Kod vas je 31,50 €.',
    'popust „LJETO”: u međuvremenu su ga iskoristili drugi',
    'Prihvati narudžbu',
  ])
    expect(said).toContain(words);
  expect(main.querySelector('.note a[href="#povrat"]')).not.toBeNull();
  expect(main.querySelector<HTMLInputElement>('input[name="amount"]')?.value).toBe('31,50');
  expect(await axeFindings(main)).toEqual([]);

  const { status } = await send({ form: 'takeUp', isPriceGranted: 'true' });
  expect(status).toBe(303);
  expect(sent('takeUp')?.body).toEqual({ isPriceGranted: true });
}, 30_000);

test('[ORDER-016] while its goods are gone it cannot be taken up; a transfer that came late is written down by its amount', async () => {
  const gone = {
    ...endedOrder.ended,
    lacks: { money: 0, pieces: [{ name: 'Planer', quantity: 2 }], discounts: [] },
  };
  const short = await open({ ...endedOrder, ended: gone });
  const { document } = await short.see();
  expect(document.querySelector('main .note')?.textContent).toContain('Planer: još 2 kom. na zalihi');
  expect(document.querySelector('main .note form')).toBeNull();

  const transfer = {
    ...endedOrder,
    attention: null,
    paidTotal: 0,
    paymentMethod: { ...paidOrder.paymentMethod, kind: 'bankTransfer' },
    ended: { ...endedOrder.ended, by: 'platform', held: 0 },
  };
  const receive = 'POST /api/v2/ecommerce/order/receivePayment/2026-000007';
  const { see, send, sent } = await open(transfer, { [receive]: () => endedOrder });
  const page = await see();
  expect(page.document.querySelector<HTMLInputElement>('input[name="received"]')?.value).toBe('31,50');
  const wrong = await send({ form: 'received', received: '1.200' });
  expect(Object.keys(faultsIn(wrong.document))).toEqual(['received']);
  expect(sent('receivePayment')).toBeUndefined();
  expect((await send({ form: 'received', received: '31,50' })).status).toBe(303);
  expect(sent('receivePayment')?.body).toEqual({ amount: 31.5 });
});
