import type { FormType } from '@izlog/contract/cms/forms/form-types';
import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql as statement } from '#platform/kernel/database/statement.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { newsletterSubscribers } from '../newsletter/newsletter.tables.ts';
import { consentAssignments, consentLog, consents, consentVersions } from './consent.tables.ts';

/** Current texts of consents, of all or those named. */
export function listConsents(ctx: Ctx, uniqueNumbers?: readonly string[], { limit = 1000, offset = 0 } = {}) {
  const ofSite = eq(consents.siteId, ctx.site.id);
  return ctx.db
    .select({
      id: consents.id,
      uniqueNumber: consents.uniqueNumber,
      version: consents.version,
      texts: consentVersions.texts,
    })
    .from(consents)
    .innerJoin(
      consentVersions,
      and(eq(consentVersions.consentId, consents.id), eq(consentVersions.version, consents.version)),
    )
    .where(uniqueNumbers ? and(ofSite, inArray(consents.uniqueNumber, [...uniqueNumbers])) : ofSite)
    .orderBy(asc(consents.id))
    .limit(limit)
    .offset(offset);
}

/** How many consents the site has. */
export async function countConsents({ db, site }: Ctx): Promise<number> {
  const [row] = await db.select({ total: count() }).from(consents).where(eq(consents.siteId, site.id));
  return row?.total ?? 0;
}

/** The consent, made when it is missing, locked until the transaction ends. */
export async function lockConsent(ctx: Ctx, uniqueNumber: string): Promise<{ id: number; version: number }> {
  const [row] = await ctx.db
    .insert(consents)
    .values({ siteId: ctx.site.id, uniqueNumber, version: 0 })
    // An update that changes nothing locks an existing row and gives it.
    .onConflictDoUpdate({ target: [consents.siteId, consents.uniqueNumber], set: { uniqueNumber } })
    .returning({ id: consents.id, version: consents.version });
  if (!row) throw new Error('the consent was not stored');
  return row;
}

export async function addVersion(
  ctx: Ctx,
  consentId: number,
  version: number,
  texts: Record<string, string>,
): Promise<void> {
  await ctx.db.insert(consentVersions).values({ consentId, version, texts, createdAt: ctx.now });
  await ctx.db.update(consents).set({ version }).where(eq(consents.id, consentId));
}

export function listVersions(ctx: Ctx, uniqueNumber: string) {
  return ctx.db
    .select({
      version: consentVersions.version,
      texts: consentVersions.texts,
      createdAt: consentVersions.createdAt,
    })
    .from(consentVersions)
    .innerJoin(consents, eq(consents.id, consentVersions.consentId))
    .where(and(eq(consents.siteId, ctx.site.id), eq(consents.uniqueNumber, uniqueNumber)))
    .orderBy(desc(consentVersions.version));
}

/** What is assigned to forms, in the order staff chose. */
export function listAssignments(ctx: Ctx, formType?: FormType) {
  const ofSite = eq(consentAssignments.siteId, ctx.site.id);
  return ctx.db
    .select({
      formType: consentAssignments.formType,
      uniqueNumber: consents.uniqueNumber,
      isRequired: consentAssignments.isRequired,
    })
    .from(consentAssignments)
    .innerJoin(consents, eq(consents.id, consentAssignments.consentId))
    .where(formType ? and(ofSite, eq(consentAssignments.formType, formType)) : ofSite)
    .orderBy(asc(consentAssignments.position));
}

/** Lets changes of what forms ask for happen one after the other until the transaction ends. */
export async function lockAssignments(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'consent assignments');
}

/** Gives a form exactly these consents, in this order. Call it under `lockAssignments`. */
export async function replaceAssignments(
  ctx: Ctx,
  formType: FormType,
  rows: ReadonlyArray<{ consentId: number; isRequired: boolean }>,
): Promise<void> {
  await ctx.db
    .delete(consentAssignments)
    .where(and(eq(consentAssignments.siteId, ctx.site.id), eq(consentAssignments.formType, formType)));
  if (rows.length === 0) return;
  await ctx.db
    .insert(consentAssignments)
    .values(rows.map((row, position) => ({ ...row, siteId: ctx.site.id, formType, position })));
}

export type ConsentLogRow = typeof consentLog.$inferSelect;

export async function addLogEntry(ctx: Ctx, row: typeof consentLog.$inferInsert): Promise<ConsentLogRow> {
  const [added] = await ctx.db.insert(consentLog).values(row).returning();
  if (!added) throw new Error('the consent was not logged');
  return added;
}

