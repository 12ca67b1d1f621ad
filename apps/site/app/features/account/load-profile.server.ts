import { outcomeOf } from '@izlog/contract/client';
import { filterWishes } from '@izlog/contract/cms/wishlist';
import { gdprConsentGiven } from '@izlog/contract/gdpr/consent-given';
import { limits } from '@izlog/contract/limits';
import type { Address } from '@izlog/contract/user/address';
import type { User } from '@izlog/contract/user/user';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { loadTiles } from '../catalog/load-tiles.server.ts';
import { drawBarcode } from '../member-card/draw-barcode.ts';
import { countryChoices, isoOf } from './country-codes.server.ts';
import type { AddressView, ProfileView } from './profile-view.ts';

interface Wanted {
  /** Id of the address to write, or `nova`. */
  address: string | null;
}

/** Everything the profile shows, asked in parallel; what cannot be loaded leaves the rest standing. */
export async function loadProfile(context: SiteContext, user: User, wanted: Wanted): Promise<ProfileView> {
  const { call, language } = context;
  const [wishes, consents] = await Promise.all([loadWishes(context), outcomeOf(call(gdprConsentGiven, {}))]);
  const countries = countryChoices(language.code);
  const addresses = user.addresses.map((address) => addressView(address, countries));
  const editing =
    wanted.address === 'nova'
      ? ('new' as const)
      : (addresses.find(({ id }) => String(id) === wanted.address) ?? null);
  return {
    ...user.details,
    email: user.email,
    isEmailConfirmed: user.emailConfirmed,
    hasPassword: user.hasPassword,
    company: user.company,
    card: user.memberCardBarcode
      ? { code: user.memberCardBarcode, bars: drawBarcode(user.memberCardBarcode) }
      : null,
    addresses,
    editing,
    // Two hundred and fifty names are worth their bytes only where one chooses among them.
    countries: editing ? countries : [],
    wishes,
    consents: consents.errored
      ? undefined
      : consents.data.records.map(({ uniqueNumber, displayName, givenAt }) => ({
          uniqueNumber,
          html: displayName,
          givenAt,
        })),
  };
}

/** The wished products, the newest wish first, resolved with one call by their ids (ACCT-025). */
async function loadWishes(context: SiteContext) {
  const wishes = await outcomeOf(context.call(filterWishes, { limit: limits.wishlistLimit }));
  const ids = wishes.errored ? [] : wishes.data.records.map((record) => record.product_id);
  return loadTiles(ids.slice(0, limits.largestLimit), context);
}

/** The country of a kept address is an id, that of a form an ISO code (ACCT-043). */
function addressView(address: Address, countries: readonly { iso: string; name: string }[]): AddressView {
  const country = isoOf(address.country);
  const countryName = countries.find(({ iso }) => iso === country)?.name ?? country;
  return { ...address, region: address.region ?? '', country, countryName };
}
