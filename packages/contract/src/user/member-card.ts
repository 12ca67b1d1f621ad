import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { memberCardBarcode } from './user.ts';

/** Whether a member card may be used by the caller: known, active and nobody else's (ACCT-036, ACCT-038). */
export const validateMembersBarcode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/validateMembersBarcode',
  summary: 'Whether the barcode is that of a member card the caller may use.',
  access: 'visitor',
  body: z.object({ barcode: memberCardBarcode }),
  answer: z.object({ isValid: z.boolean() }),
  refusals: ['tooManyRequests'],
});

/** The calling customer's card, rendered (ACCT-037): EAN-13 where the code is one, else Code 128. */
export const getMemberCard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/memberCard/get',
  summary: 'The member card of the calling customer with its bars as SVG.',
  access: 'customer',
  answer: z.object({
    barcode: z.string(),
    symbology: z.enum(['ean13', 'code128']),
    svg: z.string().describe('Black bars on white with the quiet zone that scanners need.'),
  }),
  refusals: ['notFound'],
});

/** How a card stands: free to be taken, somebody's, or blocked. */
export const memberCardStates = ['free', 'taken', 'blocked'] as const;

const card = z.object({
  id: z.int(),
  barcode: z.string(),
  isActive: z.boolean(),
  state: z.enum(memberCardStates),
  userId: z.int().nullable(),
  holder: z.object({ name: z.string(), email: z.string() }).nullable().describe('Whose it is.'),
  created_at: z.iso.datetime(),
});

/** Adds cards that may be given out (ACCT-038); those that exist stay as they are. */
export const createMemberCards = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/memberCard/create',
  summary: 'Adds member cards to the site.',
  access: { staff: 'users.edit' },
  body: z.object({ barcodes: z.array(memberCardBarcode.min(4)).min(1).max(1000) }),
  answer: z.object({ created: z.int() }),
});

/** The cards of the site by the beginning of their code. */
export const filterMemberCards = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/memberCard/filter',
  summary: 'The member cards of the site.',
  access: { staff: 'customers.read' },
  reads: true,
  body: z.object({
    barcode: z.string().max(48).optional(),
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Beginning of the code, or name or e-mail of whoever has it.'),
    state: z.enum(memberCardStates).optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(card), pagination }),
});

/** Blocks a card, or lets it work again; a blocked card is nobody's (ACCT-038). */
export const updateMemberCard = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/memberCard/update/{id}',
  summary: 'Blocks a member card or lets it work again.',
  access: { staff: 'users.edit' },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ isActive: z.boolean() }),
  answer: card,
  refusals: ['notFound'],
});

/** Gives a customer a card: the one of this code, or one of a new number; another that they had is free again. */
export const issueMemberCard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/memberCard/issue',
  summary: 'Gives a customer a member card; a code that the site does not know becomes one.',
  access: { staff: 'users.edit' },
  body: z.object({
    userId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    barcode: memberCardBarcode.min(4).optional().describe('Without one a new number is made.'),
  }),
  answer: card,
  refusals: ['notFound', 'memberCardInvalid'],
});
