import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { keyedProviderCodes } from './payment-providers.ts';

const gateway = z.enum(keyedProviderCodes);

const setUp = z.object({
  gateway,
  isSetUp: z.boolean(),
  mode: z.enum(['live', 'test']).nullable(),
  names: z.array(z.string()).describe('Names of the keys that are set; their values never leave the server.'),
  addresses: z
    .object({ return: z.string(), cancel: z.string(), notice: z.string() })
    .describe('What has to be entered at the gateway.'),
});

/** Which providers the site can use, without any secret. */
export const listPaymentKeys = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/payment/keys',
  summary: 'Gateways of the site with the names of their keys.',
  access: { staff: 'settings.edit' },
  answer: z.array(setUp),
});

/** Sets the keys of a provider, in a login of the last ten minutes or after a proof; they are kept encrypted. */
export const savePaymentKeys = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/payment/saveKeys',
  summary: 'Sets or removes the keys of a gateway for this site.',
  access: { staff: 'settings.edit' },
  body: z.object({
    gateway,
    keys: z.record(z.string(), z.unknown()).nullable().describe('Null removes them.'),
  }),
  answer: z.array(setUp),
  refusals: ['validationFailed', 'proofRequired'],
});
