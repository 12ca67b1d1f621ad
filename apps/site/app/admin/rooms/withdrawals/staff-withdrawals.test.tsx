import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const day = 24 * 60 * 60 * 1000;
const after = (days: number) => new Date(Date.now() + days * day).toISOString();
const statement = {
  number: '2026-000007-R1',
  orderSlug: '2026-000007',
  name: 'Ana Horvat',
  contactEmail: 'ana@kupci.test',
  submittedAt: '2026-11-20T08:15:00.000Z',
  endsAt: '2026-11-30T23:00:00.000Z',
  isInTime: true,
  lines: [
    { id: 1, name: 'Nalivpero', quantity: 2, why: null },
    { id: 2, name: 'Planer s vašim imenom', quantity: 1, why: 'personalised' },
  ],
  proposedRefund: 53,
  refundUntil: after(10),
  order: { orderTotal: 40, paidTotal: 90, refundedTotal: 0, handedBackTotal: 0 },
  currency: { iso: 'EUR', symbol: '€' },
  hash: 'a'.repeat(64),
  isUnchanged: true,
};

async function open(records: unknown[], scope = ['orders.read'], more: Answers = {}) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v2/ecommerce/withdrawal/filter': () => ({
        records,
        pagination: { page: 1, lastPage: 1, limit: 20, total: records.length, perPage: 20 },
      }),
      ...more,
    },
  });
  const see = (query = '') => site.visit(`/admin/raskidi${query}`, { headers: { cookie } });
  const asked = () => site.calls.findLast(({ path }) => path.endsWith('/withdrawal/filter'));
  return { see, asked };
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

test('[law 3] statements of withdrawal stand in a table with what to give back until when, and lead to their order', async () => {
  const { see } = await open([statement]);

  const { document, cacheable } = await see();

  const cells = [...document.querySelectorAll('tbody tr > *')].map(textOf);
  expect(cells.slice(0, 5)).toEqual([
    '2026-000007-R1',
    '20. 11. 2026. 09:15',
    'Ana Horvatana@kupci.test',
    '2 × Nalivpero1 × Planer s vašim imenom. Izrađeno po vašoj narudžbi: zakon za to ne daje pravo na raskid.',
    'Predloženi povrat: 53,00 €',
  ]);
  expect(cells[5]).toMatch(/^Vratiti do \d+\. \d+\. \d{4}\.$/);
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/admin/narudzbe/2026-000007');
  expect(document.querySelector('[aria-current="page"]')?.textContent).toContain('Raskidi ugovora');
  expect(cacheable).toBe(false);
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);
});

test('how it stands with the money is told, and what is doubtful about a statement', async () => {
  const { see } = await open([
    { ...statement, number: 'R-1', refundUntil: after(-1) },
    {
      ...statement,
      number: 'R-2',
      order: { orderTotal: 40, paidTotal: 90, refundedTotal: 20, handedBackTotal: 20 },
    },
    {
      ...statement,
      number: 'R-3',
      order: { orderTotal: 40, paidTotal: 0, refundedTotal: 0, handedBackTotal: 0 },
      proposedRefund: 0,
    },
    { ...statement, number: 'R-4', proposedRefund: 0, isInTime: false },
    { ...statement, number: 'R-5', order: null, isUnchanged: false },
  ]);

  const { document } = await see();

  const rows = [...document.querySelectorAll('tbody tr')];
  const money = rows.map((row) => textOf(row.lastElementChild));
  expect(money[0]).toMatch(/^Rok za povrat: /);
  expect(money.slice(1)).toEqual([
    'Za narudžbu vraćeno 20,00 €',
    'Nije plaćeno',
    'Bez povrata',
    'Bez povrata',
  ]);
  expect(textOf(rows[3]?.querySelector('td'))).toContain('Izvan roka, koji je trajao do 30. 11. 2026.');
  expect(textOf(rows[4]?.querySelector('td'))).toContain('Zapis je naknadno mijenjan');
  expect(rows[4]?.querySelector('th a')).toBeNull();
});

test('statements are narrowed to an order, and a list without any says so', async () => {
  const { see, asked } = await open([]);

  const narrowed = await see('?search=2026-000009');
  expect(asked()?.query.get('orderSlug')).toBe('2026-000009');
  expect(textOf(narrowed.document.querySelector('.empty__title'))).toBe('Ništa ne odgovara odabiru');
  const all = await see();
  expect(asked()?.query.has('orderSlug')).toBe(false);
  expect(textOf(all.document.querySelector('.empty__title'))).toBe('Još nema izjava o raskidu');
});

test('whoever does not keep orders does not see who withdrew from what', async () => {
  const { see, asked } = await open([statement], ['catalogue.edit']);

  const { status, html } = await see();

  expect(status).toBe(403);
  expect(html).not.toContain('Horvat');
  expect(asked()).toBeUndefined();
});
