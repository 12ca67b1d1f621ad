import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { consentSources, GdprConsent, uniqueNumber } from './consent.ts';

/** What a customer has agreed to and not withdrawn since. */
export const gdprConsentGiven = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gdpr/web/consent/given',
  summary: 'Lists the consents that the customer gave and did not withdraw.',
  access: 'customer',
  answer: z.object({
    records: z.array(
      GdprConsent.extend({
        givenAt: z.iso.datetime(),
        givenVersion: z.int(),
        sourceType: z.enum(consentSources),
        isRequired: z.boolean().describe('True where some form cannot be sent without it.'),
      }),
    ),
  }),
});

/** Withdrawing is as easy as giving. */
export const gdprConsentWithdraw = defineEndpoint({
  method: 'POST',
  path: '/api/v1/gdpr/web/consent/withdraw',
  summary:
    'Records that the customer withdraws consents; a withdrawn newsletter consent ends the newsletter.',
  access: 'customer',
  body: z.object({ consents: z.array(uniqueNumber).min(1).max(50) }),
  answer: z.object({}),
  refusals: ['validationFailed'],
});
