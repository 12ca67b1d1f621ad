import { expect, onTestFinished } from 'vitest';
import { dropTags } from '#platform/kernel/context.ts';
import { listenForTags } from '#platform/kernel/tags.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { releaseExpiredStock } from './release-expired-stock.ts';
import { putBackStock, releaseStock, reserveStock, sellStock } from './reserve-stock.ts';
import { setStock } from './set-stock.ts';

const test = platformTestWith({ DATABASE_POOL: '40', STATEMENT_TIMEOUT_MS: '60000' });

const later = (ms = 60_000) => new Date(Date.now() + ms);

async function buildStock(platform: TestPlatform, quantity: number): Promise<number> {
  return buildProduct(platform, { stock: { isTracked: true, quantity } });
}

async function levelOf(platform: TestPlatform, productId: number) {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ quantity: number; reserved: number }>(
    `select quantity, reserved from stock_levels where product_id = ${productId}`,
  );
  return rows[0];
}

test('[CART-067] of 200 buyers at once for the last 5 pieces 5 get one, 195 hear that none is left, and none is sold twice', async ({
  platform,
}) => {
  const productId = await buildStock(platform, 5);
  const ctx = await platform.ctx();

  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, async (_, buyer) => {
      const holder = `cart:${buyer}`;
      // Half of them hold it first, as carts that are paid by card do.
      if (buyer % 2 === 1) await reserveStock(ctx, holder, [{ productId, quantity: 1 }], later());
      return sellStock(ctx, holder, [{ productId, quantity: 1 }]);
    }),
  );

  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.row?.code] : []));
  expect(refusals).toEqual(Array(195).fill('OUT_OF_STOCK'));
  expect(await levelOf(platform, productId)).toEqual({ quantity: 0, reserved: 0 });
}, 60_000);

test('buyers of the same products in another order never wait for each other for good', async ({
  platform,
}) => {
  const [one, two] = [await buildStock(platform, 1000), await buildStock(platform, 1000)];
  const ctx = await platform.ctx();

  await Promise.all(
    Array.from({ length: 60 }, (_, buyer) => {
      const quantities = [one, two].map((productId) => ({ productId, quantity: 1 }));
      if (buyer % 2 === 1) quantities.reverse();
      return reserveStock(ctx, `kupac:${buyer}`, quantities, later());
    }),
  );

  expect(await levelOf(platform, one)).toEqual({ quantity: 1000, reserved: 60 });
  expect(await levelOf(platform, two)).toEqual({ quantity: 1000, reserved: 60 });
});

test('a holder holds exactly what it asked for last, all of it or nothing', async ({ platform }) => {
  const [one, two] = [await buildStock(platform, 5), await buildStock(platform, 2)];
  const ctx = await platform.ctx();
  const hold = (...quantities: Array<[number, number]>) =>
    reserveStock(
      ctx,
      'cart:1',
      quantities.map(([productId, quantity]) => ({ productId, quantity })),
      later(),
    );

  await hold([one, 4]);
  await hold([one, 5], [two, 1]);
  expect((await levelOf(platform, one))?.reserved).toBe(5);
  await expect(hold([one, 1], [two, 3])).rejects.toMatchObject({
    payload: { left: 2, products: [{ productId: two, left: 2 }] },
  });
  expect((await levelOf(platform, one))?.reserved).toBe(5);
  await hold([two, 2]);
  expect(await levelOf(platform, one)).toEqual({ quantity: 5, reserved: 0 });
  await releaseStock(ctx, 'cart:1');
  expect(await levelOf(platform, two)).toEqual({ quantity: 2, reserved: 0 });
});

test('what is sold leaves the stock, held before or not, and may come back', async ({ platform }) => {
  const [one, two] = [await buildStock(platform, 5), await buildStock(platform, 5)];
  const ctx = await platform.ctx();
  await reserveStock(ctx, 'cart:7', [{ productId: one, quantity: 3 }], later());

  // It held three of one, and wants two of it and one of the other.
  await sellStock(ctx, 'cart:7', [
    { productId: one, quantity: 2 },
    { productId: two, quantity: 1 },
  ]);

  expect(await levelOf(platform, one)).toEqual({ quantity: 3, reserved: 0 });
  expect(await levelOf(platform, two)).toEqual({ quantity: 4, reserved: 0 });
  await releaseStock(ctx, 'cart:7');
  await putBackStock(ctx, 'order:1', [{ productId: one, quantity: 2 }]);
  expect(await levelOf(platform, one)).toEqual({ quantity: 5, reserved: 0 });
});

test('a sale takes what others held for too long, and refuses beyond what is left without changing anything', async ({
  platform,
}) => {
  const [one, two] = [await buildStock(platform, 1), await buildStock(platform, 1)];
  const ctx = await platform.ctx();
  await reserveStock(ctx, 'cart:20', [{ productId: one, quantity: 1 }], new Date(ctx.now.getTime() - 1));
  const quantities = (quantity: number) => [one, two].map((productId) => ({ productId, quantity }));

  await expect(sellStock(ctx, 'cart:21', quantities(2))).rejects.toMatchObject({
    payload: {
      left: 1,
      products: [
        { productId: one, left: 1 },
        { productId: two, left: 1 },
      ],
    },
  });
  await sellStock(ctx, 'cart:21', quantities(1));

  expect(await levelOf(platform, one)).toEqual({ quantity: 0, reserved: 0 });
  expect(await levelOf(platform, two)).toEqual({ quantity: 0, reserved: 0 });
});

