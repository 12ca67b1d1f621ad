import type { RatesOfCountry, TaxTerms } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { saveTaxClass } from './save-tax-class.ts';

/** Tax of what has no tax class in a shop that never set another, hundredths of a percent. */
const usualTaxRate = 2500;

/** What a site taxes sales at, as JSON in the form of `TaxTerms`. */
const termsJson = (siteId: number): Statement => sql`(
  select jsonb_build_object('usualRate', coalesce(s.usual_tax_rate, ${usualTaxRate}::int), 'ossFrom', s.oss_from,
    'isSmall', exists (select from site_options o
      where o.site_id = ${siteId}::bigint and o.key = 'VatPayer' and o.value = 'false'),
    'countries', (select coalesce(jsonb_agg(to_jsonb(e) order by e.country, e."from"), '[]') from (
      select country, valid_from as "from", max(rate) filter (where tax_class_id is null) as rate,
        coalesce(jsonb_agg(jsonb_build_object('taxClassId', tax_class_id, 'rate', rate) order by tax_class_id)
          filter (where tax_class_id is not null), '[]') as classes
      from tax_rates where site_id = ${siteId}::bigint group by country, valid_from) e))
  from (values (1)) one left join checkout_settings s on s.site_id = ${siteId}::bigint)`;

/** What the site taxes sales at; locked, nobody else changes it before the transaction ends. */
async function readTerms(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<TaxTerms> {
  if (isLocked) await queryOnce(db, sql`select from checkout_settings where site_id = ${site.id} for update`);
  const [row] = await queryOnce<{ terms: TaxTerms }>(db, sql`select ${termsJson(site.id)} as terms`);
  if (!row) throw new Error('the taxes of the shop were not read');
  return row.terms;
}

/** Puts these rates of countries, the own one too, in the place of all there were. */
async function replaceRates(ctx: Ctx, countries: readonly RatesOfCountry[]): Promise<void> {
  const rows = countries.flatMap(({ country, from, rate, classes }) => [
    { country, from, taxClassId: null, rate },
    ...classes.map((one) => ({ country, from, ...one })),
  ]);
  await queryOnce(ctx.db, sql`delete from tax_rates where site_id = ${ctx.site.id}`);
  await ctx.db.execute(sql`
    insert into tax_rates (site_id, country, valid_from, tax_class_id, rate)
    select ${ctx.site.id}, r.country, r."from", r."taxClassId", r.rate
    from ${recordset(rows, 'r', 'country text, "from" date, "taxClassId" bigint, rate int')}`);
  // Carts hold the terms of the shop for a version of the catalogue.
  await catalogueChanged(ctx, []);
}

/** What a site taxes sales at, as others read and change it; the rule itself is `ecommerce/taxes/tax-rule`. */
export const taxes = { termsJson, readTerms, replaceRates, saveClass: saveTaxClass };
