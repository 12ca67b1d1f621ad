import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive, contentSlugs, postTerms, terms } from '../items/content.tables.ts';
import type { SlugSpace } from '../items/content-slug.queries.ts';

/** An item that is not in the bin, with its words in a language if it has any there, its terms and what it stands below. */
export const findItem = async (ctx: Ctx, id: number, language: string) =>
  (await findItems(ctx, [id], language)).get(id);

/** The same of many by id; those that are not there are left out. */
export async function findItems(ctx: Ctx, ids: readonly number[], language: string) {
  const rows = await ctx.db
    .select({ item: contentItems, live: contentLive, term: terms })
    .from(contentItems)
    .leftJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        eq(contentLive.language, language),
      ),
    )
    .leftJoin(terms, eq(terms.itemId, contentItems.id))
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        inArray(contentItems.id, [...ids]),
        isNull(contentItems.archivedAt),
      ),
    );
  const posts = rows.filter(({ item }) => item.kind === 'post').map(({ item }) => item.id);
  const termsOf = await listTermsOf(ctx, posts);
  return new Map(
    rows.map((row) => {
      const termIds = (termsOf.get(row.item.id) ?? []).map(({ id }) => id);
      const parentId = row.term ? row.term.parentId : row.item.parentId;
      return [
        row.item.id,
        { ...row, facts: { kind: row.item.kind, handler: row.item.handler, parentId, termIds } },
      ];
    }),
  );
}

async function listTermsOf(ctx: Ctx, postIds: readonly number[]) {
  const rows =
    postIds.length === 0
      ? []
      : await ctx.db
          .select({ id: postTerms.termId, postId: postTerms.postId })
          .from(postTerms)
          .where(and(eq(postTerms.siteId, ctx.site.id), inArray(postTerms.postId, [...postIds])))
          .orderBy(asc(postTerms.position), asc(postTerms.termId));
  return Map.groupBy(rows, ({ postId }) => postId);
}

/** Those of the ids that are items of the site outside the bin, locked in their order. */
export async function lockItems(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        inArray(contentItems.id, [...ids]),
        isNull(contentItems.archivedAt),
      ),
    )
    .orderBy(asc(contentItems.id))
    .for('update');
  return rows.map((row) => row.id);
}

/** Whether another item has the slug now. */
export async function isSlugTaken(
  ctx: Ctx,
  id: number,
  { language, space, slug }: { language: string; space: SlugSpace; slug: string },
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: contentSlugs.itemId })
    .from(contentSlugs)
    .where(
      and(
        eq(contentSlugs.siteId, ctx.site.id),
        eq(contentSlugs.language, language),
        eq(contentSlugs.space, space),
        eq(contentSlugs.slug, slug),
        eq(contentSlugs.isCurrent, true),
        ne(contentSlugs.itemId, id),
      ),
    );
  return row !== undefined;
}

/** Takes an item back from the public in a language. */
export async function hideLive(ctx: Ctx, id: number, language: string): Promise<void> {
  await ctx.db
    .update(contentLive)
    .set({ publishedAt: null, rev: sql`${contentLive.rev} + 1`, updatedAt: ctx.now })
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        eq(contentLive.itemId, id),
        eq(contentLive.language, language),
      ),
    );
}

/** Where a term stands among terms. */
export async function putTermParent(ctx: Ctx, id: number, parentId: number | null): Promise<void> {
  await ctx.db
    .update(terms)
    .set({ parentId })
    .where(and(eq(terms.siteId, ctx.site.id), eq(terms.itemId, id)));
}
