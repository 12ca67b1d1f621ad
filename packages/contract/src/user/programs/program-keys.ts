import { z } from 'zod';
import { eachOnce } from '../../each-once.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { permissions } from '../../permissions.ts';
import { keyKinds } from './key-kinds.ts';
import { keyRights } from './key-rights.ts';
import { network } from './network.ts';

const id = z.coerce.number().int().positive();
const access = { staff: 'staff.edit' } as const;
const right = z.enum(keyRights);

/** Most keys of a site that have not been taken back. */
export const mostKeys = 100;
/** Most hours that a key which was replaced goes on working. */
export const longestOverlapHours = 7 * 24;
/** Hours within which a key that was taken back can be given back. */
export const givenBackHours = 24;

const callsPerMinute = z.int().min(1).max(6000);

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(limits.nameMaxLength)
    .describe('By which it is known in lists and in the log.'),
  mayRead: eachOnce(right).max(keyRights.length).describe('Rights of which only what reads is open.'),
  mayWrite: eachOnce(right).max(keyRights.length).describe('Rights it has as a person has them.'),
  proposes: z
    .boolean()
    .describe('Whether it may propose changes by the rights by which it reads; a person approves them.'),
  siteIds: eachOnce(z.int().positive())
    .min(1)
    .max(50)
    .describe('Sites it works on: this one, and those where the maker has a joined account.'),
  networks: eachOnce(network).max(20).describe('Where it may call from; from anywhere when empty.'),
  endsOn: z.iso
    .date()
    .nullable()
    .describe('The last day on which it works, by the clock of Zagreb; null: it never ends.'),
  callsPerMinute: callsPerMinute.describe('More are refused (429) until the minute is over.'),
};

const secretInfo = z.object({
  tail: z.string().describe('Its last four signs.'),
  created_at: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable().describe('When it stops because it was replaced.'),
  usedAt: z.iso.datetime().nullable().describe('When it was last used, to the minute.'),
});

/** A key of a program, without its secret. */
export const programKey = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(keyKinds),
  home: z
    .object({ id: z.int(), name: z.string() })
    .describe(
      'The site on which it was made: there it is changed; others that it reaches end it for themselves.',
    ),
  state: z
    .enum(['works', 'ended', 'takenBack', 'makerGone'])
    .describe('`makerGone`: who made it is locked or works here no longer, so it opens nothing.'),
  mayRead: z.array(z.enum(permissions)),
  mayWrite: z.array(z.enum(permissions)),
  proposes: z.boolean().describe('It may propose changes by the rights by which it reads.'),
  lost: z
    .array(z.enum(permissions))
    .describe('Rights it names and its maker has no longer: it has not got them either.'),
  sites: z.array(z.object({ id: z.int(), name: z.string() })),
  networks: z.array(z.string()),
  endsOn: z.iso.date().nullable(),
  callsPerMinute: z.int(),
  madeBy: z.object({ id: z.int(), name: z.string() }),
  created_at: z.iso.datetime(),
  takenBackAt: z.iso.datetime().nullable(),
  secrets: z
    .array(secretInfo)
    .describe('What opens it now, the newest first; two while one replaces the other.'),
  usedAt: z.iso.datetime().nullable(),
  usedFrom: z.string().nullable().describe('The network of its last call, shortened.'),
  callsToday: z.int(),
  callsYesterday: z.int(),
  actsToday: z.int().describe('Calls of today that changed something.'),
  refusedToday: z.int(),
  lastRefusal: z
    .object({ at: z.iso.datetime(), code: z.string(), action: z.string() })
    .nullable()
    .describe('The last call that it was not let into, of the last thirty days.'),
});
export type ProgramKey = z.infer<typeof programKey>;

const shown = z.object({
  key: programKey,
  secret: z
    .string()
    .describe(
      'What the program sends as `accessToken`; of the kind `woocommerce` its consumer key and consumer secret with a colon between them. It is answered here, once, and kept as a hash.',
    ),
});

