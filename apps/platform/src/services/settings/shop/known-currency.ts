import type { Db } from '#platform/kernel/database/db.ts';
import { currencies } from '../settings.tables.ts';

/** The id of a currency of the installation, which knows it from now on. */
export async function currencyId(db: Db, code: string): Promise<number> {
  // An update that changes nothing, so that an existing row is returned too.
  const [row] = await db
    .insert(currencies)
    .values({ code, ...currencyWords(code) })
    .onConflictDoUpdate({ target: currencies.code, set: { code } })
    .returning({ id: currencies.id });
  if (!row) throw new Error('the currency was not stored');
  return row.id;
}

/** Name and sign of a currency for people. */
export function currencyWords(code: string): { label: string; symbol: string } {
  const part = (type: 'name' | 'symbol') => {
    const format = new Intl.NumberFormat('hr', { style: 'currency', currency: code, currencyDisplay: type });
    return format.formatToParts(1).find((one) => one.type === 'currency')?.value ?? code;
  };
  return { label: part('name'), symbol: part('symbol') };
}
