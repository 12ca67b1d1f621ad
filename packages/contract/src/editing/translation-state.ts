import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Document } from './edit-ops.ts';

/** What of a translation was made from words that have changed since (CMS-007). */
export const translationState = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/translation/state',
  summary: 'Says which fields of a document were translated from words that have changed since.',
  access: { staff: 'content.edit' },
  query: z.object({
    kind: Document.shape.kind,
    id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    language: Document.shape.language,
  }),
  answer: z.object({
    source: z.string().nullable().describe('Language it was translated from; null for one that was not.'),
    stale: z.array(
      z.object({
        path: z.string().describe('Op path of the field.'),
        language: z.string(),
        source: z.unknown().describe('What the source says now.'),
      }),
    ),
  }),
  refusals: ['languageUnknown'],
});
