import { tmpdir } from 'node:os';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildReadyCart } from '#test/builders/order.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { watchRoom } from './room.ts';

const more = Number.MAX_SAFE_INTEGER;

async function ready(platform: TestPlatform) {
  const { statusCode, body } = await platform.app.inject('/readyz');
  return { statusCode, status: JSON.parse(body).data.status };
}

async function countOf(platform: TestPlatform): Promise<unknown> {
  const { rows } = await (await platform.ctx()).db.execute(
    sql`select (select count(*)::int from orders) as orders, (select count(*)::int from payments) as payments`,
  );
  return rows[0];
}

test('with hardly any room left on a disk an order is refused before money can move, and the node says so', async ({
  platform,
}) => {
  const cart = await buildReadyCart(platform, 'sandbox');
  const { room } = platform.kernel;

  platform.kernel.room = watchRoom([tmpdir()], more);
  const refused = await platform.refusal(createOrder, cart);
  const [whileFull, counted] = [await ready(platform), await countOf(platform)];
  platform.kernel.room = room;

  expect(refused).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect(whileFull).toEqual({ statusCode: 503, status: 'disk is full' });
  expect(counted).toEqual({ orders: 0, payments: 0 });
  expect(await ready(platform)).toEqual({ statusCode: 200, status: 'ready' });
  expect(await platform.call(createOrder, cart)).toMatchObject({ paymentType: 'sandbox' });
});

test('a database elsewhere whose disk is full is answered 507, leaves no half of an order, and is known for half a minute', async ({
  platform,
}) => {
  const cart = await buildReadyCart(platform, 'sandbox');
  const before = await countOf(platform);
  const { db } = await platform.ctx();
  await db.execute(
    sql.raw(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger full_disk before insert on payments for each row execute function no_room()`),
  );

  const first = await platform.refusal(createOrder, cart);
  await db.execute(sql`drop trigger full_disk on payments`);

  expect(first).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect(await countOf(platform)).toEqual(before);
  expect(await ready(platform)).toEqual({ statusCode: 503, status: 'disk is full' });
  expect(await platform.kernel.room.isLeft(new Date())).toBe(false);
  expect(await platform.kernel.room.isLeft(new Date(Date.now() + 31_000))).toBe(true);
});
