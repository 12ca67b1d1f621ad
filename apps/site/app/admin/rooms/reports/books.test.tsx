import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { daysOfBooks, periodsBefore } from './books-view.ts';

const period = {
  from: '2026-10-01',
  to: '2026-10-31',
  before: { from: '2026-08-31', to: '2026-09-30' },
  currency: { iso: 'EUR', symbol: '€' },
  currencies: ['EUR'],
};
const sums = { base: 80, tax: 20, total: 100 };
const books = {
  ...period,
  documents: {
    invoices: { count: 2, total: 150 },
    credits: { count: 1, total: -50 },
    total: 100,
    unpaid: { count: 1, total: 30 },
  },
  payments: [
    {
      provider: 'bankTransfer',
      received: { count: 1, total: 120 },
      givenBack: { count: 1, total: 50 },
      kept: 70,
      ...{ fees: 2, feesComputed: 2, feesUnknown: 1, payout: 68 },
    },
  ],
  received: 120,
  givenBack: 50,
  kept: 70,
  ...{ fees: 2, feesComputed: 2, feesUnknown: 1, payout: 68 },
  difference: 30,
};
const taxes = {
  ...period,
  rows: [{ country: 'HR', rate: 25, isOss: false, ...sums }],
  totals: sums,
  oss: {
    rows: [
      { quarter: '2026-Q4', corrects: '2026-Q3', country: 'AT', rate: 20, base: -10, tax: -2, total: -12 },
    ],
    totals: { base: -10, tax: -2, total: -12 },
  },
};

const open = (scope: string[]) =>
  startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v1/settings/admin/todo': () => ({ todo: [] }),
      'GET /api/v2/ecommerce/report/books': () => books,
      'GET /api/v2/ecommerce/report/taxes': () => taxes,
    },
  });
const headers = { cookie: 'auth.strategy=admin; auth.token.admin=token-a' };

test('[TAX-01] the bookkeeper sees documents, money and taxes of a month or quarter, what differs, and nothing that leads to orders', async () => {
  const site = await open(['books.read']);
  const { document } = await site.visit('/admin/knjigovodstvo?period=2026-10', { headers });
  const main = document.querySelector('main');
  const text = main?.textContent?.replaceAll(/\s/g, ' ') ?? '';

  expect(
    [...document.querySelectorAll('.admin__nav a')].map(({ textContent }) => textContent?.trim()),
  ).toContain('Knjigovodstvo');
  for (const part of [
    '150,00 €',
    '−50,00 €',
    '70,00 €',
    'razlikuju se za 30,00 €',
    '1 račun još nije plaćen',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Austrija');
  expect(main?.querySelector('a[href^="/admin/narudzbe"]')).toBeNull();
  const download = main?.querySelector('a[href^="/_/paper-archive"]')?.getAttribute('href');
  expect(download).toBe('/_/paper-archive?from=2026-10-01&to=2026-10-31&books=yes');
  expect(await axeFindings(main as Element)).toEqual([]);
  expect((await site.visit('/admin/izvjestaji', { headers })).status).toBe(403);
  const others = await open(['orders.ship']);
  expect((await others.visit('/admin/knjigovodstvo', { headers })).status).toBe(403);
}, 60_000);

test('[TAX-01] a month and a quarter are their days, in leap years too; anything else is none', () => {
  expect(daysOfBooks('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfBooks('2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  for (const wrong of ['', '2026', '2026-13', '2026-Q5', '1999-01', '2026-1'])
    expect(daysOfBooks(wrong)).toBeUndefined();
  const { months, quarters } = periodsBefore('2026-01-15');
  expect([months[0], months[1], quarters[0], quarters[1]]).toEqual([
    '2026-01',
    '2025-12',
    '2026-Q1',
    '2025-Q4',
  ]);
});
