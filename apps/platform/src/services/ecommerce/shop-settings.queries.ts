import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db.ts';
import { checkoutSettings, currencies, siteCurrencies } from '../settings/settings.tables.ts';

/** The row of a site's checkout settings, if the site has one. */
export async function readCheckoutSettings(db: Db, siteId: number) {
  const [row] = await db.select().from(checkoutSettings).where(eq(checkoutSettings.siteId, siteId));
  return row;
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
