import { checkBundles } from '@izlog/contract/product/choices/check-bundles';
import { productGet } from '@izlog/contract/product/product-get';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { memberViews, purchasableView } from '../purchasable-view.ts';
import type { BundleView } from './bundle-view.ts';

/** A bundle with its members as its window shows them (PRODUCT-030); what is no bundle is not found. */
export async function loadBundle({ call, language }: SiteContext, id: number): Promise<BundleView> {
  const [product, entries] = await orNotFound(
    Promise.all([call(productGet, { id }), call(checkBundles, { product: id })]),
  );
  return {
    name: product.name,
    prices: purchasableView(product, language).prices,
    isPriceSum: product.isPriceSum,
    members: memberViews(entries, language),
  };
}
