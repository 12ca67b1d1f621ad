import { sql } from 'drizzle-orm';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { ProductUser } from '#platform/kernel/product-uses.ts';

/** How many carts of visitors, and drafts of staff, hold some products, be it chosen of a bundle's members. */
export const heldInCarts: ProductUser = async (ctx, ids) => {
  const { rows } = await ctx.db.execute<{
    carts: number;
    quantity: number;
    oldest: string | null;
    drafts: number;
  }>(sql`
    with held as (
      select i.cart_id, i.quantity from cart_items i
      where i.site_id = ${ctx.site.id} and i.product_id = any(${idArray(ids)})
      union all
      select i.cart_id, i.quantity from cart_items i
      where i.site_id = ${ctx.site.id} and i.product_id in (
          select b.bundle_id from bundle_items b join products v on v.parent_id = b.product_id
          where v.id = any(${idArray(ids)}))
        and exists (select from jsonb_array_elements(i.options -> 'bundleOptions') one
          where (one ->> 'id')::bigint = any(${idArray(ids)}))
    )
    select count(distinct c.id) filter (where c.status = 'open')::int as carts,
      coalesce(sum(held.quantity) filter (where c.status = 'open'), 0)::int as quantity,
      to_char(min(c.updated_at) filter (where c.status = 'open') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest,
      count(distinct c.id) filter (where c.status = 'draft')::int as drafts
    from held join carts c on c.id = held.cart_id and c.status in ('open', 'draft')`);
  return rows[0] ?? {};
};
