import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Who uses of promotions are counted for: a customer by id, a guest by a hash of the e-mail. */
export function promotionCustomer(userId: number | null, email: string): string {
  if (userId !== null) return `user:${userId}`;
  return `mail:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;
}

/** Whose uses are counted. */
interface Use {
  /** `order:12` */
  holder: string;
  customer: string;
}

/** Why a use cannot be counted: others took the last one, or the customer has had theirs. */
export interface UsedUp {
  id: number;
  names: Record<string, string>;
  code: string | null;
  isByCustomer: boolean;
}

/**
 * Counts that `holder` (`order:12`) has used promotions, once however often it is called. Call it in the transaction of
 * the order: refuses with couponUsedUp when another order took the last use meanwhile, or the customer has had theirs.
 */
async function countPromotionUses(ctx: Ctx, promotionIds: readonly number[], use: Use): Promise<void> {
  if (promotionIds.length === 0) return;
  // Locked in the order of their ids, so that two orders wait for each other and never both.
  await queryPrepared(
    ctx.db,
    sql`select id from promotions where id = any(${idArray(promotionIds)}) and site_id = ${ctx.site.id}
      order by id for update`,
  );
  const fresh = await readFresh(ctx, promotionIds, use);
  const [usedUp] = fresh.flatMap((one) => usedUpBy(one) ?? []);
  if (usedUp) throw new Refusal('couponUsedUp', { isByCustomer: usedUp.isByCustomer });
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

/** Which of these promotions `holder` could not use now; nothing is counted or locked. */
async function findUsedUp(ctx: Ctx, promotionIds: readonly number[], use: Use): Promise<UsedUp[]> {
  if (promotionIds.length === 0) return [];
  return (await readFresh(ctx, promotionIds, use)).flatMap((one) => usedUpBy(one) ?? []);
}

type FreshPromotion = Pick<UsedUp, 'id' | 'names' | 'code'> & {
  usageLimit: number | null;
  customerLimit: number | null;
  used: number;
  byCustomer: number;
};

/** Promotions that the holder has not used yet, with how often others did. */
function readFresh(ctx: Ctx, promotionIds: readonly number[], use: Use): Promise<FreshPromotion[]> {
  return queryPrepared<FreshPromotion>(
    ctx.db,
    sql`select p.id::int, p.names, p.code, p.usage_limit as "usageLimit", p.customer_limit as "customerLimit", p.used,
        (select count(*)::int from promotion_uses u where u.promotion_id = p.id and u.customer = ${use.customer})
          as "byCustomer"
      from promotions p where p.id = any(${idArray(promotionIds)}) and p.site_id = ${ctx.site.id}
        and not exists (select from promotion_uses u where u.promotion_id = p.id and u.holder = ${use.holder})
      order by p.id`,
  );
}

function usedUpBy(one: FreshPromotion): UsedUp | undefined {
  const { id, names, code, usageLimit, customerLimit, used, byCustomer } = one;
  const isByCustomer = customerLimit !== null && byCustomer >= customerLimit;
  if (!isByCustomer && (usageLimit === null || used < usageLimit)) return undefined;
  return { id, names, code, isByCustomer };
}

/** Gives back what `holder` has used: the order was cancelled or failed. Answers of which promotions. */
async function giveBackPromotionUses(ctx: Ctx, holder: string): Promise<number[]> {
  const rows = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`with gone as (
        delete from promotion_uses where holder = ${holder} and site_id = ${ctx.site.id} returning promotion_id
      ), held as (
        select id from promotions where id in (select promotion_id from gone) order by id for update
      )
      update promotions p set used = greatest(0, p.used - 1) from held h where p.id = h.id returning p.id::int as id`,
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
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
  findUsedUp,
  of: promotionsUsedBy,
};
