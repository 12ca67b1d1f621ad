import type { SearchCategory, SearchHit } from '@izlog/contract/cms/search/search-hit';
import type { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { correctWords } from '../lists/correct-words.ts';
import { countInCategories } from '../lists/find-categories.ts';
import { productHit, titleHit } from './hits.ts';
import { findProducts, isSearched } from './look-in.ts';
import { openTitleIndex, searchTitles, type Title, type TitleIndex } from './title-index.ts';

const others: readonly SearchCategory[] = ['productCategories', 'posts', 'pages', 'events'];

/** Suggestions of each category but products. */
const ofOthers = 3;

type Input = EndpointParsed<typeof searchSuggest>;

/**
 * What a visitor may mean by what is typed so far, products first; mistyped words when what is typed is nowhere. Names
 * and titles are looked through in memory: it is asked for at every key.
 */
export async function suggest(ctx: Ctx, input: Input): Promise<EndpointReturn<typeof searchSuggest>> {
  const query = input.query.trim();
  if (query === '') return { query, corrected: null, records: [], total: 0 };
  const titleIndex = await openTitleIndex(ctx);
  for (const tag of ['posts', 'categories', 'events']) ctx.tags.add(tag);
  const strict = await look(ctx, titleIndex, input, query, false);
  if (strict.total > 0) return { query, corrected: null, ...strict };
  const corrected = await correctWords(ctx, query, titleIndex.words);
  const found = await look(ctx, titleIndex, input, corrected ?? query, true);
  return { query, corrected: found.total > 0 ? corrected : null, ...found };
}

async function look(
  ctx: Ctx,
  index: TitleIndex,
  { limit, currency }: Input,
  query: string,
  isForgiving: boolean,
): Promise<{ records: SearchHit[]; total: number }> {
  const titles = searchTitles(index, query, isForgiving ? 'most' : 'nothing').filter(({ category }) =>
    isSearched(ctx, category),
  );
  const shown = others.flatMap((category) =>
    titles.filter((title) => title.category === category).slice(0, ofOthers),
  );
  const [{ products, total }, counts] = await Promise.all([
    isSearched(ctx, 'products')
      ? findProducts(ctx, {
          query,
          page: 1,
          limit,
          currency,
          search: isForgiving ? 'slips' : 'begun',
          isShort: true,
        })
      : { products: [], total: 0 },
    countInCategories(ctx, idsOf(shown)),
  ]);
  return {
    records: [
      ...products.map((product) => productHit(ctx, query, product)),
      // Ids are those of one kind: an event may have the number of a category.
      ...shown.map((title) =>
        titleHit(query, title, title.category === 'productCategories' ? counts.get(title.id) : undefined),
      ),
    ],
    total: total + titles.length,
  };
}

function idsOf(titles: readonly Title[]): number[] {
  return titles.flatMap(({ category, id }) => (category === 'productCategories' ? [id] : []));
}
