import { shopDay } from '../taxes/tax-rule.ts';

/** Options that say which goods show an anchor price, of which day, and what it is called. */
export const anchorOptions = ['PriceList', 'AnchorDate', 'AnchorLabel'] as const;

/** Which goods of a shop show an anchor price (NN 75/2025). */
export interface AnchorTerms {
  /** The day whose price it is, `2025-05-02`. */
  day: string;
  /** All goods, or those that are marked. */
  isAll: boolean;
  /** What it is called, where the shop calls it otherwise. */
  label: string | null;
}

const hour = 60 * 60 * 1000;

/** The last instant of a day (`2025-05-02`) by the clock of the shop, ms since 1970: what was asked then is its anchor price. */
export function endOfShopDay(day: string): number {
  const nextUtc = Date.parse(`${day}T00:00:00Z`) + 24 * hour;
  const inSummer = nextUtc - 2 * hour;
  return (shopDay(new Date(inSummer)) === day ? nextUtc - hour : inSummer) - 1;
}
