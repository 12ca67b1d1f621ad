import { homeCountry } from '@izlog/contract/european-union';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { personOf } from '#platform/services/segments/index.ts';
import { countsAsSale } from '../sale.queries.ts';
import { within } from './period.queries.ts';
import type { Period } from './period.ts';
import { salesIn } from './shop-days.queries.ts';

/** A line of sales; amounts in minor units, `before` of the period it is compared with. */
export interface SalesLine {
  key: string;
  name: string;
  orders: number;
  ordersBefore: number;
  quantity: number | null;
  income: number;
  before: number;
}

interface RawSums extends Record<string, unknown> {
  orders: string;
  orders_before: string;
  income: string;
  before: string;
}

interface RawSales extends RawSums {
  key: string;
  name: string | null;
  quantity: number | null;
}

/** A column of what was sold, added up over each of both periods. */
const bothSums = (column: string, now = column, before = `${column}_before`): SQL =>
  sql.raw(`coalesce(sum(${column}) filter (where is_now), 0)::bigint as ${now},
    coalesce(sum(${column}) filter (where not is_now), 0)::bigint as ${before}`);

const sums = sql`${bothSums('orders')}, ${bothSums('income', 'income', 'before')}`;

/** Sales by what each order is as a whole. */
export async function sumOrders(
  { db, site }: Ctx,
  kind: 'days' | 'months' | 'payments' | 'countries',
  period: Period,
  currency: string,
): Promise<SalesLine[]> {
  const day = sql`day + case when is_now then 0 else ${period.shift}::int end`;
  const keys: Record<typeof kind, SQL> = {
    days: sql`to_char(${day}, 'YYYY-MM-DD')`,
    months: sql`to_char(${day}, 'YYYY-MM')`,
    payments: sql`payment_kind`,
    countries: sql`country`,
  };
  const { rows } = await db.execute<RawSales>(sql`
    select ${keys[kind]} as key, '' as name, null::int as quantity, ${sums}
    from ${salesIn(site.id, 'sums', period, period.before)} sold where currency = ${currency} and orders > 0 group by 1`);
  return rows.map(lineOf);
}

/**
 * Sales by buyer: those who bought most, and all others added up. Orders are added up from an index alone; names
 * are read of the orders of those who are listed by name.
 */
export async function sumCustomers(
  { db, site }: Ctx,
  period: Period,
  currency: string,
  limit: number,
): Promise<{ lines: SalesLine[]; others: SalesLine | undefined }> {
  const salesOf = (days: { from: string; to: string }) => sql`
    o.site_id = ${site.id} and o.currency = ${currency} and ${countsAsSale()} and ${within(sql`o.created_at`, days)}`;
  const ofRows = (days: { from: string; to: string }, isNow: boolean) => sql`
    select o.user_id, ${isNow}::boolean as is_now, count(*) as orders, sum(o.order_total) as income
    from orders o where ${salesOf(days)} group by o.user_id`;
  const nameOf = (whose: SQL) => sql`(
    select max(coalesce(o.company->>'companyName',
      trim(coalesce(o.billing_address->>'firstName', '') || ' ' || coalesce(o.billing_address->>'lastName', ''))))
    from orders o where ${whose} and (${salesOf(period)} or ${salesOf(period.before)}))`;
  const { rows } = await db.execute<RawSales>(sql`
    with bought as (
      -- Guests of one address are one customer.
      select coalesce(${personOf}, r.user_id) as person, array_agg(distinct r.user_id) as users, ${sums}
      from (${ofRows(period, true)} union all ${ofRows(period.before, false)}) r left join users u on u.id = r.user_id
      group by 1
    ), placed as (
      select coalesce(person::text, '') as key, bought.*,
        row_number() over (order by income desc, before desc, coalesce(person::text, '') collate "C") as place
      from bought
    )
    select key, case when person is null then ${nameOf(sql`o.user_id is null`)}
        else ${nameOf(sql`o.user_id = any(users)`)} end as name,
      null::int as quantity, orders, orders_before, income, before
    from placed where place <= ${limit}
    union all
    select null, '', null, sum(orders), sum(orders_before), sum(income), sum(before)
    from placed where place > ${limit} having count(*) > 0`);
  const others = rows.find(({ key }) => key === null);
  return { lines: rows.filter(({ key }) => key !== null).map(lineOf), others: others && lineOf(others) };
}

/**
 * Sales by product or by its main category, of the lines of orders; what is no line (delivery) is not in them. Variants
 * have the name of their product: their number tells them apart.
 */
