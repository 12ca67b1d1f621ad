import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { linkKinds } from '../link-kinds.ts';

/** What can be asked for: a file, a form, or what links lead to. */
export const usedKinds = ['media', 'form', ...linkKinds] as const;

/** One place in which something is used. */
export const UsedIn = z.object({
  kind: z
    .enum(['content', 'product', 'category', 'event', 'look', 'option'])
    .describe('Kind of the document; option: a setting of the site.'),
  id: z.int().describe('Id of the document; 0 for options.'),
  type: z
    .string()
    .describe('page, post, term, template, element, navigation, product, category, event, option.'),
  title: z.string().describe('Its title; the key of an option.'),
  language: z.string().nullable().describe('Null where all languages have it.'),
  isDraft: z.boolean().describe('True where only the draft names it.'),
  isPublic: z.boolean(),
  path: z.string().nullable().describe('Op path of the field: hero-1/meta/image.'),
  trail: z.array(z.string()).describe('Handlers from the section down to the part: cards, card.'),
  field: z.string().nullable(),
});
export type UsedIn = z.infer<typeof UsedIn>;

/** Where a file, form, page, product or other record is used, public and drafted (CMS-012, MEDIA-015). */
export const refGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/ref/{kind}/{id}',
  summary: 'Lists the places in which something is used: the document, its language, section and field.',
  access: { staff: 'content.edit' },
  params: z.object({
    kind: z.enum(usedKinds),
    id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.largestLimit),
  }),
  answer: z.object({ records: z.array(UsedIn), pagination }),
});
