import { availabilitySubscribe } from '@izlog/contract/marketing/availability-subscribe';
import {
  countUnits,
  dropCount,
  getCount,
  postCount,
  uncountUnits,
} from '@izlog/contract/product/stock-desk/stock-count';
import {
  adjustStock,
  filterStock,
  getStock,
  updateStock,
} from '@izlog/contract/product/stock-desk/stock-levels';
import { filterMovements } from '@izlog/contract/product/stock-desk/stock-movements';
import { listTodo } from '@izlog/contract/settings/todo';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { putBackStock, reserveStock, sellStock } from './reserve-stock.ts';
import { setStock } from './set-stock.ts';

const staff = { as: { staff: ['stock.edit'] } } as const;
const counted = (quantity: number, more: object = {}) => ({ stock: { isTracked: true, quantity, ...more } });

/** What each level is, and what its movements add up to. */
async function sums(platform: TestPlatform, ids: readonly number[]) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ quantity: number; reserved: number; sum: number; after: number }>(sql`
    select s.quantity, s.reserved, coalesce((select sum(m.difference)::int from stock_movements m
        where m.product_id = s.product_id), 0) as sum,
      coalesce((select m.after from stock_movements m where m.product_id = s.product_id order by m.id desc limit 1), 0) as after
    from stock_levels s where s.product_id = any(${sql.param([...ids])}::bigint[]) order by s.product_id`);
  return rows;
}

/** Ends what an earlier test was counting. */
const noCount = (platform: TestPlatform) => platform.call(dropCount, {}, staff).catch(() => undefined);

/** Why something was refused: of a field what is wrong with it, else the code. */
function reasonOf(thrown: unknown): string {
  const { row, code, payload } = thrown as {
    row?: { code: string };
    code?: string;
    payload?: { fields?: ReadonlyArray<{ kind?: string }> };
  };
  return payload?.fields?.[0]?.kind ?? row?.code ?? String(code);
}

/** What each of the 20 writers does; the rule asks for 10,000 acts in all (500 turns), which take some minutes. */
const turns = Number(process.env.OFFICE_TURNS ?? 12);

