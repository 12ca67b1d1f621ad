import { applyCoupon, removeCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { buildCart } from '@izlog/platform/test/builders/cart';
import { buildMedia } from '@izlog/platform/test/builders/media';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { type TestPlatform, platformTest as test } from '@izlog/platform/test/kit';
import fc from 'fast-check';
import { expect } from 'vitest';
// A memory that remembers nothing makes every item anew.
import { createCatalogueMemory } from '../../catalogue/memory/catalogue-memory.ts';
import { saveProduct } from '../../catalogue/products/save-products.ts';
import { reserveStock } from '../../inventory/reserve-stock.ts';
import { setStock } from '../../inventory/set-stock.ts';
import { saveTaxClass } from '../../pricing/save-tax-class.ts';
import { savePromotion } from '../../promotions/save-promotion.ts';
import type { CartKey } from '../open-cart.ts';
import { getCart } from '../read-cart.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.now();

test('whatever happens to carts with the same products, an item written for one of them is what it would be anew', async ({
  platform,
}) => {
  const ids = await buildProducts(platform);
  await savePromotion(await platform.ctx(), {
    code: 'DESET',
    names: { hrv: 'Deset' },
    kind: 'percent',
    value: 1000,
    productIds: ids.slice(0, 2),
  });
  const carts: [CartKey, CartKey] = [
    await buildCart(platform, [{ productId: ids[0] ?? 0, qty: 2 }]),
    await buildCart(platform, [{ productId: ids[0] ?? 0, qty: 2 }]),
  ];
  const memory = createCatalogueMemory();
  const readAll = async (now: number) => {
    for (const cart of carts) {
      for (const [language, currencyId] of [
        ['hrv', undefined],
        ['hrv', 2],
        ['eng', 2],
      ] as const) {
        const read = async (some: typeof memory) => {
          const ctx = await platform.ctx({ now: new Date(now), language });
          return JSON.parse((await getCart(ctx, some, { ...cart, currencyId })).body.toString()) as unknown;
        };
        expect(await read(memory)).toEqual(await read(createCatalogueMemory()));
      }
    }
  };

  const step = fc.record({
    what: fc.oneof(
      fc.constantFrom('add', 'hold', 'coupon', 'others'),
      fc.constantFrom('price', 'stock', 'name', 'tax', 'promotion', 'picture'),
    ),
    cart: fc.nat({ max: 1 }),
    product: fc.nat({ max: 2 }),
    some: fc.integer({ min: 1, max: 9 }),
    later: fc.constantFrom(0, 4 * day, 6 * day),
  });
  await readAll(start);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { what, cart, product, some, later } of steps) {
        const productId = ids[product] ?? 0;
        const session = cart === 0 ? carts[0] : carts[1];
        if (what === 'add' || what === 'hold') {
          const reservation = what === 'hold' ? some > 4 : undefined;
          await platform.call(addCartItem, { ...session, productId, qty: some, reservation });
        } else if (what === 'coupon') {
          if (some > 4) await platform.call(applyCoupon, { ...session, couponCode: 'DESET' });
          else await platform.call(removeCoupon, session);
        } else await change(platform, what, productId, some);
        await readAll(start + later);
      }
    }),
    { numRuns: 25 },
  );
});

async function buildProducts(platform: TestPlatform): Promise<number[]> {
  const stock = { isTracked: true, quantity: 10_000, lowAt: 9000 };
  const planned = [
    { kind: 'base', amount: 1000, validFrom: new Date(start - 90 * day) },
    { kind: 'sale', amount: 700, validFrom: new Date(start + 3 * day), validTo: new Date(start + 5 * day) },
  ] as const;
  return [
    await buildProduct(platform, { stock, media: [{ mediaId: await buildMedia(platform) }] }),
    await buildProduct(platform, { stock, prices: [...planned] }),
    await buildProduct(platform, {
      stock,
      customOptions: [{ title: 'posveta', label: { hrv: 'Posveta' }, optionType: 'text' }],
    }),
  ];
}

async function change(platform: TestPlatform, what: string, id: number, some: number): Promise<void> {
  const ctx = await platform.ctx();
  if (what === 'others') {
    await reserveStock(ctx, 'cart:0', [{ productId: id, quantity: some }], new Date(start + 9 * day));
  }
  if (what === 'price') await saveProduct(ctx, { id, prices: [{ kind: 'base', amount: 500 + some }] });
  if (what === 'stock') await setStock(ctx, [{ productId: id, isTracked: true, quantity: 9000 + some }]);
  if (what === 'name') await saveProduct(ctx, { id, translations: { hrv: { name: `Ime ${some}` } } });
  if (what === 'picture') {
    const media =
      some > 4 ? [{ mediaId: await buildMedia(platform, { alt: { hrv: `Slika ${some}` } }) }] : [];
    await saveProduct(ctx, { id, media });
  }
  if (what === 'tax') {
    const taxClassId = await saveTaxClass(ctx, { code: `t${some}`, name: `Porez ${some}`, rate: 100 * some });
    await saveProduct(ctx, { id, taxClassId });
  }
  if (what === 'promotion') {
    await savePromotion(ctx, {
      names: { hrv: 'Akcija' },
      kind: 'percent',
      value: 100 * some,
      productIds: [id],
    });
  }
}
