import type { DocumentBody, DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { drafts, versions } from '../editing.tables.ts';
import { bodyOfToday } from '../versions/body-of-today.ts';

/** What the words of a thing were translated from, by language: as drafted, else as they were published last. */
export async function listSources(
  ctx: Ctx,
  { kind, id }: Pick<DocumentRef, 'kind' | 'id'>,
): Promise<Array<{ language: string; sources: Record<string, string> }>> {
  const { rows } = await ctx.db.execute<{ language: string; sources: Record<string, string> }>(sql`
    select language, sources from (
      select d.language, case when d.body is not null then d.body -> 'sources' else (
        select v.body -> 'sources' from ${versions} v
        where v.site_id = d.site_id and v.kind = d.kind and v.ref_id = d.ref_id and v.language = d.language
          and v.reason in ('publish', 'import')
        order by v.no desc limit 1) end as sources
      from ${drafts} d where d.site_id = ${ctx.site.id} and d.kind = ${kind} and d.ref_id = ${id}) found
    where sources is not null`);
  return rows;
}

/**
 * Documents with notes of what they were translated from, those touched last first. They are put in order before their bodies
 * are opened, which is what takes the time, and no more of them are opened than are asked for.
 */
export async function listTranslated(
  ctx: Ctx,
  kinds: readonly DocumentKindName[],
  { from, limit }: { from: number; limit: number },
): Promise<Array<DocumentRef & { body: DocumentBody }>> {
  const { rows } = await ctx.db.execute<{
    kind: DocumentKindName;
    id: string;
    language: string;
    body: DocumentBody;
  }>(sql`
    select d.kind, d.ref_id as id, d.language, b.body from (
      select site_id, kind, ref_id, language, touched_at, body from ${drafts}
      where site_id = ${ctx.site.id} and kind = any(${sql.param([...kinds])}::text[])
        and language = any(${sql.param([...ctx.site.languages])}::text[])
      order by touched_at desc, kind, ref_id, language) d
    cross join lateral (
      select coalesce(d.body, (
        select v.body from ${versions} v
        where v.site_id = d.site_id and v.kind = d.kind and v.ref_id = d.ref_id and v.language = d.language
          and v.reason in ('publish', 'import')
        order by v.no desc limit 1)) as body
      offset 0) b
    where b.body -> 'sources' <> '{}'::jsonb
    order by d.touched_at desc, d.kind, d.ref_id, d.language
    limit ${limit} offset ${from}`);
  return rows.map(({ id, body, ...row }) => ({ ...row, id: Number(id), body: bodyOfToday(body) }));
}
