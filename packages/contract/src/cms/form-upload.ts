import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/**
 * Takes files for a form (MEDIA-021: at most 10), multipart. They are kept in private, and forgotten after a day unless
 * the form is sent with their tokens.
 */
export const formUpload = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/form/upload',
  summary: 'Takes the files a visitor adds to a form, and gives a token for each.',
  access: 'visitor',
  answer: z.object({
    files: z.array(z.object({ token: z.string(), name: z.string(), size: z.int(), mime: z.string() })),
  }),
  refusals: [
    'fileUnreadable',
    'unsupportedMediaType',
    'payloadTooLarge',
    'tooManyRequests',
    'validationFailed',
  ],
});
