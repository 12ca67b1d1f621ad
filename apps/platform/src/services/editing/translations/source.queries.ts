import type { DocumentRef } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { drafts, versions } from '../editing.tables.ts';

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
