import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { within } from './period.queries.ts';

type Days = { from: string; to: string };
type Asked = Pick<Ctx, 'db' | 'site'>;

/** How many, and what they come to in minor units. */
export interface Counted {
  count: number;
  total: number;
}

/** Invoices and credit notes of a period, and of the invoices those that are not paid; the currency is that of their order, whose row is small. */
export async function sumDocuments(
  { db, site }: Asked,
  period: Days,
  currency: string,
): Promise<Record<'invoices' | 'credits' | 'unpaid', Counted>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select count(*) filter (where d.kind = 'invoice') as invoices,
      coalesce(sum(d.total) filter (where d.kind = 'invoice'), 0) as "invoicesTotal",
      count(*) filter (where d.kind = 'credit') as credits,
      coalesce(sum(d.total) filter (where d.kind = 'credit'), 0) as "creditsTotal",
      count(*) filter (where d.kind = 'invoice' and o.paid_at is null) as unpaid,
      coalesce(sum(d.total) filter (where d.kind = 'invoice' and o.paid_at is null), 0) as "unpaidTotal"
    from issued_documents d join orders o on o.id = d.order_id and o.site_id = d.site_id
    where d.site_id = ${site.id} and o.currency = ${currency} and ${within(sql`d.issued_at`, period)}`);
  const of = (name: string): Counted => ({
    count: Number(rows[0]?.[name] ?? 0),
    total: Number(rows[0]?.[`${name}Total`] ?? 0),
  });
  return { invoices: of('invoices'), credits: of('credits'), unpaid: of('unpaid') };
}

/** Money of orders that were paid in a period, and of refunds that were settled in it, by provider or kind of payment. */
export async function sumMoney(
  { db, site }: Asked,
  period: Days,
  currency: string,
): Promise<Array<{ provider: string; received: Counted; givenBack: Counted }>> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select provider, sum(received) as received, sum("receivedTotal") as "receivedTotal",
      sum(back) as back, sum("backTotal") as "backTotal"
    from (
      select o.payment_kind as provider, 1 as received, o.paid_total as "receivedTotal", 0 as back, 0 as "backTotal"
      from orders o
      where o.site_id = ${site.id} and o.currency = ${currency} and o.paid_at is not null and o.paid_total > 0
        and ${within(sql`o.paid_at`, period)}
      union all
      select coalesce(p.gateway, o.payment_kind), 0, 0, 1, r.amount
      from refunds r join orders o on o.id = r.order_id
      left join payments p on p.id = r.payment_id
      where r.site_id = ${site.id} and o.currency = ${currency} and r.state = 'done' and r.amount > 0
        and ${within(sql`r.done_at`, period)}) moved
    group by provider order by sum("receivedTotal") desc, provider`);
  return rows.map((row) => ({
    provider: row.provider ?? '',
    received: { count: Number(row.received), total: Number(row.receivedTotal) },
    givenBack: { count: Number(row.back), total: Number(row.backTotal) },
  }));
}
