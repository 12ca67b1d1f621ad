import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { FocalPoint } from './media.ts';
import { MediaPlace, StoredMedia } from './stored-media.ts';

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const words = (longest: number) =>
  z
    .record(z.string().regex(/^[a-z]{3}$/), z.string().trim().max(longest))
    .refine((all) => Object.keys(all).length <= 50, 'Too many languages.');

/** Everything about one file, and where it is used. */
export const fileDetails = defineEndpoint({
  method: 'GET',
  path: '/api/v1/media/file/details/{id}',
  summary: 'Answers a file with its texts in every language and the places that use it.',
  access: { staff: 'media.edit' },
  params,
  answer: StoredMedia.extend({ places: z.array(MediaPlace).describe('At most 100.') }),
  refusals: ['notFound'],
});

/** Changes what is stated about a file; what is not named stays. Languages of the site only. */
export const fileUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/media/file/update/{id}',
  summary: 'Changes title, texts, focal point and poster of a file.',
  access: { staff: 'media.edit' },
  params,
  body: z.object({
    title: z.string().trim().max(300).optional(),
    description: z.string().trim().max(2000).optional(),
    alts: words(1000).optional().describe('Alternative texts by language; an empty one is removed.'),
    captions: words(1000).optional(),
    decorative: z.boolean().optional(),
    focalPoint: FocalPoint.nullable().optional(),
    posterId: z
      .int()
      .positive()
      .nullable()
      .optional()
      .describe('The picture shown before a video plays (MEDIA-012).'),
  }),
  answer: StoredMedia,
  refusals: ['notFound'],
});
