import type { SearchCategory, SearchHit } from '@izlog/contract/cms/search/search-hit';
import type { Ctx } from '#platform/kernel/context.ts';
import { filterEvents, filterPosts } from '#platform/services/content/index.ts';
import { findCategories } from '../lists/find-categories.ts';
import type { Search } from '../lists/find-words.ts';
import { type FoundProducts, searchProducts } from '../lists/search-products.ts';
import { categoryHit, eventHit, postHit, productHit } from './hits.ts';
import { openTitleIndex, searchTitles } from './title-index.ts';

/** What to look for in one tab. */
export interface Wanted {
  /** The words, corrected already. */
  query: string;
  page: number;
  limit: number;
  search: Search;
  /** Id of the currency of prices. */
  currency?: number;
}

/** A page of the finds of one tab, best first, and how many there are. */
export interface Finds {
  hits: SearchHit[];
  total: number;
  corrected?: string | null;
}

/** A site that sells nothing finds nothing that is sold (SET-016). */
export function isSearched({ site }: Ctx, category: SearchCategory): boolean {
  return site.isEcommerce || (category !== 'products' && category !== 'productCategories');
}

/** Looks for words in one tab of the search. */
export function lookIn(ctx: Ctx, category: SearchCategory, wanted: Wanted): Promise<Finds> {
  if (category === 'products') return lookInProducts(ctx, wanted);
  if (category === 'productCategories') return lookInCategories(ctx, wanted);
  if (category === 'events') return lookInEvents(ctx, wanted);
  return lookInPosts(ctx, category, wanted);
}

async function lookInProducts(ctx: Ctx, wanted: Wanted): Promise<Finds> {
  const { products, total, corrected } = await findProducts(ctx, wanted);
  const hits = products.map((product) => productHit(ctx, corrected ?? wanted.query, product));
  return { hits, total, corrected };
}

/** A page of the products that words find; `isShort` leaves out their short descriptions. */
export function findProducts(
  ctx: Ctx,
  { query: keywords, ...rest }: Wanted & { isShort?: boolean },
): Promise<FoundProducts> {
  return searchProducts(ctx, { keywords, ...rest });
}

/** Categories are found by their names, and shown the best first. */
async function lookInCategories(ctx: Ctx, wanted: Wanted): Promise<Finds> {
  const { query, search, page, limit } = wanted;
  const titleIndex = await openTitleIndex(ctx);
  const titles = searchTitles(
    titleIndex,
    query,
    search === 'strict' ? 'nothing' : 'most',
    'productCategories',
  );
  const ids = titles.map(({ id }) => id);
  const { categories, total } = await findCategories(ctx, ids, { page, limit });
  return { hits: categories.map((category) => categoryHit(ctx, query, category)), total };
}

/** Pages are made of sections, posts are articles (SEARCH-013, SEARCH-014). */
async function lookInPosts(
  ctx: Ctx,
  category: 'pages' | 'posts',
  { query: keywords, page, limit }: Wanted,
): Promise<Finds> {
  const { records, pagination } = await filterPosts(ctx, {
    filters:
      category === 'pages'
        ? { display: 'components', keywords }
        : { display: 'legacy', postTypeSlugs: ['post'], keywords },
    sort: { param: 'relevance', order: 'desc' },
    page,
    limit,
    preview: undefined,
  });
  return { hits: records.map((post) => postHit(category)(ctx, keywords, post)), total: pagination.total };
}

async function lookInEvents(ctx: Ctx, { query: keywords, page, limit }: Wanted): Promise<Finds> {
  const { records, pagination } = await filterEvents(ctx, { keywords, page, limit });
  return { hits: records.map((event) => eventHit(ctx, keywords, event)), total: pagination.total };
}
