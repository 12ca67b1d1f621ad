import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';

/** Stores of the site that have prices of their own. */
export async function listPriceStores(ctx: Ctx): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ store_id: number }>(
    sql`select store_id from price_stores where site_id = ${ctx.site.id} order by store_id`,
  );
  return rows.map((row) => row.store_id);
}

/** Products whose prices were to change by now, those that waited longest first. */
export async function listDue(ctx: Ctx, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ product_id: number }>(sql`
    select product_id from product_list
    where site_id = ${ctx.site.id} and prices_change_at <= ${ctx.now}::timestamptz
    order by prices_change_at limit ${limit}`);
  return [...new Set(rows.map((row) => row.product_id))];
}

/** How many products the site has, variants and archived ones too. */
export async function countProducts(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(
    sql`select count(*) as total from products where site_id = ${ctx.site.id}`,
  );
  return rows[0]?.total ?? 0;
}

/** Ids of the site's products above one id, in order. */
export async function listProductIds(ctx: Ctx, above: number, limit: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where site_id = ${ctx.site.id} and id > ${above} order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Short descriptions of products as plain text, in the nearest language. */
export async function listShortDescriptions(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; text: string }>(sql`
    select distinct on (l.product_id) l.product_id as id, t.short_description as text
    from product_list l join product_translations t on t.product_id in (l.product_id, l.parent_id)
    where l.product_id = any(${idArray(ids)}) and l.store_id = 0 and l.site_id = ${ctx.site.id}
    order by l.product_id, t.product_id = l.product_id desc, t.language = ${ctx.language} desc,
      t.language = ${ctx.site.defaultLanguage} desc, t.language`);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** How many products are listed in each of some categories and below it. */
export async function countListedIn(ctx: Ctx, categoryIds: readonly number[]): Promise<Map<number, number>> {
  if (categoryIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; total: number }>(sql`
    select c.id, (
      select count(*) from product_list l
      where l.site_id = ${ctx.site.id} and l.store_id = 0 and l.is_listed and l.category_ids @> array[c.id::int]
    ) as total
    from unnest(${idArray(categoryIds)}) as c(id)`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
