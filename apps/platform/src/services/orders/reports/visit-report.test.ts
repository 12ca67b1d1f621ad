import { searchFind } from '@izlog/contract/cms/search/search-find';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import {
  exportReport,
  getFunnelReport,
  getSearchReport,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildDeliveryMethod, buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb', dateStyle: 'short' }).format();
const period = { from: today, to: today } as const;

test('[OFFICE-09] the way to an order counts what visitors do, by day and without a word of who they are', async ({
  platform,
}) => {
  const read = () => platform.call(getFunnelReport, period, staff);
  const { totals: before } = await read();
  const productId = await buildProduct(platform, { price: 1000 });
  const counts = platform.kernel.held.get(visitCounts);
  for (const _ of [1, 2, 3]) counts.add(1, 'product');
  counts.add(2, 'product');

  const cart = await buildCart(platform, [{ productId, qty: 1 }]);
  // More of it is no other cart.
  await platform.call(addCartItem, { ...cart, productId, qty: 1 });
  const deliveryMethodId = await buildDeliveryMethod(platform);
  for (const _ of [1, 2])
    await platform.call(saveDeliveryMethod, { ...cart, countryId: 191, deliveryMethodId });
  await buildOrder(platform, 'cashOnDelivery');
  const { totals: after, rows, since } = await read();
  const { rows: kept } = await (await platform.ctx()).db.execute(sql`select * from visit_days`);

  const more = Object.fromEntries(
    Object.entries(after).map(([step, count]) => [step, count - before[step as keyof typeof before]]),
  );
  expect(more).toEqual({ products: 3, carts: 2, checkouts: 1, orders: 1 });
  expect(rows).toMatchObject([{ day: today, ...after }]);
  expect(since).toBe(today);
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['count', 'day', 'kind', 'site_id', 'what']);
  expect((await platform.call(getFunnelReport, period, { ...staff, site: 2 })).totals).toMatchObject({
    products: 1,
    orders: 0,
  });
  expect(await platform.refusal(getFunnelReport, { from: today, to: '2020-01-01' }, staff)).toMatchObject({
    status: 400,
  });
});

test('[OFFICE-09] the report of searches says what was searched for, how often, and how often nothing was found', async ({
  platform,
}) => {
  await buildProduct(platform, { name: 'Zelena teka' });
  const search = (query: string, more: object = {}) => platform.call(searchFind, { query, ...more });
  for (const query of ['Teka', ' teka  ', 'ptičje mlijeko', 'ana@primjer.hr', '=1+1 teka'])
    await search(query);
  await search('teka', { page: 2 });

  const { rows, totals } = await platform.call(getSearchReport, period, staff);
  const csv = await platform.http(
    { method: 'GET', url: exportReport.path.replace('{what}', `search?from=${today}&to=${today}`) },
    staff,
  );

  expect(rows[0]).toMatchObject({ query: 'teka', language: 'hrv', count: 2, missed: 0 });
  expect(rows.find(({ query }) => query === 'ptičje mlijeko')).toMatchObject({ count: 1, missed: 1 });
  expect(rows.some(({ query }) => query.includes('@'))).toBe(false);
  expect(totals.count).toBe(rows.reduce((sum, row) => sum + row.count, 0));
  expect(csv.body).toContain('ptičje mlijeko,hrv,1,1,0');
  expect(csv.body).not.toMatch(/(^|,)=1/m);
});
