import { sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findOrderById } from '../order.queries.ts';
import { callPeople } from './call-people.ts';

/** No gateway is waited for so long: whoever asked it has died on the way. */
const stuckAfterMinutes = 10;
const why = 'refundStuck';

/** Orders of all sites with a refund that was asked for and never finished, of which nobody was told yet. */
export async function listStuckRefunds(db: Db, now: Date, limit: number) {
  const before = new Date(now.getTime() - stuckAfterMinutes * 60_000).toISOString();
  const { rows } = await db.execute<{ siteId: number; orderId: number }>(sql`
    select r.site_id::int as "siteId", r.order_id::int as "orderId" from refunds r
    where r.state = 'asked' and r.created_at <= ${before}::timestamptz and not exists (
      select from order_events e
      where e.order_id = r.order_id and e.kind = 'attention' and e.note = ${why} and e.at >= r.created_at)
    group by r.site_id, r.order_id order by min(r.created_at) limit ${limit}`);
  return rows;
}

/** Tells people that a refund was left half done. Whether the bank has paid is for them to see: no money moves here. */
export async function tellOfStuckRefund(kernel: Kernel, outer: Ctx, orderId: number): Promise<void> {
  await inTransaction(outer, async (ctx) => {
    const order = await findOrderById(ctx, orderId, { lock: true });
    if (order) await callPeople(kernel, ctx, order, why);
  });
}
