import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** A file, or a picture in one of its sizes (MEDIA-007). Answers bytes, not the envelope; a file that is not public needs staff. */
export const fileGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/media/file/{hash}/{size}.{ext}',
  summary:
    'Answers the bytes of a file (`original`) or of a picture fitted into a size, in the format of the extension.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ hash: z.string(), size: z.string(), ext: z.string() }),
  query: z.object({
    c: z.string().max(30).optional().describe('A part of the picture in thousandths: x,y,w,h; signed by us.'),
    s: z.string().max(30).optional().describe('The signature.'),
  }),
  answersFile: ['*/*'],
  redirects: 302,
  answer: z.unknown().describe('The bytes.'),
  refusals: ['notFound', 'forbidden', 'fileUnreadable', 'overloaded'],
});
