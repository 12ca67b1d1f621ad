import { addCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { productGet } from '@izlog/contract/product/product-get';
import { getProductVariants } from '@izlog/contract/product/record/product-variants';
import { withFile } from 'catalogue-io/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { readMigrations } from '#platform/kernel/database/migration-files.ts';
import { exportCatalogue } from '#platform/services/catalogue/export/export-catalogue.ts';
import { importDocument } from '#platform/services/catalogue/import/document/import-document.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

/** A shirt for 20 with two variants at its price. */
async function shirt(platform: TestPlatform) {
  const id = await buildProduct(platform, { price: 2000, format: 'configurable' });
  const variant = () => buildProduct(platform, { parentId: id, prices: [] });
  return { id, one: await variant(), two: await variant() };
}

/** What `setProductPrice` of 0.9.0 writes: it knows nothing of the column. */
async function writtenBefore(platform: TestPlatform, id: number, kind: 'sale' | 'member', amount: number) {
  const { db } = await platform.ctx();
  await db.execute(sql`
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause, created_at)
    values (1, ${id}, 'EUR', ${kind}, ${amount}, now() - interval '2 days', 'staff:1', ${kind === 'sale' ? 'sale' : 'price'},
      now() - interval '2 days')`);
}

/** What the shop asks for it: on its page, and of who puts it into a cart. */
async function asked(platform: TestPlatform, { id, one }: { id: number; one: number }) {
  const { finalPrice, membershipPrice } = await platform.call(productGet, { id });
  const session = await buildCart(platform);
  const { items } = await platform.call(addCartItem, { ...session, productId: one, qty: 1 });
  return { page: finalPrice, member: membershipPrice, cart: items[0]?.prices.converted.finalPrice };
}

test('[REL-01] reduced prices that 0.9.0 wrote for a variant without a price of its own count for nothing after the upgrade as before it', async ({
  platform,
}) => {
  const [old, sold] = [await shirt(platform), await shirt(platform)];
  const { db } = await platform.ctx();
  const isBefore = sql`alter table product_prices drop column needs_base`;
  await db.execute(isBefore);
  await writtenBefore(platform, old.one, 'sale', 500);
  await writtenBefore(platform, old.one, 'member', 400);
  // What a dated sale of a state between the versions wrote counts.
  await db.execute(sql`
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause)
    values (1, ${sold.one}, 'EUR', 'sale', 1500, now() - interval '1 day', 'staff:1', 'sale:7')`);

  const upgrade = readMigrations().find(({ name }) => name.endsWith('_entries_that_need_a_price'));
  await db.transaction(async (tx) => {
    for (const statement of upgrade?.statements ?? []) await tx.execute(sql.raw(statement));
  });

  expect(await asked(platform, old)).toEqual({ page: 20, member: null, cart: 20 });
  const { variants } = await platform.call(getProductVariants, { id: old.id }, staff);
  expect(variants).toMatchObject([
    { price: null, sale: null },
    { price: null, sale: null },
  ]);
  expect(await asked(platform, sold)).toEqual({ page: 15, member: null, cart: 15 });
  await expect(
    db.execute(sql`update product_prices set amount = 1 where product_id = ${old.one}`),
  ).rejects.toThrow();
});

test('[REL-05] an entry that a node of 0.9.0 writes beside counts as it does there: not alone, and beside a regular price that follows', async ({
  platform,
}) => {
  const made = await shirt(platform);
  await writtenBefore(platform, made.one, 'sale', 500);
  expect(await asked(platform, made)).toMatchObject({ page: 20, cart: 20 });
  const seen = async () => (await platform.call(productGet, { id: made.id })).finalPrice;

  // What says the same again says nothing new.
  await platform.call(setProductPrice, { id: made.one, kind: 'sale', price: 5 }, staff);
  expect(await seen()).toBe(20);
  await platform.call(setProductPrice, { id: made.one, price: 18 }, staff);
  expect(await asked(platform, made)).toMatchObject({ page: 5, cart: 5 });
});

test('[SELL-01] a reduced price that is written now counts for a variant at the price of its product', async ({
  platform,
}) => {
  const made = await shirt(platform);
  await writtenBefore(platform, made.one, 'sale', 500);

  await platform.call(setProductPrice, { id: made.one, kind: 'sale', price: 16 }, staff);
  expect(await asked(platform, made)).toMatchObject({ page: 16, cart: 16 });
  await platform.call(setProductPrice, { id: made.one, kind: 'sale', price: null }, staff);
  expect(await asked(platform, made)).toMatchObject({ page: 20, cart: 20 });
});

test.for(['csv', 'json'] as const)(
  '[REL-01] a catalogue as %s brings such entries as what they are, and one of 0.9.0 says nothing of them',
  async (format, { platform }) => {
    const [old, now] = [await shirt(platform), await shirt(platform)];
    await writtenBefore(platform, old.one, 'sale', 500);
    await platform.call(setProductPrice, { id: now.one, kind: 'sale', price: 16 }, staff);
    let text = '';
    await exportCatalogue(await platform.ctx(), format, async (part) => {
      text += part;
    });
    const take = async (site: 1 | 2, file: string) => {
      const ctx = await platform.ctx({ site });
      return withFile(file, (path) => importDocument(ctx, platform.kernel, { path }), `shop.${format}`);
    };
    const written = async () => {
      const { db } = await platform.ctx();
      const { rows } = await db.execute(sql`
        select p.sku, j.kind, j.amount, j.needs_base as "needsBase" from product_prices j join products p on p.id = j.product_id
        where p.site_id = 2 and j.kind = 'sale' and p.sku = any (
          select sku from products where id in (${old.one}::bigint, ${now.one}::bigint)) order by j.amount`);
      return rows;
    };

    expect((await take(2, text)).refused).toEqual([]);
    expect(await written()).toMatchObject([
      { amount: 500, needsBase: true },
      { amount: 1600, needsBase: false },
    ]);
    await take(2, text);
    expect(await written()).toHaveLength(2);
  },
);
