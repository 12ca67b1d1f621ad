import type { SaleState } from '@izlog/contract/product/sales/sale-kinds';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { priceSales } from './sale.tables.ts';

/** How far a sale is at the moment of the request. */
const stateAt = ({ now }: Ctx): SQL<SaleState> => sql<SaleState>`case
  when ${priceSales.scheduledAt} is null then 'draft'
  when ${priceSales.endedAt} <= ${priceSales.validFrom} then 'takenBack'
  when ${priceSales.endedAt} is not null or ${priceSales.validTo} <= ${now} then 'over'
  when ${priceSales.validFrom} > ${now} then 'planned'
  else 'on' end`;

/** Prices that were looked at, and those of them that are reduced. */
const counted = {
  matched: sql<number>`(select count(*)::int from price_sale_items i where i.sale_id = ${priceSales.id})`,
  fits: sql<number>`(select count(*)::int from price_sale_items i where i.sale_id = ${priceSales.id} and i.state <> 'left')`,
};

const columns = (ctx: Ctx) => ({
  ...getTableColumns(priceSales),
  ...counted,
  state: stateAt(ctx),
  by: sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u
    where u.id = ${priceSales.userId} and u.site_id = ${priceSales.siteId})`,
});

/** A sale of the site, with how far it is and how many prices it has. */
export type SaleRow = typeof priceSales.$inferSelect & {
  state: SaleState;
  matched: number;
  fits: number;
  by: string | null;
};

/** A page of the sales of the site, the newest first. */
export async function listSales(
  ctx: Ctx,
  { keywords, state, page, limit }: { keywords?: string; state?: SaleState; page: number; limit: number },
): Promise<{ rows: SaleRow[]; total: number }> {
  const where = and(
    eq(priceSales.siteId, ctx.site.id),
    keywords
      ? sql`izlog_fold(${priceSales.name}) like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
    state ? sql`${stateAt(ctx)} = ${state}` : undefined,
  );
  const rows = await ctx.db
    .select(columns(ctx))
    .from(priceSales)
    .where(where)
    .orderBy(desc(priceSales.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await ctx.db.$count(priceSales, where) };
}

/** A sale of the site by its id (notFound). */
export async function readSale(ctx: Ctx, id: number): Promise<SaleRow> {
  const [row] = await ctx.db.select(columns(ctx)).from(priceSales).where(isSale(ctx, id));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same, held until the transaction ends: of two who act at once the second finds what the first did. */
export async function holdSale(ctx: Ctx, id: number): Promise<SaleRow> {
  await ctx.db.select({ id: priceSales.id }).from(priceSales).where(isSale(ctx, id)).for('update');
  return readSale(ctx, id);
}

/** Changes columns of a sale. */
export async function updateSale(
  ctx: Ctx,
  id: number,
  values: Partial<typeof priceSales.$inferInsert>,
): Promise<void> {
  await ctx.db.update(priceSales).set(values).where(isSale(ctx, id));
}

/** Removes a sale with its prices. */
export async function removeSale(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(priceSales).where(isSale(ctx, id));
}

/** Names of sales by their ids. */
export async function findSaleNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id::int as id, name from price_sales
    where site_id = ${ctx.site.id} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The same days of the week, so many weeks later that none of them has begun; hours are those of the shop's clock. */
export async function laterWeeks(
  ctx: Ctx,
  { validFrom, validTo }: Pick<SaleRow, 'validFrom' | 'validTo'>,
): Promise<{ validFrom: Date; validTo: Date }> {
  const weeks = Math.floor((ctx.now.getTime() - validFrom.getTime()) / (7 * 86_400_000)) + 1;
  const later = (at: Date) => sql`((${at}::timestamptz at time zone 'Europe/Zagreb')
    + ${Math.max(weeks, 1)} * interval '7 days') at time zone 'Europe/Zagreb'`;
  const { rows } = await ctx.db.execute<{ from: string; to: string }>(
    sql`select ${later(validFrom)} as from, ${later(validTo)} as to`,
  );
  const [found] = rows;
  if (!found) throw new Error('no days were found');
  return { validFrom: new Date(found.from), validTo: new Date(found.to) };
}

const isSale = ({ site }: Ctx, id: number) => and(eq(priceSales.siteId, site.id), eq(priceSales.id, id));
