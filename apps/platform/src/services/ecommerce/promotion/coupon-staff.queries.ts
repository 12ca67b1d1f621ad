import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { promotions } from './promotion.tables.ts';

export type CouponRow = typeof promotions.$inferSelect;

const isCoupon = ({ site }: Ctx) => and(eq(promotions.siteId, site.id), isNotNull(promotions.code));

/** A page of the coupons, newest first, those with a part of code or name when `keywords` are given. */
export async function listCoupons(
  ctx: Ctx,
  { keywords, page, limit }: { keywords?: string; page: number; limit: number },
): Promise<{ rows: CouponRow[]; total: number }> {
  const where = and(
    isCoupon(ctx),
    keywords
      ? sql`izlog_fold(concat_ws(' ', ${promotions.code}, jsonb_path_query_array(${promotions.names}, '$.*')::text))
          like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(promotions)
    .where(where)
    .orderBy(desc(promotions.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(promotions, where) };
}

/**
 * The coupon with a code, whatever its case, held until the end of the transaction: of two that save a new code at once
 * the second saves over the first, and no order uses it meanwhile.
 */
export async function holdCoupon(ctx: Ctx, code: string): Promise<CouponRow | undefined> {
  const name = `coupon ${ctx.site.id} ${code.toLowerCase()}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const [row] = await ctx.db
    .select()
    .from(promotions)
    .where(and(isCoupon(ctx), sql`izlog_lower(${promotions.code}) = izlog_lower(${code})`))
    .for('update');
  return row;
}

/** A coupon by id. */
export async function readCoupon(ctx: Ctx, id: number): Promise<CouponRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(promotions)
    .where(and(isCoupon(ctx), eq(promotions.id, id)));
  return row;
}

/** Removes a coupon and gives what it was; undefined when the site has no such. */
export async function removeCouponRow(ctx: Ctx, id: number): Promise<CouponRow | undefined> {
  const [row] = await ctx.db
    .delete(promotions)
    .where(and(isCoupon(ctx), eq(promotions.id, id)))
    .returning();
  return row;
}

/** Which of these ids are not of the site, by field. */
export async function strangersOf(
  ctx: Ctx,
  named: Record<'productIds' | 'categoryIds' | 'userIds', readonly number[]>,
): Promise<{ field: keyof typeof named; id: number }[]> {
  const missing = (field: keyof typeof named, table: 'products' | 'categories' | 'users') => sql`
    select ${field}::text as field, id from unnest(${sql.param([...named[field]])}::bigint[]) as id
    where not exists (select from ${sql.identifier(table)} t where t.id = id.id and t.site_id = ${ctx.site.id})`;
  const { rows } = await ctx.db.execute<{ field: keyof typeof named; id: string }>(
    sql`${missing('productIds', 'products')} union all ${missing('categoryIds', 'categories')}
      union all ${missing('userIds', 'users')}`,
  );
  return rows.map(({ field, id }) => ({ field, id: Number(id) }));
}