test('[OFFICE-05] levels equal the sum of their movements after sales, returns, counts and corrections by 20 writers at once', async ({
  platform,
}) => {
  const ids: number[] = [];
  for (let made = 0; made < 6; made++) ids.push(await buildProduct(platform, counted(40)));
  let seed = 20_261_122;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const one = () => ids[random(ids.length)] ?? 0;
  const refused = new Set<string>();
  const acts = [
    async (holder: string) => {
      const ctx = await platform.ctx();
      const pieces = [...new Set([one(), one()])].map((productId) => ({
        productId,
        quantity: 1 + random(4),
      }));
      await reserveStock(ctx, holder, pieces, new Date(Date.now() + 60_000));
      await sellStock(ctx, holder, pieces);
    },
    async (holder: string) =>
      reserveStock(
        await platform.ctx(),
        holder,
        [{ productId: one(), quantity: 1 + random(3) }],
        new Date(Date.now() + 60_000),
      ),
    async () =>
      putBackStock(await platform.ctx(), 'order:1', [{ productId: one(), quantity: 1 + random(3) }]),
    async () =>
      platform.call(
        adjustStock,
        { product: one(), difference: random(9) - 5 || 1, reason: 'mistake' },
        staff,
      ),
    async () =>
      setStock(await platform.ctx(), [{ productId: one(), isTracked: true, quantity: 20 + random(30) }]),
    async () => platform.call(countUnits, { product: one(), counted: 10 + random(40) }, staff),
    async () => platform.call(postCount, {}, staff),
  ];
  const writer = async (number: number) => {
    for (let turn = 0; turn < turns; turn++) {
      const act = acts[random(acts.length)];
      try {
        await act?.(`cart:${number}${turn}`);
      } catch (thrown) {
        refused.add(reasonOf(thrown));
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => writer(number + 1)));

  await noCount(platform);
  const rows = await sums(platform, ids);
  for (const { quantity, reserved, sum, after } of rows) {
    expect(sum).toBe(quantity);
    expect(after).toBe(quantity);
    expect(reserved).toBeLessThanOrEqual(quantity);
    expect(quantity).toBeGreaterThanOrEqual(0);
  }
  // What was refused was refused for a reason of the shop.
  expect(
    [...refused].filter(
      (code) => !['OUT_OF_STOCK', 'STOCK_RESERVED', 'NOT_FOUND', 'belowZero'].includes(code),
    ),
  ).toEqual([]);
}, 900_000);

test('[OFFICE-05] movements of the stock are only added to', async ({ platform }) => {
  const id = await buildProduct(platform, counted(3));
  const { db } = await platform.ctx();
  for (const change of [
    sql`update stock_movements set difference = 9 where product_id = ${id}`,
    sql`delete from stock_movements where product_id = ${id}`,
  ])
    await expect(db.execute(change)).rejects.toThrow();
  expect(await sums(platform, [id])).toMatchObject([{ quantity: 3, sum: 3 }]);
});

test('[OFFICE-05] a count posted late does not undo a sale made meanwhile, and posts differences only', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await noCount(platform);
  const counts = await buildProduct(platform, { ...counted(10), barcode: '2938500000122', name: 'Planer' });
  const same = await buildProduct(platform, { ...counted(5), sku: 'ISTO-1' });
  expect(await platform.refusal(countUnits, { code: '0000' }, staff)).toMatchObject({ status: 404 });

  // Two scans are two pieces; a number is the number.
  await platform.call(countUnits, { code: '2938500000122' }, staff);
  expect(await platform.call(countUnits, { code: '2938500000122' }, staff)).toMatchObject({
    counted: 2,
    expected: 10,
  });
  await platform.call(countUnits, { product: counts, counted: 9 }, staff);
  await platform.call(countUnits, { code: 'ISTO-1', counted: 5 }, staff);

  // An EAN of two products names neither; a sku names its own.
  for (const sku of ['DVOJNO-1', 'DVOJNO-2'])
    await buildProduct(platform, { ...counted(5), sku, barcode: '2938500000177' });
  expect(await platform.refusal(countUnits, { code: '2938500000177' }, staff)).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'code', kind: 'shared' }] },
  });
  expect(await platform.call(countUnits, { code: 'DVOJNO-2' }, staff)).toMatchObject({ sku: 'DVOJNO-2' });
  const { lines } = await platform.call(getCount, {}, staff);
  const shared = lines.find(({ sku }) => sku === 'DVOJNO-2');
  await platform.call(uncountUnits, { product: Number(shared?.product) }, staff);

  await sellStock(ctx, 'cart:999', [{ productId: counts, quantity: 4 }]);

  expect(
    (await platform.call(getCount, {}, staff)).lines.map(({ name, counted }) => [name, counted]),
  ).toContainEqual(['Planer', 9]);
  expect(await platform.call(postCount, {}, staff)).toEqual({ posted: 1, refused: [] });
  expect(await sums(platform, [counts, same])).toMatchObject([
    { quantity: 5, sum: 5 },
    { quantity: 5, sum: 5 },
  ]);
  const { records } = await platform.call(filterMovements, { product: counts }, staff);
  expect(records.map(({ kind, difference, after }) => [kind, difference, after])).toEqual([
    ['count', -1, 5],
    ['sale', -4, 6],
    ['correction', 10, 10],
  ]);
  expect(await platform.refusal(postCount, {}, staff)).toMatchObject({ status: 404 });
});

