import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ConsentLogEntry, consentSources, consentStatuses, uniqueNumber } from './consent.ts';

/** Adds an entry to the consent log (GDPR-010). For a logged-in customer the address is that of the account. */
export const gdprConsentLogCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/gdpr/web/consent/log/create',
  summary: 'Records that somebody accepted or withdrew consents, with the version of the text they saw.',
  access: 'visitor',
  body: z.object({
    status: z.enum(consentStatuses).default('accepted'),
    statusTimestamp: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('The time of the server unless given.'),
    sourceType: z.enum(consentSources),
    consents: z.array(uniqueNumber).min(1).max(50),
    user: z.object({ userType: z.enum(['guest', 'user']).default('guest'), email: z.email().max(254) }),
  }),
  answer: ConsentLogEntry,
  refusals: ['validationFailed', 'tooManyRequests'],
});
