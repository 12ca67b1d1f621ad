import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uniqueNumber } from './consent.ts';

/** Every text a consent ever had, newest first. */
export const gdprConsentVersions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gdpr/consent/versions/{uniqueNumber}',
  summary: 'Lists the texts of a consent in all languages, by version.',
  access: { staff: 'content.edit' },
  params: z.object({ uniqueNumber }),
  answer: z.object({
    records: z.array(
      z.object({
        version: z.int(),
        displayName: z.record(z.string(), z.string()),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
  refusals: ['notFound'],
});
