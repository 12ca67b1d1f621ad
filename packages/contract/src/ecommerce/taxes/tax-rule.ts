import { homeCountry, isUnionAbroad } from '../../european-union.ts';
import { type VatCheck, vatCheckHours } from './vat-check.ts';

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

/** A sale to a company, as far as it decides whether the company accounts for the tax itself. */
export interface CompanySale {
  /** Where the goods go, and where the bill goes; null while that is not known. */
  country: string | null;
  billedTo: string | null;
  /** What VIES said of the company; undefined where it was not asked. */
  vat: VatCheck | undefined;
}

/**
 * Whether the buyer accounts for the tax (reverse charge): a company of another country of the Union whose VAT id VIES has
 * confirmed within a day, with the goods and the bill going to the country that gave it (Directive 2006/112/EC, Articles 138,
 * 196). No answer is no confirmation. A seller outside the VAT system has no such sales (`smallBusiness`).
 */
export function isReverseCharge(
  { isSmall = false }: Pick<TaxTerms, 'isSmall'>,
  { country, billedTo, vat }: CompanySale,
  now: Date,
): boolean {
  if (isSmall || vat?.answer !== 'valid' || !isUnionAbroad(vat.country)) return false;
  if (country !== vat.country || (billedTo ?? country) !== vat.country) return false;
  const age = now.getTime() - Date.parse(vat.at);
  return age <= vatCheckHours * 3_600_000;
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
