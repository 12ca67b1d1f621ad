import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '../categories/category.tables.ts';

/** The words of a category in a language, with its picture; nothing where it has none there. */
export const findCategoryWords = async (ctx: Ctx, id: number, language: string) =>
  (await listCategoryWords(ctx, [id], language))[0];

/** The same of many by id. */
export function listCategoryWords(ctx: Ctx, ids: readonly number[], language: string) {
  return ctx.db
    .select({ words: categoryTranslations, mediaId: categories.mediaId })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .where(
      and(
        eq(categories.siteId, ctx.site.id),
        inArray(categories.id, [...ids]),
        eq(categoryTranslations.language, language),
      ),
    );
}

/** Those of the ids that are categories of the site, locked in their order. */
export async function lockCategories(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.siteId, ctx.site.id), inArray(categories.id, [...ids])))
    .orderBy(asc(categories.id))
    .for('update');
  return rows.map((row) => row.id);
}

/** Whether there is such a category on the site, published or not. */
export async function hasCategory(ctx: Ctx, id: number): Promise<boolean> {
  const count = await ctx.db.$count(
    categories,
    and(eq(categories.siteId, ctx.site.id), eq(categories.id, id)),
  );
  return count > 0;
}

/** Whether another category has the slug in a language. */
export async function isCategorySlugTaken(
  ctx: Ctx,
  id: number,
  language: string,
  slug: string,
): Promise<boolean> {
  const count = await ctx.db.$count(
    categoryTranslations,
    and(
      eq(categoryTranslations.siteId, ctx.site.id),
      eq(categoryTranslations.language, language),
      eq(categoryTranslations.slug, slug),
      ne(categoryTranslations.categoryId, id),
    ),
  );
  return count > 0;
}
