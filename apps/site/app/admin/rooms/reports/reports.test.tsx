import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf, ticksTo } from '#site/admin/ground/chart/chart-scale.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const eur = { iso: 'EUR', symbol: '€' };
const sales = {
  from: '2026-11-20',
  to: '2026-11-22',
  before: { from: '2026-11-17', to: '2026-11-19' },
  currency: eur,
  currencies: ['EUR'],
  rows: [
    { key: '2026-11-20', name: '', quantity: null, orders: 2, income: 120.5, before: 0 },
    { key: '2026-11-21', name: '', quantity: null, orders: 0, income: 0, before: 0 },
    { key: '2026-11-22', name: '', quantity: null, orders: 1, income: 40, before: 80 },
  ],
  totals: {
    ...{ orders: 3, ordersBefore: 1, income: 160.5, before: 80 },
    ...{ refunds: 1, refunded: 9, refundsBefore: 0, refundedBefore: 0 },
  },
};
const best = [
  { key: '3', name: 'Planer', quantity: 4, orders: 3, income: 150, before: 0 },
  { key: 'delivery', name: '', quantity: null, orders: 0, income: 10.5, before: 80 },
];

const steps = { products: 400, carts: 40, checkouts: 20, orders: 10 };
const none = { products: 0, carts: 0, checkouts: 0, orders: 0 };
const funnel = {
  from: '2026-11-20',
  to: '2026-11-22',
  before: { from: '2026-11-17', to: '2026-11-19' },
  since: '2026-11-21',
  rows: ['2026-11-20', '2026-11-21', '2026-11-22'].map((day, place) => ({
    day,
    ...(place === 1 ? steps : none),
    before: none,
  })),
  totals: steps,
  totalsBefore: { ...none, orders: 5 },
};
const searched = {
  from: '2026-11-20',
  to: '2026-11-22',
  before: { from: '2026-11-17', to: '2026-11-19' },
  since: '2026-11-01',
  rows: [{ query: 'teka', language: 'hrv', count: 4, missed: 1, countBefore: 2 }],
  totals: { words: 1, count: 4, missed: 1, countBefore: 2 },
};

async function open(scope: string[]) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v1/settings/admin/todo': () => ({ todo: [] }),
      'GET /api/v2/ecommerce/report/sales/days': () => sales,
      'GET /api/v2/ecommerce/report/funnel': () => funnel,
      'GET /api/v2/ecommerce/report/search': () => searched,
      'GET /api/v2/ecommerce/report/sales/products': () => ({ ...sales, rows: best }),
    },
  });
  return {
    calls: site.calls,
    see: async (path: string) => (await site.visit(path, { headers: { cookie } })).document,
  };
}

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

test('[OFFICE-09] the first page says what was earned against before, as figures, a line, a sentence and a table', async () => {
  const { see, calls } = await open(['reports.read']);

  const document = await see('/admin?days=7');

  const figures = [...document.querySelectorAll('.figures > div')].map(wordsOf);
  expect(figures[0]).toBe('Prihod160,50 €+100,6 % prije 80,00 €');
  expect(figures[3]).toBe('Povrati19,00 €, prije 0,00 €');
  expect(document.querySelector('.figures a')?.getAttribute('href')).toBe(
    '/admin/narudzbe?sold=true&from=2026-11-20&to=2026-11-22&iso=EUR',
  );
  expect(wordsOf(document.querySelector('figcaption'))).toContain('20. 11. 2026.');
  expect(document.querySelectorAll('.figure tbody tr')).toHaveLength(3);
  expect(document.querySelector('[role="slider"]')?.getAttribute('aria-valuetext')).toContain('40,00');
  expect(wordsOf(document.querySelector('.bars'))).toBe('Planer 4 kom.');
  const asked = calls.find(({ path }) => path.endsWith('/sales/days'))?.query;
  const [from = '', to = ''] = [asked?.get('from') ?? '', asked?.get('to') ?? ''];
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
}, 60_000);

