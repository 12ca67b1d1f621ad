import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { documentKey } from '@izlog/contract/editing/document';
import type { Release, ReleaseTime } from '@izlog/contract/editing/release';
import { refusals } from '@izlog/contract/refusals';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { drafts, releaseItems, releases, versions } from '../editing.tables.ts';
import { bodyOfToday } from '../versions/body-of-today.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export interface ReleaseItem extends DocumentRef {
  versionNo: number | null;
  action: 'publish' | 'unpublish';
}

/** Locks a release of the site; nothing when there is none. */
export async function lockRelease(ctx: Ctx, id: number): Promise<ReleaseRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(releases)
    .where(sql`${releases.siteId} = ${ctx.site.id} and ${releases.id} = ${id}`)
    .for('update');
  return row;
}

/** Makes a release without items; returns its id. */
export async function addRelease(ctx: Ctx, name: string, at: Date | null, by: number): Promise<number> {
  const state = at === null ? ('open' as const) : ('scheduled' as const);
  const [row] = await ctx.db
    .insert(releases)
    .values({ siteId: ctx.site.id, name, at, state, by, createdAt: ctx.now })
    .returning({ id: releases.id });
  if (!row) throw new Error('the release was not stored');
  return row.id;
}

/** Changes a release that is locked. */
export async function putRelease(
  ctx: Ctx,
  id: number,
  changes: Partial<Pick<ReleaseRow, 'name' | 'at' | 'state' | 'fault' | 'tries' | 'doneAt'>>,
): Promise<void> {
  await ctx.db
    .update(releases)
    .set(changes)
    .where(sql`${releases.siteId} = ${ctx.site.id} and ${releases.id} = ${id}`);
}

/** Puts a document into a release, or freezes it there again. */
export async function putReleaseItem(ctx: Ctx, releaseId: number, item: ReleaseItem): Promise<void> {
  const { kind, id, language, versionNo, action } = item;
  await ctx.db
    .insert(releaseItems)
    .values({ releaseId, siteId: ctx.site.id, kind, refId: id, language, versionNo, action })
    .onConflictDoUpdate({
      target: [releaseItems.releaseId, releaseItems.kind, releaseItems.refId, releaseItems.language],
      set: { versionNo, action },
    });
}

/** Takes a document out of a release. */
export async function removeReleaseItem(ctx: Ctx, releaseId: number, ref: DocumentRef): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${releaseItems}
    where release_id = ${releaseId} and site_id = ${ctx.site.id} and kind = ${ref.kind} and ref_id = ${ref.id}
      and language = ${ref.language}`);
}

/** What a release holds. */
export async function listReleaseItems(ctx: Ctx, releaseId: number): Promise<ReleaseItem[]> {
  const { rows } = await ctx.db.execute<
    Record<string, unknown> & Omit<ReleaseItem, 'id'> & { id: string }
  >(sql`
    select kind, ref_id as id, language, version_no as "versionNo", action from ${releaseItems}
    where release_id = ${releaseId} and site_id = ${ctx.site.id}
    order by kind, ref_id, language`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** What a release holds, where it has a time. */
export type PlannedItem = ReleaseItem;

/** Releases that have a time and wait, up to an instant, in the order in which they go out. */
export async function listPlanned(
  ctx: Ctx,
  until: Date | undefined,
): Promise<Array<{ id: number; name: string; at: Date; isRefused: boolean; items: PlannedItem[] }>> {
  type Row = Record<string, unknown> &
    Omit<ReleaseItem, 'id'> & { id: string; release: string; name: string; at: string; refused: boolean };
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id as release, r.name, r.at, i.kind, i.ref_id as id, i.language, i.version_no as "versionNo", i.action,
      r.state = 'failed' and r.fault ->> 'code' is distinct from ${conflictCode} as refused
    from ${releases} r join ${releaseItems} i on i.release_id = r.id
    where r.site_id = ${ctx.site.id} and r.state in ('scheduled', 'failed')
      and (${until ?? null}::timestamptz is null or r.at <= ${until ?? null})
    order by r.at, r.id, i.action, i.kind, i.ref_id, i.language`);
  return [...Map.groupBy(rows, ({ release }) => release)].map(([release, group]) => ({
    id: Number(release),
    name: group[0]?.name ?? '',
    at: new Date(group[0]?.at ?? 0),
    // Why it was refused stands until it is tried again, a minute later; what contradicts is asked again.
    isRefused: group[0]?.refused === true,
    items: group.map(({ kind, id, language, versionNo, action }) => ({
      kind,
      id: Number(id),
      language,
      versionNo,
      action,
    })),
  }));
}

