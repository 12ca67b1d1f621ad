import {
  type DocumentBody,
  type DocumentKindName,
  type DocumentRef,
  documentKey,
} from '@izlog/contract/editing/document';
import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { drafts, previewLinks, releaseItems, releases, versions } from '../editing.tables.ts';
import { bodyOfToday } from '../versions/body-of-today.ts';

type Asking = Pick<Ctx, 'db'> & { site: Pick<Ctx['site'], 'id'> };
type Row = Record<string, unknown> & Omit<DocumentRef, 'id'> & { id: string; body: DocumentBody | null };

/** The bodies of drafts, by key. */
export async function readDraftBodies(
  ctx: Asking,
  documents: readonly DocumentRef[],
): Promise<Map<string, DocumentBody | null>> {
  if (documents.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    select kind, ref_id as id, language, body from ${drafts}
    where site_id = ${ctx.site.id} and body is not null and ${isOneOf(documents)}`);
  return byKey(rows);
}

/** Documents of a kind that are drafted with a slug. */
export async function findDraftsBySlug(
  ctx: Asking,
  kind: DocumentKindName,
  slug: string,
  languages: readonly string[],
): Promise<DocumentRef[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select kind, ref_id as id, language, null as body from ${drafts}
    where site_id = ${ctx.site.id} and language = any(${sql.param([...languages])}::text[]) and slug = ${slug}
      and body is not null and kind = ${kind}`);
  return rows.map(refOf);
}

/** Documents of a kind of which something with a slug is planned until an instant. */
export async function findPlannedBySlug(
  ctx: Asking,
  at: Date,
  kind: DocumentKindName,
  slug: string,
  languages: readonly string[],
): Promise<DocumentRef[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select distinct i.kind, i.ref_id as id, i.language, null as body
    from ${releases} r join ${releaseItems} i on i.release_id = r.id
    join ${versions} v on v.site_id = i.site_id and v.kind = i.kind and v.ref_id = i.ref_id
      and v.language = i.language and v.no = i.version_no
    where r.site_id = ${ctx.site.id} and r.state in ('scheduled', 'failed') and r.at <= ${at}
      and i.action = 'publish' and i.kind = ${kind} and i.language = any(${sql.param([...languages])}::text[])
      and v.body -> 'root' -> 'meta' ->> 'slug' = ${slug}`);
  return rows.map(refOf);
}

const isOneOf = (documents: readonly DocumentRef[]): SQL => sql`(kind, ref_id, language) in (
  select d.kind, d.id, d.language from ${recordset(
    documents.map(({ kind, id, language }) => ({ kind, id, language })),
    'd',
    'kind text, id bigint, language text',
  )})`;

const refOf = ({ kind, id, language }: Row): DocumentRef => ({ kind, id: Number(id), language });

const byKey = (rows: readonly Row[]): Map<string, DocumentBody | null> =>
  new Map(rows.map((row) => [documentKey(refOf(row)), bodyOfToday(row.body)]));

/** A link by the hash of its token, as long as it is good. */
export async function findGoodLink(db: Db, siteId: number, tokenHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.siteId, siteId),
        eq(previewLinks.tokenHash, tokenHash),
        isNull(previewLinks.revokedAt),
        sql`${previewLinks.expiresAt} > ${now}`,
      ),
    );
  return row;
}

export async function addLink(ctx: Ctx, row: typeof previewLinks.$inferInsert): Promise<number> {
  const [added] = await ctx.db.insert(previewLinks).values(row).returning({ id: previewLinks.id });
  if (!added) throw new Error('the preview link was not stored');
  return added.id;
}

/** A page of the links of the site that are not over, the newest first. */
export async function listLinks(ctx: Ctx, { limit, offset }: { limit: number; offset: number }) {
  const good = and(
    eq(previewLinks.siteId, ctx.site.id),
    isNull(previewLinks.revokedAt),
    sql`${previewLinks.expiresAt} > ${ctx.now}`,
  );
  const rows = await ctx.db
    .select({
      ...getTableColumns(previewLinks),
      by: sql<
        string | null
      >`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
    })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.by))
    .where(good)
    .orderBy(desc(previewLinks.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await ctx.db.$count(previewLinks, good) };
}

/** Takes a link back; false when the site has none of this id that is good. */
export async function revokeLink(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .update(previewLinks)
    .set({ revokedAt: ctx.now })
    .where(and(eq(previewLinks.siteId, ctx.site.id), eq(previewLinks.id, id), isNull(previewLinks.revokedAt)))
    .returning({ id: previewLinks.id });
  return rows.length > 0;
}
