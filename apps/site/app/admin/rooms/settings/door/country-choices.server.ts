import { outcomeOf } from '@izlog/contract/client';
import { listCountries } from '@izlog/contract/countries';
import { getShopSettings } from '@izlog/contract/settings/shop-settings';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** A country that can be chosen, by its name. */
export interface CountryChoice {
  iso: string;
  name: string;
}

/** The countries the shop sells to, and those that are chosen already, by name; all where it sells everywhere. */
export async function countryChoices(
  context: SiteContext,
  chosen: readonly string[],
): Promise<CountryChoice[]> {
  const outcome = await outcomeOf(context.call(getShopSettings, {}));
  const allowed = outcome.errored ? null : outcome.data.allowedCountries;
  const read = languageRead(context);
  return listCountries(read)
    .filter(({ iso }) => allowed === null || allowed.includes(iso) || chosen.includes(iso))
    .map(({ iso, name }) => ({ iso, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, read));
}
