import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { GdprConsent } from './consent.ts';

/** The consents of the site in the language of the call (GDPR-004); the interface asks with limit 100 (LIMIT-007). */
export const gdprConsentFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/gdpr/web/consent/filter',
  summary: 'Lists the consents that forms may ask for, with their current texts.',
  access: 'visitor',
  reads: true,
  cache: ['consents'],
  body: z.object({
    limit: z.int().min(1).max(limits.consentListLimit).default(limits.consentListLimit),
    page: z.int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({ records: z.array(GdprConsent), pagination }),
});
