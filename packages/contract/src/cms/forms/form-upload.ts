import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { recaptcha } from '../../settings/captcha.ts';

/**
 * Takes files for a form that has a field for them (MEDIA-021: at most 10), multipart. They are kept in private, and
 * forgotten after a day unless the form is sent with their tokens. The confirmation that a person sends them is one of
 * its own, beside that of the form.
 */
export const formUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/form/upload',
  summary: 'Takes the files a visitor adds to a form, and gives a token for each.',
  access: 'visitor',
  takesFiles: { part: 'file', isMany: true },
  query: z.object({
    id: z.coerce.number().int().describe('The form.'),
    captchaKey: recaptcha.shape.key.optional().describe('As `recaptcha.key` of a form.'),
    captchaResponse: recaptcha.shape.response.optional().describe('As `recaptcha.response` of a form.'),
  }),
  answer: z.object({
    files: z.array(z.object({ token: z.string(), name: z.string(), size: z.int(), mime: z.string() })),
  }),
  refusals: [
    'queryParametersMissing',
    'notFound',
    'recaptchaMissing',
    'recaptchaInvalid',
    'fileUnreadable',
    'unsupportedMediaType',
    'payloadTooLarge',
    'tooManyRequests',
    'storageFull',
    'validationFailed',
  ],
});
