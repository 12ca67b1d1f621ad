import { homeCountry, unionCountries } from '@izlog/contract/european-union';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { within } from './period.queries.ts';

/** Where an order, under the name that is given, is taxed: by whom it is declared, else where it went; at home what was fetched in the shop. */
export const taxedInOf = (o: SQL): SQL => sql`case
  when ${o}.tax_country is not null then ${o}.tax_country
  when (${o}.delivery_method->>'isPickup')::boolean then ${homeCountry}
  when ${o}.delivery_method is null
    then coalesce(nullif(${o}.billing_address->>'country', ''), ${o}.delivery_address->>'country', '')
  else coalesce(nullif(${o}.delivery_address->>'country', ''), ${o}.billing_address->>'country', '') end`;

/** The same of an order `o`. */
export const taxedIn: SQL = taxedInOf(sql`o`);

const abroad: SQL = sql`any(${sql.param(unionCountries.filter((iso) => iso !== homeCountry))}::text[])`;

/** A line of a return to the one-stop shop: minor units, hundredths of a percent. */
export interface OssLine {
  /** 2026-Q3, in which it is declared. */
  quarter: string;
  /** The earlier quarter whose sale a credit note corrects; null of what was sold in this one. */
  corrects: string | null;
  country: string;
  rate: number;
  base: number;
  tax: number;
}

const quarterOf = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'Europe/Zagreb', 'YYYY-"Q"Q')`;

/** What invoices and credit notes of a period declare to other countries of the Union, by quarter, country and rate. */
export async function sumOss(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  period: { from: string; to: string },
  currency: string,
): Promise<OssLine[]> {
  const { rows } = await db.execute<Record<string, string> & { rate: number; corrects: string | null }>(sql`
    select quarter, nullif(lines."of", quarter) as corrects, country, rate, sum(base) as base, sum(tax) as tax from (
      select ${quarterOf(sql`d.issued_at`)} as quarter, o.tax_country as country, (t->>'rate')::int as rate,
        (t->>'base')::bigint as base, (t->>'tax')::bigint as tax,
        case when d.kind = 'credit' then coalesce((select ${quarterOf(sql`i.issued_at`)} from issued_documents i
          where i.order_id = d.order_id and i.site_id = d.site_id and i.kind = 'invoice'
          order by i.id desc limit 1), ${quarterOf(sql`d.issued_at`)})
          else ${quarterOf(sql`d.issued_at`)} end as "of"
      from issued_documents d join orders o on o.id = d.order_id and o.site_id = d.site_id
      cross join lateral jsonb_array_elements(d.content->'taxes') t
      where d.site_id = ${site.id} and d.content->>'currency' = ${currency}
        and o.tax_country = ${abroad} and ${within(sql`d.issued_at`, period)}) lines
    group by 1, 2, 3, 4 order by quarter, corrects nulls first, country, rate desc`);
  return rows.map(({ quarter = '', corrects, country = '', rate, base, tax }) => ({
    quarter,
    corrects,
    country,
    rate,
    base: Number(base),
    tax: Number(tax),
  }));
}

/**
 * What consumers in other countries of the Union bought in a year, without tax, credit notes taken off, minor units of the
 * main currency at today's rates: what the threshold of the Union is compared with (Directive 2006/112/EC, Article 59c).
 */
export async function sumSalesAbroad({ db, site }: Pick<Ctx, 'db' | 'site'>, year: number): Promise<number> {
  const { rows } = await db.execute<{ base: string | null }>(sql`
    select round(sum((t->>'base')::bigint / coalesce(c.rate, 1))) as base
    from issued_documents d join orders o on o.id = d.order_id and o.site_id = d.site_id
    cross join lateral jsonb_array_elements(d.content->'taxes') t
    left join (select k.code, s.rate from site_currencies s join currencies k on k.id = s.currency_id
      where s.site_id = ${site.id}) c on c.code = d.content->>'currency'
    where d.site_id = ${site.id} and o.company is null and ${taxedIn} = ${abroad}
      and ${within(sql`d.issued_at`, { from: `${year}-01-01`, to: `${year}-12-31` })}`);
  return Number(rows[0]?.base ?? 0);
}
