import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Picture } from './media.ts';

/**
 * A picture as one use of it would show it: with the signed address of its part. Anyone who chooses a part sees it by this
 * before the page is loaded again; pages get the same with their content.
 */
export const filePlaced = defineEndpoint({
  method: 'GET',
  path: '/api/v1/media/file/placed/{id}',
  summary: 'Answers a picture as a part of it, or around a point of it, is shown.',
  access: { staff: 'media.edit' },
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.object({
    crop: z
      .string()
      .regex(/^\d{1,4}(,\d{1,4}){3}$/)
      .optional()
      .describe('The part in thousandths, `x,y,w,h`.'),
    focal: z
      .string()
      .regex(/^(1000|\d{1,3}),(1000|\d{1,3})$/)
      .optional()
      .describe('What stays in view, in thousandths, `x,y`.'),
  }),
  answer: Picture,
  refusals: ['notFound'],
});
