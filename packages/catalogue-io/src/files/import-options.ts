import type { ShortcodeReader } from './clean-html.ts';
import type { TextEncoding } from './text-encoding.ts';

/** How a file is to be read where it does not say so itself. */
export interface ReadOptions {
  /** Given by the person; a byte order mark in the file outweighs it. */
  encoding?: TextEncoding;
  /** ISO 4217 code of the prices; it decides how many decimals a price may have. */
  currency: string;
  /** Otherwise seen from the numbers in the file. */
  decimalMark?: 'point' | 'comma';
  /** Round prices with more decimals than the currency has (half up) instead of refusing the row. */
  roundPrices?: boolean;
  /** Languages of the site, in which the file may have words too. */
  languages?: readonly string[];
  /** Language of each store view of the file, where its name does not say so. */
  storeViews?: Readonly<Record<string, string>>;
  /** Unit of weights in a column that names none; such weights are left out without it. */
  weightUnit?: WeightUnit;
  /** Gives a SKU that stands twice in the file a number at its end instead of refusing its row. */
  uniqueSkus?: boolean;
  /** Takes the shortcodes of WordPress out of a description; they stay without it. */
  readShortcodes?: ShortcodeReader;
  /** IANA zone of the other shop, for sale dates without one. */
  timeZone: string;
}

/** How many decimals the currency has: 2 for EUR, 0 for JPY. */
export function currencyDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Grams in the units that shops weigh in. */
export const gramsIn = { kg: 1000, g: 1, lbs: 453.59237, oz: 28.349523125 } as const;
export type WeightUnit = keyof typeof gramsIn;
