import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';
import { media, mediaFolders, mediaGone, mediaHashes, mediaTexts, mediaVariants } from './media.tables.ts';

export type MediaRow = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;

const asked = alias(mediaTexts, 'asked');
const standard = alias(mediaTexts, 'standard');

/** Alternative text in the language of the answer, else in the site's default language; none for decoration. */
const alt = sql<string>`case when ${media.decorative} then ''
  else coalesce(nullif(${asked.alt}, ''), ${standard.alt}, '') end`;

/** Media of the site by id, with their alternative text; one query. Ids of other sites are not found. */
export async function findMedia(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Array<MediaRow & { alt: string }>> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ row: media, alt })
    .from(media)
    .leftJoin(asked, and(eq(asked.mediaId, media.id), eq(asked.language, ctx.language)))
    .leftJoin(standard, and(eq(standard.mediaId, media.id), eq(standard.language, ctx.site.defaultLanguage)))
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.id, [...new Set(ids)])));
  return rows.map((one) => ({ ...one.row, alt: one.alt }));
}

/** What pages show of a picture. */
export type PictureRow = Pick<
  MediaRow,
  | 'id'
  | 'hash'
  | 'mime'
  | 'extension'
  | 'width'
  | 'height'
  | 'title'
  | 'placeholder'
  | 'color'
  | 'focalX'
  | 'focalY'
  | 'access'
  | 'isDirect'
  | 'isMoving'
> & {
  alt: string;
  /** In the language of the answer only: words of another one would stand below the picture as if they were of the page. */
  caption?: string | null;
  /** The picture before a video plays, as its address needs it. */
  poster?: Pick<MediaRow, 'hash' | 'mime' | 'extension'> | null;
};

/** Pictures of the site by id, as `findMedia` finds them but only what pages show; every page asks for some. */
export function listPictures(ctx: Ctx, ids: readonly number[]): Promise<PictureRow[]> {
  return queryPrepared<PictureRow>(
    ctx.db,
    statement`
      select m.id, m.hash, m.mime, m.extension, m.width, m.height, m.title, m.placeholder, m.color,
        m.focal_x as "focalX", m.focal_y as "focalY", m.access, m.is_direct as "isDirect",
        m.is_moving as "isMoving",
        case when m.decorative then '' else coalesce(nullif(asked.alt, ''), standard.alt, '') end as alt,
        asked.caption,
        case when poster.id is null then null else
          json_build_object('hash', poster.hash, 'mime', poster.mime, 'extension', poster.extension) end as poster
      from media m
      left join media poster on poster.id = m.poster_id and poster.site_id = m.site_id
      left join media_texts asked on asked.media_id = m.id and asked.language = ${ctx.language}
      left join media_texts standard on standard.media_id = m.id and standard.language = ${ctx.site.defaultLanguage}
      where m.site_id = ${ctx.site.id} and m.id = any(${statement.param([...new Set(ids)])}::bigint[])`,
  );
}

/** The records of a file on any site. */
export async function listMediaByHash(db: Db, hash: string): Promise<MediaRow[]> {
  return db.select().from(media).where(eq(media.hash, hash)).limit(100);
}

/** The one of some files that is the logo of its site. */
export async function findLogo(db: Db, rows: readonly MediaRow[]): Promise<MediaRow | undefined> {
  if (rows.length === 0) return undefined;
  const ids = rows.map((row) => row.id);
  const [logo] = await db
    .select({ id: siteOptions.mediaId })
    .from(siteOptions)
    .where(and(eq(siteOptions.key, 'Logo'), inArray(siteOptions.mediaId, ids)))
    .limit(1);
  return rows.find((row) => row.id === logo?.id);
}

/** The record of these bytes that the site has under an access. */
export async function findMediaByHash(
  ctx: Ctx,
  hash: string,
  access: 'public' | 'private',
): Promise<MediaRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), eq(media.hash, hash), eq(media.access, access)));
  return row;
}

