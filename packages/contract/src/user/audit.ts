import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

const day = z.iso.datetime({ offset: true });

/** What staff did, the newest first. The log is only added to. */
export const filterAudit = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/audit/filter',
  summary: 'The log of what staff did: who, what, when, and what changed.',
  access: { staff: 'staff.edit' },
  reads: true,
  body: z.object({
    userId: z.int().positive().optional(),
    keyId: z.int().positive().optional().describe('What one program did (`programKey`).'),
    action: z.string().max(200).optional().describe('Beginning of the action, e.g. PATCH /api/v1/user.'),
    from: day.optional(),
    to: day.optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        userId: z.int().describe('0 for the command line of the machine.'),
        userName: z
          .string()
          .describe(
            'Name and e-mail at that time, of a program the name of its key; stays when the account goes. Empty for the command line.',
          ),
        keyId: z
          .int()
          .nullable()
          .describe('The key of the program that did it in the name of the user; null for people.'),
        action: z.string(),
        input: z.unknown().describe('What was sent, without secrets; long texts are cut.'),
        changes: z
          .unknown()
          .describe('Target, before and after of what changed, where the call says it: the first of them.'),
        moreChanges: z.int().describe('How many more there are.'),
        ip: z.string(),
        requestId: z.string(),
      }),
    ),
    pagination,
  }),
});
