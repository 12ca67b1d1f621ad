import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from '../items/content.tables.ts';
import { languagesOf } from '../items/visibility.ts';

const ofMenus = (ctx: Ctx) =>
  and(
    eq(contentItems.siteId, ctx.site.id),
    eq(contentItems.kind, 'navigation'),
    isNull(contentItems.archivedAt),
  );

/**
 * A menu of the site, or all of them, in the language of the answer and in the default one. What is published of them is
 * public at once; no day is compared, since who waited, or imports for minutes, began before what they find.
 */
export async function listMenus(ctx: Ctx, handler?: string) {
  return ctx.db
    .select({
      id: contentItems.id,
      handler: contentItems.handler,
      language: contentLive.language,
      parts: contentLive.parts,
    })
    .from(contentItems)
    .innerJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        inArray(contentLive.language, languagesOf(ctx)),
        isNotNull(contentLive.publishedAt),
      ),
    )
    .where(and(ofMenus(ctx), handler === undefined ? undefined : eq(contentItems.handler, handler)));
}

/** The entries of every menu of the site in every language, public or not. */
export async function listAllEntries(ctx: Ctx) {
  return ctx.db
    .select({ handler: contentItems.handler, parts: contentLive.parts })
    .from(contentItems)
    .innerJoin(
      contentLive,
      and(eq(contentLive.siteId, contentItems.siteId), eq(contentLive.itemId, contentItems.id)),
    )
    .where(ofMenus(ctx));
}
