import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { layeredNavigation as layersEndpoint } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { buildCart } from '@izlog/platform/test/builders/cart';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { buildProductCategory } from '@izlog/platform/test/builders/product-category';
import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import type { Written } from '../../kernel/database/written.ts';
import { getProduct } from '../catalogue/products/get-product.ts';
import { filterProducts } from '../search/lists/filter-products.ts';
import { layeredNavigation } from '../search/lists/layered-navigation.ts';
import { createSearchMemory, type SearchMemory } from '../search/lists/search-memory.ts';
import { openCart } from './open-cart.ts';
import { getCart } from './read-cart.ts';
import { pricedCart } from './sums/priced-cart.ts';
import { writeItem } from './sums/write-item.ts';

test('what the memory keeps of products, lists and carts does not hold the calls that read it', async ({
  platform,
}) => {
  const memory = createSearchMemory();
  const { reads } = await shopOf(platform);
  const calls: [string, WeakRef<Ctx>][] = [];
  for (const [name, read] of Object.entries(reads)) calls.push([name, await asked(platform, memory, read)]);
  const collect = collector();

  // A reference that was looked at stays for as long as its turn takes.
  await setImmediate();
  collect();
  const held = calls.filter(([, call]) => call.deref() !== undefined).map(([name]) => name);
  expect(held).toEqual([]);
});

test('answers that are kept hold no memory beyond their own bytes', async ({ platform }) => {
  const memory = createSearchMemory();
  const { reads, cart } = await shopOf(platform);
  for (const read of [reads.product, reads.list]) {
    await read(await platform.ctx(), memory);
    const { body } = (await read(await platform.ctx(), memory)) as Written<unknown>;
    expect(body.buffer.byteLength).toBe(body.length);
  }

  const written = async () => {
    const ctx = await platform.ctx();
    const priced = await pricedCart(ctx, memory, await openCart(ctx, cart));
    return priced.items.map((item) => writeItem(priced, item, undefined).shared);
  };
  const [first] = await written();
  const [second] = await written();
  expect(second).toBe(first);
  expect(first?.buffer.byteLength).toBe(first?.length);
});

type ListInput = Parameters<typeof filterProducts>[2];
type LayersInput = Parameters<typeof layeredNavigation>[2];
type Read = (ctx: Ctx, memory: SearchMemory) => Promise<unknown>;

async function shopOf(platform: TestPlatform) {
  const shelf = await buildProductCategory(platform);
  const id = await buildProduct(platform, {
    categories: [shelf],
    stock: { isTracked: true, quantity: 5 },
    translations: { hrv: { name: 'Čaša za vodu' } },
  });
  const cart = await buildCart(platform, [{ productId: id, qty: 1 }]);
  const inShelf = productFilter.body?.parse({ mainCategory: shelf }) as ListInput;
  const found = productFilter.body?.parse({ keywords: 'čaša' }) as ListInput;
  const layers = layersEndpoint.body?.parse({ mainCategory: shelf }) as LayersInput;
  const reads: Record<'product' | 'list' | 'search' | 'filters' | 'cart', Read> = {
    product: (ctx, memory) => getProduct(ctx, memory, productGet.query?.parse({ id }) ?? {}),
    list: (ctx, memory) => filterProducts(ctx, memory, inShelf),
    search: (ctx, memory) => filterProducts(ctx, memory, found),
    filters: (ctx, memory) => layeredNavigation(ctx, memory, layers),
    cart: (ctx, memory) => getCart(ctx, memory, cart),
  };
  return { reads, cart };
}

/** Asks in a call of its own, of which nothing is left here. */
async function asked(platform: TestPlatform, memory: SearchMemory, read: Read): Promise<WeakRef<Ctx>> {
  const ctx = await platform.ctx();
  await read(ctx, memory);
  return new WeakRef(ctx);
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
