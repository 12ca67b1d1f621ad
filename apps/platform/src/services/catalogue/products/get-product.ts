import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { Product } from '@izlog/contract/product/product';
import type { productGet } from '@izlog/contract/product/product-get';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { layDraft } from '../documents/drafted-product.ts';
import { findByDraftedSlug } from '../documents/drafted-slug.ts';
import { findProductIdBySlug, findSeenIdBySlug } from './read-products.queries.ts';
import { readProduct } from './read-products.ts';

/**
 * One product by id or slug (PRODUCT-004); an unknown one, or one that is not public, is refused with notFound, unless a
 * preview or staff in edit mode ask for it.
 */
export async function getProduct(ctx: Ctx, input: EndpointParsed<typeof productGet>): Promise<Product> {
  const { id: givenId, slug, currency: currencyId } = input;
  if (givenId === undefined && slug === undefined) {
    throw new Refusal('queryParametersMissing', {
      fields: [{ path: 'slug', kind: 'required', message: 'Give slug or id.' }],
    });
  }
  const storeId = ctx.site.stores.find((one) => one.id === input.store)?.id ?? ctx.storeId ?? null;
  const currency = await shownCurrency(ctx, currencyId);
  const id =
    givenId ??
    (await findProductIdBySlug(ctx, slug ?? '')) ??
    (await findByDraftedSlug(ctx, 'product', slug ?? '')) ??
    (await findSeenIdBySlug(ctx, slug ?? ''));
  const product = id === undefined ? undefined : await readProduct(ctx, id, currency, storeId);
  if (!product) throw new Refusal('notFound');
  if (ctx.drafts) await layDraft(ctx, ctx.drafts, product);
  for (const one of [product, ...product.associatedProducts]) ctx.tags.add(`product:${one.id}`);
  for (const { product: member } of product.bundles) ctx.tags.add(`product:${member}`);
  for (const { id: category } of product.breadcrumbs) ctx.tags.add(`category:${category}`);
  return product;
}
