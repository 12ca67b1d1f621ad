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
