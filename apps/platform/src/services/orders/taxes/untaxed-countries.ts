import { ratesOn, shopDay, type TaxTerms } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { homeCountry, unionCountries } from '@izlog/contract/european-union';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

/**
 * Other countries of the Union that the shop delivers to and has no rate of on the day (that of the OSS, while that is to
 * come): what goes there is taxed as at home meanwhile.
 */
export async function untaxedCountries(
  { db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>,
  { ossFrom, countries }: TaxTerms,
): Promise<string[]> {
  const today = shopDay(now);
  const day = ossFrom !== null && ossFrom > today ? ossFrom : today;
  const { rows } = await db.execute<{ country: string }>(sql`
    select u.country from unnest(${sql.param(unionCountries)}::text[]) u(country)
    left join checkout_settings s on s.site_id = ${site.id}
    where u.country <> ${homeCountry} and (s.allowed_countries is null or u.country = any(s.allowed_countries))
      and exists (select from delivery_methods m join delivery_rates r on r.method_id = m.id
        where m.site_id = ${site.id} and m.is_active and not m.is_pickup
          and (r.countries is null or u.country = any(r.countries)))`);
  return rows.map(({ country }) => country).filter((country) => !ratesOn(countries, country, day));
}
