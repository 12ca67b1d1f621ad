import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { documentKinds } from './document.ts';
import { listedKinds } from './document-states.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const language = z.string().regex(/^[a-z]{3}$/);
const made = z.object({ kind: z.enum(documentKinds), id: z.int() });

/** Makes something as a draft: with a title, or as a copy of another one in all its languages. Nothing becomes public. */
export const documentCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/document/create',
  summary: 'Makes a page, post, term, event or menu as a draft; nothing of it is public.',
  access: { staff: 'content.edit' },
  body: z.object({
    kind: z.enum(listedKinds),
    title: z
      .string()
      .trim()
      .max(300)
      .default('')
      .describe('Its first words; a copy has those of the original.'),
    language: language.optional().describe('The default one unless given.'),
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
      .optional()
      .describe('Of a menu: how the program knows it.'),
    type: z.enum(['category', 'tag']).optional().describe('Of a term; category unless given.'),
    copyOf: id.optional(),
  }),
  answer: made,
  refusals: ['notFound', 'languageUnknown'],
});

/** Begins a language of something as a draft with the words of another one (CMS-007). */
export const documentTranslate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/document/translate',
  summary:
    'Begins a language of a document as a draft with the words of another one; one that is there stays.',
  access: { staff: 'content.edit' },
  body: z.object({ kind: z.enum(documentKinds), id, language, source: language }),
  answer: made,
  refusals: ['notFound', 'languageUnknown'],
});
