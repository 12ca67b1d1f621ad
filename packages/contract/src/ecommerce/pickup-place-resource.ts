import { z } from 'zod';
import { countryCodes } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { kinds } from '../resource/kinds.ts';
import { defineResource } from '../resource.ts';

const known = new Set(countryCodes.map(({ iso }) => iso));

/** The list of places that the shop keeps itself; the lists of carriers come with their codes. */
export const ownPlaces = 'own';

/** A place where buyers fetch what they ordered: the shop's own, lockers and shops of carriers (CHECKOUT-032, OFFICE-02). */
export const pickupPlaceResource = defineResource({
  service: 'ecommerce',
  name: 'pickupPlace',
  access: { read: 'settings.edit', write: 'settings.edit' },
  fields: {
    name: kinds.text(150, { isRequired: true, list: 'name', sort: true, search: true }),
    // Ways of delivery name a list; a place stays in its own.
    provider: {
      ...kinds.text(40, { isRequired: true, isFixed: true, list: true, filter: true }),
      schema: z.string().regex(/^[a-z0-9-]{1,40}$/),
      sample: () => ownPlaces,
    },
    type: kinds.choice(['branch', 'shop', 'locker'], { isRequired: true, list: true, filter: true }),
    street: kinds.text(200, { isRequired: true, list: true, search: true }),
    zipCode: kinds.text(25, { isRequired: true, search: true }),
    city: kinds.text(100, { isRequired: true, list: true, sort: true, search: true }),
    country: {
      ...kinds.text(2, { isRequired: true }),
      schema: z.string().refine((iso) => known.has(iso)),
      sample: (number: number) => ['HR', 'SI', 'AT'][number % 3] ?? 'HR',
    },
    openingHours: kinds.entries(100, {}),
    phone: kinds.text(40, {}),
    isActive: kinds.yesNo({ list: true, filter: true }),
  },
  order: ['name', 'asc'],
  views: [
    { key: 'own', filter: { type: 'branch' } },
    { key: 'off', filter: { isActive: 'false' } },
  ],
});

/** The lists of places that ways of delivery can name. */
export const listPlaceLists = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/delivery/placeLists',
  summary: 'Lists of pick-up places of the site, its own always among them.',
  access: { staff: 'settings.edit' },
  answer: z.array(
    z.object({
      code: z.string(),
      places: z.int().describe('How many are offered.'),
      isOwn: z.boolean().describe('True where buyers fetch in the shop.'),
    }),
  ),
});
