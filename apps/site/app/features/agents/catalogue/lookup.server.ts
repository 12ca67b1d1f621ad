import { mostLookedUp, type UcpLookup } from '@izlog/contract/agents/ucp';
import { outcomeOf } from '@izlog/contract/client';
import { productGet } from '@izlog/contract/product/product-get';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { badRequest } from '../protocol/agent-fault.ts';
import type { Answered } from '../protocol/answer-agent.server.ts';
import { envelope, type Message, withMessages } from '../protocol/envelope.ts';
import { type CatalogueProduct, findProducts, priceFits, sentFilters } from './find-products.server.ts';
import { productId, readId, variantId } from './ids.ts';
import { type Purchasable, presentProduct, priceToPay, purchasablesOf } from './present-product.ts';
import { type Categories, readCategories } from './read-categories.server.ts';
import { returnPolicies } from './return-policies.server.ts';

/**
 * `POST /catalog/lookup`: products by identifiers - of products, of variants, or skus - each product once, its variants with
 * the identifiers that led to them. What is not found is named (DOOR-07).
 */
export async function lookUp(context: SiteContext, input: UcpLookup): Promise<Answered> {
  const ids = [...new Set(input.ids)];
  if (ids.length > mostLookedUp)
    throw badRequest(
      `$.ids: at most ${mostLookedUp} identifiers are looked up at once.`,
      'request_too_large',
    );
  const categories = await readCategories(context);
  const products = await readByIds(context, ids);
  const narrowed = narrowing(context, input.filters, input.context?.currency, categories);
  const found = products.flatMap((product) => {
    const led = purchasablesOf(product).filter((one) => narrowed.fits(product, one));
    const inputs = inputsOf(product, led, ids);
    return inputs.size > 0 ? [{ product, inputs }] : [];
  });
  const known = new Set(found.flatMap(({ inputs }) => [...inputs.values()].flat().map(({ id }) => id)));
  const messages: Message[] = [
    ...narrowed.messages,
    ...ids
      .filter((id) => !known.has(id))
      .map((content): Message => ({ type: 'info', code: 'not_found', content })),
  ];
  const answer = {
    ucp: envelope('lookup'),
    products: found.map(({ product, inputs }) => {
      const shown = presentProduct(context, product, { chosen: [...inputs.keys()], categories });
      const all = [...inputs.values()];
      return { ...shown, variants: shown.variants.map((one, at) => ({ ...one, inputs: all[at] ?? [] })) };
    }),
    ...returnPolicies(
      context,
      found.map(({ product }, index) => ({ ...product, place: `$.products[${index}]` })),
    ),
  };
  return { body: withMessages(answer, messages) };
}

/** The products that identifiers lead to, each once: of a variant its product. */
export async function readByIds(context: SiteContext, ids: readonly string[]): Promise<CatalogueProduct[]> {
  const numbers = ids.flatMap((id) => readId(id)?.id ?? []);
  const skus = ids.filter((id) => readId(id)?.kind !== 'product');
  const byNumber = await listed(context, 'id', numbers);
  const known = new Set(byNumber.flatMap((one) => [one.id, ...one.associatedProducts.map(({ id }) => id)]));
  // Lists do not show variants of their own: each says whose it is.
  const variants = numbers.filter((id) => !known.has(id));
  const parents = await Promise.all(variants.map((id) => parentOf(context, id)));
  const byVariant = await listed(
    context,
    'id',
    parents.flatMap((id) => id ?? []),
  );
  const bySku = await listed(context, 'sku', skus);
  const all = new Map([...byNumber, ...byVariant, ...bySku].map((product) => [product.id, product]));
  return [...all.values()];
}

async function listed(
  context: SiteContext,
  key: 'id' | 'sku',
  value: Array<number | string>,
): Promise<CatalogueProduct[]> {
  if (value.length === 0) return [];
  const { products } = await findProducts(context, { filters: [{ key, value }], limit: value.length });
  return products;
}

async function parentOf({ call }: SiteContext, id: number): Promise<number | undefined> {
  const found = await outcomeOf(call(productGet, { id }));
  if (!found.errored) return found.data.parent?.id;
  if (found.error.status >= 500 || found.error.status === 0) throw found.error;
  return undefined;
}

/** By what each variant was found, in the order of the page; a product's own identifier leads to the first of them. */
function inputsOf(product: CatalogueProduct, purchasable: readonly Purchasable[], ids: readonly string[]) {
  const inputs = new Map<Purchasable, Array<{ id: string; match: 'exact' | 'featured' }>>();
  for (const one of purchasable) {
    const exact = ids.filter((id) => isExact(one, id));
    const isFeatured = one === purchasable[0];
    const featured = isFeatured ? ids.filter((id) => !exact.includes(id) && leadsTo(product, id)) : [];
    if (exact.length + featured.length === 0) continue;
    inputs.set(one, [
      ...exact.map((id) => ({ id, match: 'exact' as const })),
      ...featured.map((id) => ({ id, match: 'featured' as const })),
    ]);
  }
  return inputs;
}

const isSku = (sku: string | null, id: string): boolean =>
  sku !== null && sku.toLowerCase() === id.toLowerCase();

const isExact = ({ id, sku }: Purchasable, asked: string): boolean =>
  variantId(id) === asked || isSku(sku, asked);

const leadsTo = ({ id, sku }: CatalogueProduct, asked: string): boolean =>
  productId(id) === asked || String(id) === asked || isSku(sku, asked);

/** What the filters of an agent leave of products that were found by what they are called. */
export function narrowing(
  context: SiteContext,
  filters: UcpLookup['filters'],
  wanted: string | undefined,
  categories: Categories,
) {
  const { iso: currency = 'EUR' } = context.site.currency;
  const { messages } = sentFilters(context, filters, { currency, wanted, categories });
  const asked = filters?.categories?.flatMap((value) => categories.idsOf(value));
  return {
    messages,
    fits: (product: CatalogueProduct, purchasable: Purchasable): boolean =>
      (asked === undefined || product.categories.some(({ id }) => asked.includes(id))) &&
      priceFits(priceToPay(purchasable), filters, currency, wanted),
  };
}
