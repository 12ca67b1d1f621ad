import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const addresses = z.object({
  addresses: z.array(z.string()).describe('Where visitors find the site, the main one first.'),
  isDefault: z.boolean().describe('Answers too where no site is named: on localhost and on bare numbers.'),
  revision: z.string(),
});
export type SiteAddresses = z.infer<typeof addresses>;

const access = { staff: 'settings.edit' } as const;

/** The addresses of the calling site. */
export const getAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/address/get',
  summary: 'The addresses of the site, the main one first.',
  access,
  answer: addresses,
});

/**
 * Puts other addresses in their place. Refused where one is no address, belongs to another site in any form or to the main
 * site alone, or where the caller would not find the site any more under the host they use (`kind` of the field: domain,
 * taken, ofMain, current). PUBLIC_URL stays an address of the main site.
 */
export const saveAddresses = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/settings/address/save',
  summary: 'Sets the addresses of the site; a running shop follows at once.',
  access,
  body: z.object({
    addresses: z.array(z.string().trim().min(1).max(250)).min(1).max(50),
    askedAt: z.string().max(250).optional().describe('Host under which the caller reaches the site now.'),
    revision: z.string().max(200).optional().describe('Of what was read.'),
  }),
  answer: addresses,
  refusals: ['validationFailed', 'recordChanged'],
});
