import type { BankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const account = 'HR1210010051863000160';
const line: BankLine = {
  ...{ id: 5, position: 1, direction: 'in', amount: 118, currency: 'EUR', bookedOn: '2026-11-27' },
  ...{
    name: 'Vedran Lukić',
    iban: account,
    reference: 'HR00 2026-001466',
    text: 'planer',
    returnReason: null,
  },
  ...{ state: 'open', isAutomatic: false, note: '', by: '', decidedAt: null, parts: [], reason: 'more' },
  proposed: [{ slug: '2026-001466', amount: 118 }],
  orders: [
    { slug: '2026-001466', buyer: 'Vedran Lukić', state: 'awaitingPayment', rest: 104, currency: 'EUR' },
  ],
};
const head = {
  ...{ id: 9, number: '228', iban: account, from: '2026-11-27', to: '2026-11-27', fileName: 'izvod-228.xml' },
  ...{ by: 'Iva Lončar', createdAt: '2026-11-27T20:00:00Z', open: 2, booked: 1, setAside: 1, ignored: 4 },
};
const booked: BankLine = {
  ...{ ...line, id: 6, state: 'booked', isAutomatic: true, reason: null, proposed: [], orders: [] },
  parts: [{ slug: '2026-001472', amount: 118 }],
};
const statement = {
  ...head,
  ...{ currency: 'EUR', opening: 100, closing: 13_995.65, isBalanced: true },
  lines: [
    line,
    { ...line, id: 7, reason: 'unknown', proposed: [], orders: [], name: 'Netko' },
    booked,
    { ...booked, id: 10, position: 2 },
    { ...line, id: 8, state: 'setAside', reason: null, note: 'Posudba', by: 'Iva Lončar' },
  ],
  pagination: { lastPage: 3, page: 1, limit: 100, total: 250, perPage: 100 },
  ...{ sure: 2, byItself: { count: 120, amount: 9000.5 }, byPeople: { count: 0, amount: 0 } },
};
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['orders.read', 'orders.edit'] }),
  'GET /api/v2/ecommerce/bank/statement/filter': () => ({
    records: [head],
    pagination: { lastPage: 1, page: 1, limit: 20, total: 1, perPage: 20 },
    account,
  }),
  'GET /api/v2/ecommerce/bank/statement/get/9': () => statement,
  'POST /api/v2/ecommerce/bank/line/decide/5': () => line,
  'POST /api/v2/ecommerce/bank/line/decide/6': () => {
    const fields = [{ path: 'act', kind: 'paidWithIt', message: 'paid' }];
    throw refused(400, 'VALIDATION_FAILED', 'wrong', { fields });
  },
  'POST /api/v2/ecommerce/bank/line/decide/7': () => line,
  'POST /api/v2/ecommerce/bank/line/decide/8': () => line,
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');

test('[BANK-01] a statement says of each payment that waits why, and one press books it, another order or a reason sets it aside', async () => {
  const site = await startSite({ answers });
  const { document } = await site.visit('/admin/banka/9', { headers: { cookie } });
  const send = (fields: Record<string, string>) => site.visit('/admin/banka/9', sentForm(fields, cookie));
  const buttons = [...document.querySelectorAll('main button[name="act"]')].map((one) =>
    plain(one.textContent),
  );
  const labels = [...document.querySelectorAll('main form')].map((form) => form.getAttribute('aria-label'));

  const results = [
    await send({ form: 'line-5', act: 'book', slug: '2026-001466', amount: '118' }),
    await send({ form: 'other-5', act: 'book', slug: ' 2026-001467 ', amount: '118', note: '' }),
    await send({ form: 'other-7', act: 'setAside', slug: '', amount: '118', note: 'Posudba vlasnika' }),
    await send({ form: 'line-8', act: 'reopen' }),
  ];
  const empty = await send({ form: 'other-7', act: 'setAside', slug: '', amount: '118', note: '' });

  const text = plain(document.querySelector('main')?.textContent);
  expect(text).toContain('Izvod 228');
  expect(text).toContain('Uplaćeno je 14,00 € više.');
  expect(text).toContain('2026-001466, Vedran Lukić: preostalo 104,00 €');
  expect(text).toContain(hr['bank.reason.unknown']);
  expect(text).toContain('13.995,65 €slaže se s izvodom');
  expect(buttons).toContain('Proknjiži 104,00 €, 14,00 € zadrži za povrat');
  expect(buttons).toContain('Poništi 2. Vedran Lukić, 118,00 €, 2026-001472');
  expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
  expect(results.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(faultsIn(empty.document)).toEqual({ note: expect.any(String) });
  expect(site.calls.filter(({ path }) => path.includes('/line/decide/')).map(({ body }) => body)).toEqual([
    { act: 'book', parts: [{ slug: '2026-001466', amount: 118 }], note: '' },
    { act: 'book', parts: [{ slug: '2026-001467', amount: 118 }], note: '' },
    { act: 'setAside', parts: [], note: 'Posudba vlasnika' },
    { act: 'reopen', parts: [], note: '' },
  ]);
});

test('[BANK-01] a long statement has pages and its sums of all of them; a booking is taken back by one press, which says why it cannot be', async () => {
  const site = await startSite({ answers });
  const { document } = await site.visit('/admin/banka/9?page=2', { headers: { cookie } });
  const undo = await site.visit('/admin/banka/9', sentForm({ form: 'line-6', act: 'undo' }, cookie));

  const text = plain(document.querySelector('main')?.textContent);
  expect(text).toContain('1209.000,50 €');
  expect(text).toContain('Proknjiži sigurne (2)');
  expect([...document.querySelectorAll('main nav a')].map((one) => one.getAttribute('href'))).toContain(
    '/admin/banka/9?page=3',
  );
  expect(site.calls.find(({ path }) => path.endsWith('/statement/get/9'))?.query.get('page')).toBe('2');
  expect(document.querySelector('main button[value="undo"]')?.textContent).toContain(hr['bank.undo']);
  expect(undo.status).toBe(400);
  expect(plain(undo.document.querySelector('main')?.textContent)).toContain(hr['bank.wrong.paidWithIt']);
});

test('[BANK-01] the list of statements says what waits in each, whose account is read, and why a file was refused', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'POST /api/v2/ecommerce/bank/statement/take': () => ({
        taken: [],
        refused: [
          { file: 'izvod-114.xml', reason: 'otherAccount', found: 'HR6623400091102748151', line: null },
        ],
        account,
      }),
    },
  });
  const { document } = await site.visit('/admin/banka', { headers: { cookie } });
  const send = (file: string) =>
    site.visit('/admin/banka', {
      method: 'POST',
      body: `--a\r\ncontent-disposition: form-data; name="files"; filename="${file && 'izvod-114.xml'}"\r\ncontent-type: text/xml\r\n\r\n${file}\r\n--a--\r\n`,
      headers: {
        ...{ origin: 'http://izlog.example', accept: 'text/html', cookie },
        'content-type': 'multipart/form-data; boundary=a',
      },
    });
  const foreign = await send('<Document/>');
  const none = await send('');

  const text = plain(document.querySelector('main')?.textContent);
  expect(text).toContain('228, 27.');
  expect(text).toContain('2 za odlučiti');
  expect(text).toContain('HR12 1001 0051 8630 0016 0');
  expect(plain(foreign.document.querySelector('[role="alert"]')?.textContent)).toContain(
    'Izvod je za drugi račun (HR66 2340 0091 1027 4815 1), a trgovina prima uplate na HR12 1001 0051 8630 0016 0.',
  );
  expect(none.document.querySelector('main')?.textContent).toContain(hr['bank.required']);
});

