import { ownPlaces, type pickupPlaceResource } from '@izlog/contract/ecommerce/pickup-place-resource';
import type { AnyRow, ListLook, LookOf } from '#site/admin/record/list-view.ts';

/** How pick-up places are called and drawn; the names of their lists and countries come with the screen. */
const placeLook = {
  route: 'adminPlaces',
  words: {
    nothing: 'places.nothing',
    nothingLead: 'places.nothingLead',
    count: 'places.count',
    filter: 'places.filter',
    nothingFoundLead: 'places.nothingFoundLead',
  },
  search: 'places.search',
  fields: {
    name: 'places.name',
    provider: 'places.list',
    type: 'places.type',
    street: 'places.street',
    zipCode: 'places.zipCode',
    city: 'places.city',
    country: 'places.country',
    openingHours: 'places.openingHours',
    phone: 'places.phone',
    isActive: 'places.isActive',
  },
  hints: {
    name: 'places.nameHint',
    provider: 'places.listHint',
    type: 'places.typeHint',
    openingHours: 'places.openingHoursHint',
    phone: 'places.phoneHint',
    isActive: 'places.isActiveHint',
  },
  choices: {
    type: { branch: 'places.branch', shop: 'places.shop', locker: 'places.locker' },
  },
  views: { own: 'places.own', off: 'places.off' },
  to: ({ id }) => ({ route: 'adminPlace', params: { id: String(id) } }),
} satisfies LookOf<typeof pickupPlaceResource>;

/** Names of what only the shop knows: its lists and the countries, by their codes. */
export interface PlaceNames {
  lists: Readonly<Record<string, string>>;
  countries: Readonly<Record<string, string>>;
}

/** The look with the names of lists and countries of a shop. */
export const placeLookOf = ({ lists, countries }: PlaceNames): ListLook => ({
  ...placeLook,
  choices: { ...placeLook.choices, provider: named(lists), country: named(countries) },
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
