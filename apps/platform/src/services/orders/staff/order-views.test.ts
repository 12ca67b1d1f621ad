import { getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import { orderListFilter } from '@izlog/contract/ecommerce/orders/order-filters';
import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { countOrderViews, ownViews } from '@izlog/contract/ecommerce/orders/order-views';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const today = '2026-11-22T23:00:00.000Z';

/** Twelve orders of one site and three of another, of many states, hours and people, some of which wait. */
async function fill(platform: TestPlatform): Promise<number> {
  const colleague = await buildStaff(platform);
  const { db } = await platform.ctx();
  const states = ['created', 'awaitingPayment', 'paid', 'sent', 'completed'];
  for (let made = 0; made < 15; made++) {
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery');
    await db.execute(sql`
      update orders set site_id = ${made < 12 ? 1 : 2}, state = ${states[made % 5]}, attention = ${made % 4 === 1 ? 'wrongAmount' : null},
        assignee_id = ${made % 3 === 0 ? colleague.id : null},
        created_at = ${today}::timestamptz + ${(made * 7) % 12} * interval '2 hours' - interval '10 hours'
      where slug = ${orderSlug}`);
  }
  return colleague.id;
}

test('[OFFICE-14] each view of the orders counts what it lists, of its own site', async ({ platform }) => {
  const mine = await fill(platform);
  const views = [
    { key: '', filter: {} },
    ...(orderResource.views ?? []),
    ...ownViews({ today, mine: String(mine) }),
  ];

  for (const site of [1, 2] as const) {
    const caller = { ...staff, site };
    const counts = await platform.call(countOrderViews, { today, mine }, caller);
    const listed: Record<string, number> = {};
    for (const { key, filter } of views) {
      const found = await platform.call(
        filterOrders,
        { ...orderListFilter.parse(filter), limit: 100 },
        caller,
      );
      listed[key] = found.records.length;
      expect(found.pagination.total).toBe(found.records.length);
    }
    expect(counts).toEqual(listed);
    expect(counts['']).toBe(site === 1 ? 12 : 3);
    if (site === 1)
      expect(Math.min(...Object.values(counts)), 'each has something to tell').toBeGreaterThan(0);
  }
  const saved = `7 state=paid&attention=true\n8 search=ana\n9 to=${today}&assignee=${mine}\nx\n10 state=nema`;
  const {
    'view 7': both,
    'view 9': early,
    ...others
  } = await platform.call(countOrderViews, { saved }, staff);
  const listed = async (filter: object) =>
    (await platform.call(filterOrders, { ...filter, limit: 100 }, staff)).records.length;
  expect(both).toBe(await listed({ state: 'paid', attention: 'true' }));
  expect(early).toBe(await listed({ to: today, assignee: mine }));
  expect(early).toBeGreaterThan(0);
  expect(Object.keys(others).sort(), 'what takes long to count has no count').toEqual([
    '',
    'attention',
    'awaitingPayment',
    'unsent',
  ]);
});

test('[OFFICE-14] a list that begins with what waits for people goes on with the others, page by page and from order to order', async ({
  platform,
}) => {
  await fill(platform);
  const first = 'waiting';
  const newest = (await platform.call(filterOrders, { limit: 100 }, staff)).records;
  const [waiting, others] = [newest.filter((one) => one.attention), newest.filter((one) => !one.attention)];
  const inParts = [...waiting, ...others];

  const paged: string[] = [];
  for (let page = 1; paged.length < inParts.length; page++) {
    const { records, parts } = await platform.call(filterOrders, { first, page, limit: 5 }, staff);
    paged.push(...records.map(({ slug }) => slug));
    expect(parts).toEqual({ waiting: waiting.length, others: others.length });
  }
  const walked: (string | null)[] = [];
  for (const { slug } of inParts) {
    const { before, place } = await platform.call(getOrderDesk, { slug, first }, staff);
    expect(before).toBe(walked.at(-1) ?? null);
    expect(place).toBe(walked.push(slug));
  }
  const last = await platform.call(getOrderDesk, { slug: waiting.at(-1)?.slug ?? '', first }, staff);

  expect(paged).toEqual(inParts.map(({ slug }) => slug));
  expect(last.after, 'after what waits the newest of the others').toBe(others[0]?.slug);
  const alone = await platform.call(filterOrders, { first, attention: 'true' }, staff);
  expect(alone).toMatchObject({ parts: null, pagination: { total: waiting.length } });
});
