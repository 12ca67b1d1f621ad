import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { getFeed } from './feed.queries.ts';
import { buildFeed, fetchFeed, itemsIn, make, pathOf } from './test/feed-kit.ts';

/** Fills the shop with so many products of a real price list, with description, picture, category, price and stock. */
async function fill(platform: TestPlatform, total: number): Promise<void> {
  const file = new URL('../../../../../../shared/data/catalogue/cijene/products.csv', import.meta.url);
  const rows = parse(readFileSync(file, 'utf8'), { columns: true }) as Record<string, string>[];
  const names = rows.map(({ name, barcode }) => ({ name, barcode }));
  const media = await buildMedia(platform);
  const category = await buildProductCategory(platform, { name: 'Namirnice' });
  const { db } = platform.kernel.database;
  for (let from = 0; from < total; from += 5000) {
    const some = Array.from({ length: Math.min(5000, total - from) }, (_, place) => ({
      ...names[(from + place) % names.length],
      n: from + place,
    }));
    await db.execute(sql`
    with goods as (
      select * from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as g(name text, barcode text, n int)
    ), made as (
      insert into products (site_id, sku, barcode, offered_from)
      select 1, 'BRZ-' || n, barcode, now() - interval '90 days' from goods returning id, sku
    ), named as (
      insert into product_translations (product_id, language, site_id, name, slug, short_description, description)
      select made.id, 'hrv', 1, left(coalesce(nullif(g.name, ''), made.sku), 200), 'brz-' || g.n, '',
        jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
          jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat(coalesce(g.name, 'roba') || ' od provjerenih sastojaka. ', 12))))))
      from made join goods g on made.sku = 'BRZ-' || g.n
    ), pictured as (
      insert into product_media (product_id, position, site_id, media_id) select id, 0, 1, ${media} from made
    ), sorted as (
      insert into product_categories (product_id, category_id, site_id) select id, ${category}, 1 from made
    ), stocked as (
      insert into stock_levels (product_id, site_id, is_tracked, quantity) select id, 1, true, id % 20 from made
    )
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause)
    select 1, made.id, 'EUR', 'base', 100 + made.id % 900, now() - interval '80 days', 'import', 'import' from made`);
  }
  await db.execute(sql`analyze`);
}

test('[DOOR-08] a feed of 100,000 products is made in thirty seconds, in memory that does not grow with them', {
  tags: 'release',
  timeout: 1_200_000,
}, async ({ platform }) => {
  const total = Number(process.env.FEED_PRODUCTS ?? 100_000);
  await fill(platform, total);
  const id = await buildFeed(platform, { stock: 'any' });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const seen: number[] = [];
  const watch = setInterval(() => seen.push((process.memoryUsage().rss - before) / 1e6), 50);
  const cpu = process.cpuUsage();
  const began = performance.now();
  await make(platform, id);
  const took = performance.now() - began;
  const used = process.cpuUsage(cpu);
  clearInterval(watch);
  const { items, leftOut, bytes } = await getFeed(await platform.ctx(), id);
  const [early, late] = [seen.slice(0, seen.length / 2), seen.slice(seen.length / 2)].map((some) =>
    Math.round(Math.max(0, ...some)),
  ) as [number, number];
  console.warn(
    `feed of ${items} of ${items + leftOut} products: ${Math.round(took)} ms, of our processor ${Math.round((used.user + used.system) / 1000)} ms, ${Math.round((bytes ?? 0) / 1e6)} MB; memory grew by at most ${early} MB in its first half, ${late} MB in its second`,
  );
  expect(items).toBe(total);
  // What the second half needs is what the first needed: nothing of the products stays.
  expect(late).toBeLessThan(early + 80);
  const path = await pathOf(platform, id);
  const zipped = await fetchFeed(platform, path, { 'accept-encoding': 'gzip' });
  expect(itemsIn(gunzipSync(zipped.rawPayload).toString()).size).toBe(total);
  expect(took / total, 'milliseconds for a product').toBeLessThan(0.3);
});
