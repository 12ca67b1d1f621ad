import { searchFind } from '@izlog/contract/cms/search-find';
import { searchSuggest } from '@izlog/contract/cms/search-suggest';
import { type Route, route } from '../../kernel/route.ts';
import type { CatalogueMemory } from '../product/index.ts';
import { find } from './find.ts';
import { suggest } from './suggest.ts';

/** The calls of the site search. */
export function siteSearchRoutes(memory: CatalogueMemory): Route[] {
  return [
    route(searchFind, (ctx, input) => find(ctx, memory, input)),
    route(searchSuggest, (ctx, input) => suggest(ctx, memory, input)),
  ];
}
