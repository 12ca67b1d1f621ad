import { categoryFilter } from '@izlog/contract/product/category-filter';
import { categoryGet } from '@izlog/contract/product/category-get';
import { checkBundles as checkBundlesEndpoint } from '@izlog/contract/product/choices/check-bundles';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { tagFilter } from '@izlog/contract/product/tag-filter';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mediaUsers } from '#platform/services/media/index.ts';
import { filterTags } from './attributes/filter-tags.ts';
import { bulkRoutes } from './bulk/bulk.routes.ts';
import { defineBulkJob } from './bulk/bulk-job.ts';
import { filterCategories } from './categories/filter-categories.ts';
import { getCategory } from './categories/get-category.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { setPrice } from './desk/set-price.ts';
import type { FileDoors } from './files/product-file-job.ts';
import { fileRoutes } from './files/product-files.routes.ts';
import { gridRoutes } from './grid/grid.routes.ts';
import { defineDuePricesJob } from './lists/due-prices-job.ts';
import { defineListWaitingJob } from './lists/list-later.ts';
import { defineNewLanguagesJob } from './lists/new-languages-job.ts';
import { defineReindexJob } from './lists/reindex-below.ts';
import { checkBundles } from './products/bundles/check-bundles.ts';
import { getProduct } from './products/get-product.ts';
import { catalogueUsesMedia } from './products/media-uses.ts';
import { registryRoutes } from './registries/registry.routes.ts';
import { saleRoutes } from './sales/sale.routes.ts';
import { defineSaleJob } from './sales/sale-job.ts';

/** The catalogue: products, categories and tags, and the jobs that keep its lists right. */
export function catalogueRoutes(kernel: Kernel, doors: FileDoors): Route[] {
  kernel.held.get(mediaUsers).add(catalogueUsesMedia);
  defineBulkJob(kernel);
  defineSaleJob(kernel);
  defineDuePricesJob(kernel);
  defineReindexJob(kernel);
  defineListWaitingJob(kernel);
  defineNewLanguagesJob(kernel);
  return [...productRoutes, ...registryRoutes(), ...fileRoutes(kernel, doors)];
}

/** The calls of the catalogue. */
export const productRoutes: Route[] = [
  route(productGet, getProduct),
  route(categoryGet, getCategory),
  route(categoryFilter, filterCategories),
  route(tagFilter, filterTags),
  route(checkBundlesEndpoint, checkBundles),
  route(setProductPrice, setPrice),
  ...deskRoutes,
  ...gridRoutes,
  ...bulkRoutes,
  ...saleRoutes,
];