/** Entries of the log, newest first, with how many there are. */
export async function listLog(ctx: Ctx, email: string | undefined, page: number, limit: number) {
  const ofSite = eq(consentLog.siteId, ctx.site.id);
  const where = email === undefined ? ofSite : and(ofSite, eq(consentLog.email, email));
  const rows = await ctx.db
    .select()
    .from(consentLog)
    .where(where)
    .orderBy(desc(consentLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(consentLog).where(where);
  return { rows, total };
}

/** Every decision of a person, by accounts and e-mail, the oldest first. */
export async function listLogOf(
  ctx: Ctx,
  userIds: readonly number[],
  email: string | undefined,
): Promise<ConsentLogRow[]> {
  const isTheirs = or(
    inArray(consentLog.userId, [...userIds]),
    email === undefined ? undefined : eq(consentLog.email, email),
  );
  return ctx.db
    .select()
    .from(consentLog)
    .where(and(eq(consentLog.siteId, ctx.site.id), isTheirs))
    .orderBy(asc(consentLog.id));
}

/**
 * Whether it is proved that who has the e-mail said something under it: the newsletter is confirmed and ended by a link in a
 * mail, and an import is the shop's own word. `log` is the entry.
 */
export const isOfMailbox = (log: SQL) => sql`(${log}.user_id is null and (${log}.source_type = 'import' or
  ${log}.source_type = 'newsletter' and exists (select from newsletter_subscribers n
    where n.site_id = ${log}.site_id and n.email = ${log}.email
      and n.state = case ${log}.status when 'accepted' then 'subscribed' else 'unsubscribed' end)))`;

/**
 * For each consent what a person with an account decided last. What anybody could have said under the e-mail is not proved,
 * and counts for nothing beside what is.
 */
export async function listLastDecisions(ctx: Ctx, userId: number, email: string) {
  const { rows } = await ctx.db.execute<{
    unique_number: string;
    version: number;
    status: ConsentLogRow['status'];
    source_type: ConsentLogRow['sourceType'];
    at: string;
    is_proved: boolean;
  }>(sql`
    select distinct on (t.unique_number) t.unique_number, t.version, l.status, l.source_type,
      to_char(l.status_timestamp at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, l.is_proved
    from (select *, (user_id is not distinct from ${userId} or ${isOfMailbox(sql`consent_log`)}) as is_proved
      from consent_log where site_id = ${ctx.site.id}
        and (user_id = ${userId} or user_id is null and email = ${email})) l
    cross join lateral (select text->>'uniqueNumber' as unique_number, (text->>'version')::int as version
      from jsonb_array_elements(l.texts) as text) t
    order by t.unique_number, l.is_proved desc, l.id desc`);
  return rows;
}

/** Who orders: account or guest by its id, and under which e-mails, in small letters, from which network. */
export interface Orderer {
  userId: number | null;
  emails: readonly string[];
  network: string;
}

/**
 * What who orders decided last about a consent, as rows of `status` and `status_timestamp`. What was said with the account or
 * the key of the guest counts. Of anyone who never said anything so, what came under an e-mail from the network the order comes from
 * does, as programs without a key say it. A stranger's word is neither.
 */
const lastOfOrderer = (ctx: Ctx, { userId, emails, network }: Orderer, uniqueNumber: Statement) => statement`(
  select l.status, l.status_timestamp from consent_log l
  where l.site_id = ${ctx.site.id}
    and (l.user_id = ${userId}
      or l.user_id is null and l.ip = ${network} and l.email = any(${statement.param([...emails])}::text[])
        and not exists (select from consent_log own where own.site_id = ${ctx.site.id} and own.user_id = ${userId}))
    and l.texts @> jsonb_build_array(jsonb_build_object('uniqueNumber', ${uniqueNumber}))
  order by l.user_id is not null desc, l.id desc limit 1)`;

/** What a form requires and who orders did not agree to since a time, or withdrew after it. */
export async function listMissingConsents(
  ctx: Ctx,
  formType: FormType,
  { since, ...orderer }: Orderer & { since: Date },
): Promise<string[]> {
  const rows = await queryPrepared<{ name: string }>(
    ctx.db,
    statement`
    select c.unique_number as name from consent_assignments a join consents c on c.id = a.consent_id
    where a.site_id = ${ctx.site.id} and a.form_type = ${formType} and a.is_required and not exists (
      select from ${lastOfOrderer(ctx, orderer, statement`c.unique_number`)} last
      where last.status = 'accepted' and last.status_timestamp >= ${since.toISOString()}::timestamptz)
    order by a.position`,
  );
  return rows.map(({ name }) => name);
}

/** When who orders last agreed to something and did not withdraw it since; null when they did not. */
export async function consentOfOrder(ctx: Ctx, orderer: Orderer, uniqueNumber: string): Promise<Date | null> {
  const rows = await queryPrepared<{ at: string }>(
    ctx.db,
    statement`
    select last.status_timestamp::text as at
    from ${lastOfOrderer(ctx, orderer, statement`${uniqueNumber}::text`)} last where last.status = 'accepted'`,
  );
  return rows[0] ? new Date(rows[0].at) : null;
}

/** Ends the newsletter of an address whose consent to it was withdrawn. */
export async function endNewsletter(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', endedAt: ctx.now })
    .where(and(eq(newsletterSubscribers.siteId, ctx.site.id), eq(newsletterSubscribers.email, email)));
}

/** Puts an address on the list as pending; one that receives the newsletter already stays as it is. */
export async function wishForNewsletter(ctx: Ctx, email: string): Promise<void> {
  const { now, language } = ctx;
  await ctx.db
    .insert(newsletterSubscribers)
    .values({ siteId: ctx.site.id, email, language, askedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [newsletterSubscribers.siteId, newsletterSubscribers.email],
      set: { state: 'pending', askedAt: now, language },
      setWhere: ne(newsletterSubscribers.state, 'subscribed'),
    });
}

/** Turns a pending subscription into a real one. */
export async function confirmWish(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .update(newsletterSubscribers)
    .set({ state: 'subscribed', confirmedAt: ctx.now, endedAt: null })
    .where(
      and(
        eq(newsletterSubscribers.siteId, ctx.site.id),
        eq(newsletterSubscribers.email, email),
        eq(newsletterSubscribers.state, 'pending'),
      ),
    );
}

/** Takes the person out of the log, which stays as a count of what was agreed. Returns how many entries were theirs. */
export async function forgetPerson(ctx: Ctx, userId: number | null, email: string): Promise<number> {
  await ctx.db.execute(sql`set local izlog.purge = 'on'`);
  const { rowCount } = await ctx.db.execute(sql`
    update consent_log set email = '', user_id = null, ip = ''
    where site_id = ${ctx.site.id} and (email = ${email} or user_id = ${userId})`);
  await ctx.db.execute(sql`set local izlog.purge = 'off'`);
  return rowCount ?? 0;
}
