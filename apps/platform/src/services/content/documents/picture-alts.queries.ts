import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { media, mediaTexts } from '#platform/services/media/media.tables.ts';

/** Those of the ids that are pictures without words in the language of the call or the default one, and no decoration. */
export async function listWithoutAlt(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const languages = sql.param([ctx.language, ctx.site.defaultLanguage]);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select m.id from ${media} m
    where m.site_id = ${ctx.site.id} and m.id = any(${sql.param([...new Set(ids)])}::bigint[]) and not m.decorative
      and m.mime like 'image/%' and not exists (
        select from ${mediaTexts} t where t.media_id = m.id and t.language = any(${languages}) and t.alt <> '')`);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Pixels across of the pictures among these; a drawing has as many as one likes and is left out. */
export async function readWidths(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: media.id, width: media.width })
    .from(media)
    .where(
      and(
        eq(media.siteId, ctx.site.id),
        inArray(media.id, [...new Set(ids)]),
        ne(media.mime, 'image/svg+xml'),
        isNotNull(media.width),
      ),
    );
  return new Map(rows.flatMap(({ id, width }) => (width === null ? [] : [[id, width]])));
}
