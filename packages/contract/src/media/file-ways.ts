import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Where the browsers of staff put files; their pages are let speak to that address and to no other. */
export const fileWays = defineEndpoint({
  method: 'GET',
  path: '/api/v1/media/file/ways',
  summary: 'Answers where browsers put files.',
  access: { staff: 'media.edit' },
  answer: z.object({
    uploadOrigin: z.string().nullable().describe('Origin of the bucket; null where the platform takes them.'),
  }),
});
