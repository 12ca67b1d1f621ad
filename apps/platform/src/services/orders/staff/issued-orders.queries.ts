import type { filterOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { taxedInOf } from '../reports/oss.queries.ts';

type Asked = Pick<
  EndpointParsed<typeof filterOrders>,
  'issued' | 'from' | 'to' | 'taxRate' | 'taxedIn' | 'oss' | 'iso'
>;

/**
 * What the reports of taxes count by, over `orders`: where it is taxed and by whom it is declared, and the documents that
 * were issued for it, of a moment and with a rate (OFFICE-09). None where nothing of it is asked for.
 */
export function issuedConditions(
  { site }: Ctx,
  { issued, from, to, taxRate, taxedIn, oss, iso }: Asked,
): (SQL | undefined)[] {
  const rate = taxRate === undefined ? undefined : JSON.stringify([{ rate: Math.round(taxRate * 100) }]);
  const hasDocument = sql`exists (select from issued_documents d
    where d.site_id = ${site.id} and d.order_id = orders.id
    ${issued === 'credit' ? sql`and d.kind = 'credit'` : sql``}
    ${issued && from ? sql`and d.issued_at >= ${from}::timestamptz` : sql``}
    ${issued && to ? sql`and d.issued_at < ${to}::timestamptz` : sql``}
    ${rate ? sql`and d.content->'taxes' @> ${rate}::jsonb` : sql``})`;
  return [
    issued || rate ? hasDocument : undefined,
    taxedIn ? sql`${taxedInOf(sql`orders`)} = ${taxedIn}` : undefined,
    oss === 'true' ? sql`orders.tax_country is not null` : undefined,
    oss === 'false' ? sql`orders.tax_country is null` : undefined,
    iso ? sql`orders.currency = ${iso}` : undefined,
  ];
}
