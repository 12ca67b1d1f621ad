import { createHash } from 'node:crypto';
import type { Ctx } from '../../kernel/context.ts';
import { queryPrepared } from '../../kernel/database/prepared.ts';
import { sql } from '../../kernel/database/statement.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Who uses of promotions are counted for: a customer by id, a guest by a hash of the e-mail. */
export function promotionCustomer(userId: number | null, email: string): string {
  if (userId !== null) return `user:${userId}`;
  return `mail:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}

/**
 * Counts that `holder` (`order:12`) has used promotions, once however often it is called. Call it in the transaction of
 * the order: refuses with couponUsedUp when another order took the last use meanwhile, or the customer has had theirs.
 */
async function countPromotionUses(
  ctx: Ctx,
  promotionIds: readonly number[],
  use: { holder: string; customer: string },
): Promise<void> {
  if (promotionIds.length === 0) return;
  const ids = sql`${sql.param([...promotionIds])}::bigint[]`;
  // Locked in the order of their ids, so that two orders wait for each other and never both.
  const rows = await queryPrepared<{
    id: number;
    usageLimit: number | null;
    customerLimit: number | null;
    used: number;
  }>(
    ctx.db,
    sql`select id, usage_limit as "usageLimit", customer_limit as "customerLimit", used from promotions
      where id = any(${ids}) and site_id = ${ctx.site.id} order by id for update`,
  );
  const uses = await queryPrepared<{ promotionId: number; byHolder: number; byCustomer: number }>(
    ctx.db,
    sql`select promotion_id as "promotionId", count(*) filter (where holder = ${use.holder}) as "byHolder",
        count(*) filter (where customer = ${use.customer}) as "byCustomer"
      from promotion_uses where promotion_id = any(${ids}) group by promotion_id`,
  );
  const known = new Map(uses.map((one) => [one.promotionId, one]));
  const fresh = rows.filter(({ id }) => !known.get(id)?.byHolder);
  for (const { id, usageLimit, customerLimit, used } of fresh) {
    const isByCustomer = customerLimit !== null && (known.get(id)?.byCustomer ?? 0) >= customerLimit;
    if ((usageLimit !== null && used >= usageLimit) || isByCustomer) {
      throw new Refusal('couponUsedUp', { isByCustomer });
    }
  }
  await queryPrepared(
    ctx.db,
    sql`with counted as (
        insert into promotion_uses (site_id, promotion_id, holder, customer, created_at)
        select ${ctx.site.id}, id, ${use.holder}, ${use.customer}, ${ctx.now.toISOString()}::timestamptz
        from unnest(${sql.param(fresh.map(({ id }) => id))}::bigint[]) as id
        on conflict do nothing returning promotion_id
      )
      update promotions p set used = p.used + 1 from counted c where p.id = c.promotion_id`,
  );
}

/** Gives back what `holder` has used: the order was cancelled or failed. */
async function giveBackPromotionUses(ctx: Ctx, holder: string): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`with gone as (
        delete from promotion_uses where holder = ${holder} and site_id = ${ctx.site.id} returning promotion_id
      ), held as (
        select id from promotions where id in (select promotion_id from gone) order by id for update
      )
      update promotions p set used = greatest(0, p.used - 1) from held h where p.id = h.id`,
  );
}

/** Ids of the promotions that `holder` has used. */
async function promotionsUsedBy(ctx: Ctx, holder: string): Promise<number[]> {
  const rows = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`select promotion_id::int as id from promotion_uses
      where site_id = ${ctx.site.id} and holder = ${holder} order by promotion_id`,
  );
  return rows.map(({ id }) => id);
}

/** How often promotions were used, and by which orders. */
export const promotionUses = {
  count: countPromotionUses,
  giveBack: giveBackPromotionUses,
  of: promotionsUsedBy,
};
