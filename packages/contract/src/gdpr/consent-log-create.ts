import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ConsentLogEntry, consentSources, consentStatuses, uniqueNumber } from './consent.ts';

/**
 * Adds an entry to the consent log (GDPR-010). For a logged-in customer the address is that of the account. A guest of the
 * checkout sends `guestKey`: the consent belongs to that guest. An address alone proves nothing: such an entry counts for an
 * order from the same network, and is nobody's consent otherwise. What an import brings is not said here.
 */
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
    guestKey: z.string().max(200).optional().describe('Proves the guest; answered by guest/update.'),
    user: z.object({ userType: z.enum(['guest', 'user']).default('guest'), email: z.email().max(254) }),
  }),
  answer: ConsentLogEntry,
  refusals: ['validationFailed', 'tooManyRequests'],
});