/** All keys of the site and those of other sites that reach it, those that work first. */
export const filterProgramKeys = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/programKey/filter',
  summary: 'The keys of programs, what they may do and when they were used.',
  access,
  answer: z.object({ records: z.array(programKey) }),
});

export const getProgramKey = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/programKey/get/{id}',
  summary: 'One key of a program.',
  access,
  params: z.object({ id }),
  answer: programKey,
  refusals: ['notFound'],
});

/**
 * Makes a key (DOOR-01). Refuses with forbidden rights that the caller does not hold on one of the sites, with notFound a
 * site where they have no joined account; in a login of the last ten minutes, or after `prove`.
 */
export const createProgramKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/programKey/create',
  summary: 'Makes a key for a program, a part of the caller’s own rights.',
  access,
  status: 201,
  body: z.object({
    ...fields,
    kind: z
      .enum(keyKinds)
      .default('izlog')
      .describe('How its program speaks: our API, or that of WooCommerce, which such a key opens (DOOR-10).'),
    proposes: fields.proposes.default(false),
    siteIds: fields.siteIds.optional().describe('This site, unless given.'),
    networks: fields.networks.default([]),
    callsPerMinute: callsPerMinute.default(600).describe('More are refused (429) until the minute is over.'),
  }),
  answer: shown,
  refusals: ['proofRequired', 'forbidden', 'notFound', 'tooManyRecords', 'validationFailed'],
});

/** Changes a key at once. Nobody changes a key that may do what they may not (forbidden); a new right wants a fresh login. */
export const updateProgramKey = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/programKey/update/{id}',
  summary: 'Changes the name, rights, sites, networks, end or limit of a key.',
  access,
  params: z.object({ id }),
  body: z.object(fields).partial(),
  answer: programKey,
  refusals: ['proofRequired', 'forbidden', 'notFound', 'validationFailed'],
});

/** Replaces the secret of a key; the old one works on for some hours. One that is being replaced already ends at once. */
export const rotateProgramKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/programKey/rotate/{id}',
  summary: 'Gives a key a new secret; the old one works on for some hours.',
  access,
  params: z.object({ id }),
  body: z.object({ overlapHours: z.int().min(0).max(longestOverlapHours) }),
  answer: shown,
  refusals: ['proofRequired', 'forbidden', 'notFound', 'keyTakenBack'],
});

export const endOldProgramKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/programKey/endOld/{id}',
  summary: 'Ends the old secret of a key that was replaced, at once.',
  access,
  params: z.object({ id }),
  answer: programKey,
  refusals: ['notFound'],
});

/**
 * Takes a key back at once; what it did stays. Anyone who may manage colleagues may, whatever the key holds. One of another site
 * opens this site no more, and works on there.
 */
export const takeBackProgramKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/programKey/takeBack/{id}',
  summary: 'Takes a key back: it opens nothing any more.',
  access,
  params: z.object({ id }),
  answer: programKey,
  refusals: ['notFound'],
});

export const giveBackProgramKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/programKey/giveBack/{id}',
  summary: 'Gives a key back that was taken back within the last 24 hours.',
  access,
  params: z.object({ id }),
  answer: programKey,
  refusals: ['forbidden', 'notFound', 'keyTakenBack'],
});

/** What a program asks first: whether its key works, on which site, and what it may do there (notFound for people). */
export const getOwnProgramKey = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/programKey/own',
  summary: 'The key that calls: its name, the shop, and what it may do here now.',
  access: 'staff',
  answer: z.object({
    name: z.string(),
    site: z.object({ id: z.int(), name: z.string() }),
    mayRead: z.array(z.enum(permissions)),
    mayWrite: z.array(z.enum(permissions)),
    proposes: z.boolean().describe('It may propose changes by the rights by which it reads.'),
    endsOn: z.iso.date().nullable(),
    callsPerMinute: z.int(),
  }),
  refusals: ['notFound'],
});
