import { homeCountry } from '../../european-union.ts';

/** All the rates of a country from a day on, hundredths of a percent; `from` is a day of the shop. */
export interface RatesOfCountry {
  country: string;
  from: string;
  /** Of all that `classes` does not name; at home of what has no class: a class that is not named keeps its own rate. */
  rate: number;
  classes: ReadonlyArray<{ taxClassId: number; rate: number }>;
}

/** What the shop taxes sales at. */
export interface TaxTerms {
  /** Of what has no tax class, at home, while no day of `countries` says otherwise; hundredths of a percent. */
  usualRate: number;
  /** From this day consumers abroad pay the tax of their country; null while they pay the shop's own. */
  ossFrom: string | null;
  countries: readonly RatesOfCountry[];
  /** The seller is outside the VAT system (option VatPayer): at home nothing is taxed, whatever its rates say. */
  isSmall?: boolean;
}

/** Who buys, and where it goes; null while that is not known. */
export interface TaxedSale {
  country: string | null;
  isCompany: boolean;
}

const dayInZagreb = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Zagreb' });

/** The day of the shop that an instant lies in: 2026-11-23. */
export const shopDay = (at: Date): string => dayInZagreb.format(at);

/**
 * The country whose tax a sale carries, with its rates of the day; undefined for the shop's own. Companies pay the shop's
 * own tax: what is sold to them is no distance sale to a consumer, and their VAT numbers are not looked into.
 */
export function taxedAbroad(
  { ossFrom, countries }: TaxTerms,
  { country, isCompany }: TaxedSale,
  day: string,
): RatesOfCountry | undefined {
  if (ossFrom === null || day < ossFrom || country === null || country === homeCountry || isCompany)
    return undefined;
  return ratesOn(countries, country, day);
}

/** The rates of a country on a day: those set last. */
export function ratesOn(
  countries: readonly RatesOfCountry[],
  country: string,
  day: string,
): RatesOfCountry | undefined {
  return countries
    .filter((one) => one.country === country && one.from <= day)
    .reduce<RatesOfCountry | undefined>(
      (last, one) => (last && last.from > one.from ? last : one),
      undefined,
    );
}

/**
 * The rate of a product on a day, hundredths of a percent: the one rule for carts, orders and what is made of them. Abroad
 * that of its tax class there, else the country's usual one; at home that of its class, else the shop's usual one, as the
 * last day of the home country says them, and none of a seller outside the VAT system.
 */
export function taxRateOf(
  { usualRate, countries, isSmall = false }: Pick<TaxTerms, 'usualRate' | 'countries' | 'isSmall'>,
  abroad: RatesOfCountry | undefined,
  { taxClassId, taxRate }: { taxClassId: number | null; taxRate: number | null },
  day: string,
): number {
  if (isSmall && !abroad) return 0;
  const rates = abroad ?? ratesOn(countries, homeCountry, day);
  const ofClass = rates?.classes.find((one) => one.taxClassId === taxClassId)?.rate;
  if (ofClass !== undefined) return ofClass;
  if (abroad) return abroad.rate;
  return taxRate ?? rates?.rate ?? usualRate;
}