test('[BANK-01] refunds by transfer are ticked into one file; a wrong account is said beside it, and a file is fetched, handed over or taken back', async () => {
  const owed = { slug: '2026-001466', since: null, name: 'Vedran Lukić', iban: account };
  const file = {
    ...{
      id: 3,
      name: 'povrati-3-2026-11-30.xml',
      payOn: '2026-11-30',
      count: 2,
      amount: 19,
      state: 'made',
      by: '',
    },
    ...{ createdAt: '2026-11-27T20:00:00Z', endedAt: null },
  };
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['orders.read', 'orders.refund'] }),
      'GET /api/v2/ecommerce/bank/refund/list': () => ({
        owed: [
          { ...owed, refundId: 15, amount: 14 },
          { ...owed, refundId: 16, amount: 5, iban: '' },
        ],
        files: [file],
        account,
      }),
      'POST /api/v2/ecommerce/bank/refund/make': ({ body }) => {
        const fields = [{ path: 'transfers.0.iban', kind: 'iban', message: 'wrong' }];
        const { transfers } = body as { transfers: Array<{ iban: string }> };
        if (transfers[0]?.iban === 'HR00') throw refused(400, 'VALIDATION_FAILED', 'wrong', { fields });
        return file;
      },
      'POST /api/v2/ecommerce/bank/refund/handOver/3': () => file,
      'POST /api/v2/ecommerce/bank/refund/takeBack/3': () => file,
    },
  });
  const path = '/admin/banka/povrati';
  const { document } = await site.visit(path, { headers: { cookie } });
  const send = (fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie));
  const chosen = {
    form: 'make',
    payOn: '2026-11-30',
    version: '03',
    'chosen.15': 'true',
    'name.15': 'Vedran',
  };

  const sent = [
    await send({ ...chosen, 'iban.15': account, 'name.16': 'Ana', 'iban.16': '' }),
    await send({ form: 'file-3', act: 'handOver' }),
    await send({ form: 'file-3', act: 'takeBack' }),
  ];
  const wrong = await send({ ...chosen, 'iban.15': 'HR00' });
  const none = await send({ form: 'make', payOn: '2026-11-30' });

  const ticks = [...document.querySelectorAll<HTMLInputElement>('main [type="checkbox"]')];
  expect(ticks.map(({ name, checked }) => [name, checked])).toEqual([
    ['chosen.15', true],
    ['chosen.16', false],
  ]);
  expect(document.querySelector('main a[download]')?.getAttribute('href')).toBe('/_/transfer-file/3');
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(faultsIn(wrong.document)).toEqual({ 'iban.15': hr['bank.wrong.iban'] });
  expect(faultsIn(none.document)).toEqual({ payOn: hr['bank.chooseOne'] });
  expect(site.calls.find(({ path }) => path.endsWith('/refund/make'))?.body).toEqual({
    payOn: '2026-11-30',
    version: '03',
    transfers: [{ refundId: 15, name: 'Vedran', iban: account }],
  });
});
