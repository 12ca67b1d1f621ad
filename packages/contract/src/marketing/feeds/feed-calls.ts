import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { feedReasons } from './feed-reasons.ts';

const access = { staff: 'marketing.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const reason = z.enum(feedReasons);

/** Longest name of a category of a channel. */
export const feedTargetLength = 500;

const needs = ['picture', 'brand', 'description', 'category', 'identifier', 'stock', 'restockDay'] as const;

/** The formats that a channel may have. */
export const listFeedFormats = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/formats',
  summary: 'The formats in which feeds are written, with what each asks of a product.',
  access,
  answer: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      extension: z.string(),
      needs: z.array(z.enum(needs)).describe('What a product must have, else it is left out.'),
    }),
  ),
});

const status = z.object({
  address: z.string().describe('Where the channel fetches the file; who knows it reads it.'),
  metadata: z.string().nullable().describe('Where a format has a second file that describes the first.'),
  isBeingMade: z.boolean(),
  fault: z
    .enum(['failed', 'locked'])
    .nullable()
    .describe('Why the newest could not be made, or nobody gets it.'),
  faultAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  seconds: z.number().nullable().describe('What making it took.'),
  discounted: z.int().describe('Items with a reduction.'),
  reasons: z
    .array(z.object({ reason, count: z.int() }))
    .describe('Why others are left out; one may have several.'),
});
export type FeedStatus = z.infer<typeof status>;

/** How a channel stands. */
export const getFeedStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/status/{id}',
  summary: 'Address and state of a feed, with the reasons why products are left out.',
  access,
  params: z.object({ id }),
  answer: status,
  refusals: ['notFound'],
});

const leftOut = z.object({
  product: z.int().describe('The product whose form mends it: of a variant the product it is one of.'),
  id: z.int(),
  name: z.string(),
  sku: z.string().nullable(),
  isVariant: z.boolean(),
  reasons: z.array(reason).min(1),
});
export type FeedLeftOut = z.infer<typeof leftOut>;

/** What the newest file leaves out, and why. */
export const listFeedLeftOut = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/leftOut/{id}',
  summary: 'Products that a feed leaves out, with the reasons.',
  access,
  params: z.object({ id }),
  query: z.object({
    reason: reason.optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(leftOut), pagination }),
  refusals: ['notFound'],
});

/** Has a feed made again, soon; one that is being made is made again after it where something changed. */
export const makeFeed = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/feed/make/{id}',
  summary: 'Has a feed made now; the last whole one is served meanwhile.',
  access,
  params: z.object({ id }),
  answer: status,
  refusals: ['notFound'],
});

/** Gives a feed another address, where the old one came into wrong hands; the old one finds nothing from then on. */
export const changeFeedAddress = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/feed/address/{id}',
  summary: 'Gives a feed a new address; the channel has to be told.',
  access,
  params: z.object({ id }),
  answer: status,
  refusals: ['notFound'],
});

const mapped = z.object({
  category: z.int(),
  path: z.array(z.string()).describe('Names from the root down.'),
  products: z.int().describe('Listed here and below.'),
  target: z.string().describe('What the channel calls it; empty where nothing is said.'),
  inherited: z.string().describe('What is said of the nearest category above; empty where nothing is.'),
});
export type FeedCategory = z.infer<typeof mapped>;

/** The categories of the shop with what the channel calls them. */
export const listFeedCategories = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/categories/{id}',
  summary: "The shop's categories, each with the channel's own name for it.",
  access,
  params: z.object({ id }),
  answer: z.array(mapped),
  refusals: ['notFound'],
});

/** Says what the channel calls categories; an empty name takes one back. Categories that are not named stay as they are. */
export const saveFeedCategories = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/marketing/feed/categories/save/{id}',
  summary: 'Maps categories of the shop to those of the channel.',
  access,
  params: z.object({ id }),
  body: z.object({
    targets: z
      .array(z.object({ category: z.int().min(1), target: z.string().trim().max(feedTargetLength) }))
      .max(1000),
  }),
  answer: z.array(mapped),
  refusals: ['notFound', 'validationFailed'],
});

/** How one product goes out, or why it does not. */
export const previewFeedProduct = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/preview/{id}',
  summary: 'One product as the channel gets it, made at this moment.',
  access,
  params: z.object({ id }),
  query: z.object({ product: z.string().trim().min(1).max(100).describe('Its SKU, or its id.') }),
  answer: z.object({
    text: z.string().describe('Its part of the file; empty where it is left out.'),
    leftOut: z.array(leftOut),
  }),
  refusals: ['notFound'],
});

/** The file itself, as channels fetch it: the last whole one, gzipped where that is taken, with an ETag. */
export const getFeedFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/feed/file/{name}',
  summary: 'Answers the newest whole file of a feed by its secret address; 304 where the caller has it.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ name: z.string().max(100) }),
  answersFile: ['application/xml', 'application/jsonl', 'application/json'],
  answer: z.unknown().describe('The file.'),
  refusals: ['notFound', 'sitePasswordRequired'],
});
