import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { contentLive } from '../items/content.tables.ts';
import { navigationNodes } from '../navigation/navigation.tables.ts';

/** Names of the navigation trees of the site. */
export async function listNavigations(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ tree: navigationNodes.tree })
    .from(navigationNodes)
    .where(eq(navigationNodes.siteId, ctx.site.id));
  return rows.map(({ tree }) => tree);
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
