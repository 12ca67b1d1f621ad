import { z } from 'zod';
import { documentKinds } from '../editing/document.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

const id = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const document = z.object({
  kind: z.enum(documentKinds),
  id,
  language: z.string().regex(/^[a-z]{3}$/),
});

/** A link by which somebody without a login reads drafts; its token is shown once, when it is made. */
export const PreviewLink = z.object({
  id: z.int(),
  document: document.nullable().describe('The one document that it shows; null: the whole shop.'),
  path: z.string().describe('Address that it opens, without the host.'),
  at: z.iso.datetime().nullable().describe('The instant that is shown; null: all drafts as they are.'),
  expires_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
});

/** Makes a link to one draft, to all drafts, or to the shop as it will be at an instant. */
export const previewLinkCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/previewLink/create',
  summary: 'Makes a link by which somebody reads a draft, or the shop as it will be.',
  access: { staff: 'content.publish' },
  status: 201,
  body: z.object({
    document: document.optional().describe('Left out: the whole shop.'),
    at: z.iso.datetime({ offset: true }).optional().describe('Of the whole shop only.'),
    days: z.int().min(1).max(90).default(7),
  }),
  answer: PreviewLink.extend({ url: z.string().describe('Address with the token, to be handed on.') }),
  refusals: ['notFound', 'languageUnknown'],
});

/** Links that are good, the newest first. */
export const previewLinkFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/previewLink/filter',
  summary: 'Lists preview links that are neither over nor taken back.',
  access: { staff: 'content.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(PreviewLink.extend({ by: z.string().nullable().describe('Who made it.') })),
    pagination,
  }),
});

/** Takes a link back: from now on it shows what everybody sees. */
export const previewLinkRevoke = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/previewLink/revoke',
  summary: 'Takes a preview link back.',
  access: { staff: 'content.publish' },
  body: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound'],
});

/** What a link shows, in words of the language of the call, for the strip that says so on every page of it. */
export const previewLinkRead = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/previewLink/read',
  summary: 'Tells anyone who holds a preview link what it shows, and until when.',
  access: 'visitor',
  body: z.object({ token: z.string().regex(/^[\w-]{20,64}$/) }),
  answer: z.object({
    expires_at: z.iso.datetime(),
    says: z.string().describe('What is looked at.'),
    end: z.string().describe('What the link that ends it is called.'),
  }),
  refusals: ['notFound'],
});
