import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** The id of the coupon with a code, whatever its case. */
export async function findCouponId(ctx: Ctx, code: string): Promise<number | undefined> {
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`select id from promotions where site_id = ${ctx.site.id} and izlog_lower(code) = izlog_lower(${code})`,
  );
  return row?.id;
}
