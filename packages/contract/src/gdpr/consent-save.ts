import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { GdprConsent, uniqueNumber } from './consent.ts';

/** Makes a consent or gives it a new text. */
export const gdprConsentSave = defineEndpoint({
  method: 'POST',
  path: '/api/v1/gdpr/consent/save',
  summary: 'Stores a consent; a changed text becomes a new version, older ones are kept for the log.',
  access: { staff: 'content.edit' },
  body: z.object({
    uniqueNumber,
    displayName: z
      .record(z.string().length(3), z.string().min(1).max(5000))
      .describe('HTML by three-letter language code; the default language of the site must be among them.'),
  }),
  answer: GdprConsent,
  refusals: ['validationFailed'],
});
