import { sql } from 'drizzle-orm';
import { idArray } from '#platform/kernel/database/recordset.ts';
import type { ProductUser } from '#platform/kernel/product-uses.ts';

/** Names of discounts and coupons that are not over and are for some products, or give one away. */
export const namedInPromotions: ProductUser = async ({ db, site, now }, ids) => {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select coalesce(p.names ->> ${site.defaultLanguage}::text, p.code, '') as name, count(*) over ()::int as count
    from promotions p where p.site_id = ${site.id} and p.is_active
      and (p.valid_to is null or p.valid_to > ${now}::timestamptz)
      and (p.product_ids && ${idArray(ids)}::int[] or p.gift_product_ids && ${idArray(ids)}::int[])
    order by p.id desc limit 5`);
  return { promotions: rows.map(({ name }) => name), promotionCount: rows[0]?.count ?? 0 };
};
