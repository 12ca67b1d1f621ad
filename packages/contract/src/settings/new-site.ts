import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { siteAddressLength, siteNameLength } from '../field-lengths.ts';
import { findLanguage } from '../languages.ts';

const language = z
  .string()
  .length(3)
  .refine((one) => findLanguage(one)?.code === one, 'Unknown language code.');

/** Codes (ISO 4217) of the currencies that a site may have as its own. */
export const mainCurrencies: readonly string[] = Intl.supportedValuesOf('currency');

/**
 * Makes another site in this installation, with its first pages, and makes the caller its owner: the same e-mail and
 * password count there. For the staff of the main site, in a login of the last ten minutes or after `prove`.
 */
export const makeSite = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/site/create',
  summary: 'Makes another site of this installation, of which the caller is the owner.',
  access: { staff: 'staff.edit' },
  status: 201,
  body: z.object({
    name: z.string().trim().min(1).max(siteNameLength),
    address: z.string().trim().min(1).max(siteAddressLength).describe('Address or host on which it answers.'),
    defaultLanguage: language,
    languages: z.array(language).max(79).default([]).describe('Further languages.'),
    currency: z
      .string()
      .refine((code) => mainCurrencies.includes(code), 'Unknown currency.')
      .default('EUR'),
    isEcommerce: z.boolean().default(true).describe('False for one that only publishes.'),
    askedAt: z.string().max(250).optional().describe('Host under which the caller reaches this site now.'),
  }),
  answer: z.object({ id: z.int(), address: z.string().describe('Where it is, without a slash at the end.') }),
  refusals: ['proofRequired', 'forbidden', 'validationFailed'],
});
