import { mostFound, type UcpSearch } from '@izlog/contract/agents/ucp';
import { limits } from '@izlog/contract/limits';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { badRequest } from '../protocol/agent-fault.ts';
import type { Answered } from '../protocol/answer-agent.server.ts';
import { envelope, withMessages } from '../protocol/envelope.ts';
import { findProducts, sentFilters } from './find-products.server.ts';
import { presentProduct, purchasablesOf } from './present-product.ts';
import { readCategories } from './read-categories.server.ts';
import { returnPolicies } from './return-policies.server.ts';

/** The furthest page that a cursor leads to: nobody reads further, and anyone who wants all takes the sitemap or a feed. */
const lastPage = 1000;

/**
 * `POST /catalog/search`: products by words, categories and price, as the shop's own list finds them (DOOR-07). Each with the
 * variant that stands first; the rest is asked for by `/catalog/product`.
 */
export async function searchCatalogue(context: SiteContext, input: UcpSearch): Promise<Answered> {
  const keywords = input.query?.replaceAll('\0', '').trim() ?? '';
  const hasFilters = input.filters?.categories !== undefined || input.filters?.price !== undefined;
  if (keywords === '' && !hasFilters) throw badRequest('$: one of query and filters is needed.');
  const { page, limit } = placeOf(input.pagination);
  const categories = await readCategories(context);
  const { iso: currency = 'EUR' } = context.site.currency;
  const wanted = input.context?.currency;
  const { filters, isEmpty, messages } = sentFilters(context, input.filters, {
    currency,
    wanted,
    categories,
  });
  const found = isEmpty
    ? { products: [], pagination: { lastPage: 0, total: 0 } }
    : await findProducts(context, { ...(keywords !== '' && { keywords }), filters, page, limit });
  // What has no price is asked about on its page.
  const shown = found.products.filter((product) => purchasablesOf(product).length > 0);
  const hasNext = page < Math.min(found.pagination.lastPage, lastPage);
  const answer = {
    ucp: envelope('search'),
    products: shown.map((product) =>
      presentProduct(context, product, { chosen: purchasablesOf(product).slice(0, 1), categories }),
    ),
    pagination: {
      has_next_page: hasNext,
      total_count: found.pagination.total,
      ...(hasNext && { cursor: cursorOf({ page: page + 1, limit }) }),
    },
    ...returnPolicies(
      context,
      shown.map((product, index) => ({ ...product, place: `$.products[${index}]` })),
    ),
  };
  return { body: withMessages(answer, messages) };
}

interface Place {
  page: number;
  limit: number;
}

/** A cursor says the page and how long pages are: in the next one nothing is missed and nothing comes twice. */
const cursorOf = ({ page, limit }: Place): string => Buffer.from(`${page}.${limit}`).toString('base64url');

function placeOf(pagination: UcpSearch['pagination']): Place {
  const { cursor, limit = limits.listPageSize } = pagination ?? {};
  if (cursor === undefined) return { page: 1, limit: Math.min(limit, mostFound) };
  const [, page, ofPage] = /^(\d{1,4})\.(\d{1,2})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { page: Number(page), limit: Number(ofPage) };
  const isOurs = place.page >= 1 && place.page <= lastPage && place.limit >= 1 && place.limit <= mostFound;
  if (!isOurs) throw badRequest('$.pagination.cursor: not a cursor of this shop.');
  return place;
}
