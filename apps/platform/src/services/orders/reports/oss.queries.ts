import { homeCountry, unionCountries } from '@izlog/contract/european-union';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/** Where an order, under the name that is given, is taxed: by whom it is declared, else where it went; at home what was fetched in the shop. */
export const taxedInOf = (o: SQL): SQL =>
  sql`izlog_tax_country(${o}.tax_country, ${o}.delivery_method, ${o}.delivery_address, ${o}.billing_address)`;

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

/** What invoices and credit notes of a period declare to other countries of the Union, by quarter, country and rate. */
export async function sumOss(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  { from, to }: { from: string; to: string },
  currency: string,
): Promise<OssLine[]> {
  const { rows } = await db.execute<Record<string, string> & { rate: number; corrects: string | null }>(sql`
    select to_char(day, 'YYYY-"Q"Q') as quarter, nullif(of_quarter, to_char(day, 'YYYY-"Q"Q')) as corrects, country,
      rate, sum(base) as base, sum(tax) as tax
    from document_tax_days
    where site_id = ${site.id} and currency = ${currency} and is_oss and country = ${abroad}
      and day between ${from}::date and ${to}::date
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
    select round(sum(t.base / coalesce(c.rate, 1))) as base
    from document_tax_days t
    left join (select k.code, s.rate from site_currencies s join currencies k on k.id = s.currency_id
      where s.site_id = ${site.id}) c on c.code = t.currency
    where t.site_id = ${site.id} and t.is_consumer and t.country = ${abroad}
      and t.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`);
  return Number(rows[0]?.base ?? 0);
}