export async function sumLines(
  ctx: Ctx,
  kind: 'products' | 'categories',
  period: Period,
  currency: string,
): Promise<SalesLine[]> {
  const byProduct = sql`
    select product_id, max(name) || coalesce(' · ' || max(sku) filter (where product_id in (
        select v.id from products v where v.parent_id is not null)), '') as name,
      coalesce(sum(quantity) filter (where is_now), 0)::int as quantity, ${sums}
    from ${salesIn(ctx.site.id, 'products', period, period.before)} sold where currency = ${currency} group by product_id`;
  if (kind === 'products') {
    const { rows } = await ctx.db.execute<RawSales>(
      sql`select product_id::text as key, p.* from (${byProduct}) p`,
    );
    return rows.map(lineOf);
  }
  // Each product counts to one category, its main one: a sum of them is the sum of all.
  const { rows } = await ctx.db.execute<RawSales>(sql`
    select coalesce(c.category_id::text, '') as key, max(t.name) as name, '0' as orders, '0' as orders_before,
      sum(p.quantity)::int as quantity, sum(p.income) as income, sum(p.before) as before
    from (${byProduct}) p left join products own on own.id = p.product_id and own.site_id = ${ctx.site.id}
    left join lateral (select pc.category_id from product_categories pc
      where pc.product_id = coalesce(own.parent_id, own.id) order by pc.position, pc.category_id limit 1) c on true
    left join category_translations t on t.category_id = c.category_id and t.language = ${ctx.language}
    group by c.category_id`);
  return rows.map(lineOf);
}

/** What was sold and given back in both periods. */
export async function sumAll({ db, site }: Ctx, period: Period, currency: string) {
  const { rows } = await db.execute<
    RawSums & Record<'refunds' | 'refunded' | 'refunds_before' | 'refunded_before', string>
  >(sql`
    select ${sums}, ${bothSums('refunds')}, ${bothSums('refunded')}
    from ${salesIn(site.id, 'sums', period, period.before)} sold where currency = ${currency}`);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return {
    ...lineOf({ ...row, key: '', name: '', quantity: null }),
    refunds: Number(row.refunds),
    refunded: Number(row.refunded),
    refundsBefore: Number(row.refunds_before),
    refundedBefore: Number(row.refunded_before),
  };
}

/** Currencies in which something was ordered in both periods, in the order of the alphabet. */
export async function listCurrencies({ db, site }: Ctx, period: Period): Promise<string[]> {
  const { rows } = await db.execute<{ currency: string }>(
    sql`select distinct currency from ${salesIn(site.id, 'sums', period, period.before)} sold where orders > 0 order by 1`,
  );
  return rows.map(({ currency }) => currency);
}

/**
 * Base and tax of what was issued in a period, by where it is taxed and rate, in minor units and hundredths of a percent;
 * `isOss` of what carries the tax of another country.
 */
export async function sumTaxes(ctx: Ctx, period: Period, currency: string) {
  const { rows } = await ctx.db.execute<{
    country: string;
    rate: number;
    isOss: boolean;
    base: string;
    tax: string;
  }>(sql`
    select country, rate, is_oss as "isOss", sum(base) as base, sum(tax) as tax
    from document_tax_days
    where site_id = ${ctx.site.id} and currency = ${currency}
      and day between ${period.from}::date and ${period.to}::date
    group by 1, 2, 3 order by country <> ${homeCountry}, country, rate desc, "isOss" desc`);
  return rows.map(({ base, tax, ...row }) => ({ ...row, base: Number(base), tax: Number(tax) }));
}

/** Pieces at hand of what is counted, at today's selling price, the dearest first, with the sums of all. */
export async function sumStock(ctx: Ctx, limit: number) {
  const { rows } = await ctx.db.execute<Record<string, string | null>>(sql`
    select s.product_id, coalesce(t.name, p.sku, '') as name, p.sku, s.quantity, l.final_price as price,
      s.quantity * l.final_price as value, count(*) over () as products, sum(s.quantity) over () as all_quantity,
      sum(s.quantity * l.final_price) over () as all_value
    from stock_levels s join products p on p.id = s.product_id
    join (select product_id, min(final_price) as final_price from product_list
      where site_id = ${ctx.site.id} group by product_id) l on l.product_id = s.product_id
    left join product_translations t on t.product_id = s.product_id and t.language = ${ctx.language}
    where s.site_id = ${ctx.site.id} and s.is_tracked and s.quantity > 0
    order by value desc nulls last, s.product_id limit ${limit}`);
  return rows;
}

const lineOf = (row: RawSales): SalesLine => ({
  key: row.key,
  name: row.name ?? '',
  orders: Number(row.orders),
  ordersBefore: Number(row.orders_before),
  quantity: row.quantity,
  income: Number(row.income),
  before: Number(row.before),
});
