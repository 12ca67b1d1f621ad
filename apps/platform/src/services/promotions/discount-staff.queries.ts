import type { CouponState } from '@izlog/contract/ecommerce/coupon-states';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { promotions } from './promotion.tables.ts';

/** A discount as staff keep it: a coupon has a code, a promotion has none. */
export type DiscountRow = typeof promotions.$inferSelect & { state: CouponState };
export type DiscountType = 'coupon' | 'promotion';

const isOf = ({ site }: Ctx, type: DiscountType) =>
  and(eq(promotions.siteId, site.id), (type === 'coupon' ? isNotNull : isNull)(promotions.code));

/** How far a coupon is at the moment of the request. */
const stateAt = ({ now }: Ctx): SQL<CouponState> => sql<CouponState>`case
  when not ${promotions.isActive} then 'off'
  when ${promotions.validTo} <= ${now} then 'over'
  when ${promotions.used} >= ${promotions.usageLimit} then 'usedUp'
  when ${promotions.validFrom} > ${now} then 'planned'
  else 'on' end`;

const columns = (ctx: Ctx) => ({ ...getTableColumns(promotions), state: stateAt(ctx) });

/**
 * A page of the coupons, newest first, or of the promotions in their order, narrowed by a part of code or name and by how
 * far they are.
 */
