import { z } from 'zod';
import { eachOnce } from '../../each-once.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { longestWord, proposalStates, refusalReasons } from './proposal-states.ts';

const access = 'staff';
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const person = z.object({ id: z.int(), name: z.string() }).nullable();

const listed = z.object({
  id: z.int(),
  title: z.string().describe('What it is about, in the words of the agent.'),
  state: z.enum(proposalStates),
  call: z.string().describe('Method and path of what it would do.'),
  key: z.object({
    id: z.int(),
    name: z.string(),
    tail: z.string().describe('The last four signs of the key.'),
  }),
  created_at: z.iso.datetime(),
  endsAt: z.iso.datetime().describe('Until when it can be approved.'),
  count: z.int().describe('How many things it changes.'),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: person,
  reason: z.enum(refusalReasons).nullable(),
  word: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: person,
});

/** What an agent proposed: what would change, or has. */
export const proposal = listed.extend({
  madeAt: z.iso.datetime().describe('When what it changes was last worked out; sent back with an approval.'),
  changes: z
    .array(
      z.object({
        target: z.string(),
        name: z.string().optional(),
        row: z.int().nullable().describe('By which it can be left out of an approval; null where it cannot.'),
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      }),
    )
    .describe('As the log of staff has them.'),
  mayDecide: z.boolean().describe('Whether the caller has the rights for all of it.'),
  mayUndo: z.boolean().describe('Whether it was done and can be taken back.'),
});
export type Proposal = z.infer<typeof proposal>;
export type ListedProposal = z.infer<typeof listed>;

/** What agents proposed of what the caller may do themselves, the newest first. */
export const filterProposals = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/proposal/filter',
  summary: 'Lists what agents proposed, of what the caller may do themselves.',
  access,
  query: z.object({
    state: z.enum(proposalStates).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(listed),
    counts: z.object({
      waiting: z.int(),
      approved: z.int(),
      refused: z.int(),
      undone: z.int(),
      ended: z.int(),
    }),
    pagination,
  }),
});

export const getProposal = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/proposal/get/{id}',
  summary: 'Answers what an agent proposed and what it would change.',
  access,
  params,
  answer: proposal,
  refusals: ['notFound'],
});

/**
 * Does what an agent proposed, in the name of the caller, who needs the rights for it. Where the shop has changed since, nothing
 * is done: it is made again, refused with proposalMadeAgain, and shown again. Approved twice it is done once.
 */
export const approveProposal = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/proposal/approve/{id}',
  summary: 'Does what an agent proposed, all of it or the rows that are named.',
  access,
  params,
  body: z.object({
    madeAt: z.iso.datetime().describe('Of the proposal as it was seen.'),
    rows: eachOnce(z.int()).min(1).max(500).optional().describe('All of them when absent.'),
  }),
  answer: proposal,
  refusals: [
    'notFound',
    'forbidden',
    'proposalMadeAgain',
    'proposalDecided',
    'proposalKeyGone',
    'validationFailed',
  ],
});

export const refuseProposal = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/proposal/refuse/{id}',
  summary: 'Refuses what an agent proposed; the agent reads why.',
  access,
  params,
  body: z.object({
    reason: z.enum(refusalReasons),
    word: z.string().trim().max(longestWord).default('').describe('A word for the agent.'),
  }),
  answer: proposal,
  refusals: ['notFound', 'forbidden', 'proposalDecided', 'validationFailed'],
});

/** Takes back what was approved: what somebody changed since is refused with proposalChangedSince, and stays. */
export const undoProposal = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/proposal/undo/{id}',
  summary: 'Takes back what was done by an approved proposal.',
  access,
  params,
  answer: proposal,
  refusals: ['notFound', 'forbidden', 'proposalDecided', 'proposalChangedSince'],
});
