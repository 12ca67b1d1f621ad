import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchMissedFilter } from '@izlog/contract/cms/search/search-missed-filter';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { paginate } from '@izlog/contract/pagination';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { listRoutes } from './lists/list.routes.ts';
import { find } from './site/find.ts';
import { listMissed } from './site/missed.queries.ts';
import { suggest } from './site/suggest.ts';
import { pinRoutes } from './synonyms/pins.ts';
import { synonymRoutes } from './synonyms/synonym.routes.ts';

/** Lists of products with their filters, and the search over everything a site shows: products, pages, posts, events. */
export function searchRoutes(): Route[] {
  return [
    ...listRoutes,
    route(searchFind, find),
    route(searchSuggest, suggest),
    route(searchMissedFilter, async (ctx, { page, limit }) => {
      const { rows, total } = await listMissed(ctx, page, limit);
      const records = rows.map(({ query, language, count, lastAt }) => ({
        query,
        language,
        count,
        lastAt: lastAt.toISOString(),
      }));
      return { records, pagination: paginate(page, limit, total) };
    }),
    ...synonymRoutes(),
    ...pinRoutes(),
  ];
}
