import { isReservedSlug } from '@izlog/contract/cms/content/reserved-slugs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive, contentSlugs, terms } from '../items/content.tables.ts';

/** A slug that somebody has now, in a language and a part of the site. */
const isCurrentIn = (ctx: Ctx, language: string, space: 'root' | 'blog') =>
  and(
    eq(contentSlugs.siteId, ctx.site.id),
    eq(contentSlugs.language, language),
    eq(contentSlugs.space, space),
    eq(contentSlugs.isCurrent, true),
  );

/** The slugs among these, and those made of them with a number, that somebody has now or the program needs. */
export async function findTakenSlugs(
  ctx: Ctx,
  language: string,
  space: 'root' | 'blog',
  wanted: readonly string[],
): Promise<Set<string>> {
  const reserved = space === 'root' ? wanted.filter(isReservedSlug) : [];
  if (wanted.length === 0) return new Set(reserved);
  const rows = await ctx.db
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(
      and(
        isCurrentIn(ctx, language, space),
        sql`regexp_replace(${contentSlugs.slug}, '-[0-9]+$', '') in (select regexp_replace(w, '-[0-9]+$', '')
          from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) w)`,
      ),
    );
  return new Set([...reserved, ...rows.map(({ slug }) => slug)]);
}

/** Terms that have one of these slugs now. */
export async function findTermsBySlug(ctx: Ctx, language: string, slugs: readonly string[]) {
  return ctx.db
    .select({ id: contentSlugs.itemId, slug: contentSlugs.slug, termType: terms.termType })
    .from(contentSlugs)
    .innerJoin(terms, eq(terms.itemId, contentSlugs.itemId))
    .where(and(isCurrentIn(ctx, language, 'blog'), inArray(contentSlugs.slug, [...slugs])));
}

/** The slugs that terms have now in a language, by their ids. */
export async function readTermSlugs(
  ctx: Ctx,
  language: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: contentSlugs.itemId, slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(and(isCurrentIn(ctx, language, 'blog'), inArray(contentSlugs.itemId, [...ids])));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Those of these paths of one part that are the address of a page or post now: no redirect may hide it. */
export async function findOwnPaths(
  ctx: Ctx,
  language: string,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const slugs = paths.map((path) => path.slice(1)).filter((slug) => !slug.includes('/'));
  if (slugs.length === 0) return new Map();
  const rows = await ctx.db
    .select({ slug: contentSlugs.slug, id: contentSlugs.itemId })
    .from(contentSlugs)
    .where(and(isCurrentIn(ctx, language, 'root'), inArray(contentSlugs.slug, slugs)));
  return new Map(rows.map(({ slug, id }) => [`/${slug}`, id]));
}

/** Makes items without any text yet, so that texts can name each other whatever comes first; returns their ids in order. */
export async function reserveItems(ctx: Ctx, kinds: ReadonlyArray<'page' | 'post'>): Promise<number[]> {
  if (kinds.length === 0) return [];
  const rows = await ctx.db
    .insert(contentItems)
    .values(kinds.map((kind) => ({ siteId: ctx.site.id, kind, handler: null })))
    .returning({ id: contentItems.id });
  return rows.map(({ id }) => id);
}

/** Removes items that never got a text. */
export async function dropReserved(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .delete(contentItems)
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        inArray(contentItems.id, [...ids]),
        sql`not exists (select from ${contentLive} l where l.item_id = ${contentItems.id})`,
      ),
    );
}

/** Kind, slug and revision of items in a language, by id; an item without a text in it has only its kind. */
export async function readSaved(ctx: Ctx, language: string, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await ctx.db
    .select({
      id: contentItems.id,
      kind: contentItems.kind,
      slug: contentLive.slug,
      rev: contentLive.rev,
    })
    .from(contentItems)
    .leftJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        eq(contentLive.language, language),
      ),
    )
    .where(and(eq(contentItems.siteId, ctx.site.id), inArray(contentItems.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
