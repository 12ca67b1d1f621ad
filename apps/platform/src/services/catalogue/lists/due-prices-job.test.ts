import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { followNextTurns, runDuePrices } from './due-prices-job.ts';

const day = 24 * 60 * 60 * 1000;

test('when a planned sale begins or ends, the lists are put in order and the pages that showed it are dropped', async ({
  platform,
}) => {
  const now = new Date();
  const [tomorrow, later] = [new Date(now.getTime() + day), new Date(now.getTime() + 2 * day)];
  const id = await buildProduct(platform, {
    prices: [
      { kind: 'base', amount: 1000, validFrom: new Date(now.getTime() - 90 * day) },
      { kind: 'sale', amount: 600, validFrom: tomorrow, validTo: later },
    ],
  });
  const { db } = await platform.ctx();
  const listed = async () => {
    const { rows } = await db.execute<{ final_price: number; is_discounted: boolean }>(
      sql`select final_price, is_discounted from product_list where product_id = ${id}`,
    );
    return rows[0];
  };

  expect(await listed()).toEqual({ final_price: 1000, is_discounted: false });
  await runDuePrices(platform.kernel, new Date(tomorrow.getTime() - 1));
  expect(await listed()).toEqual({ final_price: 1000, is_discounted: false });
  await runDuePrices(platform.kernel, tomorrow);
  expect(await listed()).toEqual({ final_price: 600, is_discounted: true });
  await runDuePrices(platform.kernel, later);
  expect(await listed()).toEqual({ final_price: 1000, is_discounted: false });
  expect(
    (await platform.call(productFilter, { filters: [{ key: 'id', value: id }] })).records[0]?.finalPrice,
  ).toBe(10);
});

test('[PRODUCT-001] a product whose only price ends by its date leaves the shop until it has one again', async ({
  platform,
}) => {
  const now = new Date();
  const [tomorrow, later] = [new Date(now.getTime() + day), new Date(now.getTime() + 2 * day)];
  const id = await buildProduct(platform, {
    prices: [{ kind: 'base', amount: 1000, validFrom: new Date(now.getTime() - day), validTo: tomorrow }],
  });
  const { db } = await platform.ctx();
  const state = async () => {
    const { rows } = await db.execute<{ is_published: boolean; withheld: string[]; listed: number }>(sql`
      select p.is_published, p.withheld, (select count(*)::int from product_list l where l.product_id = p.id) as listed
      from products p where p.id = ${id}`);
    return rows[0];
  };

  await runDuePrices(platform.kernel, now);
  expect(await state()).toMatchObject({ is_published: true, withheld: [] });
  await runDuePrices(platform.kernel, tomorrow);
  expect(await state()).toEqual({ is_published: false, withheld: ['price'], listed: 0 });

  await platform.call(
    setProductPrice,
    { id, kind: 'base', price: 12, validFrom: later.toISOString() },
    { as: 'staff' },
  );
  expect(await state()).toMatchObject({ is_published: true, withheld: [] });
});

test('a sale that begins in a moment, or in the next two minutes of the clock, is followed to the second', async ({
  platform,
}) => {
  const now = new Date();
  const id = await buildProduct(platform, { prices: [{ kind: 'base', amount: 1000 }] });
  const { db } = await platform.ctx();
  const turns = async () => {
    const { rows } = await db.execute<{ at: string }>(
      sql`select start_after as at from sent_jobs where name = 'product-due-prices' order by start_after`,
    );
    return rows.map(({ at }) => Math.round((Date.parse(at) - now.getTime()) / 1000));
  };
  const sale = (seconds: number) =>
    platform.call(
      setProductPrice,
      { id, kind: 'sale', price: 6, validFrom: new Date(now.getTime() + seconds * 1000).toISOString() },
      { as: 'staff' },
    );
  await sale(30);
  expect(await turns()).toEqual([31]);
  await sale(600);
  expect(await turns()).toEqual([31]);
  await followNextTurns(platform.kernel, now);
  expect(await turns()).toEqual([31, 31]);
});