test('[OFFICE-05] a scan that is sent again is counted once, at the same moment, behind its end and out of the count', async ({
  platform,
}) => {
  await noCount(platform);
  const id = await buildProduct(platform, { ...counted(3), sku: 'DVAPUT-1' });
  const code = 'DVAPUT-1';
  const counts = async () =>
    (await platform.call(getCount, {}, staff)).lines.map((line) => [line.product, line.counted]);
  const scan = '5a0c7d3e-1f4b-4c2a-9e6d-0b1a2c3d4e5f';
  const twins = await Promise.all([1, 2, 3, 4].map(() => platform.call(countUnits, { code, scan }, staff)));
  expect(twins.map((line) => line.counted)).toEqual([1, 1, 1, 1]);
  await platform.call(countUnits, { code, scan: '6b1d8e4f-2a5c-4d3b-8f7e-1c2b3d4e5f60' }, staff);
  expect(await platform.call(countUnits, { code, scan }, staff)).toMatchObject({ product: id, counted: 2 });
  await platform.call(countUnits, { code }, staff);
  expect(await counts()).toEqual([[id, 3]]);

  await platform.call(uncountUnits, { product: id }, staff);
  expect(await platform.call(countUnits, { code, scan }, staff)).toMatchObject({ product: id, counted: 0 });
  expect(await counts()).toEqual([]);

  // A refused scan is not taken: once the product is counted by the shop, the same scan is.
  const later = { code: 'DVAPUT-2', scan: '7c2e9f50-3b6d-4e4c-9a8f-2d3c4e5f6071' };
  expect(await platform.refusal(countUnits, later, staff)).toMatchObject({ status: 404 });
  await buildProduct(platform, { ...counted(3), sku: 'DVAPUT-2' });
  expect(await platform.call(countUnits, later, staff)).toMatchObject({ counted: 1 });

  await platform.call(postCount, {}, staff);
  await platform.call(countUnits, later, staff);
  expect(await platform.call(getCount, {}, staff)).toMatchObject({ startedAt: null });
});

test('[OFFICE-05] a count that would go below what is promised stays in the count, the others are posted', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await noCount(platform);
  const promised = await buildProduct(platform, counted(4));
  const free = await buildProduct(platform, counted(4));
  await reserveStock(ctx, 'cart:555', [{ productId: promised, quantity: 3 }], new Date(Date.now() + 60_000));
  await platform.call(countUnits, { product: promised, counted: 1 }, staff);
  await platform.call(countUnits, { product: free, counted: 1 }, staff);

  expect(await platform.call(postCount, {}, staff)).toMatchObject({
    posted: 1,
    refused: [{ product: promised, counted: 1, reserved: 3 }],
  });
  expect((await platform.call(getCount, {}, staff)).lines.map(({ product }) => product)).toEqual([promised]);
  await platform.call(dropCount, {}, staff);
  expect(await sums(platform, [promised, free])).toMatchObject([{ quantity: 4 }, { quantity: 1 }]);
});

test('[OFFICE-05, OFFICE-08, OFFICE-15] a correction says why and who, and never goes below what is promised', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const id = await buildProduct(platform, counted(5));
  await reserveStock(ctx, 'cart:777', [{ productId: id, quantity: 4 }], new Date(Date.now() + 60_000));
  const take = (difference: number) => ({
    product: id,
    difference,
    reason: 'damaged' as const,
    note: 'pukla kutija',
  });

  expect(await platform.refusal(adjustStock, take(-2), staff)).toMatchObject({
    code: 'STOCK_RESERVED',
    payload: { reserved: 4 },
  });
  expect(await platform.call(adjustStock, take(-1), staff)).toEqual({ quantity: 4, reserved: 4 });
  expect((await platform.call(filterMovements, { product: id }, staff)).records[0]).toMatchObject({
    kind: 'correction',
    difference: -1,
    after: 4,
    reason: 'damaged',
    note: 'pukla kutija',
    who: 'Ana Anić',
  });
  for (const input of [{ ...take(0) }, { ...take(1), product: 999_999_999 }])
    expect((await platform.refusal(adjustStock, input, staff)).status).toBeLessThan(500);
  expect(await platform.refusal(adjustStock, take(1), { ...staff, site: 2 })).toMatchObject({ status: 404 });
  expect(await platform.refusal(adjustStock, take(1), { as: { staff: ['orders.edit'] } })).toMatchObject({
    status: 403,
  });
});

