import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { sitemapIndex, sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { detectDomain } from '@izlog/contract/settings/detect-domain';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { buildPage } from '#test/builders/content.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { saveNavigation } from '#test/builders/save-navigation.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { setShop } from './set-shop.ts';

/** What a visitor meets of the shop. */
async function metBy(platform: TestPlatform) {
  const domain = await platform.call(
    detectDomain,
    {},
    { headers: { referer: `https://${testSites[1].host}/` } },
  );
  const found = await platform.call(searchFind, { query: 'lan' });
  const suggested = await platform.call(searchSuggest, { query: 'lan' });
  const sitemap = await platform.call(sitemapIndex, {});
  const tree = await platform.call(navigationTree, { id: 'main' });
  return {
    isEcommerce: domain.isEcommerce,
    totals: found.totals,
    suggested: suggested.records.map(({ category }) => category).sort(),
    sitemap: sitemap.map(({ kind }) => kind),
    links: tree.children.map(({ path }) => path),
  };
}

test('[SET-016] a site that only publishes has nothing of the shop: no products in search, sitemap and links, no cart; and gets it back whole', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform, { name: 'Lan' });
  const product = await buildProduct(platform, {
    translations: { hrv: { name: 'Laneni stolnjak', slug: 'laneni-stolnjak' } },
    categories: [shelf],
  });
  const page = await buildPage(platform, { title: 'O lanu', slug: 'o-lanu' });
  const ctx = await platform.ctx();
  await saveNavigation(ctx, 'main', [
    { names: { hrv: 'Stolnjak' }, entity: { kind: 'product', id: product } },
    { names: { hrv: 'O lanu' }, entity: { kind: 'page', id: page } },
  ]);
  const turn = async (state: boolean) => {
    await setShop(ctx.db, ctx.site.id, state);
    platform.kernel.sites.forget();
  };

  const before = await metBy(platform);
  await turn(false);
  const without = await metBy(platform);
  const cart = await platform.refusal(getNewCartSession, {});
  const part = await platform.refusal(sitemapPart, { kind: 'product', part: 1 });
  const settings = await platform.call(getCheckoutSettings, {});
  await turn(true);

  expect(without).toEqual({
    isEcommerce: false,
    totals: { ...before.totals, products: 0, productCategories: 0 },
    suggested: ['pages'],
    sitemap: ['page', 'post', 'category', 'event'],
    links: ['/o-lanu'],
  });
  expect([cart.status, part.status]).toEqual([404, 404]);
  expect(settings).toBeDefined();
  expect(before).toMatchObject({
    isEcommerce: true,
    totals: { products: 1, productCategories: 1, pages: 1 },
  });
  expect(before.links).toEqual(['/product/laneni-stolnjak', '/o-lanu']);
  expect(await metBy(platform)).toEqual(before);
});
