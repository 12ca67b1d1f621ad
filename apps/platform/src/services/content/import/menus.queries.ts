import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from '../items/content.tables.ts';

/** Names of the navigation trees of the site. */
export async function listNavigations(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: contentItems.handler })
    .from(contentItems)
    .where(and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.kind, 'navigation')));
  return rows.flatMap(({ name }) => name ?? []);
}

/** Titles and kinds of content in a language, by id. */
export async function readTitles(ctx: Ctx, language: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await ctx.db
    .select({ id: contentLive.itemId, kind: contentLive.kind, title: contentLive.title })
    .from(contentLive)
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        eq(contentLive.language, language),
        inArray(contentLive.itemId, [...ids]),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}