test('[CART-033] what was held too long is free again: for the next buyer at once, for everybody by the job', async ({
  platform,
}) => {
  const [one, two] = [await buildStock(platform, 1), await buildStock(platform, 1)];
  const ctx = await platform.ctx();
  for (const productId of [one, two]) {
    await reserveStock(
      ctx,
      `cart:${productId}`,
      [{ productId, quantity: 1 }],
      new Date(ctx.now.getTime() - 1),
    );
  }

  await reserveStock(ctx, 'cart:99', [{ productId: one, quantity: 1 }], later());
  await releaseExpiredStock(platform.kernel, ctx.now);

  expect(await levelOf(platform, one)).toEqual({ quantity: 1, reserved: 1 });
  expect(await levelOf(platform, two)).toEqual({ quantity: 1, reserved: 0 });
});

test('what is not counted, or may be ordered beyond the stock, is never refused', async ({ platform }) => {
  const endless = await buildProduct(platform);
  const later5 = await buildProduct(platform, { stock: { isTracked: true, quantity: 1, backorders: 'yes' } });
  const ctx = await platform.ctx();
  const quantities = [endless, later5].map((productId) => ({ productId, quantity: 5 }));

  await reserveStock(ctx, 'cart:50', quantities, later());
  await sellStock(ctx, 'cart:50', quantities);

  expect(await levelOf(platform, later5)).toEqual({ quantity: -4, reserved: 0 });
});

/** Every tag that is sent from now on, notice by notice; `until` waits for a notice of its own that comes after them. */
async function listen(platform: TestPlatform) {
  const told: string[][] = [];
  const listener = await listenForTags({
    connectionString: platform.connectionString,
    onTags: (siteId, tags) => {
      if (siteId === 1) told.push(tags);
    },
    onGap: () => {},
    onError: () => {},
  });
  onTestFinished(() => listener.stop());
  return async (act: () => Promise<unknown>): Promise<string[]> => {
    told.length = 0;
    await act();
    await dropTags(await platform.ctx(), ['end']);
    await expect.poll(() => told.flat()).toContain('end');
    return told.flat().filter((tag) => tag !== 'end');
  };
}

test('[API-016, CART-033] pages are told when pieces are held, let go and sold, and lists when that changes what they show', async ({
  platform,
}) => {
  const id = await buildStock(platform, 5);
  const ctx = await platform.ctx();
  const toldBy = await listen(platform);
  const hold = (quantity: number) => reserveStock(ctx, 'cart:31', [{ productId: id, quantity }], later());

  expect(await toldBy(() => hold(2))).toEqual([`product:${id}`]);
  expect(await toldBy(() => hold(2))).toEqual([]);
  expect(await toldBy(() => hold(5))).toEqual(['products', `product:${id}`]);
  expect(await toldBy(() => releaseStock(ctx, 'cart:31'))).toEqual(['products', `product:${id}`]);
  expect(await toldBy(() => sellStock(ctx, 'cart:32', [{ productId: id, quantity: 1 }]))).toEqual([
    `product:${id}`,
  ]);
  expect(await toldBy(() => sellStock(ctx, 'cart:33', [{ productId: id, quantity: 4 }]))).toEqual([
    'products',
    `product:${id}`,
  ]);
  expect(await toldBy(() => putBackStock(ctx, 'order:1', [{ productId: id, quantity: 4 }]))).toContain(
    `product:${id}`,
  );
});

test('[API-016, CART-033] pages are told when a hold ends by itself, once', async ({ platform }) => {
  const id = await buildStock(platform, 3);
  const ctx = await platform.ctx();
  await reserveStock(ctx, 'cart:41', [{ productId: id, quantity: 3 }], new Date(ctx.now.getTime() - 1));
  const toldBy = await listen(platform);

  expect(await toldBy(() => releaseExpiredStock(platform.kernel, ctx.now))).toEqual([
    'products',
    `product:${id}`,
  ]);
  expect(await toldBy(() => releaseExpiredStock(platform.kernel, ctx.now))).toEqual([]);
});

test('[API-016] a buyer who takes what another held for too long tells the pages, too', async ({
  platform,
}) => {
  const id = await buildStock(platform, 3);
  const ctx = await platform.ctx();
  await reserveStock(ctx, 'cart:51', [{ productId: id, quantity: 3 }], new Date(ctx.now.getTime() - 1));
  const toldBy = await listen(platform);

  // Lists said that it is sold out: that is over, although a piece is gone.
  expect(await toldBy(() => sellStock(ctx, 'cart:52', [{ productId: id, quantity: 1 }]))).toEqual([
    'products',
    `product:${id}`,
  ]);
});

test('[API-016] a buyer who only asks again for what is held frees what another held too long, and tells the pages', async ({
  platform,
}) => {
  const id = await buildStock(platform, 3);
  const ctx = await platform.ctx();
  const hold = () => reserveStock(ctx, 'cart:61', [{ productId: id, quantity: 1 }], later());
  await hold();
  await reserveStock(ctx, 'cart:62', [{ productId: id, quantity: 2 }], new Date(ctx.now.getTime() - 1));
  const toldBy = await listen(platform);

  expect(await toldBy(hold)).toEqual(['products', `product:${id}`]);
  expect(await levelOf(platform, id)).toEqual({ quantity: 3, reserved: 1 });
});

test('[API-016] pages are told when staff set the pieces', async ({ platform }) => {
  const id = await buildStock(platform, 3);
  const ctx = await platform.ctx();
  const toldBy = await listen(platform);

  expect(await toldBy(() => setStock(ctx, [{ productId: id, isTracked: true, quantity: 7 }]))).toContain(
    `product:${id}`,
  );
});
