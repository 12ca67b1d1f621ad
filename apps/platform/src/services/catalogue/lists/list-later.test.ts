import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { saveProducts } from '../products/save-products.ts';
import { noteWaiting } from './list-later.queries.ts';
import { runListWaiting, writeAllWaiting, writeWaiting } from './list-later.ts';

const minute = 60_000;

test('what an import that broke off has saved comes into the lists by itself, or with the next import', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const saveOne = (name: string) =>
    inTransaction(ctx, async (inner) => {
      const ids = await saveProducts(inner, [{ translations: { hrv: { name } } }], { lists: 'later' });
      return noteWaiting(inner, ids);
    });
  const names = async () =>
    (await platform.call(productFilter, {})).records.map(({ name }) => name).toSorted();
  const first = await saveOne('Prvi');
  const second = await saveOne('Drugi');
  await saveOne('Treći');
  expect(await names()).toEqual([]);

  // Somebody else is at the second one: it is not waited for.
  await inTransaction(ctx, async (other) => {
    await other.db.execute(sql`select from list_waiting where id = ${second} for update`);
    await writeWaiting(ctx, first);
    await writeWaiting(ctx, second);
    expect(await names()).toEqual(['Prvi']);
  });

  await runListWaiting(platform.kernel, new Date());
  expect(await names()).toEqual(['Prvi']);
  await writeWaiting(ctx, second);
  expect(await names()).toEqual(['Drugi', 'Prvi']);
  await runListWaiting(platform.kernel, new Date(Date.now() + 3 * minute));
  expect(await names()).toEqual(['Drugi', 'Prvi', 'Treći']);

  await saveOne('Četvrti');
  await writeAllWaiting({ ...ctx, now: new Date(Date.now() + minute) });
  expect(await names()).toHaveLength(4);
});

test('values of attributes belong to a product that is there, and go with it', async ({ platform }) => {
  const ctx = await platform.ctx();
  const { id: attribute } = await saveAttribute(ctx, {
    code: 'broj',
    type: 'Number',
    label: { hrv: 'Broj' },
  });
  const attributes = [{ attributeId: attribute, number: 4 }];
  const [id = 0, other = 0] = await saveProducts(ctx, [
    { translations: { hrv: { name: 'Jedan' } }, attributes },
    { translations: { hrv: { name: 'Dva' } }, attributes },
  ]);
  const owners = async () =>
    (
      await ctx.db.execute<{ id: number }>(
        sql`select product_id as id from product_attribute_values order by 1`,
      )
    ).rows.map((row) => row.id);
  expect(await owners()).toEqual([id, other]);
  const values = sql`insert into product_attribute_values (site_id, product_id, attribute_id, number)
    select ${ctx.site.id}::bigint, given, ${attribute}::bigint, 5 from unnest(array[987654]::bigint[]) as given`;
  await expect(ctx.db.execute(values)).rejects.toMatchObject({ cause: { code: '23503' } });
  await expect(
    ctx.db.execute(sql`update product_attribute_values set product_id = 987654 where product_id = ${id}`),
  ).rejects.toMatchObject({ cause: { code: '23503' } });

  await inTransaction(ctx, async ({ db }) => {
    await db.execute(sql`select set_config('izlog.purge', 'on', true)`);
    await db.execute(sql`delete from products where id = ${id}`);
  });

  expect(await owners()).toEqual([other]);
});
