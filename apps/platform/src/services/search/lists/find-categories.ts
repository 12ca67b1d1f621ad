import type { Category } from '@izlog/contract/product/category';
import type { Ctx } from '#platform/kernel/context.ts';
import {
  categoryPictures,
  countListedIn,
  listCategories,
  presentCategory,
} from '#platform/services/catalogue/index.ts';
import { indexesOf } from '../index/indexes-of.ts';

/** A product category with the number of products listed in it and below it. */
export type FoundCategory = Category & { total: number };

/** A page of categories by their ids, in that order, and how many of them are public. */
export async function findCategories(
  ctx: Ctx,
  ids: readonly number[],
  { page, limit }: { page: number; limit: number },
): Promise<{ categories: FoundCategory[]; total: number }> {
  ctx.tags.add('categories');
  if (ids.length === 0) return { categories: [], total: 0 };
  const byId = new Map((await listCategories(ctx)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  const rows = found.slice((page - 1) * limit, page * limit);
  const [pictures, totals] = await Promise.all([
    categoryPictures(ctx, rows),
    countListedIn(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  const categories = rows.map((row) => ({
    ...presentCategory(row, ctx.language, pictures, []),
    total: totals.get(row.id) ?? 0,
  }));
  return { categories, total: found.length };
}

/** How many products are listed in each of some categories and below it; from memory where that is possible. */
export async function countInCategories(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const current = await indexesOf(ctx).current(ctx);
  if (!current) return countListedIn(ctx, ids);
  const { listed, fields } = current.index;
  return new Map(ids.map((id) => [id, fields.category.countIn(listed, id)]));
}
