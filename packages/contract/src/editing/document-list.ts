import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { documentKinds } from './document.ts';
import { documentStates, listedKinds } from './document-states.ts';

const language = z.object({
  language: z.string().describe('Three-letter code.'),
  title: z.string().describe('As drafted.'),
  slug: z.string().nullable(),
  state: z
    .enum(['public', 'draft', 'planned'])
    .describe('What visitors see of it; planned: from publishedAt on.'),
  isChanged: z.boolean().describe('Something is drafted and not public.'),
  publishedAt: z.iso.datetime().nullable(),
  releaseAt: z.iso.datetime().nullable().describe('When a planned release makes its changes public.'),
});

/** Pages, posts, terms, events and menus with their languages, drafts included, those last changed first (CMS-024). */
export const documentFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/document/filter',
  summary:
    'Lists content of a kind with the state of each language: public, drafted, changed, planned, in the bin.',
  access: { staff: 'content.edit' },
  query: z.object({
    kind: z.enum(listedKinds),
    state: z.enum(documentStates).optional(),
    language: z
      .string()
      .regex(/^[a-z]{3}$/)
      .optional()
      .describe('Only what has this language; the state is then asked of it.'),
    search: z.string().max(200).optional().describe('Words of the title, or the slug.'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(50),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        kind: z.enum(documentKinds).describe('As documents are named: content or event.'),
        id: z.int(),
        handler: z.string().nullable().describe('Name by which the program knows it: home, main.'),
        languages: z.array(language),
        touchedAt: z.iso.datetime(),
        archivedAt: z.iso.datetime().nullable().describe('Since when it lies in the bin.'),
      }),
    ),
    pagination,
  }),
});
