import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/filters/product-filter';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** The categories of a shop as agents name them. */
export interface Categories {
  /** "Knjige > Planeri" of a category's id. */
  pathOf(id: number): string | undefined;
  /** Ids of the category that a path, a name or a slug means, with all below it. */
  idsOf(value: string): number[];
}

/** Reads the tree of categories: their paths are what agents filter by, and what products say. */
export async function readCategories({ call }: SiteContext): Promise<Categories> {
  const { records } = await call(categoryFilter, { tree: true, limit: unlimitedCap });
  const paths = new Map<number, string>();
  const found = new Map<string, number[]>();
  const walk = (category: Category, above: string): number[] => {
    const path = above === '' ? category.name : `${above} > ${category.name}`;
    paths.set(category.id, path);
    const ids = [category.id, ...category.children.flatMap((one) => walk(one, path))];
    for (const value of [path, category.name, category.slug]) {
      const key = value.toLowerCase();
      // Of two that are called the same both are meant.
      found.set(key, [...(found.get(key) ?? []), ...ids]);
    }
    return ids;
  };
  for (const root of records) walk(root, '');
  return {
    pathOf: (id) => paths.get(id),
    idsOf: (value) => [...new Set(found.get(value.trim().toLowerCase()) ?? [])],
  };
}
