import type { SearchSynonym } from '@izlog/contract/cms/search/search-synonym';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { searchSynonyms } from './search.tables.ts';

const columns = { id: searchSynonyms.id, direction: searchSynonyms.direction, words: searchSynonyms.words };

/** Synonyms of a site that are read into its index; more than any staff keeps by hand. */
const mostSynonyms = 5000;

export function listAllSynonyms(ctx: Pick<Ctx, 'db' | 'site'>): Promise<SearchSynonym[]> {
  return ctx.db
    .select(columns)
    .from(searchSynonyms)
    .where(eq(searchSynonyms.siteId, ctx.site.id))
    .orderBy(searchSynonyms.id)
    .limit(mostSynonyms);
}

/** A page of the synonyms, newest first, those with a part of a word when `keywords` are given. */
export async function listSynonyms(
  ctx: Ctx,
  { keywords, page, limit }: { keywords?: string; page: number; limit: number },
) {
  const where = and(
    eq(searchSynonyms.siteId, ctx.site.id),
    keywords
      ? sql`izlog_fold(array_to_string(${searchSynonyms.words}, ' ')) like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
  );
  const rows = await ctx.db
    .select(columns)
    .from(searchSynonyms)
    .where(where)
    .orderBy(desc(searchSynonyms.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(searchSynonyms, where) };
}

type SynonymWords = Pick<SearchSynonym, 'direction' | 'words'>;

/** Adds a synonym and gives it. */
export async function insertSynonym(ctx: Ctx, words: SynonymWords): Promise<SearchSynonym> {
  const [row] = await ctx.db
    .insert(searchSynonyms)
    .values({ ...words, siteId: ctx.site.id })
    .returning(columns);
  if (!row) throw new Error('The synonym was not written.');
  return row;
}

/** Replaces the words of a synonym; gives it, or nothing when the site has no such. */
export async function updateSynonym(
  ctx: Ctx,
  id: number,
  words: SynonymWords,
): Promise<SearchSynonym | undefined> {
  const [row] = await ctx.db
    .update(searchSynonyms)
    .set({ ...words, updatedAt: ctx.now })
    .where(and(eq(searchSynonyms.siteId, ctx.site.id), eq(searchSynonyms.id, id)))
    .returning(columns);
  return row;
}

/** Removes a synonym; false when the site has no such. */
export async function removeSynonym(ctx: Ctx, id: number): Promise<boolean> {
  const { rowCount } = await ctx.db
    .delete(searchSynonyms)
    .where(and(eq(searchSynonyms.siteId, ctx.site.id), eq(searchSynonyms.id, id)));
  return (rowCount ?? 0) > 0;
}
