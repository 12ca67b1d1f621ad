import type { DeliveryMethodOptions } from '@izlog/contract/records/delivery-method';
import type { FormFieldView } from '#site/admin/record/list-view.ts';
import type { CountryChoice } from '#site/admin/rooms/settings/door/country-choices.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { PlaceList } from './place-lists.server.ts';

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

/** A price of the list: from what total it is free, and what it is for; weights in grams, null where nothing bounds it. */
export interface RateRow {
  price: number;
  freeFrom: number | null;
  /** Names of the countries; none for all the shop sells to. */
  countries: readonly string[];
  minWeight: number | null;
  maxWeight: number | null;
  minTotal: number | null;
  maxTotal: number | null;
}

/** A way of delivery in the list: what it costs for what, and where it goes. */
export interface DeliveryRow {
  code: string;
  name: string;
  isActive: boolean;
  /** In the order in which they are tried. */
  rates: readonly RateRow[];
  branches: number;
  /** The list of places it leads to; null to the address. */
  list: string | null;
  /** It leads to a list of places of which none is offered: no buyer sees it. */
  isWithoutPlaces: boolean;
}

/** One way of delivery as its form shows it. */
export interface DeliveryView {
  /** Empty for a new one. */
  code: string;
  /** Of what was read. */
  revision: string;
  names: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
  position: string;
  isActive: boolean;
  branchProvider: string;
  isPickup: boolean;
  /** Options that have no control of their own, and what the way has of them. */
  options: readonly OptionView[];
  said: Readonly<Record<string, unknown>>;
  rates: readonly RateTexts[];
  /** Where a price can hold. */
  countries: readonly CountryChoice[];
  /** The lists of places it can lead to. */
  lists: readonly PlaceList[];
  languages: readonly SiteLanguage[];
}

/** What the options of a way of delivery are called; one that is declared without its words does not compile. */
export const optionKeys: Readonly<Record<keyof DeliveryMethodOptions, StaffKey>> = {
  position: 'delivery.position',
  isActive: 'delivery.active',
  branchProvider: 'delivery.branchProvider',
  isPickup: 'delivery.isPickup',
};

/** An option that its kind draws. */
export interface OptionView extends FormFieldView {
  name: keyof DeliveryMethodOptions;
}

/** What delivery of a parcel would cost: what was asked, and the answer. */
export interface DeliveryTrial {
  countries: ReadonlyArray<{ iso: string; name: string }>;
  typed: { country: string; kg: string; total: string };
  faults: { kg: boolean; total: boolean };
  /** Null until something was asked. */
  results: ReadonlyArray<{
    code: string;
    name: string;
    price: number | null;
    why: 'country' | 'weight' | 'total' | 'branches' | null;
    /** Grams it carries to the country. */
    weights: ReadonlyArray<{ from: number; to: number | null }>;
  }> | null;
  isDeliverable: boolean;
}
