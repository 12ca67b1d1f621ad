import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { customersOf, inSegment } from '#platform/services/segments/index.ts';
import type { SubscriberRow } from './newsletter.queries.ts';
import { newsletterDeliveries as deliveries, newsletterIssues as issues } from './newsletter.tables.ts';
import { blocksOfRich } from './rich-issue.ts';

export type IssueRow = typeof issues.$inferSelect;
export type IssueState = IssueRow['state'];

/** What became of the mails of an issue. */
export interface IssueCounts {
  recipients: number;
  sent: number;
  failed: number;
  left: number;
}

/** The key of the mail of an issue to a subscriber: one of each is all there can be. */
export const mailKeyOf = (issueId: number, subscriberId: number) => `issue ${issueId} ${subscriberId}`;

const ofSite = ({ site }: Ctx, id: number) => and(eq(issues.siteId, site.id), eq(issues.id, id));

/**
 * An issue as it was written last. The program before 0.9.0 runs beside this one during an upgrade, and after a way back: it
 * writes `body` and knows no `rich`, which then is not what the issue says any more.
 */
const asWritten = (row: IssueRow): IssueRow =>
  row.rich === null || blocksOfRich(row.rich).trim() === row.body.trim() ? row : { ...row, rich: null };

/** An issue of the site; `isHeld` keeps others from it until the transaction ends. */
export async function findIssue(
  ctx: Ctx,
  id: number,
  { isHeld = false } = {},
): Promise<IssueRow | undefined> {
  const query = ctx.db.select().from(issues).where(ofSite(ctx, id));
  const [row] = await (isHeld ? query.for('update') : query);
  return row && asWritten(row);
}

/** A page of the issues, the newest first. */
export async function listIssues(
  ctx: Ctx,
  {
    keywords,
    state,
    page,
    limit,
  }: { keywords?: string | undefined; state?: IssueState | undefined; page: number; limit: number },
): Promise<{ rows: IssueRow[]; total: number }> {
  const where = and(
    eq(issues.siteId, ctx.site.id),
    state ? eq(issues.state, state) : undefined,
    keywords
      ? sql`izlog_fold(${issues.subject}) like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(issues)
    .where(where)
    .orderBy(desc(issues.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows: rows.map(asWritten), total: await ctx.db.$count(issues, where) };
}

/** What became of some issues. A mail that was sent is forgotten after a while: what is neither waiting nor failed counts as sent. */
export async function countIssues(ctx: Ctx, ids: readonly number[]): Promise<Map<number, IssueCounts>> {
  const { rows } = await ctx.db.execute<{ issue_id: string } & Record<string, number>>(sql`
    select d.issue_id, count(*)::int as recipients,
      (count(*) filter (where coalesce(m.state, 'sent') = 'sent'))::int as sent,
      (count(*) filter (where m.state = 'failed'))::int as failed, count(d.left_at)::int as "left"
    from newsletter_deliveries d left join mails m
      on m.site_id = d.site_id and m.key = 'issue ' || d.issue_id || ' ' || d.subscriber_id
    where d.site_id = ${ctx.site.id} and d.issue_id = any(${sql.param([...ids])}::bigint[])
    group by d.issue_id`);
  return new Map(
    rows.map(({ issue_id, recipients = 0, sent = 0, failed = 0, left = 0 }) => [
      Number(issue_id),
      { recipients, sent, failed, left },
    ]),
  );
}

/** Writes an issue, new without an id. */
export async function writeIssue(
  ctx: Ctx,
  id: number | null,
  set: Partial<Omit<typeof issues.$inferInsert, 'id' | 'siteId'>>,
): Promise<IssueRow> {
  const values = { ...set, updatedAt: ctx.now };
  const [row] =
    id === null
      ? await ctx.db
          .insert(issues)
          .values({ subject: '', body: '', ...values, siteId: ctx.site.id, createdAt: ctx.now })
          .returning()
      : await ctx.db.update(issues).set(values).where(ofSite(ctx, id)).returning();
  if (!row) throw new Error('the issue was not kept');
  return row;
}

export async function removeIssueRow(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(issues).where(ofSite(ctx, id));
}

/** Whom an issue is for: confirmed, in its language, in its segment at this moment, and without a mail of it. */
async function audienceOf(ctx: Ctx, { id, language, segmentId }: IssueRow) {
  const person = segmentId === null ? undefined : await inSegment(ctx, segmentId);
  return sql`s.site_id = ${ctx.site.id} and s.state = 'subscribed'
    ${language === null ? sql`` : sql`and s.language = ${language}`}
    ${person === undefined ? sql`` : sql`and s.email in (select c.address from ${customersOf(ctx.site.id)} where ${person})`}
    and not exists (select from newsletter_deliveries d where d.issue_id = ${id} and d.subscriber_id = s.id)`;
}

export async function countAudience(ctx: Ctx, issue: IssueRow): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_subscribers s where ${await audienceOf(ctx, issue)}`,
  );
  return rows[0]?.total ?? 0;
}

type Recipient = Pick<SubscriberRow, 'siteId' | 'id' | 'email' | 'language' | 'askedAt'>;

/** The next of them, locked so that nobody leaves between looking and sending. */
export async function takeAudience(ctx: Ctx, issue: IssueRow, limit: number): Promise<Recipient[]> {
  const { rows } = await ctx.db.execute<Record<'id' | 'email' | 'language' | 'asked_at', string>>(sql`
    select s.id, s.email, s.language, s.asked_at from newsletter_subscribers s
    where ${await audienceOf(ctx, issue)} and s.id > ${issue.reached} order by s.id limit ${limit} for share of s`);
  return rows.map((row) => ({
    siteId: ctx.site.id,
    id: Number(row.id),
    email: row.email,
    language: row.language,
    askedAt: new Date(row.asked_at),
  }));
}

/** Notes that an issue goes to subscribers. */
export async function insertDeliveries(
  ctx: Ctx,
  issueId: number,
  subscriberIds: readonly number[],
): Promise<void> {
  if (subscriberIds.length === 0) return;
  await ctx.db
    .insert(deliveries)
    .values(
      subscriberIds.map((subscriberId) => ({ issueId, subscriberId, siteId: ctx.site.id, at: ctx.now })),
    )
    .onConflictDoNothing();
}

/** Counts somebody who leaves for the last issue they had. */
export async function noteLeaving(ctx: Ctx, subscriberId: number): Promise<void> {
  await ctx.db.execute(sql`
    update newsletter_deliveries set left_at = ${ctx.now.toISOString()}::timestamptz
    where site_id = ${ctx.site.id} and subscriber_id = ${subscriberId} and left_at is null and at = (
      select max(at) from newsletter_deliveries where site_id = ${ctx.site.id} and subscriber_id = ${subscriberId})`);
}
