import { productGet } from '@izlog/contract/product/product-get';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { listSeenPrices } from '@izlog/contract/product/sales/price-seen';
import { endSale, getSale, saveSale, scheduleSale } from '@izlog/contract/product/sales/sale-staff';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { runSaleJob } from './sale-job.ts';

const staff = { as: 'staff' } as const;
const day = 86_400_000;

/** What a visitor sees of a product now, as its page is answered. */
async function visit(platform: TestPlatform, id: number) {
  const { finalPrice, retailPrice, discount } = await platform.call(productGet, { id });
  return {
    at: new Date().toISOString(),
    price: finalPrice,
    struck: discount ? retailPrice : null,
    lowest: discount?.lowestPrice ?? null,
    percent: discount?.percent ?? null,
  };
}

test('[SELL-01, OFFICE-04] what visitors saw at past moments is what they were shown then, whatever was written since', async ({
  platform,
}) => {
  const ids = [await buildProduct(platform, { price: 2000 }), await buildProduct(platform, { price: 3000 })];
  const [id = 0] = ids;
  const seen = [await visit(platform, id)];
  // As the form sends it: all that it was shown, and what was typed over it.
  const save = async (typed: object) => {
    const { price } = await platform.call(getProductRecord, { id }, staff);
    await platform.call(updateProductRecord, { id, price: { ...price, ...typed } }, staff);
  };
  const sale = async (value: number) => {
    const now = Date.now();
    const made = await platform.call(
      saveSale,
      {
        name: `Manje ${value}`,
        productIds: ids,
        kind: 'percent',
        value,
        validFrom: new Date(now).toISOString(),
        validTo: new Date(now + 3 * day).toISOString(),
      },
      staff,
    );
    const { fits } = await platform.call(getSale, made, staff);
    await platform.call(scheduleSale, { ...made, fits }, staff);
    return made.id;
  };
  const work = async (saleId: number) => {
    await runSaleJob(platform.kernel, { siteId: (await platform.ctx()).site.id, saleId });
    seen.push(await visit(platform, id));
  };

  const first = await sale(20);
  await work(first);
  await save({ base: 25 });
  seen.push(await visit(platform, id));
  await platform.call(endSale, { id: first }, staff);
  await work(first);
  await save({ base: 15 });
  seen.push(await visit(platform, id));
  // Nothing may be announced of this one: 16 was asked days ago.
  await save({ base: 18, sale: 17 });
  seen.push(await visit(platform, id));
  await platform.call(updateProductRecord, { id, state: 'archived' }, staff);
  const gone = new Date().toISOString();
  await platform.call(updateProductRecord, { id, state: 'published' }, staff);
  seen.push(await visit(platform, id));
  await save({ base: 18, sale: 12 });
  seen.push(await visit(platform, id));

  expect(seen.map(({ price, percent }) => [price, percent])).toEqual([
    [20, null],
    [16, 20],
    [16, 20],
    [25, null],
    [15, null],
    [17, null],
    [17, null],
    [12, 20],
  ]);
  for (const { at, ...expected } of seen) {
    const { asked } = await platform.call(listSeenPrices, { id, at }, staff);
    const { finalPrice, retailPrice, discount } = asked?.shown ?? {};
    expect({
      price: finalPrice,
      struck: discount ? retailPrice : null,
      lowest: discount?.lowestPrice ?? null,
      percent: discount?.percent ?? null,
    }).toEqual(expected);
  }
  const { asked, steps } = await platform.call(listSeenPrices, { id, at: gone }, staff);
  expect(asked?.shown).toBeNull();
  expect(steps[0]).toMatchObject({ to: null, shown: { finalPrice: 12 } });
  const before = await platform.call(listSeenPrices, { id, at: '2020-01-01T00:00:00Z' }, staff);
  expect(before.asked).toBeNull();
  expect(await platform.refusal(listSeenPrices, { id: 999_999 }, staff)).toMatchObject({ status: 404 });
});
