import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { defineEndpoint } from '../../endpoint.ts';

const known = new Set(countryCodes.map(({ iso }) => iso));
/** Percent, to the hundredth. */
const percent = z.number().min(0).max(100).multipleOf(0.01);
const day = z.iso.date().regex(/^20\d\d-/);

/** All the rates of a country from a day on. */
const countryRates = z.object({
  country: z
    .string()
    .refine((iso) => known.has(iso), 'Unknown.')
    .describe('ISO 3166-1 alpha-2 of the country of delivery, or of the shop itself.'),
  from: day.describe('The first day, in the time of the shop.'),
  rate: percent.describe(
    'Its usual rate: of all that the others do not name; at home of what has no tax class.',
  ),
  classes: z
    .array(z.object({ taxClassId: z.int().min(1), rate: percent }))
    .max(100)
    .describe('Of tax classes that have another rate there; at home a class that is left out keeps its own.'),
});
export type CountryRates = z.infer<typeof countryRates>;

const settings = z.object({
  usualRate: percent.nullable().describe('Of what has no tax class, at home; null: never said, 25.'),
  ossFrom: day
    .nullable()
    .describe("From this day consumers abroad pay the tax of their country (OSS); null: the shop's own tax."),
  countries: z.array(countryRates).max(500),
});

const salesOfYear = z.object({ year: z.int(), amount: z.number().describe('Without tax, main currency.') });

const answer = settings.extend({
  revision: z.string(),
  home: z.string().describe('Country of the shop.'),
  taxClasses: z.array(z.object({ id: z.int(), name: z.string(), rate: z.number() })),
  lacking: z
    .array(z.string())
    .describe('Countries of the Union that are delivered to and have no rate: taxed as at home meanwhile.'),
  abroad: z
    .object({ limit: z.number(), currency: z.string(), thisYear: salesOfYear, lastYear: salesOfYear })
    .nullable()
    .describe('Sold to consumers in other countries of the Union; null for who may not read reports.'),
});
export type TaxSettings = z.infer<typeof answer>;

const access = { staff: 'settings.edit' } as const;

/** What the shop taxes sales at, at home and by country of delivery. */
export const getTaxSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/ecommerce/taxes/get',
  summary: 'The usual tax rate, the rates of other countries, and since when these hold (OSS).',
  access,
  answer,
});

/** Changes it; what was ordered keeps its rates. */
export const saveTaxSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/ecommerce/taxes/save',
  summary: 'Sets the usual tax rate, the rates of other countries, and from when these hold (OSS).',
  access,
  body: settings.partial().extend({
    revision: z.string().max(200).optional().describe('Of what was read.'),
  }),
  answer,
  refusals: ['validationFailed', 'recordChanged'],
});
