import { layeredNavigation as layeredNavigationEndpoint } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { type Route, route } from '../../../kernel/http/route.ts';
import { filterProducts } from './filter-products.ts';
import { layeredNavigation } from './layered-navigation.ts';
import type { SearchMemory } from './search-memory.ts';

/** Lists of products and the counts of their filters. */
export function listRoutes(memory: SearchMemory): Route[] {
  return [
    route(productFilter, (ctx, input) => filterProducts(ctx, memory, input)),
    route(layeredNavigationEndpoint, (ctx, input) => layeredNavigation(ctx, memory, input)),
  ];
}
