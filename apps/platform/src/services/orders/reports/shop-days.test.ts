import { getSalesReport, salesKinds } from '@izlog/contract/ecommerce/reports/sales-report';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { writeOrders } from '#test/builders/made-orders.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith } from '#test/kit.ts';
import { forgetDays, listUnsavedDays } from './shop-days.queries.ts';
import { rebuildDays, saveDays } from './shop-days.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

test('[OFFICE-09] what is kept of a day is what its orders say, however many write on it and add it up at once', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { database } = platform.kernel;
  const template = await buildOrder(platform, 'cashOnDelivery');
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from orders where slug = ${template.orderSlug}`,
  );
  const days = [new Date('2026-03-02T11:00:00Z'), new Date('2026-03-03T11:00:00Z')];
  const of = { state: 'paid', cents: 100, delivery: 0, currency: 'EUR', country: 'HR' } as const;
  const orders = days.flatMap((at) =>
    Array.from({ length: 6 }, () => ({ ...of, at, refunded: null, becomes: null })),
  );
  await writeOrders(platform, orders, rows[0]?.id ?? 0);
  await saveDays(database, new Date());
  const later = new Date();
  let writing = 4;

  const write = async (writer: number) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const id = 900_000_000 + ((writer * 7 + turn * 5) % orders.length);
      const on = days[(writer + turn) % 2]?.toISOString();
      await db.transaction(async (inner) => {
        await inner.execute(
          sql`update orders set order_total = order_total + ${writer + 1}::int where id = ${id}`,
        );
        await inner.execute(
          sql`update order_items set total = total + ${writer + 1}::int where order_id = ${id}`,
        );
        if (turn % 5 === 0)
          await inner.execute(sql`update orders set created_at = ${on}::timestamptz where id = ${id}`);
        if (turn % 7 === 0)
          await inner.execute(sql`insert into refunds (site_id, order_id, key, amount, restock, held_stock, state, done_at)
            values (1, ${id}, ${`storm-${writer}-${turn}`}, 1, false, false, 'done', ${on}::timestamptz)`);
      });
    }
    writing -= 1;
  };
  const addUp = async () => {
    while (writing > 0) await saveDays(database, later);
  };
  await Promise.all([write(0), write(1), write(2), write(3), addUp(), addUp()]);
  while ((await listUnsavedDays(db, later, 1)).length > 0) await saveDays(database, later, { siteId: 1 });

  // Somebody writes on a day that is not kept, and has not committed: nobody adds it up before.
  await forgetDays(db, 1);
  await db.transaction(async (inner) => {
    await inner.execute(sql`update orders set order_total = order_total + 100000 where id = 900000000`);
    await saveDays(database, later, { siteId: 1 });
    expect(await listUnsavedDays(db, later, 1)).toHaveLength(1);
  });
  expect(await saveDays(database, later, { siteId: 1 })).toBe(1);

  const read = async () => {
    const reports = [];
    for (const what of salesKinds)
      reports.push(
        await platform.call(
          getSalesReport,
          { what, from: '2026-03-01', to: '2026-03-04', limit: 100 },
          staff,
        ),
      );
    return reports;
  };
  const kept = await read();
  await forgetDays(db, 1);
  expect(kept).toEqual(await read());
  const missing = (await listUnsavedDays(db, later, 1)).length;
  expect(await rebuildDays(database, 1, later)).toBe(missing);
  expect(await read()).toEqual(kept);
});
