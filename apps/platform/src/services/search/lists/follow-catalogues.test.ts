import { expect } from 'vitest';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';
import { indexesOf } from '../index/indexes-of.ts';
import { followCatalogues } from './follow-catalogues.ts';

test('an index that is in use takes over a change before anybody asks, and none is made for that', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const indexes = indexesOf(platform.kernel);
  const keeper = followCatalogues(platform.kernel);
  try {
    keeper.changed(ctx.site.id, ['products']);
    await buildProduct(platform, { name: 'Prvi' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(indexes.recent(ctx)).toBeUndefined();

    await indexes.current(ctx);
    const id = await buildProduct(platform, { name: 'Drugi' });
    expect(indexes.recent(ctx)?.version).not.toBe(await catalogueVersionNow(ctx));
    keeper.changed(ctx.site.id, ['product:1', 'products']);
    const version = await catalogueVersionNow(ctx);
    await expect.poll(() => indexes.recent(ctx)?.version).toBe(version);
    expect(indexes.recent(ctx)?.index.slotOf(id)).toBeDefined();
  } finally {
    keeper.stop();
  }
});

test('the index of a large catalogue is made at the start', async ({ platform }) => {
  const ctx = await platform.ctx();
  const indexes = indexesOf(platform.kernel);
  const products = Array.from({ length: 3001 }, (_, at) => ({
    translations: { hrv: { name: `Proizvod ${at}` } },
  }));
  await saveProducts(ctx, products, { onTakenSlug: 'number' });
  const keeper = followCatalogues(platform.kernel);
  try {
    keeper.start();
    await expect.poll(() => indexes.recent(ctx)?.index.size).toBeGreaterThan(3000);
  } finally {
    keeper.stop();
  }
});