test('[OFFICE-08] who may not see reports is asked for nothing and shown nothing of them', async () => {
  const { see, calls } = await open(['orders.read']);

  const home = await see('/admin');
  const report = await see('/admin/izvjestaji/dani');

  expect(home.querySelector('.figures')).toBeNull();
  expect(wordsOf(report.querySelector('main'))).toContain('Za ovo nemate dozvolu');
  expect(calls.some(({ path }) => path.includes('/report/'))).toBe(false);
}, 60_000);

test('a report of days and products adds up at its foot, and each row leads to what it was counted from', async () => {
  const { see } = await open(['reports.read']);

  const days = await see('/admin/izvjestaji?from=2026-11-20&to=2026-11-22');
  const products = await see('/admin/izvjestaji/proizvodi?from=2026-11-20&to=2026-11-22');

  expect(wordsOf(days.querySelector('.report__foot'))).toContain('160,50 €');
  const rows = [...products.querySelectorAll('table tbody tr')].map(wordsOf);
  expect(rows.at(0)).toContain('Planer');
  expect(rows.at(1)).toContain('Dostava i ostalo');
  expect(products.querySelector('table tbody a')?.getAttribute('href')).toBe(
    '/admin/narudzbe?sold=true&from=2026-11-20&to=2026-11-22&product=3&iso=EUR',
  );
  expect(await axeFindings(products.querySelector('main') as Element)).toEqual([]);
}, 60_000);

test('[OFFICE-09] the way to an order is told by steps, days and a sentence, and leads to the orders; searches to what was not found', async () => {
  const { see } = await open(['reports.read', 'catalogue.edit']);

  const way = await see('/admin/izvjestaji/lijevak?from=2026-11-20&to=2026-11-22');
  const searches = await see('/admin/izvjestaji/pretraga?from=2026-11-20&to=2026-11-22');

  expect([...way.querySelectorAll('.funnel > li')].map(wordsOf)).toEqual([
    'Pogledane stranice proizvoda400 prije 0',
    'Započete košarice4010 % prethodnog koraka · prije 0',
    'Odabrana dostava2050 % prethodnog koraka · prije 0',
    'Narudžbe1050 % prethodnog koraka · +100 % prije 5',
  ]);
  expect(way.querySelector('.funnel a')?.getAttribute('href')).toBe(
    '/admin/narudzbe?sold=true&from=2026-11-20&to=2026-11-22',
  );
  expect(wordsOf(way.querySelector('main'))).toContain('Broji se od 21. 11. 2026.');
  expect(way.querySelector('a[href^="/_/report-csv/lijevak"]')).not.toBeNull();
  const [row] = [...searches.querySelectorAll('main .records tbody tr')];
  expect(wordsOf(row)).toMatch(/^teka.*Bez rezultata: 1Puta: 4$/);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/admin/pretraga');
  expect(await axeFindings(way.querySelector('main') as Element)).toEqual([]);
}, 60_000);

test('ticks of a chart reach over every value in a few round steps, and no point lies outside', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const most = Math.max(...values);
      const ticks = ticksTo(most);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-8));
      for (const [x, y] of placesOf(values, ticks.at(-1) ?? 1)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('a period that ends before it begins and a day that is none are refused beside their fields, and stay typed', async () => {
  const { see, calls } = await open(['reports.read']);

  const reversed = await see('/admin/izvjestaji?from=2026-11-23&to=2026-11-01');
  const none = await see('/admin/izvjestaji?from=2026-02-31&to=2026-11-01');

  const typed = [...reversed.querySelectorAll<HTMLInputElement>('main input[type="date"]')];
  expect(typed.map(({ value }) => value)).toEqual(['2026-11-23', '2026-11-01']);
  expect(wordsOf(reversed.querySelector('main .field .error'))).toBe(
    'Razdoblje završava prije nego što počne.',
  );
  expect(wordsOf(none.querySelector('main .field .error'))).toBe('„2026-02-31” nije dan u kalendaru.');
  expect(calls.filter(({ path }) => path.includes('refused'))).toEqual([]);
});
