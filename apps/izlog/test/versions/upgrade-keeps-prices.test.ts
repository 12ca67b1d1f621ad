import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { upgradeTables } from '#izlog/upgrade/upgrade-tables.ts';
import { openPlatform } from './kept-shop/platform.ts';
import { unpackKeptShop } from './unpack-kept-shop.ts';

test('[REL-01] what a shop of 0.9.0 asks is the same after the upgrade, also where a program had written reduced prices that counted for nothing', {
  timeout: 300_000,
  tags: 'release',
}, async () => {
  const shop = await unpackKeptShop('0.9.0', { isOld: true });
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const client = new pg.Client({ connectionString: shop.connectionString });
  await client.connect();
  const query = async (text: string) => (await client.query(text)).rows;
  // As `setProductPrice` of 0.9.0 did for every variant that has no price of its own.
  const reduced = await query(`
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause)
    select v.site_id, v.id, 'EUR', 'sale', 1, now(), 'staff:1', 'sale' from products v
    where v.parent_id is not null and v.is_published
      and not exists (select from product_prices b where b.product_id = v.id and b.kind = 'base') returning product_id`);
  expect(reduced.length).toBeGreaterThan(3);
  const asked = `
    select l.product_id::int as id, l.final_price::int as cents from product_list l
    join products p on p.id = l.product_id and p.site_id = 1
    where l.store_id = 0 and l.final_price is not null and exists (
      select from products v where v.parent_id = l.product_id
        and not exists (select from product_prices b where b.product_id = v.id and b.kind = 'base'))`;
  const before = await query(asked);
  expect(before.length).toBeGreaterThan(0);

  await upgradeTables(shop.connectionString, { DATA_DIR: shop.dataDir });
  const { url, stop } = await shop.start();
  const visitor = await openPlatform(url);
  for (const { id, cents } of before) {
    const { finalPrice } = await visitor.call('GET', `/api/v1/product/web/get?id=${id}`);
    expect(finalPrice).toBe(cents / 100);
  }
  expect(await query(asked)).toEqual(before);
  await stop();
  await client.end();
  quiet.mockRestore();
});
