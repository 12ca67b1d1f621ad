import type { SegmentRule } from '@izlog/contract/user/segment';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { customersOf, provedCustomer } from './person.queries.ts';
import { segments } from './segment.tables.ts';
import { segmentCondition } from './segment-condition.ts';

export type SegmentRow = typeof segments.$inferSelect;

/** A segment of the site; `isHeld` keeps others from changing it until the transaction ends. */
export async function findSegment(
  ctx: Ctx,
  id: number,
  { isHeld = false } = {},
): Promise<SegmentRow | undefined> {
  const query = ctx.db
    .select()
    .from(segments)
    .where(and(eq(segments.siteId, ctx.site.id), eq(segments.id, id)));
  const [row] = await (isHeld ? query.for('update') : query);
  return row;
}

/** A page of the segments by name. */
export async function listSegments(
  ctx: Ctx,
  { keywords, page, limit }: { keywords?: string | undefined; page: number; limit: number },
): Promise<{ rows: SegmentRow[]; total: number }> {
  const where = and(
    eq(segments.siteId, ctx.site.id),
    keywords ? sql`izlog_fold(${segments.name}) like '%' || izlog_like(${keywords}::text) || '%'` : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(segments)
    .where(where)
    .orderBy(asc(sql`${segments.name} collate "hr_order"`), asc(segments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(segments, where) };
}

/** How many customers answer rules now, and at how many confirmed addresses they may be written to. */
export async function countSegment(
  ctx: Ctx,
  rules: readonly SegmentRule[],
): Promise<{ customers: number; mailable: number }> {
  const { rows } = await ctx.db.execute<{ customers: number; mailable: number }>(sql`
    select count(*)::int as customers, count(s.id)::int as mailable from ${customersOf(ctx.site.id)}
    left join newsletter_subscribers s
      on s.site_id = c.site_id and s.email = c.address and s.state = 'subscribed'
    where ${segmentCondition(ctx, rules)}`);
  return rows[0] ?? { customers: 0, mailable: 0 };
}

/** Whether a customer (`c` and `u` of `customersOf`) is in a segment, as a condition; nobody where there is no such segment. */
export async function inSegment(ctx: Ctx, id: number): Promise<SQL> {
  const segment = await findSegment(ctx, id);
  return segment ? segmentCondition(ctx, segment.rules) : sql`false`;
}

/** Of some segments those that a customer is in now, by what is surely the customer's own. */
export async function segmentsOfCustomer(
  ctx: Ctx,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const found: number[] = [];
  for (const id of ids) {
    const { rows } = await ctx.db.execute(
      sql`select 1 from ${provedCustomer(ctx.site.id, userId)} where ${await inSegment(ctx, id)}`,
    );
    if (rows.length > 0) found.push(id);
  }
  return found;
}

/** Most segments that are looked at for one customer; a shop has a few. */
const mostOfOne = 50;

/** The segments that a customer, by the row that stands for the person, is in now, by name: one statement for all. */
export async function listSegmentsOf(ctx: Ctx, customerId: number): Promise<{ id: number; name: string }[]> {
  const { rows: all } = await listSegments(ctx, { page: 1, limit: mostOfOne });
  if (all.length === 0) return [];
  const asked = all.map(
    ({ id, rules }) => sql`select ${id}::bigint as id from ${customersOf(ctx.site.id)}
      where c.user_id = ${customerId}::bigint and ${segmentCondition(ctx, rules)}`,
  );
  const { rows } = await ctx.db.execute<{ id: string }>(sql.join(asked, sql` union all `));
  const found = new Set(rows.map(({ id }) => Number(id)));
  return all.filter(({ id }) => found.has(id)).map(({ id, name }) => ({ id, name }));
}

/** Whether another segment of the site is called the same. */
export async function isNameTaken(ctx: Ctx, name: string, id: number | null): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: segments.id })
    .from(segments)
    .where(
      and(
        eq(segments.siteId, ctx.site.id),
        sql`izlog_lower(${segments.name}) = izlog_lower(${name})`,
        id === null ? undefined : ne(segments.id, id),
      ),
    );
  return row !== undefined;
}

/** Writes a segment, new without an id. */
export async function writeSegment(
  ctx: Ctx,
  id: number | null,
  said: { name: string; rules: SegmentRule[] },
): Promise<SegmentRow> {
  const values = { ...said, siteId: ctx.site.id, updatedAt: ctx.now };
  const [row] =
    id === null
      ? await ctx.db.insert(segments).values(values).returning()
      : await ctx.db
          .update(segments)
          .set(values)
          .where(and(eq(segments.siteId, ctx.site.id), eq(segments.id, id)))
          .returning();
  if (!row) throw new Error('the segment was not kept');
  return row;
}

/** Whether something is for a segment that would then be for nobody: a promotion, a newsletter that is not sent. */
export async function isSegmentUsed(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ used: boolean }>(sql`
    select exists (select from promotions p where p.site_id = ${ctx.site.id} and p.segment_id = ${id})
      or exists (select from newsletter_issues n
        where n.site_id = ${ctx.site.id} and n.segment_id = ${id} and n.state <> 'sent') as used`);
  return rows[0]?.used ?? false;
}

export async function removeSegmentRow(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(segments).where(and(eq(segments.siteId, ctx.site.id), eq(segments.id, id)));
}

export async function segmentNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(
    sql`select id, name from segments where site_id = ${ctx.site.id} and id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
