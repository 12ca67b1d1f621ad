import type { Ctx } from '../../kernel/context.ts';
import { queryOnce } from '../../kernel/prepared.ts';
import { sql } from '../../kernel/statement.ts';
import { foundIn } from './list-conditions.ts';

/** Products taken from codes and descriptions at most; names are found in memory. */
const mostInTexts = 1000;

/**
 * Listed products whose sku or barcode the words are together (`isCode`), or whose names, codes, short lines or
 * descriptions have every word, the newest first.
 */
export function listFoundInTexts(
  ctx: Ctx,
  words: readonly string[],
  isPartEnough: boolean,
): Promise<{ id: number; isCode: boolean }[]> {
  const code = words.join('').slice(0, 100);
  const isOwn = sql`p.site_id = ${ctx.site.id} and (p.sku = ${words.join(' ')}::text or p.sku = ${code}::text
    or upper(p.sku) = upper(${code}::text) or p.barcode = ${code}::text)`;
  return queryOnce(
    ctx.db,
    sql`
      select id, bool_or(code) as "isCode" from (
        (select coalesce(case when l.is_listed then p.id end, p.parent_id, p.id) as id, true as code
          from products p left join product_list l on l.product_id = p.id and l.store_id = 0
          where ${isOwn} limit 20)
        union all
        (select s.product_id, false from product_search s
          where ${foundIn(ctx, words, isPartEnough)} order by s.product_id desc limit ${mostInTexts}::int)
      ) found
      group by id order by bool_or(code) desc, id desc`,
  );
}
