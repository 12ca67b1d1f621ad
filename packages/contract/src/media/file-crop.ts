import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { StoredMedia } from './stored-media.ts';

const thousandths = z.int().min(0).max(1000);

/** Makes a part of a picture a file of its own; the part is given in thousandths from the left and from above. */
export const fileCrop = defineEndpoint({
  method: 'POST',
  path: '/api/v1/media/file/crop/{id}',
  summary: 'Makes a part of a picture a file of its own.',
  access: { staff: 'media.edit' },
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ x: thousandths, y: thousandths, w: thousandths, h: thousandths }),
  answer: StoredMedia,
  refusals: ['notFound', 'fileUnreadable', 'storageFull'],
});
