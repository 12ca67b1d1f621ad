import type { searchFind } from '@izlog/contract/cms/search-find';
import { type SearchCategory, searchCategories } from '@izlog/contract/cms/search-hit';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '../../kernel/context.ts';
import type { CatalogueMemory } from '../product/index.ts';
import { lookIn } from './look-in.ts';

/** The search page: a page of one tab and the totals of all (SEARCH-001 to SEARCH-009, SEARCH-020). */
export async function find(
  ctx: Ctx,
  memory: CatalogueMemory,
  input: EndpointParsed<typeof searchFind>,
): Promise<EndpointReturn<typeof searchFind>> {
  const { category, page, limit, currency } = input;
  const query = input.query.trim();
  const totals: Record<SearchCategory, number> = {
    products: 0,
    pages: 0,
    posts: 0,
    productCategories: 0,
    events: 0,
  };
  if (query === '')
    return { query, corrected: null, category, totals, records: [], pagination: paginate(page, limit, 0) };
  const finds = await Promise.all(
    searchCategories.map((one) =>
      lookIn(ctx, memory, one, one === category ? { query, page, limit, currency } : { query, ...onlyTotal }),
    ),
  );
  searchCategories.forEach((one, index) => {
    totals[one] = finds[index]?.total ?? 0;
  });
  const records = finds[searchCategories.indexOf(category)]?.hits ?? [];
  return {
    query,
    corrected: null,
    category,
    totals,
    records,
    pagination: paginate(page, limit, totals[category]),
  };
}

const onlyTotal = { page: 1, limit: 1 };
