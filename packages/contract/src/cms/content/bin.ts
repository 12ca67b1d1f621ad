import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { localTarget } from '../addresses/local-target.ts';

const id = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Where visitors are sent who come to what was deleted. */
const sendTo = z.object({
  sendTo: localTarget.optional(),
});

const given = {
  method: 'DELETE',
  access: { staff: 'content.edit' },
  params: id,
  body: sendTo,
  answer: z.object({}),
  refusals: ['notFound', 'forbidden', 'validationFailed'],
} as const;

/** Moves a page to the bin; one that is public asks for content.publish too. */
export const pageDelete = defineEndpoint({
  ...given,
  path: '/api/v1/cms/page/delete/{id}',
  summary: 'Moves a page to the bin, where it stays for thirty days.',
});

/** Moves a post to the bin. */
export const postDelete = defineEndpoint({
  ...given,
  path: '/api/v1/cms/post/delete/{id}',
  summary: 'Moves a post to the bin, where it stays for thirty days.',
});

/** Moves a category or tag of posts to the bin. */
export const termDelete = defineEndpoint({
  ...given,
  path: '/api/v1/cms/term/delete/{id}',
  summary: 'Moves a category or tag of posts to the bin, where it stays for thirty days.',
});

/** What lies in the bin. */
export const Binned = z.object({
  id: z.int(),
  kind: z.string().describe('page, post, term, event, element, navigation or template.'),
  title: z.string(),
  archived_at: z.iso.datetime(),
  forgotten_at: z.iso.datetime().describe('When it goes for good.'),
});

/** What lies in the bin, the last first. */
export const binFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/bin/filter',
  summary: 'Lists pages, posts, terms and events that lie in the bin.',
  access: { staff: 'content.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(Binned), pagination }),
});

/** Brings something back from the bin; it is not public until somebody publishes it. */
export const binRestore = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/bin/restore/{id}',
  summary: 'Brings a page, post or term back from the bin; it is not public yet.',
  access: { staff: 'content.edit' },
  params: id,
  answer: z.object({ id: z.int() }),
  refusals: ['notFound'],
});
