import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Counted } from './books.queries.ts';
import { within } from './period.queries.ts';

type Days = { from: string; to: string };
type Asked = Pick<Ctx, 'db' | 'site'>;

/** Who says what a fee is: the provider, the shop's own percent for the way to pay, or nobody. */
export type FeeBy = 'provider' | 'computed' | 'unknown';

/** Money that came or (below 0) went back, in minor units of its currency. */
export interface Movement {
  at: string;
  order: string;
  provider: string;
  method: string;
  /** Numbers of the payments at the provider. */
  transaction: string;
  amount: number;
  fee: number;
  feeBy: FeeBy;
  currency: string;
}

/**
 * Money of orders that were paid in a period, and of refunds that were settled in it, each with what its provider kept. A fee
 * that the provider does not say is that of the way to pay as it is set now; a fixed part counts in the main currency alone. Of
 * refunds no fee is known.
 */
const moved = ({ site }: Pick<Ctx, 'site'>, period: Days): SQL => sql`(
  select o.payment_kind as provider, o.payment_method_name as method, o.slug as "order", o.paid_at as at,
    o.paid_total as amount, o.currency, coalesce(said.transaction, '') as transaction,
    case when said.fee is not null then said.fee
      when ${isComputed(site.mainCurrency.code)} then
        round(o.paid_total * coalesce(m.fee_percent, 0) / 10000.0)::bigint + coalesce(m.fee_fixed, 0)
      else 0 end as fee,
    case when said.fee is not null then 'provider'
      when ${isComputed(site.mainCurrency.code)} then 'computed' else 'unknown' end as "feeBy"
  from orders o
  left join payment_methods m on m.id = o.payment_method_id and m.site_id = o.site_id
  left join lateral (
    select case when bool_and(p.fee is not null) then sum(p.fee) end as fee,
      string_agg(p.transaction_id, ' ' order by p.id) as transaction
    from payments p where p.order_id = o.id and p.state = 'approved') said on true
  where o.site_id = ${site.id} and o.paid_at is not null and o.paid_total > 0 and ${within(sql`o.paid_at`, period)}
  union all
  select coalesce(p.gateway, o.payment_kind), o.payment_method_name, o.slug, r.done_at, -r.amount, o.currency,
    coalesce(r.remote_id, ''), 0, 'provider'
  from refunds r join orders o on o.id = r.order_id
  left join payments p on p.id = r.payment_id
  where r.site_id = ${site.id} and r.state = 'done' and r.amount > 0 and ${within(sql`r.done_at`, period)})`;

const isComputed = (main: string): SQL => sql`(coalesce(m.fee_percent, m.fee_fixed) is not null
  and (coalesce(m.fee_fixed, 0) = 0 or o.currency = ${main}))`;

/** The money of a period by provider or kind of payment. */
export async function sumMoney(
  ctx: Asked,
  period: Days,
  currency: string,
): Promise<
  Array<{
    provider: string;
    received: Counted;
    givenBack: Counted;
    fees: number;
    feesComputed: number;
    feesUnknown: number;
  }>
> {
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select provider, count(*) filter (where amount > 0) as received,
      coalesce(sum(amount) filter (where amount > 0), 0) as "receivedTotal",
      count(*) filter (where amount < 0) as back, coalesce(-sum(amount) filter (where amount < 0), 0) as "backTotal",
      sum(fee) as fees, coalesce(sum(fee) filter (where "feeBy" = 'computed'), 0) as computed,
      count(*) filter (where "feeBy" = 'unknown') as unknown
    from ${moved(ctx, period)} moved where currency = ${currency}
    group by provider order by "receivedTotal" desc, provider`);
  return rows.map((row) => ({
    provider: row.provider ?? '',
    received: { count: Number(row.received), total: Number(row.receivedTotal) },
    givenBack: { count: Number(row.back), total: Number(row.backTotal) },
    fees: Number(row.fees),
    feesComputed: Number(row.computed),
    feesUnknown: Number(row.unknown),
  }));
}

/** Each movement of money of a period, of all currencies, in the order it came. */
export async function listMoney(ctx: Asked, period: Days): Promise<Movement[]> {
  const { rows } = await ctx.db.execute<Record<keyof Movement, string>>(sql`
    select *, to_char(at at time zone 'Europe/Zagreb', 'YYYY-MM-DD') as at
    from ${moved(ctx, period)} moved order by moved.at, "order", amount`);
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    fee: Number(row.fee),
    feeBy: row.feeBy as FeeBy,
  }));
}
