import { agentMessages } from '@izlog/contract/agents/agent-cart-words';
import type { UcpFilters } from '@izlog/contract/agents/ucp';
import { mandatoryFilters, mergeFilters } from '@izlog/contract/product/filters/list-filters';
import { productFilter, type SelectableField } from '@izlog/contract/product/filters/product-filter';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import type { Product } from '@izlog/contract/product/product';
import { fillText } from '@izlog/contract/texts/fill-text';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { Message } from '../protocol/envelope.ts';
import { wholeUnits } from './money.ts';
import type { Categories } from './read-categories.server.ts';

/** What is told of a product, its variants included: fields that its page shows. */
const reportedFields = [
  'id',
  'parentId',
  'name',
  'slug',
  'sku',
  'barcode',
  'purchase',
  'media',
  'stock',
  'needsChoice',
  'unitPrice',
  'quantityRule',
  'categories',
  'tags',
  'shortDescription',
  'description',
  'seo',
  'returnable',
  'currency',
  'finalPrice',
  'discount',
  'basicPrice',
  'retailPrice',
  'isPriceFrom',
  'associatedProducts',
  'associatedProductsAttributes',
] as const satisfies readonly SelectableField[];

/** A product with what is told of it. */
export type CatalogueProduct = Pick<Product, (typeof reportedFields)[number]>;

interface Asked {
  keywords?: string;
  filters: readonly SentFilter[];
  page?: number;
  limit: number;
}

/** Products that the shop lists, by the list that its pages ask: what is archived or not public is not among them. */
export async function findProducts({ call }: SiteContext, { filters, ...asked }: Asked) {
  const { records, pagination } = await call(productFilter, {
    ...asked,
    filters: mergeFilters(mandatoryFilters(false), filters),
    select: [...reportedFields],
  });
  return { products: records as CatalogueProduct[], pagination };
}

/** The most that a price filter names: far above any price, and still a price. */
const highestPrice = 10_000_000;

/**
 * The filters of an agent as those of the shop's lists; nothing can pass where a category is asked for that there is not. A
 * price in another currency than the shop's is not compared, which is said.
 */
export function sentFilters(
  { language }: Pick<SiteContext, 'language'>,
  filters: UcpFilters,
  {
    currency,
    wanted,
    categories,
  }: { currency: string; wanted: string | undefined; categories: Categories | undefined },
): { filters: SentFilter[]; isEmpty: boolean; messages: Message[] } {
  const sent: SentFilter[] = [];
  const messages: Message[] = [];
  const ids = (filters?.categories ?? []).flatMap((value) => categories?.idsOf(value) ?? []);
  const isEmpty = (filters?.categories?.length ?? 0) > 0 && ids.length === 0;
  if (ids.length > 0) sent.push({ key: 'category', value: [...new Set(ids)] });
  const range = priceRange(filters, currency);
  if (range && wanted !== undefined && wanted.toUpperCase() !== currency) {
    const content = fillText(agentMessages(language.code2).otherCurrency, { currency, wanted });
    messages.push({ type: 'info', code: 'price_filter_ignored', content });
  } else if (range) sent.push({ key: 'price', value: range, range: true });
  return { filters: sent, isEmpty, messages };
}

/** The ends of a price filter in whole units; undefined without one. */
function priceRange(filters: UcpFilters, currency: string): [number, number] | undefined {
  const { min, max } = filters?.price ?? {};
  if (min === undefined && max === undefined) return undefined;
  const whole = (amount: number) => Math.min(wholeUnits(amount, currency), highestPrice);
  return [whole(min ?? 0), max === undefined ? highestPrice : whole(max)];
}

/** Whether a price passes the filter of an agent, once variants are looked at one by one. */
export function priceFits(
  price: number,
  filters: UcpFilters,
  currency: string,
  wanted: string | undefined,
): boolean {
  const range = priceRange(filters, currency);
  if (!range || (wanted !== undefined && wanted.toUpperCase() !== currency)) return true;
  return price >= range[0] && price <= range[1];
}
