import type { EInvoicePayment } from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import type { ListedEInvoice } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import type { IncomingInvoice } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const one: ListedEInvoice = {
  ...{ id: 5, number: '205/WEB1/1', state: 'refused', problems: [], point: 'mojEracun', fiscal: null },
  ...{ attempts: 1, lastAt: null, sentAt: null, deliveredAt: null, error: 'Primatelj nije pronađen' },
  ...{
    reported: 0,
    unreported: 0,
    rejectedAt: null,
    rejection: null,
    isRejectionOpen: false,
    isInvoice: true,
    slug: '2026-001489',
    kind: 'invoice',
    buyer: 'OPG Horvat',
  },
  ...{ issuedAt: '2026-11-28T12:18:00Z', total: 650, currency: 'EUR' },
};
const problem = { field: 'lines[0].classifications', rule: 'HR-BR-25', reason: 'lack a KPD', itemId: 31 };
const payment: EInvoicePayment = {
  ...{ id: 3, eInvoiceId: 5, number: '201/WEB1/1', slug: '2026-001484', buyer: 'Studio Brvnara' },
  ...{ issuedOn: '2026-11-27', paidOn: '2026-11-28', amount: 71.2, currency: 'EUR', by: 'account' },
  ...{ state: 'refused', reportedAt: null, error: 'unsure' },
};
const incoming: IncomingInvoice = {
  ...{ id: 8, number: '17-1-1', issuedOn: '2026-11-20', dueOn: '2026-12-05', sender: 'Papir d.o.o.' },
  ...{ senderOib: '12345678903', total: 125, currency: 'EUR', arrivedAt: '2026-11-21T08:00:00Z' },
  ...{ state: 'new', reasonKind: null, reason: null, decidedAt: null, by: '', report: null },
  ...{ reportBy: null, error: null },
};
const pagination = { lastPage: 1, page: 1, limit: 20, total: 1, perPage: 20 };
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['orders.read', 'orders.edit'] }),
  'GET /api/v2/ecommerce/eInvoice/filter': () => ({
    records: [
      one,
      {
        ...one,
        id: 6,
        number: null,
        state: 'blocked',
        error: null,
        problems: [{ ...problem, name: 'Planer' }],
      },
      { ...one, id: 7, number: '207/WEB1/1', state: 'waiting', point: 'hand', error: null },
      { ...one, id: 9, number: '201/WEB1/1', state: 'delivered', fiscal: 'accepted', error: null },
    ],
    pagination,
    point: 'mojEracun',
  }),
  'GET /api/v2/ecommerce/eInvoice/payments': () => ({
    ...{ month: '2026-11', months: ['2026-11'], dueOn: '2026-12-20', point: 'mojEracun' },
    ...{
      records: [payment, { ...payment, id: 4, state: 'reported', error: null }],
      total: 142.4,
      waiting: 71.2,
    },
  }),
  'GET /api/v2/ecommerce/incomingInvoice/filter': () => ({ records: [incoming], pagination, point: 'hand' }),
  'POST /api/v2/ecommerce/eInvoice/sendAgain/5': () => one,
  'POST /api/v2/ecommerce/eInvoice/handOver/7': () => one,
  'POST /api/v2/ecommerce/eInvoice/payments/send': () => ({ payments: 1 }),
  'POST /api/v2/ecommerce/eInvoice/payments/reported': () => ({ reported: 1 }),
  'POST /api/v2/ecommerce/incomingInvoice/decide/8': () => incoming,
};
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
const open = async (path: string) => {
  const site = await startSite({ answers });
  const { document } = await site.visit(path, { headers: { cookie } });
  return {
    ...site,
    document,
    text: plain(document.querySelector('main')?.textContent),
    send: (fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie)),
    sent: (part: string) => site.calls.filter((call) => call.path.includes(part)).map(({ body }) => body),
  };
};

