import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { subscriberStates } from '../marketing/newsletter-filter.ts';
import { fileReader } from '../resource/file-reader.ts';

/** People who leave the shop in a file and come back in from one. */
export const peopleKinds = ['customers', 'subscribers'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

const access = { staff: 'users.edit' } as const;
const params = z.object({ what: z.enum(peopleKinds) });

/** A person as the file has them, in the order of its columns; what a kind does not have is empty. */
const row = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  company_address: z.string(),
  language: z.string().describe('Three-letter code.'),
  state: z.union([z.enum(['account', 'guest']), z.enum(subscriberStates)]),
  confirmed_at: z.string().describe('Of a subscriber.'),
  origin: z.string().describe('Where a subscriber who came from a file agreed.'),
});
export type PersonRow = z.infer<typeof row>;

/** The columns that come back in, of each kind of people. */
export const peopleColumns = {
  customers: ['email', 'first_name', 'last_name', 'company', 'company_address', 'language'],
  subscribers: ['email', 'language', 'state', 'confirmed_at', 'origin'],
} as const satisfies Record<PeopleKind, readonly (keyof PersonRow)[]>;

/** People as their file has them, page by page. */
export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/people/rows/{what}',
  summary: 'Customers or subscribers with all that their file has, page by page.',
  access,
  isLoggedRead: true,
  params,
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.object({ rows: z.array(row), next: z.int().nullable() }),
});

/**
 * Customers or subscribers as a file: their rows, and of customers beside them what they bought, which is left alone when the
 * file comes back in.
 */
export const peopleFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/people/file/{what}',
  summary: 'Customers or subscribers as CSV.',
  access,
  isLoggedRead: true,
  params,
  query: z.object({ reader: fileReader }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
});

/** Why a row of people does not come in. */
export const peopleReasons = [
  'email',
  'twice',
  'staff',
  'tooLong',
  'language',
  'state',
  'moment',
  'left',
  'pending',
  'origin',
  'declined',
  'silent',
  'rounded',
] as const;
export type PeopleReason = (typeof peopleReasons)[number];

/** Most rows of one file. */
export const mostPeople = 20_000;

/** Takes people from a file, or says what would come in. */
export const takePeople = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/people/take/{what}',
  summary:
    'Takes customers or subscribers from a CSV by their e-mail; a subscriber needs to have agreed, and the shop to say where.',
  access,
  params,
  // Words about people are not kept in the log of staff.
  unloggedFields: ['file'],
  body: z.object({
    file: z.string().min(1).max(900_000).describe('The CSV; a body has at most a megabyte.'),
    origin: z
      .string()
      .trim()
      .max(500)
      .default('')
      .describe('Where subscribers of the file agreed, and when.'),
    isDryRun: z.boolean().default(true),
  }),
  answer: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    reasons: z
      .array(z.object({ row: z.int(), email: z.string(), reason: z.enum(peopleReasons) }))
      .describe('The first of them.'),
    unread: z
      .array(z.string())
      .describe(
        'Titles of columns that could hold a consent and are not read: nobody is subscribed by them.',
      ),
  }),
  refusals: ['validationFailed'],
});
