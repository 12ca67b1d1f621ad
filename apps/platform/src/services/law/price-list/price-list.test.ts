import { readFileSync } from 'node:fs';
import { optionUpdate } from '@izlog/contract/cms/option-update';
import { endOfShopDay } from '@izlog/contract/ecommerce/law/anchor';
import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { listPriceLists } from '@izlog/contract/ecommerce/law/price-lists';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { productGet } from '@izlog/contract/product/product-get';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { makePriceLists } from './make-price-list.ts';
import { type PriceListCount, priceListCsv } from './price-list-csv.ts';

const staff = { as: 'staff' } as const;
const set = (platform: TestPlatform, options: Record<string, string | null>) =>
  platform.call(optionUpdate, { options }, staff);
const fetchList = (platform: TestPlatform, day: string) =>
  platform.http({ url: `/api/v1/ecommerce/priceList/get/${day}` });
const linesOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];
const stateOf = async (platform: TestPlatform, name: string) =>
  (await platform.call(getLawList, {}, staff)).duties.find((duty) => duty.name === name);

test('[LAW-02] the end of a day is that of Zagreb, in summer and in winter', () => {
  expect(new Date(endOfShopDay('2025-05-02')).toISOString()).toBe('2025-05-02T21:59:59.999Z');
  expect(new Date(endOfShopDay('2026-01-31')).toISOString()).toBe('2026-01-31T22:59:59.999Z');
  for (const day of ['2025-03-30', '2025-10-26']) expect(shopDay(new Date(endOfShopDay(day)))).toBe(day);
});

test('[LAW-02] each day a list is published once, with prices of the price function, and the archive keeps those before', async ({
  platform,
}) => {
  await set(platform, { CompanyStreet: 'Obrtnička 8', CompanyTown: '10000 Zagreb', PriceListDays: '30' });
  await buildProduct(platform, {
    name: '=Čaj od šipka, 20 vrećica',
    sku: 'CAJ-1',
    price: 499,
    sale: 399,
    barcode: '3850000000017',
    content: 50,
    contentUnit: 'g',
    baseContent: 100,
    baseUnit: 'g',
    isPriceListed: true,
    anchorPrice: 4.25,
  });
  await buildProduct(platform, { name: 'Sapun', sku: 'SAPUN-1', price: 200, isPriceListed: true });
  await buildProduct(platform, { name: 'Knjiga', sku: 'KNJIGA-1', price: 1500 });

  const now = new Date();
  const day = shopDay(now);
  // Nobody has said that such goods are sold: nothing is published, and the list of the law asks.
  await makePriceLists(platform.kernel, now);
  expect((await fetchList(platform, 'today')).statusCode).toBe(404);
  expect(await stateOf(platform, 'priceList')).toMatchObject({ state: 'look' });

  await set(platform, { PriceList: 'marked' });
  expect(await stateOf(platform, 'priceList')).toMatchObject({ state: 'short' });
  await Promise.all([makePriceLists(platform.kernel, now), makePriceLists(platform.kernel, now)]);
  const answer = await fetchList(platform, day);
  expect(answer.headers['content-type']).toMatch(/^text\/csv/);
  const [tea, soap, ...others] = linesOf(answer.body);
  expect(others).toEqual([]);
  expect(tea).toEqual({
    'NAZIV PROIZVODA': "'=Čaj od šipka, 20 vrećica",
    'ŠIFRA PROIZVODA': 'CAJ-1',
    'MARKA PROIZVODA': '',
    'NETO KOLIČINA': '50',
    'JEDINICA MJERE': 'g',
    'MALOPRODAJNA CIJENA': '4.99',
    'CIJENA ZA JEDINICU MJERE': '7.98',
    'MPC ZA VRIJEME POSEBNOG OBLIKA PRODAJE': '3.99',
    'NAJNIŽA CIJENA U POSLJEDNIH 30 DANA': '4.99',
    'SIDRENA CIJENA NA 2.5.2025': '4.25',
    BARKOD: '3850000000017',
    'KATEGORIJA PROIZVODA': '',
  });
  // Introduced after the anchor day: its first price.
  expect(soap).toMatchObject({ 'ŠIFRA PROIZVODA': 'SAPUN-1', 'SIDRENA CIJENA NA 2.5.2025': '2.00' });
  expect(await stateOf(platform, 'priceList')).toMatchObject({ state: 'holds' });
  expect(await stateOf(platform, 'anchorPrice')).toMatchObject({ state: 'holds' });
  const [list, ...more] = await platform.call(listPriceLists, {});
  expect(more).toEqual([]);
  expect(list?.fileName).toMatch(
    /^Internetska trgovina,Obrtnička 8 10000 Zagreb,WEB1,1,\d\d\.\d\d\.20\d\d,\d\d-\d\d\.csv$/,
  );

  // A day later the second one stands beside it; after the time of the archive the first is gone, its file too.
  await makePriceLists(platform.kernel, new Date(now.getTime() + 86_400_000));
  expect(await platform.call(listPriceLists, {})).toHaveLength(2);
  await makePriceLists(platform.kernel, new Date(now.getTime() + 31 * 86_400_000));
  expect((await platform.call(listPriceLists, {})).map(({ day: one }) => one)).not.toContain(day);
  expect((await fetchList(platform, day)).statusCode).toBe(404);
  expect((await fetchList(platform, '2026-02-30')).statusCode).toBe(400);
  await set(platform, { PriceList: 'off' });
  expect(await stateOf(platform, 'priceList')).toMatchObject({ state: 'notMine' });
});

