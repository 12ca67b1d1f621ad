import type { MediaUse } from '@izlog/contract/cms/content/part';
import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Ctx, DraftView } from '#platform/kernel/context.ts';
import type { CategoryRow } from '../categories/category.queries.ts';
import { seoIn, textIn } from './words-of-body.ts';

/** A category with what is drafted of its words and picture, for anyone who may see drafts. */
export async function draftedCategory(ctx: Ctx, drafts: DraftView, row: CategoryRow): Promise<CategoryRow> {
  const ref: DocumentRef = { kind: 'category', id: row.id, language: ctx.language };
  const body = (await drafts.read(ctx, [ref])).get(documentKey(ref));
  if (!body) return row;
  const { meta } = body.root;
  return {
    ...row,
    language: ctx.language,
    name: textIn(meta, 'name') || row.name,
    slug: textIn(meta, 'slug') || row.slug,
    line: textIn(meta, 'line'),
    description: textIn(meta, 'description'),
    mediaId: (meta.picture as MediaUse | null | undefined)?.id ?? null,
    ...seoIn(meta),
  };
}
