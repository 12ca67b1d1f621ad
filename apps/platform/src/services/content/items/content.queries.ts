import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { media } from '../../media/media.tables.ts';
import { type ContentItemKind, contentItems, contentLive, contentRefs } from './content.tables.ts';

export type LiveRow = typeof contentLive.$inferSelect;
export type NewLive = typeof contentLive.$inferInsert;

/** Locks the item against other writers; nothing when the site has no such item of one of these kinds. */
export async function lockItem(ctx: Ctx, id: number, kinds: readonly ContentItemKind[]) {
  const [row] = await ctx.db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.id, id)))
    .for('update');
  return row && kinds.includes(row.kind) ? row : undefined;
}

/** Adds an item; one with the same kind and handler is used again. */
export async function addItem(ctx: Ctx, kind: ContentItemKind, handler: string | null) {
  const [added] = await ctx.db
    .insert(contentItems)
    .values({ siteId: ctx.site.id, kind, handler })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  const [known] = await ctx.db
    .select()
    .from(contentItems)
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        eq(contentItems.kind, kind),
        eq(contentItems.handler, handler ?? ''),
      ),
    )
    .for('update');
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
  const search = sql`setweight(izlog_words(${row.language}, ${row.title}), 'A') || izlog_words(${row.language}, ${words})`;
  const { siteId: _site, itemId: _item, language: _language, createdAt: _created, ...changes } = row;
  await ctx.db
    .insert(contentLive)
    .values({ ...row, search })
    .onConflictDoUpdate({
      target: [contentLive.siteId, contentLive.itemId, contentLive.language],
      set: { ...changes, search, rev: sql`${contentLive.rev} + 1`, updatedAt: ctx.now },
    });
}

/** Replaces what an item in a language names. */
export async function putRefs(
  ctx: Ctx,
  itemId: number,
  language: string,
  refs: ReadonlyArray<{ kind: string; refId: number }>,
): Promise<void> {
  await ctx.db
    .delete(contentRefs)
    .where(and(eq(contentRefs.itemId, itemId), eq(contentRefs.language, language)));
  if (refs.length === 0) return;
  await ctx.db
    .insert(contentRefs)
    .values(refs.map((one) => ({ ...one, siteId: ctx.site.id, itemId, language })))
    .onConflictDoNothing();
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
