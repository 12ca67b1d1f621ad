import {
  matchProductFile,
  startProductFile,
  takeProductFile,
} from '@izlog/contract/product/files/product-files';
import {
  type BulkChange,
  planProductBulk,
  runProductBulk,
  undoProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { getProductGrid, saveProductGrid } from '@izlog/contract/product/record/product-grid';
import { getProductHistory, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import {
  generateProductVariants,
  getProductVariants,
  updateProductVariants,
} from '@izlog/contract/product/record/product-variants';
import { emptyCategory } from '@izlog/contract/product/registries/category-resource';
import { countUnits, postCount } from '@izlog/contract/product/stock-desk/stock-count';
import { adjustStock, updateStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { filterAudit } from '@izlog/contract/user/audit';
import { expect } from 'vitest';
import { importComments as addReviews } from '#platform/services/content/comments/import-comments.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { runBulkJob } from '../bulk/bulk-job.ts';
import { saveCategory } from '../categories/save-category.ts';
import { runFileJob } from '../files/product-file-job.ts';

const staff = { as: 'staff' } as const;

const historyOf = async (platform: TestPlatform, id: number) =>
  (await platform.call(getProductHistory, { id }, staff)).acts;

/** The newest act on a product, which names somebody and a moment. */
async function newest(platform: TestPlatform, id: number) {
  const [act] = await historyOf(platform, id);
  expect(act?.by).toBeTruthy();
  expect(Date.parse(act?.at ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  return act?.parts.map(({ product: _of, ...part }) => part);
}

async function bulk(platform: TestPlatform, ids: number[], change: BulkChange): Promise<() => Promise<void>> {
  const { id } = await platform.call(planProductBulk, { ids, change }, staff);
  const { site } = await platform.ctx();
  const work = () => runBulkJob(platform.kernel, { siteId: site.id, bulkId: id });
  await platform.call(runProductBulk, { id }, staff);
  await work();
  return async () => {
    await platform.call(undoProductBulk, { id }, staff);
    await work();
  };
}

async function shirt(platform: TestPlatform, code: string) {
  const { id: attributeId, values } = await saveAttribute(await platform.ctx(), {
    code,
    type: 'Dropdown',
    isVariationAxis: true,
    label: { hrv: 'Boja' },
    values: ['plava', 'crvena'].map((label) => ({ code: `${code}-${label}`, label: { hrv: label } })),
  });
  const id = await buildProduct(platform, { name: `Majica ${code}`, format: 'configurable', price: 2000 });
  const { variants } = await platform.call(
    generateProductVariants,
    { id, axes: [{ attributeId, valueIds: [...values.values()] }] },
    staff,
  );
  return { id, variants };
}

test('[OFFICE-15] a change of many products stands in the history of each, and so does what takes it back', async ({
  platform,
}) => {
  const ids = [
    await buildProduct(platform, { name: 'Svijeća za povijest', price: 1000 }),
    await buildProduct(platform, { name: 'Vaza za povijest', price: 2000 }),
  ];
  const undo = await bulk(platform, ids, { kind: 'price', percent: 10, rounding: 'cent' });
  const part = 'price.base';
  expect(await newest(platform, ids[0] ?? 0)).toEqual([{ part, variant: null, before: 10, after: 11 }]);
  expect(await newest(platform, ids[1] ?? 0)).toEqual([{ part, variant: null, before: 20, after: 22 }]);
  await undo();
  expect(await newest(platform, ids[1] ?? 0)).toEqual([{ part, variant: null, before: 22, after: 20 }]);
  // Anyone who clashes with it is told who it was, as of a change of one product.
  const [row] = (await platform.call(getProductGrid, { search: 'vaza za povijest' }, staff)).rows;
  await bulk(platform, ids, { kind: 'state', state: 'archived' });
  expect(await newest(platform, ids[0] ?? 0)).toMatchObject([{ part: 'state', after: 'archived' }]);
  const sent = { id: row?.id ?? 0, revision: row?.revision, state: 'draft' as const };
  const { refused } = await platform.call(saveProductGrid, { rows: [sent] }, staff);
  expect(refused).toMatchObject([{ cell: 'state', fault: 'changed' }]);
  expect(refused[0]?.by).toBeTruthy();
  const { records } = await platform.call(filterAudit, { limit: 5 }, staff);
  expect(records.map(({ action }) => action)).toContain('POST /api/v1/product/record/bulk/run/{id}');
});

test('[OFFICE-15] what the grid, the rows of its variants and a change of many did to a variant stands in the history of its product', async ({
  platform,
}) => {
  const { id, variants } = await shirt(platform, 'boja-povijesti');
  const [blue, red] = variants;
  if (!blue || !red) throw new Error('no variants');
  const rows = [{ id: blue.id, revision: blue.revision, price: 25, sku: 'POV-P' }];
  await platform.call(updateProductVariants, { id, rows }, staff);
  expect(await newest(platform, id)).toEqual([
    { part: 'sku', variant: 'plava', before: null, after: 'POV-P' },
    { part: 'price', variant: 'plava', before: null, after: 25 },
  ]);

  await platform.call(
    saveProductGrid,
    {
      rows: [
        { id: red.id, base: 30 },
        { id, weight: 300 },
      ],
    },
    staff,
  );
  expect(await newest(platform, id)).toEqual([
    { part: 'price.base', variant: 'crvena', before: null, after: 30 },
    { part: 'weight', variant: null, before: null, after: 300 },
  ]);

  await bulk(platform, [id], { kind: 'price', percent: 10, rounding: 'cent' });
  expect(await newest(platform, id)).toEqual([
    { part: 'price.base', variant: null, before: 20, after: 22 },
    { part: 'price.base', variant: 'plava', before: 25, after: 27.5 },
    { part: 'price.base', variant: 'crvena', before: 30, after: 33 },
  ]);
  const again = await platform.call(getProductVariants, { id }, staff);
  expect(again.variants.map(({ price }) => price)).toEqual([27.5, 33]);
});

test('[OFFICE-15] what a file changed stands in the history with who took it in; what it made says from which file it is', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Iz datoteke', sku: 'POV-1', price: 1000 });
  const form = new FormData();
  const table = 'Šifra;Naziv;MPC;Zaliha\nPOV-1;Iz datoteke;12,50;7\nPOV-2;Novo iz datoteke;5,00;1\n';
  form.append('file', new Blob([table]), 'jesen.csv');
  const body = new Response(form);
  const answer = await platform.http(
    {
      method: 'POST',
      url: takeProductFile.path,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
    },
    staff,
  );
  const file = (answer.json().data as { id: number }).id;
  const { site } = await platform.ctx();
  const work = () => runFileJob(platform.kernel, { addReviews }, { siteId: site.id, id: file });
  await work();
  await platform.call(matchProductFile, { id: file, targets: ['sku', 'name', 'price', 'stock'] }, staff);
  await work();
  // Shown before it is done, it is no act.
  expect(await historyOf(platform, id)).toEqual([]);
  await platform.call(startProductFile, { id: file }, staff);
  await work();

  expect(await newest(platform, id)).toEqual(
    expect.arrayContaining([
      { part: 'price.base', variant: null, before: 10, after: 12.5 },
      { part: 'stock.quantity', variant: null, before: 0, after: 7 },
    ]),
  );
  const [made] = (await platform.call(getProductGrid, { search: 'POV-2' }, staff)).rows;
  expect(await newest(platform, made?.id ?? 0)).toEqual([
    { part: 'fromFile', variant: null, before: null, after: 'jesen.csv' },
  ]);
  await platform.call(startProductFile, { id: file }, staff);
  await work();
  expect(await historyOf(platform, id)).toHaveLength(1);
});

test('[OFFICE-15] a category that is emptied stands in the history of its products; the log is told the first of many', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const from = await saveCategory(ctx, { translations: { hrv: { name: 'Staro' } } });
  const to = await saveCategory(ctx, { translations: { hrv: { name: 'Novo' } } });
  const ids: number[] = [];
  for (let index = 0; index < 15; index++)
    ids.push(await buildProduct(platform, { name: `Seli ${index}`, categories: [from] }));
  await platform.call(emptyCategory, { id: from, to }, staff);
  for (const id of ids)
    expect(await newest(platform, id)).toEqual([
      { part: 'categories', variant: null, before: [from], after: [to] },
    ]);
  const { records } = await platform.call(filterAudit, { limit: 1 }, staff);
  expect(records[0]?.changes).toHaveLength(12);
  expect(records[0]?.moreChanges).toBe(4);
  expect(
    await platform.refusal(getProductHistory, { id: ids[0] ?? 0 }, { as: 'staff', site: 2 }),
  ).toMatchObject({ status: 404 });
  await platform.call(updateProductRecord, { id: ids[0] ?? 0, weight: 10 }, staff);
  expect(await historyOf(platform, ids[0] ?? 0)).toHaveLength(2);
});

test('[OFFICE-15] what was done to stock in the store room stands in the history of the product, before and after, with its reason', async ({
  platform,
}) => {
  const { id, variants } = await shirt(platform, 'boja-zalihe');
  const [blue] = variants;
  if (!blue) throw new Error('no variants');
  await platform.call(
    updateProductVariants,
    { id, rows: [{ id: blue.id, revision: blue.revision, isTracked: true, quantity: 5 }] },
    staff,
  );
  const damaged = { product: blue.id, difference: -2, reason: 'damaged', note: 'pukla kutija' } as const;
  await platform.call(adjustStock, damaged, staff);
  expect(await newest(platform, id)).toEqual([
    { part: 'stock.quantity', variant: 'plava', before: 5, after: 3 },
    { part: 'stock.note', variant: 'plava', before: null, after: 'pukla kutija' },
    { part: 'stock.reason', variant: 'plava', before: null, after: 'damaged' },
  ]);
  expect((await historyOf(platform, id))[0]?.parts[0]?.product, 'whose movements tell more').toBe(blue.id);

  await platform.call(updateStock, { id: blue.id, lowAt: 2 }, staff);
  expect(await newest(platform, id)).toEqual([
    { part: 'stock.lowAt', variant: 'plava', before: null, after: 2 },
  ]);
  await platform.call(countUnits, { product: blue.id, counted: 4 }, staff);
  await platform.call(postCount, {}, staff);
  expect(await newest(platform, id)).toEqual([
    { part: 'stock.quantity', variant: 'plava', before: 3, after: 4 },
    { part: 'stock.counted', variant: 'plava', before: null, after: 4 },
  ]);
});
