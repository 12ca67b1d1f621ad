import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { categoryGet } from '@izlog/contract/product/category-get';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { draftedCategory } from '../documents/drafted-category.ts';
import { findByDraftedSlug } from '../documents/drafted-slug.ts';
import { findCategoryId, listCategoryFamily } from './category.queries.ts';
import { categoryPictures, categoryTree, presentCategory } from './present-category.ts';

/** One category by id or slug with the way to it and what is below it (CATALOG-047); unknown ones are refused. */
export async function getCategory(
  ctx: Ctx,
  { id: idOrSlug }: EndpointParsed<typeof categoryGet>,
): Promise<EndpointReturn<typeof categoryGet>> {
  const id = (await findCategoryId(ctx, idOrSlug)) ?? (await findByDraftedSlug(ctx, 'category', idOrSlug));
  const { drafts } = ctx;
  const listed = id === undefined ? [] : await listCategoryFamily(ctx, id);
  const family = drafts
    ? await Promise.all(listed.map((one) => (one.id === id ? draftedCategory(ctx, drafts, one) : one)))
    : listed;
  const row = family.find((one) => one.id === id);
  const path = family.filter((one) => row?.path.includes(one.id));
  // One that is not published hides all below it.
  if (!row || path.length !== row.path.length) throw new Refusal('notFound');
  ctx.tags.add('categories');
  for (const one of path) ctx.tags.add(`category:${one.id}`);
  const pictures = await categoryPictures(ctx, family);
  return {
    ...presentCategory(row, ctx.language, pictures, categoryTree(family, row.id, ctx.language, pictures)),
    path: path.map(({ id: step, name, slug, language }) => ({ id: step, name, slug, language })),
  };
}
