import type { MediaFolder } from '@izlog/contract/media/directory-item';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { media, mediaFolders, mediaGone } from '../media.tables.ts';

/** All folders of the site, by name. */
export async function listFolders(ctx: Ctx): Promise<MediaFolder[]> {
  const { id, parentId, name } = mediaFolders;
  return ctx.db
    .select({ id, parentId, name })
    .from(mediaFolders)
    .where(eq(mediaFolders.siteId, ctx.site.id))
    .orderBy(sql`${name} collate "hr_order"`, id);
}

/** Holds the folders of the site until the end of the transaction: nobody else makes, moves or removes one meanwhile. */
export async function lockFolders(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'media folders');
}

export async function addFolder(ctx: Ctx, name: string, parentId: number | null): Promise<MediaFolder> {
  const [row] = await ctx.db
    .insert(mediaFolders)
    .values({ siteId: ctx.site.id, name, parentId })
    .returning({ id: mediaFolders.id, parentId: mediaFolders.parentId, name: mediaFolders.name });
  if (!row) throw new Error('the folder was not made');
  return row;
}

export async function moveFolders(ctx: Ctx, ids: readonly number[], parentId: number | null): Promise<void> {
  await ctx.db
    .update(mediaFolders)
    .set({ parentId })
    .where(and(eq(mediaFolders.siteId, ctx.site.id), inArray(mediaFolders.id, [...ids])));
}

/** Puts files of the site into a folder; returns how many there were. */
export async function moveFiles(ctx: Ctx, ids: readonly number[], folderId: number | null): Promise<number> {
  const moved = await ctx.db
    .update(media)
    .set({ folderId })
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.id, [...ids])))
    .returning({ id: media.id });
  return moved.length;
}

/** Ids of the site's files among some, and of those that lie in some folders; held until the end of the transaction. */
export async function holdFiles(
  ctx: Ctx,
  ids: readonly number[],
  folderIds: readonly number[],
): Promise<{ id: number; folderId: number | null }[]> {
  return ctx.db
    .select({ id: media.id, folderId: media.folderId })
    .from(media)
    .where(
      and(
        eq(media.siteId, ctx.site.id),
        sql`(${media.id} = any(${sql.param(ids)}::bigint[]) or ${media.folderId} = any(${sql.param(folderIds)}::bigint[]))`,
      ),
    )
    .orderBy(media.id)
    .for('update');
}

/** Removes records of files, and notes which bytes nobody names any more: they go a day later. */
export async function removeFiles(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await ctx.db
    .delete(media)
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.id, [...ids])))
    .returning({ hash: media.hash });
  await noteGone(
    ctx,
    gone.map(({ hash }) => hash),
  );
}

/** Notes that a record of these bytes is gone; whether another one names them is asked when they would go. */
export async function noteGone(ctx: Ctx, hashes: readonly string[]): Promise<void> {
  const rows = [...new Set(hashes)].map((hash) => ({ hash, goneAt: ctx.now }));
  if (rows.length === 0) return;
  await ctx.db
    .insert(mediaGone)
    .values(rows)
    .onConflictDoUpdate({ target: mediaGone.hash, set: { goneAt: ctx.now } });
}

export async function removeFolders(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .delete(mediaFolders)
    .where(and(eq(mediaFolders.siteId, ctx.site.id), inArray(mediaFolders.id, [...ids])));
}
