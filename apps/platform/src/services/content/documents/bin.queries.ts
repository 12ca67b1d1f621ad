import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/db.ts';
import { contentItems, contentLive, contentRefs, contentSlugs } from '../items/content.tables.ts';

/** Marks an item as lying in the bin, takes it from the public and gives its addresses free. */
export async function archiveItem(ctx: Ctx, id: number): Promise<void> {
  const ofItem = and(eq(contentLive.siteId, ctx.site.id), eq(contentLive.itemId, id));
  await ctx.db.update(contentItems).set({ archivedAt: ctx.now }).where(eq(contentItems.id, id));
  await ctx.db.update(contentLive).set({ publishedAt: null, updatedAt: ctx.now }).where(ofItem);
  await ctx.db.update(contentSlugs).set({ isCurrent: false }).where(eq(contentSlugs.itemId, id));
}

/** Locks what lies in the bin; nothing when it does not. */
export async function lockBinned(ctx: Ctx, id: number) {
  const [row] = await ctx.db
    .select()
    .from(contentItems)
    .where(
      and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.id, id), isNotNull(contentItems.archivedAt)),
    )
    .for('update');
  return row;
}

export async function unarchiveItem(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.update(contentItems).set({ archivedAt: null }).where(eq(contentItems.id, id));
}

/** Gives an item in a language another slug, in its words alone. */
export async function putSlug(ctx: Ctx, id: number, language: string, slug: string): Promise<void> {
  await ctx.db
    .update(contentLive)
    .set({ slug })
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        eq(contentLive.itemId, id),
        eq(contentLive.language, language),
      ),
    );
}

/** A page of what lies in the bin, the last first, and how much there is. */
export async function listBinned(ctx: Ctx, { limit, offset }: { limit: number; offset: number }) {
  const inBin = and(eq(contentItems.siteId, ctx.site.id), isNotNull(contentItems.archivedAt));
  const title = sql<string | null>`(select l.title from content_live l
    where l.site_id = ${contentItems.siteId} and l.item_id = ${contentItems.id}
    order by l.language = ${ctx.language} desc, l.language = ${ctx.site.defaultLanguage} desc limit 1)`;
  const rows = await ctx.db
    .select({ id: contentItems.id, kind: contentItems.kind, title, archivedAt: contentItems.archivedAt })
    .from(contentItems)
    .where(inBin)
    .orderBy(desc(contentItems.archivedAt), desc(contentItems.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await ctx.db.$count(contentItems, inBin) };
}

/** Forgets what has lain in the bin of any site since before `until`. */
export async function forgetBinned(db: Db, until: Date): Promise<void> {
  const gone = await db
    .delete(contentItems)
    .where(lt(contentItems.archivedAt, until))
    .returning({ id: contentItems.id });
  const ids = gone.map((row) => row.id);
  if (ids.length === 0) return;
  await db
    .delete(contentRefs)
    .where(and(eq(contentRefs.ownerKind, 'content'), inArray(contentRefs.ownerId, ids)));
}
