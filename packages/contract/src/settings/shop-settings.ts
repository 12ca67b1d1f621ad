import { z } from 'zod';
import { listCountries } from '../countries.ts';
import { cartBehaviours } from '../ecommerce/checkout-settings.ts';
import { defineEndpoint } from '../endpoint.ts';

const known = new Set(listCountries('eng').map(({ iso }) => iso));
const iso = z
  .string()
  .length(2)
  .refine((one) => known.has(one), 'Unknown country.');
const code = z.string().regex(/^[A-Z]{3}$/);
/** Units of a currency for one of the main currency; the column holds ten digits before the point and eight behind it. */
const rate = z.number().min(0.00000001).max(1_000_000);

const settings = z.object({
  allowedCountries: z
    .array(iso)
    .min(1)
    .max(300)
    .nullable()
    .describe('Codes of the countries one may order to; null: all.'),
  cartType: z
    .literal(cartBehaviours)
    .describe('After adding to the cart: 0 the cart opens, 1 stay, 2 a window.'),
});

const shop = settings.extend({
  revision: z.string(),
  currencies: z.array(
    z.object({
      iso: code,
      label: z.string(),
      rate: z.number().nullable().describe('Null: not sold in.'),
      isMain: z.boolean(),
    }),
  ),
});
export type ShopSettings = z.infer<typeof shop>;

const access = { staff: 'settings.edit' } as const;

/** Where one may order to, and in what currencies prices are shown. */
export const getShopSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/shop/get',
  summary: 'Countries, currencies with their rates, and what follows on adding to the cart.',
  access,
  answer: shop,
});

/** Changes them; a currency that is sold in stays, since carts may be in it. */
export const saveShopSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/settings/shop/save',
  summary: 'Sets countries, rates of currencies and what follows on adding to the cart; adds currencies.',
  access,
  body: settings.partial().extend({
    revision: z.string().max(200).optional().describe('Of what was read.'),
    rates: z
      .array(z.object({ iso: code, rate }))
      .max(200)
      .optional()
      .describe('Of currencies beside the main one; one that is new is sold in from now on.'),
  }),
  answer: shop,
  refusals: ['validationFailed', 'recordChanged'],
});
