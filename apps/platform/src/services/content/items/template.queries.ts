import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from './content.tables.ts';

const isTemplate = ({ site }: Ctx) =>
  and(eq(contentItems.siteId, site.id), eq(contentItems.kind, 'template'));

/** Templates of the site, the newest first; each in the language it was made in. */
export async function listTemplates(ctx: Ctx, which: { limit: number; offset: number } | { id: number }) {
  const { limit, offset } = 'id' in which ? { limit: 1, offset: 0 } : which;
  return ctx.db
    .select({
      id: contentItems.id,
      name: contentLive.title,
      language: contentLive.language,
      sections: contentLive.parts,
      createdAt: contentItems.createdAt,
    })
    .from(contentItems)
    .innerJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        sql`${contentLive.language} = (select min(l.language) from content_live l where l.site_id = ${contentItems.siteId} and l.item_id = ${contentItems.id})`,
      ),
    )
    .where(and(isTemplate(ctx), 'id' in which ? eq(contentItems.id, which.id) : undefined))
    .orderBy(desc(contentItems.id))
    .limit(limit)
    .offset(offset);
}

export async function countTemplates(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.select({ total: count() }).from(contentItems).where(isTemplate(ctx));
  return row?.total ?? 0;
}

/** Takes a template away; false when the site has none of this id. */
export async function removeTemplate(ctx: Ctx, id: number): Promise<boolean> {
  const gone = await ctx.db
    .delete(contentItems)
    .where(and(isTemplate(ctx), eq(contentItems.id, id)))
    .returning({ id: contentItems.id });
  return gone.length > 0;
}
