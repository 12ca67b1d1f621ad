import type { TaxSettings } from '@izlog/contract/ecommerce/taxes/tax-settings';

/** Rates of a country as they stand in the form; `classes` by the id of the tax class. */
export interface RateTexts {
  country: string;
  from: string;
  rate: string;
  classes: Readonly<Record<string, string>>;
}

/** What the shop taxes sales at, with what the form needs. */
export interface TaxesView {
  settings: Omit<TaxSettings, 'countries'>;
  usualRate: string;
  rows: readonly RateTexts[];
  /** Rows of standard rates were added, which nobody has saved yet. */
  isSuggested: boolean;
  /** The country of the shop, and the day since which a row of its own says its rates. */
  home: { iso: string; name: string };
  homeSince: string | null;
  /** Other countries of the Union, and the others. */
  union: ReadonlyArray<{ iso: string; name: string }>;
  others: ReadonlyArray<{ iso: string; name: string }>;
  /** Names of the countries without a rate. */
  lacking: readonly string[];
  /** How near the sales abroad are to the threshold; null where that is not known, or the tax of the country counts. */
  threshold: 'far' | 'near' | 'above' | null;
}

/** Names of the fields of a row. */
export const rowField = {
  country: (at: number) => `rate.${at}.country`,
  from: (at: number) => `rate.${at}.from`,
  rate: (at: number) => `rate.${at}.usual`,
  ofClass: (at: number, id: number) => `rate.${at}.class-${id}`,
};
