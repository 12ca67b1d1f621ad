import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { customerKinds } from './customer-staff.ts';

const read = { staff: 'customers.read' } as const;
const write = { staff: 'marketing.edit' } as const;
const id = z.coerce.number().int().min(1).max(2_147_483_647);
const days = z.int().min(1).max(36_500);

/** One condition of a segment, a row that people read: what of a customer, how it compares, with what. */
export const segmentRule = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('orders').describe('Orders that count as sold.'),
    is: z.enum(['atLeast', 'exactly', 'atMost']),
    value: z.int().min(0).max(1_000_000),
  }),
  z.object({
    field: z.literal('spent').describe('What they cost, refunds taken off; main currency of the shop.'),
    is: z.enum(['atLeast', 'atMost']),
    value: z.number().min(0).max(100_000_000).multipleOf(0.01),
  }),
  z.object({
    field: z.literal('lastOrder').describe('The newest order; who has none answers neither.'),
    is: z.enum(['longerAgo', 'within']),
    value: days.describe('Days before now.'),
  }),
  z.object({
    field: z.literal('since').describe('When they came to the shop.'),
    is: z.enum(['longerAgo', 'within']),
    value: days.describe('Days before now.'),
  }),
  z.object({ field: z.literal('newsletter').describe('May get mail.'), is: z.enum(['yes', 'no']) }),
  z.object({ field: z.literal('memberCard'), is: z.enum(['yes', 'no']) }),
  z.object({ field: z.literal('kind'), is: z.enum(customerKinds) }),
  z.object({
    field: z.literal('country').describe('Of the newest order, ISO 3166-1.'),
    is: z.string().regex(/^[A-Z]{2}$/),
  }),
  z.object({ field: z.literal('language'), is: z.string().regex(/^[a-z]{3}$/) }),
]);
export type SegmentRule = z.infer<typeof segmentRule>;

const rules = z.array(segmentRule).min(1).max(20).describe('All of them must hold.');
const counts = {
  customers: z.int().describe('Who is in it now.'),
  mailable: z.int().describe('Who of them confirmed the newsletter, each address once.'),
};
const segment = z.object({
  id: z.int(),
  name: z.string(),
  rules,
  revision: z.string().describe('Of what staff can change; sent back with a save.'),
});
const counted = segment.extend(counts);
export type Segment = z.infer<typeof counted>;

/** Segments of the site by name, with who is in them at the moment. */
export const filterSegments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/segment/filter',
  summary: 'Lists the segments of customers, counted as they are now.',
  access: read,
  query: z.object({
    keywords: z.string().trim().max(100).optional().describe('Part of a name.'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(counted), pagination }),
});

/** A segment with its rules. */
export const getSegment = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/segment/get/{id}',
  summary: 'Answers a segment, counted as it is now.',
  access: read,
  params: z.object({ id }),
  answer: counted,
  refusals: ['notFound'],
});

/** How many customers rules mean, before they are saved. */
export const previewSegment = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/segment/preview',
  summary: 'Counts the customers that rules mean; nothing is saved.',
  access: read,
  reads: true,
  body: z.object({ rules }),
  answer: z.object(counts),
});

/** Saves a segment; who uses it counts it again each time. */
export const saveSegment = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/user/segment/save',
  summary: 'Adds a segment, or saves over the one of that id.',
  access: write,
  body: z.object({
    id: z.int().min(1).max(2_147_483_647).nullable().default(null).describe('Null adds one.'),
    revision: z.string().max(1000).optional().describe('What it was when it was read.'),
    name: z.string().trim().min(1).max(150),
    rules,
  }),
  answer: segment,
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});

/** Removes a segment that nothing uses. */
export const deleteSegment = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/segment/delete/{id}',
  summary: 'Removes a segment; refused while a promotion or an unsent newsletter is for it.',
  access: write,
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound', 'recordInUse'],
});