/** Ids of the site's public files by their hash, of those that it has. */
export async function findStored(ctx: Ctx, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: media.id, hash: media.hash })
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), eq(media.access, 'public'), inArray(media.hash, [...hashes])));
  return new Map(rows.map(({ id, hash }) => [hash, id]));
}

/** Adds a record unless the site has the same bytes under the same access; returns the id and whether it is new. */
export async function addMedia(ctx: Ctx, row: NewMedia): Promise<{ id: number; isNew: boolean }> {
  const [added] = await ctx.db.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
  if (added) return { id: added.id, isNew: true };
  const known = await findMediaByHash(ctx, row.hash, row.access === 'private' ? 'private' : 'public');
  if (!known) throw new Error(`media ${row.hash} was removed while it was stored`);
  return { id: known.id, isNew: false };
}

/** Keeps the address of bytes that a file no longer has; those it has again need none. */
export async function noteOldHash(ctx: Ctx, mediaId: number, old: string, now: string): Promise<void> {
  await ctx.db.delete(mediaHashes).where(and(eq(mediaHashes.mediaId, mediaId), eq(mediaHashes.hash, now)));
  await ctx.db.insert(mediaHashes).values({ hash: old, mediaId, createdAt: ctx.now }).onConflictDoNothing();
}

/** Files that once had these bytes and have others now. */
export async function listReplaced(db: Db, hash: string): Promise<MediaRow[]> {
  const rows = await db
    .select({ row: media })
    .from(mediaHashes)
    .innerJoin(media, eq(media.id, mediaHashes.mediaId))
    .where(eq(mediaHashes.hash, hash))
    .limit(100);
  return rows.map(({ row }) => row);
}

/** Says that bytes are about to be stored again; waits for the clean-up where it is at them. */
export async function forgetGone(ctx: Ctx, hash: string): Promise<void> {
  await ctx.db.delete(mediaGone).where(eq(mediaGone.hash, hash));
}

/** Sets what is stated about a file in a language; what is undefined stays. */
export async function setTexts(
  ctx: Ctx,
  mediaId: number,
  language: string,
  said: { alt?: string | undefined; caption?: string | undefined },
): Promise<void> {
  const set = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined));
  if (Object.keys(set).length === 0) return;
  await ctx.db
    .insert(mediaTexts)
    .values({ mediaId, language, ...set })
    .onConflictDoUpdate({ target: [mediaTexts.mediaId, mediaTexts.language], set });
}

/** What is stated about some files, in every language. */
export async function listTexts(ctx: Ctx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return ctx.db
    .select()
    .from(mediaTexts)
    .where(inArray(mediaTexts.mediaId, [...ids]))
    .orderBy(mediaTexts.mediaId, mediaTexts.language);
}

/** Sets columns of a record of the site; what is undefined stays. */
export async function setMedia(ctx: Ctx, id: number, set: Partial<NewMedia>): Promise<void> {
  await ctx.db
    .update(media)
    .set({ ...set, updatedAt: ctx.now })
    .where(and(eq(media.siteId, ctx.site.id), eq(media.id, id)));
}

/** Notes whether a picture moves, if its bytes are still those that were looked at; it is no change of the file. */
export async function setMoving(
  ctx: Ctx,
  { id, hash }: Pick<MediaRow, 'id' | 'hash'>,
  isMoving: boolean,
): Promise<void> {
  await ctx.db
    .update(media)
    .set({ isMoving })
    .where(and(eq(media.siteId, ctx.site.id), eq(media.id, id), eq(media.hash, hash)));
}

export async function hasFolder(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(and(eq(mediaFolders.siteId, ctx.site.id), eq(mediaFolders.id, id)));
  return rows.length > 0;
}

export async function addVariant(db: Db, row: typeof mediaVariants.$inferInsert): Promise<void> {
  await db.insert(mediaVariants).values(row).onConflictDoNothing();
}
