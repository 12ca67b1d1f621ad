import type { SalesKind } from '@izlog/contract/ecommerce/reports/sales-report';
import { homeCountry } from '@izlog/contract/european-union';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { personOf } from '../../segments/index.ts';
import { countsAsSale } from '../sale.queries.ts';
import { taxedIn } from './oss.queries.ts';
import { within, zone } from './period.queries.ts';
import type { Period } from './period.ts';

/** A line of sales; amounts in minor units, `before` of the period it is held against. */
export interface SalesLine {
  key: string;
  name: string;
  orders: number;
  ordersBefore: number;
  quantity: number | null;
  income: number;
  before: number;
}

interface RawSales extends Record<string, unknown> {
  key: string;
  name: string | null;
  orders: number;
  orders_before: number;
  quantity: number | null;
  income: string;
  before: string;
}

/** What counts as sold in both periods, each order marked by `is_now`. */
const ordersOf = ({ site }: Ctx, period: Period, currency: string): SQL => sql`
  select o.*, ${within(sql`o.created_at`, period)} as is_now from orders o
  where o.site_id = ${site.id} and o.currency = ${currency} and ${countsAsSale()}
    and (${within(sql`o.created_at`, period)} or ${within(sql`o.created_at`, period.before)})`;

const sums = sql`count(*) filter (where is_now)::int as orders, count(*) filter (where not is_now)::int as orders_before,
  coalesce(sum(order_total) filter (where is_now), 0) as income,
  coalesce(sum(order_total) filter (where not is_now), 0) as before`;

/** Sales by what each order is as a whole. */
export async function sumOrders(
  ctx: Ctx,
  kind: Exclude<SalesKind, 'products' | 'categories'>,
  period: Period,
  currency: string,
): Promise<SalesLine[]> {
  const day = sql`((created_at at time zone ${zone})::date + case when is_now then 0 else ${period.shift}::int end)`;
  const keys: Record<typeof kind, SQL> = {
    days: sql`to_char(${day}, 'YYYY-MM-DD')`,
    months: sql`to_char(${day}, 'YYYY-MM')`,
    payments: sql`payment_kind`,
    countries: sql`coalesce(nullif(delivery_address->>'country', ''), billing_address->>'country', '')`,
    customers: sql`coalesce(user_id::text, '')`,
  };
  const name =
    kind === 'customers'
      ? sql`max(coalesce(company->>'companyName',
          trim(coalesce(billing_address->>'firstName', '') || ' ' || coalesce(billing_address->>'lastName', ''))))`
      : sql`''`;
  const byKey = sql`select ${keys[kind]} as key, ${name} as name, null::int as quantity, ${sums}
    from (${ordersOf(ctx, period, currency)}) o group by 1`;
  const { rows } = await ctx.db.execute<RawSales>(kind === 'customers' ? byPerson(byKey) : byKey);
  return rows.map(lineOf);
}

/** Guests of one address are one customer. */
const byPerson = (byRow: SQL): SQL => sql`
  select coalesce(${personOf}::text, r.key) as key, max(r.name) as name, null::int as quantity,
    sum(r.orders)::int as orders, sum(r.orders_before)::int as orders_before,
    sum(r.income) as income, sum(r.before) as before
  from (${byRow}) r left join users u on u.id = nullif(r.key, '')::bigint group by 1`;

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
    select i.product_id, max(i.name) || coalesce(' · ' || max(i.sku) filter (where i.product_id in (
        select v.id from products v where v.parent_id is not null)), '') as name, count(distinct o.id) filter (where is_now)::int as orders,
      count(distinct o.id) filter (where not is_now)::int as orders_before,
      coalesce(sum(i.quantity) filter (where is_now), 0)::int as quantity,
      coalesce(sum(i.total) filter (where is_now), 0) as income,
      coalesce(sum(i.total) filter (where not is_now), 0) as before
    from (${ordersOf(ctx, period, currency)}) o join order_items i on i.order_id = o.id group by i.product_id`;
  if (kind === 'products') {
    const { rows } = await ctx.db.execute<RawSales>(
      sql`select product_id::text as key, p.* from (${byProduct}) p`,
    );
    return rows.map(lineOf);
  }
  // Each product counts to one category, its main one: a sum of them is the sum of all.
  const { rows } = await ctx.db.execute<RawSales>(sql`
    select coalesce(c.category_id::text, '') as key, max(t.name) as name, 0 as orders, 0 as orders_before,
      sum(p.quantity)::int as quantity, sum(p.income) as income, sum(p.before) as before
    from (${byProduct}) p left join products own on own.id = p.product_id and own.site_id = ${ctx.site.id}
    left join lateral (select pc.category_id from product_categories pc
      where pc.product_id = coalesce(own.parent_id, own.id) order by pc.position, pc.category_id limit 1) c on true
    left join category_translations t on t.category_id = c.category_id and t.language = ${ctx.language}
    group by c.category_id`);
  return rows.map(lineOf);
}

/** Orders and income of both periods, in one row. */
export async function sumAll(ctx: Ctx, period: Period, currency: string): Promise<SalesLine> {
  const { rows } = await ctx.db.execute<RawSales>(sql`
    select '' as key, '' as name, null::int as quantity, ${sums} from (${ordersOf(ctx, period, currency)}) o`);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return lineOf(row);
}

/** Money that was given back in both periods, by the moment it was; of orders in a currency. */
export async function sumRefunds(ctx: Ctx, period: Period, currency: string) {
  const { rows } = await ctx.db.execute<
    Record<'count' | 'amount' | 'count_before' | 'amount_before', string>
  >(sql`
    select count(*) filter (where is_now) as count, coalesce(sum(amount) filter (where is_now), 0) as amount,
      count(*) filter (where not is_now) as count_before,
      coalesce(sum(amount) filter (where not is_now), 0) as amount_before
    from (select r.amount, ${within(sql`r.done_at`, period)} as is_now from refunds r join orders o on o.id = r.order_id
      where r.site_id = ${ctx.site.id} and r.state = 'done' and o.currency = ${currency}
        and (${within(sql`r.done_at`, period)} or ${within(sql`r.done_at`, period.before)})) r`);
  const { count = 0, amount = 0, count_before = 0, amount_before = 0 } = rows[0] ?? {};
  return {
    refunds: Number(count),
    refunded: Number(amount),
    refundsBefore: Number(count_before),
    refundedBefore: Number(amount_before),
  };
}

/** Currencies in which something was ordered in both periods, in the order of the alphabet. */
export async function listCurrencies(ctx: Ctx, period: Period): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ currency: string }>(sql`
    select distinct o.currency from orders o where o.site_id = ${ctx.site.id} and ${countsAsSale()}
      and (${within(sql`o.created_at`, period)} or ${within(sql`o.created_at`, period.before)}) order by 1`);
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
    select * from (
    select ${taxedIn} as country, (t->>'rate')::int as rate, o.tax_country is not null as "isOss",
      sum((t->>'base')::bigint) as base, sum((t->>'tax')::bigint) as tax
    from issued_documents d left join orders o on o.id = d.order_id and o.site_id = d.site_id
    cross join lateral jsonb_array_elements(d.content->'taxes') t
    where d.site_id = ${ctx.site.id} and d.content->>'currency' = ${currency} and ${within(sql`d.issued_at`, period)}
    group by 1, 2, 3) sums order by country <> ${homeCountry}, country, rate desc, "isOss" desc`);
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
  orders: row.orders,
  ordersBefore: row.orders_before,
  quantity: row.quantity,
  income: Number(row.income),
  before: Number(row.before),
});