test('[FISC-05] the list says of each e-invoice where it is and why, and what is left to do', async () => {
  const { document, text, send, calls } = await open('/admin/eracuni');

  expect(text).toContain('Primatelj nije pronađen');
  expect(text).toContain('Nedostaje KPD: Planer');
  expect(text).toContain(hr['eInvoices.state.done']);
  expect(text).toContain('650,00 €');
  expect([...document.querySelectorAll('main a[download]')].map((link) => link.getAttribute('href'))).toEqual(
    ['/_/e-invoice/5', '/_/e-invoice/7', '/_/e-invoice/9'],
  );
  const results = [await send({ form: 'again-5' }), await send({ form: 'hand-7' })];
  expect(results.map(({ status }) => status)).toEqual([303, 303]);
  expect(calls.map(({ path }) => path).filter((path) => /eInvoice.(sendAgain|handOver)/.test(path))).toEqual([
    '/api/v2/ecommerce/eInvoice/sendAgain/5',
    '/api/v2/ecommerce/eInvoice/handOver/7',
  ]);
});

test('[FISC-05] payments of a month say by when they are due; what nobody knows is for people to say', async () => {
  const { text, send, sent } = await open('/admin/eracuni/naplate?month=2026-11');

  expect(text).toContain('Prijaviti do 20. 12. 2026.');
  expect(text).toContain(hr['eInvoices.error.unsure']);
  expect(text).toContain('142,40 €');
  const results = [
    await send({ form: 'send', month: '2026-11' }),
    await send({ form: 'reported', month: '2026-11', ids: '3' }),
  ];
  expect(results.map(({ status }) => status)).toEqual([303, 303]);
  expect(sent('payments/reported')).toEqual([{ month: '2026-11', ids: [3] }]);
});

test('[FISC-05] what came is accepted or refused with a reason', async () => {
  const { document, text, send, sent } = await open('/admin/eracuni/primljeni');

  expect(text).toContain('Papir d.o.o. OIB 12345678903');
  expect(document.querySelector('main a[download]')?.getAttribute('href')).toBe('/_/incoming-invoice/8');
  const without = await send({ form: 'refuse-8', kind: 'ofVat', reason: ' ' });
  expect(faultsIn(without.document)).toEqual({ reason: expect.any(String) });
  const refused = await send({ form: 'refuse-8', kind: 'ofVat', reason: 'Kriva stopa' });
  const accepted = await send({ form: 'accept-8' });
  expect([refused.status, accepted.status]).toEqual([303, 303]);
  expect(sent('/decide/')).toEqual([
    { act: 'refuse', kind: 'ofVat', reason: 'Kriva stopa' },
    { act: 'accept' },
  ]);
});

test('[FISC-05] a look at the access point says how many e-invoices came, and why not all; two senders may give the same number', async () => {
  const path = '/admin/eracuni/primljeni';
  const other = { ...incoming, id: 9, sender: 'Tinta d.o.o.' };
  const answered = [
    { arrived: 2, error: null },
    { arrived: 0, error: 'noAccount' },
  ];
  const site = await startSite({
    answers: {
      ...answers,
      'GET /api/v2/ecommerce/incomingInvoice/filter': () => ({
        ...{ records: [incoming, other], pagination, point: 'mojEracun' },
      }),
      'POST /api/v2/ecommerce/incomingInvoice/fetch': () => answered.shift(),
    },
  });
  const first = await site.visit(path, { headers: { cookie } });
  const fetched = await site.visit(path, sentForm({ form: 'fetch' }, cookie));
  const failed = await site.visit(path, sentForm({ form: 'fetch' }, cookie));
  const noteOf = ({ document }: typeof first) =>
    plain(document.querySelector('main [role="status"]')?.textContent);
  const labels = [...first.document.querySelectorAll('main form')].map((form) =>
    form.getAttribute('aria-label'),
  );

  expect(noteOf(first)).toBe('');
  expect(noteOf(fetched)).toBe('Stigla su 2 nova eRačuna.');
  expect(noteOf(failed)).toContain(hr['eInvoices.error.noAccount']);
  expect(new Set(labels).size).toBe(labels.length);
});
