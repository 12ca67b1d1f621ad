import { expect, test } from 'vitest';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const file = {
  id: 7,
  name: 'magento.csv',
  size: 100,
  format: 'magento',
  state: 'ready',
  columns: [],
  rows: 2,
  counts: { created: 2, updated: 0, unchanged: 0, refused: 0 },
  refused: [],
  warnings: [
    { row: 2, column: 'weight', reason: 'has no unit, so no weight was taken: say whether kg', value: '1.5' },
  ],
  reading: { weightUnit: null, uniqueSkus: false },
  asks: ['weightUnit'] as string[],
  hosts: [],
  unannouncedSales: 0,
  ignoredColumns: [],
  fault: null,
  createdAt: '2026-11-21T08:15:00.000Z',
  finishedAt: null,
};

async function open(more: Partial<typeof file> = {}) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({
        isBackofficeUser: true,
        scope: ['catalogue.edit'],
        details: {},
        email: 'a@b.hr',
      }),
      'GET /api/v1/product/import/get/7': () => ({ ...file, ...more }),
      'POST /api/v1/product/import/read/7': () => ({ ...file, state: 'checking' }),
    },
  });
  return { site, see: () => site.visit('/admin/datoteke/7', { headers: { cookie } }) };
}

test('[OFFICE-03] the unit of weights is asked where the file has none, and what is said goes to be looked through anew', async () => {
  const { site, see } = await open();

  const { document } = await see();

  const form = document.querySelector('section[aria-labelledby="file-asks"]');
  const units = [...(form?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent);
  expect(units).toEqual(['Bez težine', 'kg', 'g', 'lbs', 'oz']);
  expect(form?.querySelector('[name="uniqueSkus"]'), 'no SKU stands twice').toBeNull();
  expect(document.querySelector('main')?.textContent).toContain('nema jedinicu, pa težina nije preuzeta');
  expect(await axeFindings(document.querySelector('main') as Element)).toEqual([]);

  await site.visit('/admin/datoteke/7', sentForm({ form: 'read', weightUnit: 'kg' }, cookie));
  expect(site.calls.findLast(({ path }) => path.endsWith('/import/read/7'))?.body).toEqual({
    weightUnit: 'kg',
    uniqueSkus: false,
  });
}, 30_000);

test('[OFFICE-03] a file that says everything by itself is asked nothing', async () => {
  const { see } = await open({ asks: [] });
  expect((await see()).document.querySelector('section[aria-labelledby="file-asks"]')).toBeNull();
}, 30_000);
