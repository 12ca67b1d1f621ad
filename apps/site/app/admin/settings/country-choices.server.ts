import { outcomeOf } from '@izlog/contract/client';
import { listCountries } from '@izlog/contract/countries';
import { getShopSettings } from '@izlog/contract/settings/shop-settings';
import type { SiteContext } from '../../platform-client/site-context.ts';

/** A country that can be chosen, by its name. */
export interface CountryChoice {
  iso: string;
  name: string;
}

/** The countries the shop sells to, and those that are chosen already, by name; all where it sells everywhere. */
export async function countryChoices(
  { call, language }: SiteContext,
  chosen: readonly string[],
): Promise<CountryChoice[]> {
  const outcome = await outcomeOf(call(getShopSettings, {}));
  const allowed = outcome.errored ? null : outcome.data.allowedCountries;
  return listCountries(language.code)
    .filter(({ iso }) => allowed === null || allowed.includes(iso) || chosen.includes(iso))
    .map(({ iso, name }) => ({ iso, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language.code2));
}
