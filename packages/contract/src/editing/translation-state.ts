import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { documentKinds } from './document.ts';
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

/** Translated documents that one request looks at. */
export const translationsLookedAt = 200;

/** Everything whose original says something else by now, by document (CMS-007). */
export const staleTranslations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/translation/stale',
  summary: 'Lists translations that were made from words which have changed since, those touched last first.',
  access: { staff: 'content.edit' },
  query: z.object({
    from: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .default(0)
      .describe('`next` of the answer before: translations that were looked at already.'),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        kind: z.enum(documentKinds),
        id: z.int(),
        language: z.string(),
        title: z.string(),
        source: z.string().describe('Language that it was translated from.'),
        paths: z.array(z.string()).describe('Op paths of the fields that are stale.'),
      }),
    ),
    next: z.int().nullable().describe('Null where all have been looked at.'),
  }),
});
