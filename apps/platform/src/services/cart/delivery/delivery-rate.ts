import type { Cents } from '@izlog/contract/money';
import type { DeliveryMethodRow } from '../terms/shop-terms.queries.ts';

/** What the price of delivery depends on. */
export interface Parcel {
  /** ISO 3166-1 alpha-2 code; null while it is not known: rates of single countries then count too. */
  country: string | null;
  /** Grams. */
  weight: number;
  /** Cart total after discounts, cents of the main currency. */
  total: Cents;
}

/** What a method costs for a parcel: the first rate in order that fits; undefined: the method is not offered. */
export function deliveryRateOf(
  { rates }: Pick<DeliveryMethodRow, 'rates'>,
  { country, weight, total }: Parcel,
): { price: Cents; freeFrom: Cents | null } | undefined {
  const rate = rates.find(
    (one) =>
      (one.countries === null || country === null || one.countries.includes(country)) &&
      weight >= (one.minWeight ?? 0) &&
      weight <= (one.maxWeight ?? Number.POSITIVE_INFINITY) &&
      total >= (one.minTotal ?? 0) &&
      total < (one.maxTotal ?? Number.POSITIVE_INFINITY),
  );
  if (!rate) return undefined;
  const isFree = rate.freeFrom !== null && total >= rate.freeFrom;
  return { price: isFree ? 0 : rate.price, freeFrom: rate.freeFrom };
}

/** What of a method says whom it goes to at what price. */
export type RatedMethod = Pick<DeliveryMethodRow, 'rates'>;

/** Why a method has no price for a parcel: it does not go there, not at this weight, not at this total; null: it has one. */
export function whyNoRate(
  { rates }: RatedMethod,
  { country, weight, total }: Parcel,
): 'country' | 'weight' | 'total' | null {
  if (deliveryRateOf({ rates }, { country, weight, total })) return null;
  const there = rates.filter(
    ({ countries }) => countries === null || country === null || countries.includes(country),
  );
  if (there.length === 0) return 'country';
  const fits = ({ minWeight, maxWeight }: DeliveryMethodRow['rates'][number]) =>
    weight >= (minWeight ?? 0) && weight <= (maxWeight ?? Number.POSITIVE_INFINITY);
  return there.some(fits) ? 'total' : 'weight';
}

/** Whether a method is no sending at all: it costs nothing for anything, the buyer comes. */
export const isCollected = ({ rates }: Pick<DeliveryMethodRow, 'rates'>): boolean =>
  rates.every(({ price }) => price === 0);

/** Whether the shop sells to a country at all (CHECKOUT-028). */
export function isDeliverableTo(allowed: readonly string[] | null, country: string | null): boolean {
  return allowed === null || country === null || allowed.includes(country);
}

/** Where something goes until the buyer names a country: the first one that the shop sells to; null: anywhere. */
export function placeOf(
  { allowedCountries }: { allowedCountries: readonly string[] | null },
  country: string | null,
): string | null {
  return country ?? allowedCountries?.[0] ?? null;
}
