import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { type ContentItemKind, contentItems, contentLive } from '../items/content.tables.ts';
import { isVisible, languagesOf, maySeeDrafts } from '../items/visibility.ts';

/** Languages an item is published in, with its slugs there. */
export type Alternates = Array<{ language: string; slug: string }>;

/** SQL: the alternates of the item of a contentLive row. */
function alternatesOf(ctx: Ctx, preview: boolean | undefined): SQL<Alternates> {
  const shown = maySeeDrafts(ctx, preview) ? sql`true` : sql`other.published_at <= ${ctx.now}`;
  return sql<Alternates>`(select json_agg(json_build_object('language', other.language, 'slug', other.slug)
    order by other.language <> ${ctx.site.defaultLanguage}, other.language)
    from content_live other
    where other.site_id = ${ctx.site.id} and other.item_id = ${contentLive.itemId} and other.slug is not null and ${shown})`;
}

/** An item in the language of the answer, else in the default one, with its other languages; one primary-key read. */
export async function findPublicLive(
  ctx: Ctx,
  which: { id: number } | { handler: string },
  kinds: readonly ContentItemKind[],
  preview: boolean | undefined,
) {
  const [row] = await ctx.db
    .select({ live: contentLive, handler: contentItems.handler, alternates: alternatesOf(ctx, preview) })
    .from(contentLive)
    .innerJoin(contentItems, eq(contentItems.id, contentLive.itemId))
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        'id' in which
          ? eq(contentLive.itemId, which.id)
          : and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.handler, which.handler)),
        inArray(contentItems.kind, [...kinds]),
        isNull(contentItems.archivedAt),
        inArray(contentLive.language, languagesOf(ctx)),
        isVisible(ctx, preview),
      ),
    )
    .orderBy(desc(sql`${contentLive.language} = ${ctx.language}`))
    .limit(1);
  return row;
}

export type BestLive = NonNullable<Awaited<ReturnType<typeof findPublicLive>>>;

/** Public pages by their handlers, each in the language of the answer, else in the default one; one prepared statement. */
export function listBestPages(ctx: Ctx, handlers: readonly string[]) {
  return queryPrepared<
    Pick<typeof contentLive.$inferSelect, 'title' | 'slug' | 'language' | 'parts' | 'body'> & {
      handler: string;
    }
  >(
    ctx.db,
    statement`select distinct on (i.handler) i.handler, l.title, l.slug, l.language, l.parts, l.body
      from content_items i join content_live l on l.site_id = i.site_id and l.item_id = i.id
      where i.site_id = ${ctx.site.id} and i.kind = 'page' and i.archived_at is null
        and i.handler = any(${statement.param([...handlers])}::text[])
        and l.language = any(${statement.param(languagesOf(ctx))}::text[])
        and l.published_at <= ${ctx.now.toISOString()}::timestamptz
      order by i.handler, l.language = ${ctx.language} desc`,
  );
}

/** The languages an item is public in, with its slugs there. */
export async function listAlternates(ctx: Ctx, itemId: number): Promise<Alternates> {
  return ctx.db
    .select({ language: contentLive.language, slug: sql<string>`${contentLive.slug}` })
    .from(contentLive)
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        eq(contentLive.itemId, itemId),
        sql`${contentLive.slug} is not null`,
        isVisible(ctx, false),
      ),
    )
    .orderBy(sql`${contentLive.language} <> ${ctx.site.defaultLanguage}`, contentLive.language);
}
