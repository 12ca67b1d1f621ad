import type { SiteLanguage } from '../../i18n/site-language.ts';

/** What a rate is typed as; empty where nothing bounds it. Weights in grams, amounts in the main currency. */
export const rateFields = [
  'price',
  'freeFrom',
  'countries',
  'minWeight',
  'maxWeight',
  'minTotal',
  'maxTotal',
] as const;
export type RateField = (typeof rateFields)[number];
export type RateTexts = Readonly<Record<RateField, string>>;

/** A way of delivery in the list: its cheapest price, when it is free, and where it goes. */
export interface DeliveryRow {
  code: string;
  name: string;
  isActive: boolean;
  price: number;
  freeFrom: number | null;
  /** Names of the countries; none for all the shop sells to. */
  countries: readonly string[];
  branches: number;
}

/** One way of delivery as its form shows it. */
export interface DeliveryView {
  /** Empty for a new one. */
  code: string;
  names: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
  position: string;
  isActive: boolean;
  branchProvider: string;
  rates: readonly RateTexts[];
  languages: readonly SiteLanguage[];
}
