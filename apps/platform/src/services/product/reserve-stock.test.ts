import { buildProduct } from '@izlog/platform/test/builders/product';
import { platformTestWith, type TestPlatform } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import { releaseExpiredStock } from './release-expired-stock.ts';
import { putBackStock, releaseStock, reserveStock, sellStock } from './reserve-stock.ts';

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
      const pieces = [one, two].map((productId) => ({ productId, quantity: 1 }));
      if (buyer % 2 === 1) pieces.reverse();
      return reserveStock(ctx, `kupac:${buyer}`, pieces, later());
    }),
  );

  expect(await levelOf(platform, one)).toEqual({ quantity: 1000, reserved: 60 });
  expect(await levelOf(platform, two)).toEqual({ quantity: 1000, reserved: 60 });
});

test('a holder holds exactly what it asked for last, all of it or nothing', async ({ platform }) => {
  const [one, two] = [await buildStock(platform, 5), await buildStock(platform, 2)];
  const ctx = await platform.ctx();
  const hold = (...pieces: Array<[number, number]>) =>
    reserveStock(
      ctx,
      'cart:1',
      pieces.map(([productId, quantity]) => ({ productId, quantity })),
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
  await putBackStock(ctx, [{ productId: one, quantity: 2 }]);
  expect(await levelOf(platform, one)).toEqual({ quantity: 5, reserved: 0 });
});

test('a sale takes what others held for too long, and refuses beyond what is left without changing anything', async ({
  platform,
}) => {
  const [one, two] = [await buildStock(platform, 1), await buildStock(platform, 1)];
  const ctx = await platform.ctx();
  await reserveStock(ctx, 'cart:20', [{ productId: one, quantity: 1 }], new Date(ctx.now.getTime() - 1));
  const pieces = (quantity: number) => [one, two].map((productId) => ({ productId, quantity }));

  await expect(sellStock(ctx, 'cart:21', pieces(2))).rejects.toMatchObject({
    payload: {
      left: 1,
      products: [
        { productId: one, left: 1 },
        { productId: two, left: 1 },
      ],
    },
  });
  await sellStock(ctx, 'cart:21', pieces(1));

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
  const pieces = [endless, later5].map((productId) => ({ productId, quantity: 5 }));

  await reserveStock(ctx, 'cart:50', pieces, later());
  await sellStock(ctx, 'cart:50', pieces);

  expect(await levelOf(platform, later5)).toEqual({ quantity: -4, reserved: 0 });
});
