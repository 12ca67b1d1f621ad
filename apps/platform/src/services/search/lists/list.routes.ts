import { layeredNavigation as layeredNavigationEndpoint } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { filterProducts } from './filter-products.ts';
import { layeredNavigation } from './layered-navigation.ts';

/** Lists of products and the counts of their filters. */
export const listRoutes: Route[] = [
  route(productFilter, filterProducts),
  route(layeredNavigationEndpoint, layeredNavigation),
];
