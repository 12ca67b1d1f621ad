import { categoryFilter } from '@izlog/contract/product/category-filter';
import { categoryGet } from '@izlog/contract/product/category-get';
import { checkBundles as checkBundlesEndpoint } from '@izlog/contract/product/check-bundles';
import { layeredNavigation as layeredNavigationEndpoint } from '@izlog/contract/product/layered-navigation';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productFilter } from '@izlog/contract/product/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { tagFilter } from '@izlog/contract/product/tag-filter';
import { type Route, route } from '../../kernel/route.ts';
import { type CatalogueMemory, createCatalogueMemory } from './catalogue-memory.ts';
import { checkBundles } from './check-bundles.ts';
import { filterCategories } from './filter-categories.ts';
import { filterProducts } from './filter-products.ts';
import { filterTags } from './filter-tags.ts';
import { getCategory } from './get-category.ts';
import { getProduct } from './get-product.ts';
import { layeredNavigation } from './layered-navigation.ts';
import { setPrice } from './set-price.ts';

/** The calls of the product service. */
export function catalogueRoutes(memory: CatalogueMemory = createCatalogueMemory()): Route[] {
  return [
    route(productFilter, (ctx, input) => filterProducts(ctx, memory, input)),
    route(layeredNavigationEndpoint, (ctx, input) => layeredNavigation(ctx, memory, input)),
    route(productGet, (ctx, input) => getProduct(ctx, memory, input)),
    route(categoryGet, getCategory),
    route(categoryFilter, filterCategories),
    route(tagFilter, filterTags),
    route(checkBundlesEndpoint, checkBundles),
    route(setProductPrice, setPrice),
  ];
}
