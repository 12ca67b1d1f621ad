import { countryCodes, listCountries } from '@izlog/contract/countries';

/** Countries to choose from in a form: ISO code and name in the language of the page. */
export interface CountryChoice {
  iso: string;
  name: string;
}

const choices = new Map<string, CountryChoice[]>();

/** The countries in a language (three-letter code), as its readers sort them. */
export function countryChoices(language: string): CountryChoice[] {
  let known = choices.get(language);
  if (!known) {
    known = listCountries(language).map(({ iso, name }) => ({ iso, name }));
    choices.set(language, known);
  }
  return known;
}

/** Names of some countries in a language (three-letter code), by ISO code; unknown ones are left out. */
export function countryNames(language: string, isoCodes: readonly string[]): Record<string, string> {
  const named = countryChoices(language).filter(({ iso }) => isoCodes.includes(iso));
  return Object.fromEntries(named.map(({ iso, name }) => [iso, name]));
}

/** The ISO code of a country's id; empty for an unknown one (ACCT-043). */
export const isoOf = (id: number): string => countryCodes.find((one) => one.id === id)?.iso ?? '';

/** The id of a country's ISO code; undefined for an unknown one (ACCT-043). */
export const countryIdOf = (iso: string): number | undefined =>
  countryCodes.find((one) => one.iso === iso)?.id;
