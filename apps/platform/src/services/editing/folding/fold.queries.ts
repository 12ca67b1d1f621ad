import type { DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { events } from '#platform/services/content/calendar/event.tables.ts';
import { contentItems } from '#platform/services/content/items/content.tables.ts';
import { drafts, editOps, previewLinks, releaseItems, versions } from '../editing.tables.ts';

/** Rows that one statement removes at most: anyone who edits meanwhile never waits long. */
const batch = 2000;

/** A draft that nobody has touched for a while and of which no version says how it is. */
export type IdleDraft = DocumentRef & { siteId: number };

/** Drafts of any site that were touched in a span of time, and not written down as they are since. */
export async function listIdleDrafts(db: Db, since: Date, until: Date): Promise<IdleDraft[]> {
  const { rows } = await db.execute<{
    site_id: string;
    kind: DocumentKindName;
    id: string;
    language: string;
  }>(sql`
    select d.site_id, d.kind, d.ref_id as id, d.language from ${drafts} d
    where d.body is not null and d.touched_at > ${since} and d.touched_at <= ${until}
      and not exists (
        select from ${versions} v
        where v.site_id = d.site_id and v.kind = d.kind and v.ref_id = d.ref_id and v.language = d.language
          and v.reason in ('checkpoint', 'schedule') and v.rev = d.rev)
    order by d.touched_at limit 500`);
  return rows.map(({ site_id, id, ...row }) => ({ ...row, id: Number(id), siteId: Number(site_id) }));
}

/** Forgets ops that were made before an instant, and notes in their drafts up to which revision; returns how many. */
export async function foldOps(db: Db, before: Date): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`
    with gone as (
      delete from ${editOps} where id in (select id from ${editOps} where at < ${before} order by at limit ${batch})
      returning site_id, kind, ref_id, language, rev),
    last as (select site_id, kind, ref_id, language, max(rev) as rev from gone group by 1, 2, 3, 4),
    noted as (
      update ${drafts} d set folded_rev = greatest(d.folded_rev, last.rev) from last
      where d.site_id = last.site_id and d.kind = last.kind and d.ref_id = last.ref_id and d.language = last.language)
    select count(*) as count from gone`);
  return Number(rows[0]?.count ?? 0);
}

/** Forgets all but the last checkpoint of each day of a document, among those made before an instant. */
export function foldCheckpoints(db: Db, before: Date): Promise<number> {
  return removed(
    db,
    sql`delete from ${versions} where (site_id, kind, ref_id, language, no) in (
      select v.site_id, v.kind, v.ref_id, v.language, v.no from ${versions} v
      where v.reason = 'checkpoint' and v.at < ${before} and exists (
        select from ${versions} later
        where later.site_id = v.site_id and later.kind = v.kind and later.ref_id = v.ref_id
          and later.language = v.language and later.reason = 'checkpoint' and later.no > v.no
          and later.at < date_trunc('day', v.at) + interval '1 day')
      limit ${batch})`,
  );
}

/** Forgets what was drafted, planned and published of things that are gone for good. */
export async function forgetOrphans(db: Db): Promise<void> {
  const isGone = (table: SQL) => sql`
    case kind when 'content' then not exists (select from ${contentItems} i where i.id = ${table}.ref_id)
      when 'event' then not exists (select from ${events} e where e.id = ${table}.ref_id) else false end`;
  await db.execute(sql`delete from ${drafts} where ${isGone(sql`${drafts}`)}`);
  await db.execute(sql`delete from ${editOps} where ${isGone(sql`${editOps}`)}`);
  await db.execute(sql`delete from ${versions} where ${isGone(sql`${versions}`)}`);
  await db.execute(sql`delete from ${releaseItems} where ${isGone(sql`${releaseItems}`)}`);
}

/** Forgets preview links that were over before an instant. */
export async function forgetLinks(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from ${previewLinks} where expires_at < ${before}`);
}

async function removed(db: Db, statement: SQL): Promise<number> {
  const { rowCount } = await db.execute(statement);
  return rowCount ?? 0;
}
