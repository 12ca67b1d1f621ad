import type { CartBehaviour } from '@izlog/contract/ecommerce/checkout-settings';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/db.ts';
import { checkoutSettings, currencies, siteCurrencies } from '../settings.tables.ts';

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
