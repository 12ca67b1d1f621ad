import type { Picture } from '@izlog/contract/media/media';
import type { Category } from '@izlog/contract/product/category';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import type { CategoryRow } from './category.queries.ts';

/** Pictures of categories, in one query, or none when there are none. */
export async function categoryPictures(
  ctx: Ctx,
  rows: readonly CategoryRow[],
): Promise<ReadonlyMap<number, Picture>> {
  const ids = rows.flatMap((row) => row.mediaId ?? []);
  return ids.length === 0 ? new Map() : findPictures(ctx, ids);
}

/** A category as it goes out, with the children given. */
export function presentCategory(
  row: CategoryRow,
  language: string,
  pictures: ReadonlyMap<number, Picture>,
  children: Category[],
): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    language: row.language,
    parentId: row.parentId,
    position: row.position,
    line: row.line,
    description: row.description,
    media: (row.mediaId !== null && pictures.get(row.mediaId)) || null,
    sortTypes: row.sortTypes,
    sortDefaultType: row.sortDefaultType,
    seo: { title: row.seoTitle, description: row.seoDescription },
    alternates: row.alternates,
    isFallback: row.language !== language,
    children,
  };
}

/** Categories below `parentId` as a tree, in the order of `rows`. */
export function categoryTree(
  rows: readonly CategoryRow[],
  parentId: number | null,
  language: string,
  pictures: ReadonlyMap<number, Picture>,
): Category[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const below = (id: number | null): Category[] =>
    (byParent.get(id) ?? []).map((row) => presentCategory(row, language, pictures, below(row.id)));
  return below(parentId);
}
