import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { webhooks } from './webhook.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

/** A webhook of the site; refuses an id that it does not have. With `forUpdate` nobody else changes it until the commit. */
export async function getRow(ctx: Ctx, id: number, { forUpdate = false } = {}): Promise<WebhookRow> {
  const query = ctx.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.siteId, ctx.site.id), eq(webhooks.id, id)));
  // Not `update`: that keeps away also who lays events with it, whose rows refer to it.
  const [row] = await (forUpdate ? query.for('no key update') : query);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** How many the site has. */
export async function countWebhooks({ db, site }: Ctx): Promise<number> {
  return db.$count(webhooks, eq(webhooks.siteId, site.id));
}

export async function insertWebhook(ctx: Ctx, values: typeof webhooks.$inferInsert): Promise<number> {
  const [row] = await ctx.db.insert(webhooks).values(values).returning({ id: webhooks.id });
  if (!row) throw new Error('the webhook was not kept');
  return row.id;
}

export async function changeWebhook(
  ctx: Ctx,
  id: number,
  values: Partial<typeof webhooks.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(webhooks)
    .set({ ...values, updatedAt: ctx.now })
    .where(and(eq(webhooks.siteId, ctx.site.id), eq(webhooks.id, id)));
}

export async function removeWebhook(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(webhooks).where(and(eq(webhooks.siteId, ctx.site.id), eq(webhooks.id, id)));
}

/** What a list shows beside the row. */
export interface Counts extends Record<string, unknown> {
  waiting: number;
  delivered: number;
  undelivered: number;
  nextAt: string | null;
}

/** What waits for each webhook, and how its last seven days were; by id. */
export async function countDeliveries(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Counts>> {
  const { rows } = await ctx.db.execute<Counts & { id: number }>(sql`
    select w.id::float8 as id, count(d.id) filter (where d.state = 'waiting')::int as waiting,
      count(d.id) filter (where d.state = 'delivered' and d.delivered_at > ${ctx.now.toISOString()}::timestamptz - interval '7 days')::int as delivered,
      count(d.id) filter (where d.state in ('waiting', 'failed', 'skipped')
        and d.created_at > ${ctx.now.toISOString()}::timestamptz - interval '7 days')::int as undelivered,
      (min(greatest(d.next_at, coalesce(w.rests_until, d.next_at))) filter (where d.state = 'waiting'))::text as "nextAt"
    from webhooks w left join webhook_deliveries d on d.webhook_id = w.id
    where w.site_id = ${ctx.site.id} and w.id = any(${sql.param([...ids])}::bigint[])
    group by w.id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The names of colleagues, by id. */
export async function namesOf(ctx: Ctx, userIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id::float8 as id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from users
    where site_id = ${ctx.site.id} and is_backoffice_user and id = any(${sql.param([...userIds])}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