test('[LAW-02] the anchor price stands beside the price of the goods concerned, on the page and in lists, and of no other', async ({
  platform,
}) => {
  const marked = await buildProduct(platform, {
    name: 'Sok',
    price: 300,
    isPriceListed: true,
    anchorPrice: 2.8,
  });
  const later = await buildProduct(platform, { name: 'Kava', price: 900, isPriceListed: true });
  const other = await buildProduct(platform, { name: 'Torba', price: 4000 });
  const anchorsOf = async (ids: readonly number[]) => {
    platform.kernel.sites.forget();
    const { records } = await platform.call(productFilter, {
      limit: 100,
      select: ['id', 'anchorPrice'],
    });
    const pages = await Promise.all(ids.map((id) => platform.call(productGet, { id })));
    const listed = new Map(records.map((record) => [record.id, record.anchorPrice]));
    return ids.map((id, place) => {
      expect(listed.get(id)).toEqual(pages[place]?.anchorPrice);
      return pages[place]?.anchorPrice ?? null;
    });
  };

  await set(platform, { PriceList: 'off' });
  expect(await anchorsOf([marked, later, other])).toEqual([null, null, null]);
  await set(platform, { PriceList: 'marked', AnchorLabel: 'bazna cijena' });
  expect(await anchorsOf([marked, later, other])).toEqual([
    { price: 2.8, day: '2025-05-02', label: 'bazna cijena' },
    // A hundred days ago, when it was offered first.
    { price: 9, day: expect.stringMatching(/^20\d\d-/), label: 'bazna cijena' },
    null,
  ]);
  await set(platform, { PriceList: 'all', AnchorLabel: null });
  expect((await anchorsOf([other]))[0]).toMatchObject({ price: 40, label: null });
});

test('[LAW-02] the list of 20,000 groceries is made in five seconds, in memory that does not grow', {
  tags: 'release',
}, async ({ platform }) => {
  const file = new URL('../../../../../../../shared/data/catalogue/cijene/products.csv', import.meta.url);
  const goods = (parse(readFileSync(file, 'utf8'), { columns: true }) as Record<string, string>[]).map(
    ({ barcode, name, unit, quantity }, place) => ({ barcode, name, unit, quantity, place }),
  );
  await platform.kernel.database.db.execute(sql`
    with goods as (
      select * from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
        as g(barcode text, name text, unit text, quantity text, place int)
    ), made as (
      insert into products (site_id, sku, barcode, content, content_unit, is_price_listed, offered_from)
      select 1, 'CIJENE-' || place, barcode, nullif(quantity, '')::numeric, unit, true, now() - interval '90 days'
      from goods returning id, sku
    ), named as (
      insert into product_translations (product_id, language, site_id, name, slug)
      select made.id, 'hrv', 1, left(coalesce(nullif(g.name, ''), made.sku), 200), 'cijene-' || g.place
      from made join goods g on made.sku = 'CIJENE-' || g.place
    )
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause)
    select 1, made.id, 'EUR', 'base', 100 + made.id % 900, now() - interval '80 days', 'import', 'import' from made`);
  await platform.kernel.database.db.execute(sql`analyze`);
  const ctx = await platform.ctx();
  const count: PriceListCount = { products: 0, unanchored: 0 };
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const began = performance.now();
  for await (const _part of priceListCsv(ctx, { isAll: true, anchorDay: '2025-05-02' }, count)) {
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  const took = performance.now() - began;

  expect(count.products).toBeGreaterThan(19_800);
  expect(took).toBeLessThan(5000);
  expect(most).toBeLessThan(100e6);
});
