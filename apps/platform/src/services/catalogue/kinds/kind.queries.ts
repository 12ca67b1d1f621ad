import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { nearest } from '../products/nearest.ts';

/** All variants of a product, those that were put away too. */
export async function listVariantsOfKind(
  ctx: Ctx,
  id: number,
): Promise<{ id: number; isArchived: boolean; wentWithKind: boolean }[]> {
  const { rows } = await ctx.db.execute<{ id: number; isArchived: boolean; wentWithKind: boolean }>(sql`
    select id::int as id, is_archived as "isArchived", went_with_kind as "wentWithKind" from products
    where parent_id = ${id} and site_id = ${ctx.site.id} order by position, id`);
  return rows;
}

/** Names of the bundles that one of some products is a member of, at most ten. */
export async function findBundlesWith(ctx: Ctx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const near = nearest(statement`t.language`, ctx.language, ctx.site.defaultLanguage);
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select distinct coalesce((select t.name from product_translations t where t.product_id = b.id
      order by ${near} limit 1), b.sku, '#' || b.id) as name
    from bundle_items i join products b on b.id = i.bundle_id
    where i.product_id = any(${idArray(ids)}) and i.site_id = ${ctx.site.id} and not b.is_archived
    order by 1 limit 10`);
  return rows.map(({ name }) => name);
}

/** Counted pieces of a product that has variants, and of variants that were put away: nobody can buy them as it is now. */
export async function countResting(ctx: Ctx, id: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ pieces: number }>(sql`
    select coalesce(sum(greatest(s.quantity, 0)), 0)::int as pieces
    from products p join stock_levels s on s.product_id = p.id and s.is_tracked
    where p.site_id = ${ctx.site.id}
      and ((p.id = ${id} and p.format = 'configurable') or (p.parent_id = ${id} and p.went_with_kind))`);
  return rows[0]?.pieces ?? 0;
}
