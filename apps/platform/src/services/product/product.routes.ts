import { categoryFilter } from '@izlog/contract/product/category-filter';
import { categoryGet } from '@izlog/contract/product/category-get';
import { checkBundles as checkBundlesEndpoint } from '@izlog/contract/product/check-bundles';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { tagFilter } from '@izlog/contract/product/tag-filter';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Route, route } from '../../kernel/route.ts';
import { type CatalogueMemory, catalogueMemoryOf } from './catalogue-memory.ts';
import { checkBundles } from './check-bundles.ts';
import { defineDuePricesJob } from './due-prices-job.ts';
import { filterCategories } from './filter-categories.ts';
import { filterTags } from './filter-tags.ts';
import { getCategory } from './get-category.ts';
import { getProduct } from './get-product.ts';
import { defineListWaitingJob } from './list-later.ts';
import { defineReindexJob } from './reindex-below.ts';
import { setPrice } from './set-price.ts';

/** The catalogue: products, categories and tags, and the jobs that keep its lists right. */
export function catalogueRoutes(kernel: Kernel): Route[] {
  defineDuePricesJob(kernel);
  defineReindexJob(kernel);
  defineListWaitingJob(kernel);
  return productRoutes(catalogueMemoryOf(kernel));
}

/** The calls of the catalogue over a memory. */
export function productRoutes(memory: CatalogueMemory): Route[] {
  return [
    route(productGet, (ctx, input) => getProduct(ctx, memory, input)),
    route(categoryGet, getCategory),
    route(categoryFilter, filterCategories),
    route(tagFilter, filterTags),
    route(checkBundlesEndpoint, checkBundles),
    route(setProductPrice, setPrice),
  ];
}
