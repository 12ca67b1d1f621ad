import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { productGet } from '@izlog/contract/product/product-get';
import type { Ctx } from '../../../kernel/context.ts';
import { type Written, write } from '../../../kernel/database/written.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { readLiveStock } from '../../inventory/index.ts';
import { shownCurrency } from '../../pricing/index.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';
import { isStill, keepAnswer, questionFor, recallAnswer } from '../memory/kept-answers.ts';
import { recallPictures } from '../memory/recall-pictures.ts';
import { idsOf, recallProduct } from './product-data.ts';
import { findProductIdBySlug } from './read-products.queries.ts';
import { picturesIn, presentProducts } from './read-products.ts';

type Answer = EndpointReturn<typeof productGet>;

/**
 * One product by id or slug (PRODUCT-004); an unknown one, or an archived one, is refused with notFound. While neither
 * the catalogue nor its stock changes its answer is written once; a statement tells.
 */
export async function getProduct(
  ctx: Ctx,
  memory: CatalogueMemory,
  input: EndpointParsed<typeof productGet>,
): Promise<Written<Answer>> {
  const { id: givenId, slug, currency: currencyId } = input;
  if (givenId === undefined && slug === undefined) {
    throw new Refusal('queryParametersMissing', {
      fields: [{ path: 'slug', kind: 'required', message: 'Give slug or id.' }],
    });
  }
  const storeId = ctx.site.stores.find((one) => one.id === input.store)?.id ?? ctx.storeId ?? null;
  const currency = await shownCurrency(ctx, currencyId);
  const question = questionFor(ctx, 'product', currency, [givenId, slug, storeId]);
  const kept = recallAnswer<Answer, number[]>(ctx, memory, question);
  if (kept) {
    const { version, text } = await readLiveStock(ctx, kept.shown);
    if (isStill(ctx, kept, { version, stock: text })) return kept.answer;
  }
  const { id, data, stock, version } =
    givenId === undefined
      ? await recallBySlug(ctx, memory, slug ?? '')
      : { id: givenId, ...(await recallProduct(ctx, memory, givenId)) };
  const pictures = await recallPictures(ctx, memory, picturesIn(data), stock.version);
  const [product] = presentProducts(ctx, [id], { ...data, ...stock, pictures }, { currency, storeId });
  if (!product) throw new Refusal('notFound');
  for (const one of [product, ...product.associatedProducts]) ctx.tags.add(`product:${one.id}`);
  for (const { product: member } of product.bundles) ctx.tags.add(`product:${member}`);
  for (const { id: category } of product.breadcrumbs) ctx.tags.add(`category:${category}`);
  // Read while the catalogue changed: good for now, but of no one version.
  if (version !== stock.version) return write<Answer>(product);
  const ids = idsOf(data);
  return keepAnswer<Answer, number[]>(ctx, memory, question, product, {
    made: { version, stock: stock.text },
    shown: ids,
    changesAt: ids.map((one) => data.book.priceOf(one, storeId, ctx.now.getTime())?.changesAt ?? null),
  });
}

/** The product of a slug, which is remembered too and holds when the product was read from the same version. */
async function recallBySlug(ctx: Ctx, memory: CatalogueMemory, slug: string) {
  const question = `slug ${ctx.site.id} ${ctx.language} ${slug}`;
  const kept = memory.recall<number>(question);
  if (kept) {
    const read = await recallProduct(ctx, memory, kept.answer);
    if (read.stock.version === kept.version) return { id: kept.answer, ...read };
  }
  const found = await findProductIdBySlug(ctx, slug);
  if (!found) throw new Refusal('notFound');
  memory.keep(question, found.version, found.id, 100);
  return { id: found.id, ...(await recallProduct(ctx, memory, found.id)) };
}
