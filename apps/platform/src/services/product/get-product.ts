import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { productGet } from '@izlog/contract/product/product-get';
import type { Ctx } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { recallProduct } from './product-data.ts';
import { findProductIdBySlug } from './read-products.queries.ts';
import { presentProducts } from './read-products.ts';
import { shownCurrency } from './shown-currency.ts';

/** One product by id or slug (PRODUCT-004); an unknown one, or an archived one, is refused with notFound. */
export async function getProduct(
  ctx: Ctx,
  memory: CatalogueMemory,
  input: EndpointParsed<typeof productGet>,
): Promise<EndpointReturn<typeof productGet>> {
  const { id: givenId, slug, currency: currencyId } = input;
  if (givenId === undefined && slug === undefined) {
    throw new Refusal('queryParametersMissing', {
      fields: [{ path: 'slug', kind: 'required', message: 'Give slug or id.' }],
    });
  }
  const storeId = ctx.site.stores.find((one) => one.id === input.store)?.id ?? ctx.storeId ?? null;
  const id = givenId ?? (await findProductIdBySlug(ctx, slug ?? ''));
  if (id === undefined) throw new Refusal('notFound');
  const currency = await shownCurrency(ctx, currencyId);
  const { data, stock } = await recallProduct(ctx, memory, id);
  const [product] = await presentProducts(ctx, [id], data, stock, { currency, storeId });
  if (!product) throw new Refusal('notFound');
  for (const one of [product, ...product.associatedProducts]) ctx.tags.add(`product:${one.id}`);
  for (const { product: member } of product.bundles) ctx.tags.add(`product:${member}`);
  for (const { id: category } of product.breadcrumbs) ctx.tags.add(`category:${category}`);
  return product;
}
