import type { CartBehaviour } from '@izlog/contract/ecommerce/checkout-settings';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { checkoutSettings, currencies, siteCurrencies, sites } from '../settings.tables.ts';

/** The row of a site's checkout settings, if the site has one. */
export async function readCheckoutSettings(db: Db, siteId: number) {
  const [row] = await db.select().from(checkoutSettings).where(eq(checkoutSettings.siteId, siteId));
  return row;
}

/** What of the checkout's settings is to be another; the rest stays (SET-009). */
export interface CheckoutChange {
  /** After adding to the cart: 0 the cart opens, 1 the page stays, 2 a window shows it (CART-030). */
  cartType?: CartBehaviour;
  /** ISO 3166 alpha-2 codes of the countries one may order to; null for all. */
  allowedCountries?: string[] | null;
  /** Tax of what has no tax class, hundredths of a percent. */
  usualTaxRate?: number | null;
  /** The day from which the tax of the buyer's country counts; null for never. */
  ossFrom?: string | null;
  /** Whether prices are shown and entered with tax. */
  isTaxIncluded?: boolean;
}

/** Changes the row of a site's checkout settings, or makes it. */
export async function putCheckoutSettings(db: Db, siteId: number, change: CheckoutChange): Promise<void> {
  await db
    .insert(checkoutSettings)
    .values({ siteId, ...change })
    .onConflictDoUpdate({ target: checkoutSettings.siteId, set: change });
}

/** The currencies a site sells in. */
export function listCurrencies(db: Db, siteId: number) {
  return db
    .select({
      id: currencies.id,
      label: currencies.label,
      symbol: currencies.symbol,
      iso: currencies.code,
      rate: siteCurrencies.rate,
    })
    .from(siteCurrencies)
    .innerJoin(currencies, eq(currencies.id, siteCurrencies.currencyId))
    .where(eq(siteCurrencies.siteId, siteId))
    .orderBy(asc(currencies.id));
}

/** All currencies of the installation with the rate of those that a site sells in. */
export function listKnownCurrencies(db: Db, siteId: number) {
  return db
    .select({ id: currencies.id, iso: currencies.code, label: currencies.label, rate: siteCurrencies.rate })
    .from(currencies)
    .leftJoin(
      siteCurrencies,
      and(eq(siteCurrencies.currencyId, currencies.id), eq(siteCurrencies.siteId, siteId)),
    )
    .orderBy(asc(currencies.id));
}

/** Sets the rate of a currency, which a site sells in from then on. */
export async function putRate(db: Db, siteId: number, iso: string, rate: number): Promise<void> {
  await db.execute(sql`
    insert into site_currencies (site_id, currency_id, rate)
    select ${siteId}, id, ${rate} from currencies where code = ${iso}
    on conflict (site_id, currency_id) do update set rate = excluded.rate`);
}

/** Makes changes of what a site is set to wait for each other until the transaction ends. */
export async function holdSite(db: Db, siteId: number): Promise<void> {
  await db.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('no key update');
}
