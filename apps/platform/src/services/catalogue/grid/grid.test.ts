import { getProductGrid, saveProductGrid } from '@izlog/contract/product/record/product-grid';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { login } from '@izlog/contract/user/login';
import { createRole, updateStaff } from '@izlog/contract/user/staff';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { saveProducts } from '../products/save-products.ts';

const staff = { as: 'staff' } as const;

const rowsOf = async (platform: TestPlatform, search: string) =>
  (await platform.call(getProductGrid, { search, limit: 500 }, staff)).rows;

test('[OFFICE-03, OFFICE-01] of a block of cells the wrong ones are named and all others are saved', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await saveProducts(
    ctx,
    Array.from({ length: 150 }, (_, index) => ({
      sku: `BLOK-${index}`,
      translations: { hrv: { name: `Blokada ${String(index).padStart(3, '0')}` } },
      isPublished: true,
      prices: [{ kind: 'base' as const, amount: 1000 }],
      stock: { isTracked: true, quantity: 5 },
    })),
  );
  const foreign = await saveBrand(await platform.ctx({ site: 2 }), { name: 'Tuđi' });
  const rows = await rowsOf(platform, 'blokada');
  expect(rows).toHaveLength(150);

  const sent = rows.map(({ id, revision }, index) => ({
    id,
    revision,
    base: 20 + index / 100,
    sale: 15,
    quantity: index,
    name: `=HYPERLINK("x") ${index}`,
    ...(index === 3 && { sku: 'BLOK-7' }),
    ...(index === 5 && { quantity: -1 }),
    ...(index === 9 && { brandId: foreign }),
  }));
  const { saved, refused, rows: after } = await platform.call(saveProductGrid, { rows: sent }, staff);

  // Number 5 said what it already had.
  expect(saved).toBe(150 * 4 - 1);
  expect(refused).toMatchObject([
    { id: rows[5]?.id, cell: 'quantity', fault: 'negative' },
    { id: rows[3]?.id, cell: 'sku', fault: 'taken', by: 'Blokada 007' },
    { id: rows[9]?.id, cell: 'brandId', fault: 'reference' },
  ]);
  expect(after[5]).toMatchObject({ base: 20.05, sale: 15, quantity: 5, name: '=HYPERLINK("x") 5' });
  expect(after[3]).toMatchObject({ base: 20.03, sku: 'BLOK-3' });
});

test('[OFFICE-07] a cell that a colleague changed meanwhile names who and when, the others are saved', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Dvoje u tablici', price: 1000 });
  const [row] = await rowsOf(platform, 'dvoje u tablici');
  const price = { base: 12, sale: null, saleFrom: null, saleTo: null, member: null };
  await platform.call(updateProductRecord, { id, price }, staff);

  const sent = { id, revision: row?.revision, base: 14, weight: 300 };
  const { refused, rows } = await platform.call(saveProductGrid, { rows: [sent] }, staff);

  expect(refused).toMatchObject([{ id, cell: 'base', fault: 'changed', at: expect.any(String) }]);
  expect(refused[0]?.by).toBeTruthy();
  expect(rows).toMatchObject([{ base: 12, weight: 300 }]);
  const again = { id, revision: rows[0]?.revision, base: 14 };
  expect(await platform.call(saveProductGrid, { rows: [again] }, staff)).toMatchObject({
    saved: 1,
    refused: [],
    rows: [{ base: 14 }],
  });
  const { journal } = await platform.call(getProductRecord, { id }, staff);
  expect(journal.map(({ amount }) => amount)).toEqual([14, 12, 10]);
});

test('[OFFICE-08] who may write prices alone sees and writes that column alone; a foreign row is not there', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Samo cijena', price: 1000, sku: 'SAMO-1', weight: 70 });
  const account = await buildStaff(platform, { role: 'editor' });
  const role = await platform.call(createRole, { name: 'Cjenovnik', permissions: ['prices.edit'] }, staff);
  await platform.call(updateStaff, { id: account.id, roleIds: [role.id] }, staff);
  const { tokens } = await platform.call(login, { username: account.email, password: account.password });
  const own = { headers: { accessToken: tokens.accessToken } };

  const { rows } = await platform.call(getProductGrid, { search: 'samo cijena' }, own);
  expect(rows).toMatchObject([{ base: 10, weight: null, quantity: null, sku: 'SAMO-1' }]);
  const sent = { id, revision: rows[0]?.revision, base: 11, weight: 1 };
  expect(await platform.call(saveProductGrid, { rows: [sent] }, own)).toMatchObject({
    saved: 1,
    refused: [{ cell: 'weight', fault: 'right' }],
    rows: [{ base: 11 }],
  });
  expect(
    await platform.call(saveProductGrid, { rows: [{ id, base: 12 }] }, { as: 'staff', site: 2 }),
  ).toMatchObject({ saved: 0, refused: [{ cell: 'base', fault: 'gone' }], rows: [] });
});
