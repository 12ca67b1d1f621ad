import {
  searchSynonymCreate,
  searchSynonymDelete,
  searchSynonymFilter,
  searchSynonymUpdate,
} from '@izlog/contract/cms/search/search-synonym';
import { paginate } from '@izlog/contract/pagination';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { createSynonym, deleteSynonym, replaceSynonym } from './save-synonym.ts';
import { listSynonyms } from './synonym.queries.ts';

/** The calls with which staff keep the synonyms of the search. */
export function synonymRoutes(): Route[] {
  return [
    route(searchSynonymFilter, async (ctx, input) => {
      const { rows, total } = await listSynonyms(ctx, input);
      return { records: rows, pagination: paginate(input.page, input.limit, total) };
    }),
    route(searchSynonymCreate, createSynonym),
    route(searchSynonymUpdate, replaceSynonym),
    route(searchSynonymDelete, deleteSynonym),
  ];
}
