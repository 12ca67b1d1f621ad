import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { uniqueNumber } from '../../gdpr/consent.ts';
import { recaptcha } from '../../settings/captcha.ts';

/** Sends a filled-in form (CMS-045). Files are named by the tokens that the upload gave. */
export const formStoreData = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/form/storeData',
  summary: 'Stores what somebody filled into a form.',
  access: 'visitor',
  body: z.object({
    id: z.int(),
    data: z.record(
      z.string().max(60),
      z.union([z.string().max(5000), z.boolean(), z.array(z.string().max(200)).max(10)]),
    ),
    consents: z.array(uniqueNumber).max(50).default([]),
    recaptcha: recaptcha.optional(),
  }),
  answer: z.object({ id: z.int() }),
  refusals: [
    'notFound',
    'validationFailed',
    'consentRequired',
    'recaptchaMissing',
    'recaptchaInvalid',
    'tooManyRequests',
  ],
});
