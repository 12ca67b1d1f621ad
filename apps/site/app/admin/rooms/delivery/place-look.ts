import { ownPlaces, type pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import type { AnyRow, LookOf, OwnLook } from '#site/admin/record/list-view.ts';

/** How pick-up places are named and rendered; the names of their lists and countries come with the screen. */
const placeLook = { record: 'pickupPlace', route: 'adminPlaces', form: 'adminPlace' } satisfies LookOf<
  typeof pickupPlaceResource
>;

/** Names of what only the shop knows: its lists and the countries, by their codes. */
export interface PlaceNames {
  lists: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
}

/** The look with the names of lists and countries of a shop. */
export const placeLookOf = ({ lists, countries }: PlaceNames): OwnLook => ({
  ...placeLook,
  choices: { provider: named(lists), country: named(countries) },
  cells: {
    provider: ({ row: { provider } }: { row: AnyRow }) => lists[String(provider)] ?? String(provider),
    country: ({ row: { country } }: { row: AnyRow }) => countries[String(country)] ?? String(country),
  },
});

const named = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([code, name]) => [code, { name }]));

// Carriers write themselves so in every language.
const carriers: Readonly<Record<string, string>> = {
  boxnow: 'BOX NOW',
  'box-now': 'BOX NOW',
  dpd: 'DPD',
  gls: 'GLS',
  hp: 'Hrvatska pošta',
  overseas: 'Overseas Express',
  posta: 'Hrvatska pošta',
};

/** What a list of places is called: the shop's own by the words given, that of a carrier by its name. */
export const listName = (code: string, own: string): string =>
  code === ownPlaces
    ? own
    : (carriers[code] ?? `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`);
