import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { categoryFilter } from '@izlog/contract/product/category-filter';
import type { Ctx } from '#platform/kernel/context.ts';
import { fitsNamed, inNamedOrder } from '../attributes/named-list.ts';
import { type CategoryRow, countByCategory, listCategories } from './category.queries.ts';
import { categoryPictures, categoryTree, presentCategory } from './present-category.ts';

/** Categories as a tree or flat (CATALOG-055): they are few enough to be chosen from in memory. */
export async function filterCategories(
  ctx: Ctx,
  input: EndpointParsed<typeof categoryFilter>,
): Promise<EndpointReturn<typeof categoryFilter>> {
  ctx.tags.add('categories');
  const all = inNamedOrder(await listCategories(ctx), input.sort, ctx.language);
  const chosen = all.filter((row) => fitsNamed(row, input));
  const { page, limit, tree } = input;
  const tops = tree ? topsOf(chosen) : chosen;
  const rows = tops.slice((page - 1) * limit, page * limit);
  const pictures = await categoryPictures(ctx, tree ? chosen : rows);
  const counts = input.withCounts ? await countByCategory(ctx) : undefined;
  if (counts) ctx.tags.add('products');
  return {
    records: rows.map((row) => ({
      ...presentCategory(
        row,
        ctx.language,
        pictures,
        tree ? categoryTree(chosen, row.id, ctx.language, pictures) : [],
      ),
      ...(counts && { products: counts.get(row.id) ?? 0 }),
    })),
    pagination: paginate(page, limit, tops.length),
  };
}

/** Those among the chosen that hang below none of them. */
function topsOf(chosen: readonly CategoryRow[]): CategoryRow[] {
  const ids = new Set(chosen.map((row) => row.id));
  return chosen.filter((row) => row.parentId === null || !ids.has(row.parentId));
}
