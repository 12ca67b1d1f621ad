import { sql } from '#platform/kernel/database/statement.ts';
import { textArray } from '../arrays.ts';
import type { FilterKind } from '../filter-kind.ts';
import { readTexts } from '../read-value.ts';

/** With any of these skus, whatever their case; few ask for that, and the database has them in order. */
export const sku: FilterKind<string[]> = {
  read: readTexts,
  condition: (skus) => sql`l.product_id in (
    select s.id from products s where s.site_id = l.site_id
      and izlog_lower(s.sku) = any(select izlog_lower(w) from unnest(${textArray(skus)}) as w))`,
};
