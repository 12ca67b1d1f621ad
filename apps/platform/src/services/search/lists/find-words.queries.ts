import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce, queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { foundIn } from './list-conditions.ts';

/** Products taken from codes and descriptions at most; names are found in memory. */
const mostInTexts = 1000;

/** Products whose sku or barcode the words are together; of a variant that is not listed the product that lists it. */
export async function listCodeOwners(ctx: Ctx, words: readonly string[]): Promise<number[]> {
  const code = words.join('').slice(0, 100);
  const spellings = [...new Set([words.join(' ').slice(0, 100), code])];
  const rows = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`
      select distinct coalesce(case when l.is_listed then p.id end, p.parent_id, p.id) as id
      from (
        (select id, parent_id from products
          where site_id = ${ctx.site.id}
            and izlog_lower(sku) = any(array(select izlog_lower(w) from unnest(${sql.param(spellings)}::text[]) as w))
          limit 20)
        union all
        (select id, parent_id from products where site_id = ${ctx.site.id} and barcode = ${code}::text limit 20)
      ) p
      left join product_list l on l.product_id = p.id and l.store_id = 0`,
  );
  return rows.map(({ id }) => id);
}

/** Listed products whose names, codes, short lines or descriptions have every word, the newest first. */
export async function listFoundInTexts(
  ctx: Ctx,
  words: readonly string[],
  isPartEnough: boolean,
): Promise<number[]> {
  const rows = await queryOnce<{ id: number }>(
    ctx.db,
    sql`select s.product_id as id from product_search s
      where ${foundIn(ctx, words, isPartEnough)} order by s.product_id desc limit ${mostInTexts}::int`,
  );
  return rows.map(({ id }) => id);
}
