import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { type ContentItemKind, contentItems, contentLive } from './content.tables.ts';

export type LiveRow = typeof contentLive.$inferSelect;
export type NewLive = typeof contentLive.$inferInsert;

/** Locks the item against other writers; nothing when the site has none of one of these kinds, or it lies in the bin. */
export async function lockItem(ctx: Ctx, id: number, kinds: readonly ContentItemKind[]) {
  const [row] = await ctx.db
    .select()
    .from(contentItems)
    .where(
      and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.id, id), isNull(contentItems.archivedAt)),
    )
    .for('update');
  return row && kinds.includes(row.kind) ? row : undefined;
}

/** Adds an item; one with the same kind and handler is used again, taken out of the bin. */
export async function addItem(ctx: Ctx, kind: ContentItemKind, handler: string | null) {
  const [added] = await ctx.db
    .insert(contentItems)
    .values({ siteId: ctx.site.id, kind, handler })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  const [known] = await ctx.db
    .update(contentItems)
    .set({ archivedAt: null })
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        eq(contentItems.kind, kind),
        eq(contentItems.handler, handler ?? ''),
      ),
    )
    .returning();
  if (!known) throw new Error(`content item ${kind} ${handler} was removed while it was saved`);
  return known;
}

/** All languages of an item, by language. */
export async function readLives(ctx: Ctx, itemId: number): Promise<Map<string, LiveRow>> {
  const rows = await ctx.db
    .select()
    .from(contentLive)
    .where(and(eq(contentLive.siteId, ctx.site.id), eq(contentLive.itemId, itemId)));
  return new Map(rows.map((row) => [row.language, row]));
}

/** Writes an item in a language; `words` are what the search finds it by, besides the title. */
export async function putLive(ctx: Ctx, row: NewLive, words: string): Promise<void> {
  const search = searchOf(row, words);
  const { siteId: _site, itemId: _item, language: _language, createdAt: _created, ...changes } = row;
  await ctx.db
    .insert(contentLive)
    .values({ ...row, search })
    .onConflictDoUpdate({
      target: [contentLive.siteId, contentLive.itemId, contentLive.language],
      set: { ...changes, search, rev: sql`${contentLive.rev} + 1`, updatedAt: ctx.now },
    });
}

const searchOf = ({ language, title }: Pick<NewLive, 'language' | 'title'>, words: string) =>
  sql`setweight(izlog_words(${language}, ${title}), 'A') || izlog_words(${language}, ${words})`;

/** Items in a language of which sections have begun to be shown until `now`, on any site, and nobody has read them since. */
export async function listTurned(db: Db, now: Date, limit: number): Promise<LiveRow[]> {
  return db
    .select()
    .from(contentLive)
    .where(sql`turns_at <> '{}' and ${now}::timestamptz >= any(turns_at)`)
    .limit(limit);
}

/** Writes what the search finds an item by, and at which instants that is to be asked again. */
export async function putWords(db: Db, row: LiveRow, words: string, turnsAt: Date[]): Promise<void> {
  await db
    .update(contentLive)
    .set({ search: searchOf(row, words), turnsAt })
    .where(
      and(
        eq(contentLive.siteId, row.siteId),
        eq(contentLive.itemId, row.itemId),
        eq(contentLive.language, row.language),
        eq(contentLive.rev, row.rev),
      ),
    );
}

/** Those of the ids that are files of the site. */
export async function listPictureIds(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.id, [...new Set(ids)])));
  return rows.map((row) => row.id);
}

/** Puts an item below another one, or at the top. */
export async function putParent(ctx: Ctx, id: number, parentId: number | null): Promise<void> {
  await ctx.db
    .update(contentItems)
    .set({ parentId })
    .where(and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.id, id)));
}
