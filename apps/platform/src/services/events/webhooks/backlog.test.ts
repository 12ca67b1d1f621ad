import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';
import { dueDeliveries, listDue } from './delivery.queries.ts';

const test = platformTestWith({});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Deliveries that a plan really read. */
function rowsRead(plan: Plan): number {
  const own =
    plan['Relation Name'] === 'webhook_deliveries'
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0;
  return own + (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
}

test('[DOOR-03] of 10,000 waiting events a batch reads its own and no more, each thing in its order', async ({
  platform,
}) => {
  const [things, rounds, batch] = [500, 20, 200];
  const { db, now } = await platform.ctx();
  const product = await buildProduct(platform);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into webhooks (site_id, name, url, events, secret, secret_end, user_id)
    values (1, 'Skladište', 'https://primatelj.test/', '{product.updated}', '', '', 1) returning id::int`);
  const webhook = rows[0]?.id ?? 0;
  await db.execute(sql`
    with written as (
      insert into shop_events (site_id, name, kind, object_id, data, is_awaited, xid)
      select 1, 'product.updated', 'product', ${product} + thing, '{}', false, (${rounds} + round)::text::xid8
      from generate_series(1, ${rounds}::int) round, generate_series(1, ${things}::int) thing
      order by round, thing returning id, site_id, name, kind, object_id
    )
    insert into webhook_deliveries (site_id, webhook_id, event_id, name, kind, object_id, next_at)
    select site_id, ${webhook}, id, name, kind, object_id, ${now.toISOString()} from written order by id`);
  const read = async () => {
    const explained = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      sql`explain (analyze, format json) ${dueDeliveries(webhook, now, batch)}`,
    );
    const [plan] = explained.rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) throw new Error('there is no plan');
    return rowsRead(plan.Plan);
  };
  // Right after they came nobody has counted them yet; later somebody has.
  expect(await read()).toBeLessThanOrEqual(2 * batch);
  await db.execute(sql`analyze webhook_deliveries, shop_events`);
  expect(await read()).toBeLessThanOrEqual(2 * batch);

  // The first batch holds the oldest of 200 things; once one of them has arrived, what came next of it follows.
  const first = await listDue(db, webhook, now, batch);
  expect(new Set(first.map(({ event }) => event.uid)).size).toBe(batch);
  await db.execute(sql`update webhook_deliveries set state = 'delivered' where id = ${first[0]?.id}`);
  await db.execute(
    sql`update webhook_deliveries set next_at = now() + interval '1 hour' where id = ${first[1]?.id}`,
  );
  const all = await listDue(db, webhook, now, 10_000);
  const { rows: due } = await db.execute<{ id: number; object: number; first: number }>(sql`
    select id::int, object_id::int as object, min(event_id) over (partition by object_id) = event_id as first
    from webhook_deliveries where webhook_id = ${webhook} and state = 'waiting'`);
  const oldest = new Set(due.filter(({ first: isFirst }) => isFirst).map(({ id }) => id));
  // One of each thing, but of the one whose oldest rests.
  expect(all).toHaveLength(things - 1);
  expect(all.every(({ id }) => oldest.has(id))).toBe(true);
});
