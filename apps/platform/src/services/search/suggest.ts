import type { SearchCategory } from '@izlog/contract/cms/search-hit';
import type { searchSuggest } from '@izlog/contract/cms/search-suggest';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '../../kernel/context.ts';
import type { CatalogueMemory } from '../product/index.ts';
import { correctQuery } from './correct-query.ts';
import { type Finds, lookIn, type Wanted } from './look-in.ts';

const order: readonly SearchCategory[] = ['products', 'productCategories', 'posts', 'pages', 'events'];

/** Suggestions of each category but products. */
const ofOthers = 3;

type Input = EndpointParsed<typeof searchSuggest>;

/** What a visitor may mean by what is typed so far, products first; mistyped words when what is typed is nowhere. */
export async function suggest(
  ctx: Ctx,
  memory: CatalogueMemory,
  input: Input,
): Promise<EndpointReturn<typeof searchSuggest>> {
  const query = input.query.trim();
  if (query === '') return { query, corrected: null, records: [], total: 0 };
  const strict = await lookInAll(ctx, memory, input, { query, search: 'begun' });
  if (totalOf(strict) > 0) return { query, corrected: null, ...presented(strict) };
  const corrected = await correctQuery(ctx, memory, query);
  const finds = await lookInAll(ctx, memory, input, { query: corrected ?? query, search: 'forgiving' });
  return { query, corrected: totalOf(finds) > 0 ? corrected : null, ...presented(finds) };
}

function lookInAll(
  ctx: Ctx,
  memory: CatalogueMemory,
  { limit, currency }: Input,
  wanted: Pick<Wanted, 'query' | 'search'>,
): Promise<Finds[]> {
  return Promise.all(
    order.map((category) => {
      const most = category === 'products' ? limit : ofOthers;
      return lookIn(ctx, memory, category, { ...wanted, page: 1, limit: most, currency });
    }),
  );
}

function presented(finds: readonly Finds[]) {
  return {
    records: finds.flatMap(({ hits }) => hits.map((hit) => ({ ...hit, excerpt: '' }))),
    total: totalOf(finds),
  };
}

function totalOf(finds: readonly Finds[]): number {
  return finds.reduce((sum, { total }) => sum + total, 0);
}
