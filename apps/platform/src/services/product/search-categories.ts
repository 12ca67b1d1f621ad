import { paginate } from '@izlog/contract/pagination';
import type { Category } from '@izlog/contract/product/category';
import type { Ctx } from '../../kernel/context.ts';
import { listCategories } from './category.queries.ts';
import { fitsNamed, inNamedOrder } from './named-list.ts';
import { categoryPictures, presentCategory } from './present-category.ts';
import { countListedIn } from './product-list.queries.ts';

/** A product category with the number of products listed in it and below it. */
export type FoundCategory = Category & { total: number };

/** A page of the product categories whose name has the words, by name, and how many there are. */
export async function searchCategories(
  ctx: Ctx,
  { keywords, page, limit }: { keywords: string; page: number; limit: number },
): Promise<{ categories: FoundCategory[]; total: number }> {
  ctx.tags.add('categories');
  const found = inNamedOrder(await listCategories(ctx), { param: 'name', order: 'asc' }, ctx.language).filter(
    (row) => fitsNamed(row, { filters: [], keywords }),
  );
  const { lastPage, total } = paginate(page, limit, found.length);
  if (page > lastPage) return { categories: [], total };
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
  return { categories, total };
}
