import type { Kernel } from '../../kernel/kernel.ts';
import type { Route } from '../../kernel/route.ts';
import { catalogueMemoryOf } from '../product/index.ts';
import { siteSearchRoutes } from './search.routes.ts';

/** The search over everything a site shows: products, product categories, pages, posts and events. */
export function searchRoutes(kernel: Kernel): Route[] {
  return siteSearchRoutes(catalogueMemoryOf(kernel));
}