export async function listDiscounts(
  ctx: Ctx,
  type: DiscountType,
  { keywords, state, page, limit }: { keywords?: string; state?: CouponState; page: number; limit: number },
): Promise<{ rows: DiscountRow[]; total: number }> {
  const where = and(
    isOf(ctx, type),
    keywords
      ? sql`izlog_fold(concat_ws(' ', ${promotions.code}, jsonb_path_query_array(${promotions.names}, '$.*')::text))
          like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
    state ? sql`${stateAt(ctx)} = ${state}` : undefined,
  );
  const rows = await ctx.db
    .select(columns(ctx))
    .from(promotions)
    .where(where)
    .orderBy(...(type === 'coupon' ? [desc(promotions.id)] : [asc(promotions.priority), asc(promotions.id)]))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(promotions, where) };
}

/**
 * The coupon with a code, whatever its case, held until the end of the transaction: of two that save a new code at once
 * the second saves over the first, and no order uses it meanwhile.
 */
export async function holdCoupon(ctx: Ctx, code: string): Promise<DiscountRow | undefined> {
  await takeTurn(ctx, 'coupon', code.toLowerCase());
  const [row] = await ctx.db
    .select(columns(ctx))
    .from(promotions)
    .where(and(isOf(ctx, 'coupon'), sql`izlog_lower(${promotions.code}) = izlog_lower(${code})`))
    .for('update');
  return row;
}

/** A coupon or promotion by id; `isHeld` keeps others from changing it until the transaction ends. */
export async function readDiscount(
  ctx: Ctx,
  type: DiscountType,
  id: number,
  { isHeld = false } = {},
): Promise<DiscountRow | undefined> {
  const query = ctx.db
    .select(columns(ctx))
    .from(promotions)
    .where(and(isOf(ctx, type), eq(promotions.id, id)));
  const [row] = await (isHeld ? query.for('update') : query);
  return row;
}

/** Removes a coupon or promotion and gives what it was; undefined when the site has no such. */
export async function removeDiscountRow(
  ctx: Ctx,
  type: DiscountType,
  id: number,
): Promise<DiscountRow | undefined> {
  const [row] = await ctx.db
    .delete(promotions)
    .where(and(isOf(ctx, type), eq(promotions.id, id)))
    .returning(columns(ctx));
  return row;
}

interface NamedProduct extends Record<string, unknown> {
  id: number;
  sku: string | null;
  name: string;
  details: string;
}

/** The products and customers that a discount names, as people know them. */
export async function namesOfDiscount(
  ctx: Ctx,
  { productIds, userIds, giftProductIds }: Pick<DiscountRow, 'productIds' | 'userIds' | 'giftProductIds'>,
): Promise<{
  gifts: NamedProduct[];
  products: NamedProduct[];
  customers: { id: number; email: string }[];
}> {
  const products = await ctx.db.execute<NamedProduct>(sql`
    select p.id::int as id, p.sku, coalesce(t.name, '') as name,
      coalesce((select string_agg(coalesce((
          select l.label from attribute_value_translations l where l.value_id = a.value_id
          order by l.language = ${ctx.language} desc, l.language = ${ctx.site.defaultLanguage} desc, l.language
          limit 1), c.code), ', ' order by x.position)
        from variant_axes x
        join product_attribute_values a on a.product_id = p.id and a.attribute_id = x.attribute_id
        join attribute_values c on c.id = a.value_id
        where x.product_id = p.parent_id), '') as details
    from products p left join lateral (
      select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
      order by t.product_id = p.id desc, t.language = ${ctx.language} desc,
        t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1) t on true
    where p.site_id = ${ctx.site.id} and p.id = any(${sql.param([...productIds, ...giftProductIds])}::bigint[])
    order by p.sku, p.id`);
  const customers = await ctx.db.execute<{ id: number; email: string }>(sql`
    select id::int as id, email from users
    where site_id = ${ctx.site.id} and id = any(${sql.param([...userIds])}::bigint[]) order by email`);
  return {
    products: products.rows.filter(({ id }) => productIds.includes(id)),
    customers: customers.rows,
    gifts: giftProductIds.flatMap((id) => products.rows.find((row) => row.id === id) ?? []),
  };
}

/** Whether the site has a segment. */
export async function hasSegment({ db, site }: Ctx, id: number): Promise<boolean> {
  const found = await db.execute<{ there: boolean }>(
    sql`select exists (select from segments where site_id = ${site.id} and id = ${id}) as there`,
  );
  return found.rows[0]?.there ?? false;
}

/**
 * Ids of products by sku, or by `#12` where they have none, and of customers by e-mail address, in the order asked for; null
 * for those the site has not.
 */
export async function idsOfWords(
  ctx: Ctx,
  { skus, emails }: { skus: readonly string[]; emails: readonly string[] },
): Promise<{ products: (number | null)[]; customers: (number | null)[] }> {
  const { rows } = await ctx.db.execute<{ kind: 'sku' | 'email'; id: number | null }>(sql`
    select 'sku' as kind, w.at, coalesce(
        (select min(p.id)::int from products p
          where p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(w.word)),
        (select p.id::int from products p where p.site_id = ${ctx.site.id}
          and p.id = substring(w.word from '^#([1-9][0-9]{0,8})$')::bigint)) as id
      from unnest(${sql.param([...skus])}::text[]) with ordinality as w(word, at)
    union all
    select 'email', w.at, (select u.id::int from users u
        where u.site_id = ${ctx.site.id} and not u.is_guest and izlog_lower(u.email) = izlog_lower(w.word))
      from unnest(${sql.param([...emails])}::text[]) with ordinality as w(word, at)
    order by 1, 2`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { products: of('sku'), customers: of('email') };
}

/** Which of these ids are not of the site, by field. */
export async function unknownIdsOf(
  ctx: Ctx,
  named: Record<'productIds' | 'giftProductIds' | 'categoryIds' | 'userIds', readonly number[]>,
): Promise<{ field: keyof typeof named; id: number }[]> {
  const missing = (field: keyof typeof named, table: 'products' | 'categories' | 'users') => sql`
    select ${field}::text as field, id from unnest(${sql.param([...named[field]])}::bigint[]) as id
    where not exists (select from ${sql.identifier(table)} t where t.id = id.id and t.site_id = ${ctx.site.id})`;
  const { rows } = await ctx.db.execute<{ field: keyof typeof named; id: string }>(
    sql`${missing('productIds', 'products')} union all ${missing('giftProductIds', 'products')}
      union all ${missing('categoryIds', 'categories')}
      union all ${missing('userIds', 'users')}`,
  );
  return rows.map(({ field, id }) => ({ field, id: Number(id) }));
}
