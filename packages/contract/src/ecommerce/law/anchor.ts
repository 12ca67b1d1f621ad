import { shopDay } from '../taxes/tax-rule.ts';

const hour = 60 * 60 * 1000;

/** The last instant of a day (`2025-05-02`) by the clock of the shop, ms since 1970: what was asked then is its anchor price. */
export function endOfShopDay(day: string): number {
  const nextUtc = Date.parse(`${day}T00:00:00Z`) + 24 * hour;
  const inSummer = nextUtc - 2 * hour;
  return (shopDay(new Date(inSummer)) === day ? nextUtc - hour : inSummer) - 1;
}