const conflictCode = refusals.contentConflict.code;

/** The frozen versions of items by `key@number`, in one query. */
export async function readFrozen(
  ctx: Ctx,
  items: readonly ReleaseItem[],
): Promise<Map<string, { body: DocumentBody; baseNo: number; rev: number }>> {
  type Row = Record<string, unknown> &
    DocumentRef & { no: number; body: DocumentBody; baseNo: number; rev: string };
  const wanted = items.flatMap(({ kind, id, language, versionNo }) =>
    versionNo === null ? [] : [{ kind, id, language, no: versionNo }],
  );
  const { rows } = await ctx.db.execute<Row>(sql`
    select v.kind, v.ref_id as id, v.language, v.no, v.body, v.base_no as "baseNo", v.rev
    from ${versions} v
    join ${recordset(wanted, 'w', 'kind text, id bigint, language text, no int')}
      on v.kind = w.kind and v.ref_id = w.id and v.language = w.language and v.no = w.no
    where v.site_id = ${ctx.site.id}`);
  return new Map(
    rows.map(({ kind, id, language, no, body, baseNo, rev }) => [
      `${documentKey({ kind, id: Number(id), language })}@${no}`,
      { body: bodyOfToday(body), baseNo, rev: Number(rev) },
    ]),
  );
}

/** Releases that have to go out until an instant, and have not, in the order of their time; of one site or of any. */
export async function listDueReleases(
  db: Db,
  until: Date,
  siteId?: number,
): Promise<Array<{ id: number; siteId: number; name: string; at: Date; state: string }>> {
  const { rows } = await db.execute<{
    id: string;
    site_id: string;
    name: string;
    at: string;
    state: string;
  }>(sql`
    select id, site_id, name, at, state from ${releases}
    where state in ('scheduled', 'failed') and at <= ${until}
      and (${siteId ?? null}::int is null or site_id = ${siteId ?? null})
    order by at, id limit 500`);
  return rows.map(({ id, site_id, name, at, state }) => ({
    id: Number(id),
    siteId: Number(site_id),
    name,
    at: new Date(at),
    state,
  }));
}

