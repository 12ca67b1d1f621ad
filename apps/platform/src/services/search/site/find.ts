import type { searchFind } from '@izlog/contract/cms/search/search-find';
import { type SearchCategory, searchCategories } from '@izlog/contract/cms/search/search-hit';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { correctWords } from '../lists/correct-words.ts';
import { countSearch } from './count-search.ts';
import { type Finds, isSearched, lookIn, type Wanted } from './look-in.ts';
import { noteMissed } from './missed.queries.ts';
import { openTitleIndex } from './title-index.ts';

type Input = EndpointParsed<typeof searchFind>;

/**
 * The search page: a page of one tab and the totals of all (SEARCH-001 to SEARCH-009, SEARCH-020). What is found nowhere
 * is looked for once more as if it were mistyped, and written down when that finds nothing either.
 */
export async function find(ctx: Ctx, input: Input): Promise<EndpointReturn<typeof searchFind>> {
  const query = input.query.trim();
  const { category, page, limit } = input;
  const nothing = { finds: new Map<SearchCategory, Finds>(), corrected: null };
  const { finds, corrected } = query === '' ? nothing : await lookHarder(ctx, query, input);
  // Anyone who turns a page or a tab looks on for the same.
  if (page === 1 && category === searchCategories[0]) countSearch(ctx, query, hasAny(finds));
  const totals = Object.fromEntries(
    searchCategories.map((one) => [one, finds.get(one)?.total ?? 0]),
  ) as Record<SearchCategory, number>;
  return {
    query,
    corrected,
    category,
    totals,
    records: finds.get(category)?.hits ?? [],
    pagination: paginate(page, limit, totals[category]),
  };
}

async function lookHarder(
  ctx: Ctx,
  query: string,
  input: Input,
): Promise<{ finds: Map<SearchCategory, Finds>; corrected: string | null }> {
  const strict = await lookInAll(ctx, input, { query, search: 'strict' });
  if (input.exact || hasAny(strict)) {
    if (!hasAny(strict)) await noteMissed(ctx, query);
    return { finds: strict, corrected: null };
  }
  const corrected = await correctWords(ctx, query, (await openTitleIndex(ctx)).words);
  const finds = await lookInAll(ctx, input, { query: corrected ?? query, search: 'forgiving' });
  // Of words that are all known but nowhere together, products tell which of them was a slip.
  if (hasAny(finds)) return { finds, corrected: corrected ?? finds.get('products')?.corrected ?? null };
  await noteMissed(ctx, query);
  return { finds, corrected: null };
}

async function lookInAll(
  ctx: Ctx,
  { category, page, limit, currency }: Input,
  wanted: Pick<Wanted, 'query' | 'search'>,
): Promise<Map<SearchCategory, Finds>> {
  const finds = await Promise.all(
    searchCategories.map((one) => {
      if (!isSearched(ctx, one)) return { hits: [], total: 0 };
      const shown = one === category ? { page, limit } : { page: 1, limit: 1 };
      return lookIn(ctx, one, { ...wanted, ...shown, currency });
    }),
  );
  return new Map(searchCategories.map((one, index) => [one, finds[index] ?? { hits: [], total: 0 }]));
}

function hasAny(finds: ReadonlyMap<SearchCategory, Finds>): boolean {
  return [...finds.values()].some(({ total }) => total > 0);
}
