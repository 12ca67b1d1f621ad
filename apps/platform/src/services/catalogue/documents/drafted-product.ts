import type { MediaUse } from '@izlog/contract/cms/content/part';
import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Product } from '@izlog/contract/product/product';
import type { Ctx, DraftView } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { seoIn, textIn } from './words-of-body.ts';

/** Lays over a product what is drafted of its words and pictures, for anyone who may see drafts; in place. */
export async function layDraft(ctx: Ctx, drafts: DraftView, product: Product): Promise<void> {
  const ref: DocumentRef = { kind: 'product', id: product.id, language: ctx.language };
  const body = (await drafts.read(ctx, [ref])).get(documentKey(ref));
  if (!body) return;
  const { meta } = body.root;
  if (textIn(meta, 'slug') !== '') product.slug = textIn(meta, 'slug');
  for (const field of ['name', 'kindLine', 'shortDescription', 'safety'] as const)
    if (typeof meta[field] === 'string') product[field] = textIn(meta, field);
  if (meta.description !== undefined) product.description = meta.description as Product['description'];
  const { seoTitle: title, seoDescription: description } = seoIn(meta);
  product.seo = { title, description };
  product.language = ctx.language;
  product.isFallback = false;
  if (!Array.isArray(meta.pictures)) return;
  const uses = meta.pictures as MediaUse[];
  const pictures = await findPictures(
    ctx,
    uses.map(({ id }) => id),
  );
  product.media = uses.flatMap(({ id, alt }) => {
    const picture = pictures.get(id);
    if (!picture) return [];
    return [alt === '' ? picture : { ...picture, alt: typeof alt === 'string' ? alt : '' }];
  });
}