/** A page of releases: those that wait by their time, then the others, the last first. */
export async function listReleases(
  ctx: Ctx,
  which: {
    id?: number | undefined;
    state?: string | undefined;
    when?: ReleaseTime | undefined;
    search?: string | undefined;
  },
  { page, limit }: { page: number; limit: number },
): Promise<{ records: Array<Omit<Release, 'conflicts'>>; total: number }> {
  type Row = Record<string, unknown> &
    Omit<Release, 'id' | 'items' | 'isLate' | 'conflicts'> & { id: string; total: string };
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.name, r.at, r.state, r.fault, r.created_at, r.done_at as "doneAt", count(*) over () as total,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as by
    from ${releases} r left join ${users} u on u.id = r.by
    where r.site_id = ${ctx.site.id} and (${which.id ?? null}::bigint is null or r.id = ${which.id ?? null})
      and (${which.state ?? null}::text is null or r.state = ${which.state ?? null})
      and ${which.when ? timesOf(ctx)[which.when] : sql`true`}
      and ${which.search ? sql`izlog_fold(r.name) like '%' || izlog_like(${which.search}) || '%'` : sql`true`}
    order by r.state in ('done', 'cancelled'), case when r.state in ('done', 'cancelled') then null else r.at end, r.id desc
    limit ${limit} offset ${(page - 1) * limit}`);
  const items = await itemsOf(
    ctx,
    rows.map(({ id }) => Number(id)),
  );
  const instant = (value: string | null) => (value === null ? null : new Date(value).toISOString());
  const records = rows.map(({ total: _total, ...row }) => ({
    ...row,
    id: Number(row.id),
    at: instant(row.at),
    doneAt: instant(row.doneAt),
    created_at: new Date(row.created_at).toISOString(),
    isLate: isLate(row.state, row.at, ctx.now),
    items: items.get(Number(row.id)) ?? [],
  }));
  return { records, total: Number(rows[0]?.total ?? 0) };
}

/** In which releases documents wait to go out, by key. */
export async function listSchedules(
  ctx: Ctx,
  documents: readonly DocumentRef[],
): Promise<
  Map<
    string,
    Array<{ release: number; name: string; at: string | null; state: string; laterChanges: number }>
  >
> {
  type Row = DocumentRef &
    Record<string, unknown> & {
      release: string;
      name: string;
      at: string | null;
      state: string;
      later: string;
    };
  const { rows } = await ctx.db.execute<Row>(sql`
    select i.kind, i.ref_id as id, i.language, r.id as release, r.name, r.at, r.state, ${laterChanges} as later
    from ${releaseItems} i join ${releases} r on r.id = i.release_id ${joined}
    where i.site_id = ${ctx.site.id} and r.state in ('open', 'scheduled', 'failed')
      and (i.kind, i.ref_id, i.language) in (
        select w.kind, w.id, w.language
        from ${recordset(
          documents.map(({ kind, id, language }) => ({ kind, id, language })),
          'w',
          'kind text, id bigint, language text',
        )})
    order by r.at, r.id`);
  const ofDocuments = Map.groupBy(rows, (row) => documentKey({ ...row, id: Number(row.id) }));
  return new Map(
    [...ofDocuments].map(([key, group]) => [
      key,
      group.map(({ release, name, at, state, later }) => ({
        release: Number(release),
        name,
        at: at === null ? null : new Date(at).toISOString(),
        state,
        laterChanges: Number(later),
      })),
    ]),
  );
}

/** How many releases are late or have failed, and since when the first is. */
export async function countLate(ctx: Ctx): Promise<{ count: number; since: Date | null }> {
  const { rows } = await ctx.db.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(r.at) as since from ${releases} r
    where r.site_id = ${ctx.site.id} and (r.state = 'failed' or ${timesOf(ctx).late})`);
  const [found] = rows;
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}

const minute = 60_000;

const timesOf = ({ now }: Ctx): Record<ReleaseTime, SQL> => ({
  future: sql`r.state in ('open', 'scheduled', 'failed')`,
  past: sql`r.state in ('done', 'cancelled')`,
  late: sql`r.state in ('scheduled', 'failed') and r.at < ${new Date(now.getTime() - minute)}`,
});

/** Whether the time of a release has come a minute ago and it has not gone out. */
function isLate(state: string, at: string | null, now: Date): boolean {
  const isWaiting = state === 'scheduled' || state === 'failed';
  return isWaiting && at !== null && new Date(at).getTime() < now.getTime() - minute;
}

const joined = sql`
  left join ${versions} v on v.site_id = i.site_id and v.kind = i.kind and v.ref_id = i.ref_id
    and v.language = i.language and v.no = i.version_no
  left join ${drafts} d on d.site_id = i.site_id and d.kind = i.kind and d.ref_id = i.ref_id and d.language = i.language`;
const laterChanges = sql`case when d.body is null or v.rev is null then 0 else greatest(d.rev - v.rev, 0) end`;

async function itemsOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Release['items']>> {
  type Row = Record<string, unknown> & Omit<Release['items'][number], 'id'> & { id: string; release: string };
  const { rows } = await ctx.db.execute<Row>(sql`
    select i.release_id as release, i.kind, i.ref_id as id, i.language, i.version_no as version, i.action,
      coalesce(v.body #>> '{root,meta,title}', v.body #>> '{root,meta,name}', v.body #>> '{root,handler}', '') as title,
      ${laterChanges} as "laterChanges"
    from ${releaseItems} i ${joined}
    where i.site_id = ${ctx.site.id} and i.release_id = any(${sql.param([...ids])}::bigint[])
    order by i.kind, i.ref_id, i.language`);
  const items = rows.map(({ release, ...row }) => ({
    release: Number(release),
    item: { ...row, id: Number(row.id), laterChanges: Number(row.laterChanges) },
  }));
  return new Map(
    [...Map.groupBy(items, (one) => one.release)].map(([id, group]) => [id, group.map(({ item }) => item)]),
  );
}
