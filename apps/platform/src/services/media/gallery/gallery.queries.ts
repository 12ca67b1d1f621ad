import { countedFiles, type MediaOrder } from '@izlog/contract/media/media-orders';
import type { MediaPlace } from '@izlog/contract/media/stored-media';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { media } from '../media.tables.ts';
import { usesOfMedia } from './media-users.ts';

/** What the gallery is asked for, beside the page. */
export interface GalleryFilter {
  parentId?: number | null | undefined;
  keywords?: string | undefined;
  kind?: 'picture' | 'video' | 'document' | undefined;
  unused?: boolean | undefined;
  withoutAlt?: boolean | undefined;
}

/** Places of one file, or of a folder that goes, that are listed at most. */
const mostPlaces = 100;

/** Keys of the orders; each has an index, for one folder and for all. */
const orders: Record<MediaOrder, { key: SQL; type: SQL; way: SQL; than: SQL }> = {
  newest: { key: sql`m.id`, type: sql`bigint`, way: sql`desc`, than: sql`<` },
  name: {
    key: sql`m.original_name collate "hr_order"`,
    type: sql`text collate "hr_order"`,
    way: sql`asc`,
    than: sql`>`,
  },
  size: { key: sql`m.size`, type: sql`bigint`, way: sql`desc`, than: sql`<` },
};

const kinds: Record<'picture' | 'video' | 'document', SQL> = {
  picture: sql`m.mime like 'image/%'`,
  video: sql`(m.mime like 'video/%' or m.mime like 'audio/%')`,
  document: sql`(m.mime like 'application/%' or m.mime like 'text/%')`,
};

/** Ids of the files of one page, in order, with the text by which the next page is found. */
export async function listGallery(
  ctx: Ctx,
  filter: GalleryFilter,
  page: { sort: MediaOrder; limit: number; offset: number; after?: readonly [string, number] | undefined },
): Promise<{ id: number; key: string }[]> {
  const { key, type, way, than } = orders[page.sort];
  const behind = page.after
    ? sql`and (${key}, m.id) ${than} (${page.after[0]}::${type}, ${page.after[1]}::bigint)`
    : sql``;
  const { rows } = await ctx.db.execute<{ id: string; key: string }>(sql`
    select m.id, ${key}::text as key from ${media} m
    where ${conditionOf(ctx, filter)} ${behind}
    order by ${key} ${way}, m.id ${way} limit ${page.limit} offset ${page.after ? 0 : page.offset}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** How many files answer the filter; counting ends behind `countedFiles`. */
export async function countGallery(ctx: Ctx, filter: GalleryFilter): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${media} m where ${conditionOf(ctx, filter)} limit ${countedFiles + 1}
    ) as found`);
  return rows[0]?.count ?? 0;
}

function conditionOf(ctx: Ctx, { parentId, keywords, kind, unused, withoutAlt }: GalleryFilter): SQL {
  const conditions = [sql`m.site_id = ${ctx.site.id}`];
  if (parentId === null) conditions.push(sql`m.folder_id is null`);
  else if (parentId !== undefined) conditions.push(sql`m.folder_id = ${parentId}`);
  if (kind) conditions.push(kinds[kind]);
  if (keywords) {
    const pattern = sql`'%' || izlog_like(${keywords}::text) || '%'`;
    conditions.push(sql`m.id in (
      select id from media where site_id = ${ctx.site.id}
        and izlog_fold(original_name || ' ' || title) like ${pattern}
      union select media_id from media_texts where izlog_fold(alt) like ${pattern})`);
  }
  // Not `exists`: the files in use are gathered once, not looked for again for each file.
  if (unused)
    conditions.push(sql`m.id not in (
      select u.media_id from (${usesOfMedia(ctx)}) u where u.media_id is not null)`);
  if (withoutAlt)
    conditions.push(sql`m.mime like 'image/%' and not m.decorative and not exists (
      select from media_texts t
      where t.media_id = m.id and t.language = ${ctx.site.defaultLanguage} and t.alt <> '')`);
  return sql.join(conditions, sql` and `);
}

/** In how many places each of some files is used; one that is used nowhere is left out. */
export async function countUses(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ mediaId: string; uses: number }>(sql`
    select u.media_id as "mediaId", count(*)::int as uses from (${usesOfMedia(ctx)}) u
    where u.media_id = any(${sql.param(ids)}::bigint[]) group by u.media_id`);
  return new Map(rows.map(({ mediaId, uses }) => [Number(mediaId), uses]));
}

/** Where some files are used, what visitors see first. */
export async function listPlaces(ctx: Ctx, ids: readonly number[]): Promise<MediaPlace[]> {
  if (ids.length === 0) return [];
  const { rows } = await ctx.db.execute<{
    media_id: string;
    kind: string;
    id: string;
    name: string | null;
    language: string | null;
    is_public: boolean | null;
  }>(sql`
    select u.* from (${usesOfMedia(ctx)}) u where u.media_id = any(${sql.param(ids)}::bigint[])
    order by u.is_public desc nulls last, u.kind, u.name, u.id, u.language limit ${mostPlaces}`);
  return rows.map(({ media_id, kind, id, name, language, is_public }) => ({
    mediaId: Number(media_id),
    kind,
    id: Number(id),
    name: name ?? '',
    language,
    isPublic: is_public === true,
  }));
}
