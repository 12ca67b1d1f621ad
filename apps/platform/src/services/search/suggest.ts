import type { SearchCategory } from '@izlog/contract/cms/search-hit';
import type { searchSuggest } from '@izlog/contract/cms/search-suggest';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '../../kernel/context.ts';
import type { CatalogueMemory } from '../product/index.ts';
import { lookIn } from './look-in.ts';

const order: readonly SearchCategory[] = ['products', 'productCategories', 'posts', 'pages', 'events'];

/** Suggestions of each category but products. */
const ofOthers = 3;

/** What a visitor may mean by what is typed so far, products first. */
export async function suggest(
  ctx: Ctx,
  memory: CatalogueMemory,
  input: EndpointParsed<typeof searchSuggest>,
): Promise<EndpointReturn<typeof searchSuggest>> {
  const query = input.query.trim();
  if (query === '') return { query, corrected: null, records: [], total: 0 };
  const { limit, currency } = input;
  const finds = await Promise.all(
    order.map((category) =>
      lookIn(ctx, memory, category, {
        query,
        page: 1,
        limit: category === 'products' ? limit : ofOthers,
        currency,
      }),
    ),
  );
  return {
    query,
    corrected: null,
    records: finds.flatMap(({ hits }) => hits.map((hit) => ({ ...hit, excerpt: '' }))),
    total: finds.reduce((sum, { total }) => sum + total, 0),
  };
}