test('[OFFICE-05, OFFICE-14] a correction whose answer was lost is sent again and posted once', async ({
  platform,
}) => {
  const id = await buildProduct(platform, counted(5));
  const under = (key: string) => ({ ...staff, headers: { 'idempotency-key': key } });
  const bring = { product: id, difference: 3, reason: 'received' as const };
  const answers = await Promise.all([1, 2, 3].map(() => platform.call(adjustStock, bring, under('first'))));
  expect(answers).toEqual(answers.map(() => ({ quantity: 8, reserved: 0 })));
  const other = { ...bring, difference: 4 };
  expect(await platform.refusal(adjustStock, other, under('first'))).toMatchObject({ status: 422 });
  await platform.call(adjustStock, bring, under('second'));
  expect(await sums(platform, [id])).toMatchObject([{ quantity: 11, sum: 11 }]);
});

test('[OFFICE-07] of two who say how a level is kept the second hears which field the first changed', async ({
  platform,
}) => {
  const id = await buildProduct(platform, counted(5));
  const { revision } = await platform.call(getStock, { id }, staff);
  await platform.call(updateStock, { id, revision, lowAt: 2 }, staff);

  expect(await platform.refusal(updateStock, { id, revision, lowAt: 3 }, staff)).toMatchObject({
    code: 'RECORD_CHANGED',
    payload: { fields: ['lowAt'] },
  });
  await platform
    .call(updateStock, { id, revision, lowAt: null, backorders: 'yes' }, staff)
    .catch(() => undefined);
  await platform.call(updateStock, { id, revision, backorders: 'yes' }, staff);
  expect(await platform.call(getStock, { id }, staff)).toMatchObject({
    lowAt: 2,
    backorders: 'yes',
    quantity: 5,
  });
});

test('[OFFICE-05] what is short comes first, is found by name, sku and EAN, and waits for staff with who waits for it', async ({
  platform,
}) => {
  await setOptions(platform, { CaptchaProvider: 'none' });
  const gone = await buildProduct(platform, {
    ...counted(0, { lowAt: 900 }),
    name: 'Čavao',
    sku: 'CAV-1',
    barcode: '3850000000017',
  });
  const low = await buildProduct(platform, { ...counted(880, { lowAt: 900 }), name: 'Vijak' });
  await platform.call(availabilitySubscribe, { product: gone, email: 'ceka@primjer.hr' });

  const list = async (asked: object) =>
    (await platform.call(filterStock, { limit: 100, ...asked }, staff)).records.map(({ id }) => id);
  expect((await list({})).slice(0, 2)).toEqual([gone, low]);
  for (const search of ['cavao', 'CAV-1', '3850000000017']) expect(await list({ search })).toEqual([gone]);
  expect(await list({ state: 'low' })).toContain(low);
  expect(await list({ waiting: 'true' })).toEqual([gone]);
  expect(await platform.call(getStock, { id: gone }, staff)).toMatchObject({
    state: 'out',
    waiting: 1,
    waits: [{ email: null }],
  });
  expect(
    await platform.call(getStock, { id: gone }, { as: { staff: ['stock.edit', 'customers.read'] } }),
  ).toMatchObject({ waits: [{ email: 'ceka@primjer.hr' }] });
  const { todo } = await platform.call(listTodo, {}, staff);
  expect(todo.map(({ name }) => name)).toEqual(['lowStock', 'waitingCustomers']);
});

test('[OFFICE-05] nobody takes more pieces than there are, whether buyers may order beyond them or not', async ({
  platform,
}) => {
  for (const backorders of ['no', 'yes'] as const) {
    const id = await buildProduct(platform, counted(5));
    await platform.call(updateStock, { id, backorders }, staff);
    const take = { product: id, difference: -500, reason: 'damaged' } as const;
    expect(await platform.refusal(adjustStock, take, staff)).toMatchObject({
      code: 'VALIDATION_FAILED',
      payload: { fields: [{ path: 'difference', kind: 'belowZero' }] },
    });
    expect(await platform.call(adjustStock, { ...take, difference: -5 }, staff)).toMatchObject({
      quantity: 0,
    });
  }
});
