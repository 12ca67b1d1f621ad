import { outcomeOf } from '@izlog/contract/client';
import { longestSearch, searchFind } from '@izlog/contract/cms/search/search-find';
import { type SearchCategory, searchCategories } from '@izlog/contract/cms/search/search-hit';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { limits } from '@izlog/contract/limits';
import { redirect } from 'react-router';
import { loadTiles } from '#site/features/catalog/door/load-tiles.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import { pageNumber } from '#site/seo/page-number.ts';
import { pagedTitle } from '#site/seo/paged-title.server.ts';
import { searchAddress } from './search-address.ts';
import {
  hitView,
  type SearchState,
  type SearchTab,
  type SearchView,
  type SuggestionsView,
} from './search-view.ts';

/**
 * The search page (SEARCH-001 to SEARCH-009): a page of one tab and how many finds each has. Without a tab in the address
 * the first that has any is shown. An empty text asks nothing (SEARCH-020, CATALOG-018).
 */
export async function loadSearch(context: SiteContext, query: URLSearchParams): Promise<SearchView> {
  const { call, language, site } = context;
  const categories = tabsOf(site.options.SearchCategories, site.isEcommerce);
  const state = stateOf(query, categories);
  const { messages, locale } = catalogueOf(language.code2);
  const ask = (category: SearchCategory) =>
    call(searchFind, {
      query: state.query,
      category,
      page: state.page,
      limit: limits.searchLimit,
      exact: state.isExact,
    });
  let category = state.category ?? categories[0];
  let found = state.query === '' ? undefined : await ask(category);
  if (found && !state.category && found.totals[category] === 0) {
    const { totals } = found;
    const other = categories.find((one) => totals[one] > 0);
    if (other) {
      category = other;
      found = await ask(other);
    }
  }
  const path = pathTo('search', {}, language);
  const last = Math.max(found?.pagination.lastPage ?? 1, 1);
  if (state.page > last) throw redirect(searchAddress(path, { ...state, page: last }));
  const hits = found?.records ?? [];
  // Without an answer the finds still lead to their products.
  const tiles =
    category === 'products'
      ? await outcomeOf(
          loadTiles(
            hits.map(({ id }) => id),
            context,
          ),
        )
      : undefined;
  const words = textOf(messages, locale, 'search.title');
  const tabs = categories.map((one): SearchTab => ({ category: one, total: found?.totals[one] ?? 0 }));
  return {
    state,
    corrected: found?.corrected ?? null,
    category,
    // Few sites have events: their tab comes with the first find.
    tabs: tabs.filter((tab) => tab.category !== 'events' || tab.total > 0 || tab.category === category),
    hits: hits.map((hit) => hitView(hit, language, tiles && !tiles.errored ? tiles.data : [])),
    pagination: found?.pagination ?? {
      lastPage: 0,
      page: 1,
      limit: limits.searchLimit,
      total: 0,
      perPage: 0,
    },
    seo: {
      title: pagedTitle(
        [state.query, state.query && textOf(messages, locale, `search.${category}`), words]
          .filter(Boolean)
          .join(' – '),
        state.page,
        language,
      ),
      path,
      query: searchAddress('', state).slice(1),
      alternates: screenAlternates('search', site.languages),
      isPrivate: true,
    },
  };
}

/** What is suggested for a text that is being typed; texts shorter than two letters suggest nothing. */
export async function loadSuggestions(
  { call, language }: SiteContext,
  text: string,
): Promise<SuggestionsView> {
  const query = text.replaceAll('\0', '').trim().slice(0, longestSearch);
  if (query.length < 2) return { hits: [], total: 0 };
  const { records, total } = await call(searchSuggest, { query, limit: 4 });
  return { hits: records.map((hit) => hitView(hit, language)), total };
}

type Tabs = readonly [SearchCategory, ...SearchCategory[]];

const ofShops: ReadonlySet<SearchCategory> = new Set(['products', 'productCategories']);

/**
 * The tabs of the option `SearchCategories`, names divided by commas, or all (SEARCH-002); none is a fault (SEARCH-003).
 * A site that sells nothing looks for nothing that is sold (SET-016).
 */
export function tabsOf(configured: string | undefined, isEcommerce = true): Tabs {
  const offered = searchCategories.filter((one) => isEcommerce || !ofShops.has(one));
  const wanted =
    configured === undefined
      ? offered
      : configured.split(',').flatMap((name) => offered.find((one) => one === name.trim()) ?? []);
  const [first, ...others] = wanted.length === 0 && !isEcommerce ? offered : wanted;
  if (first === undefined)
    throw new Error('missingSearchCategories: SearchCategories names no tab of the search.');
  return [first, ...others];
}

/** What cannot be a state is left out: another tab, a page that is no number, a text beyond what is searched for. */
function stateOf(query: URLSearchParams, tabs: Tabs): SearchState {
  return {
    query: (query.get('search') ?? '').replaceAll('\0', '').trim().slice(0, longestSearch),
    category: tabs.find((one) => one === query.get('category')),
    page: pageNumber(query),
    isExact: query.get('exact') === '1',
  };
}
