import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { joinedAddressLength } from '../../field-lengths.ts';
import { currentPassword } from '../proof.ts';
import { tokens, user } from '../user.ts';

const code = z.string().min(1).max(200);
const id = z.coerce.number().int().positive();
const url = z.string().describe('An address of the other site, where the browser goes on.');

/** An account of the same person on another site of the installation. */
export const joinedAccount = z.object({
  id: z.int(),
  siteId: z.int().describe('The other site.'),
  site: z.string().describe('What the other site is called.'),
  address: z.string().describe('Its main address, without a slash at the end.'),
  email: z.string().describe('Whose account it is there.'),
  created_at: z.iso.datetime(),
  isOpen: z
    .boolean()
    .describe(
      'False where the other account has a second factor and this login showed none: one logs in there.',
    ),
});

export type JoinedAccount = z.output<typeof joinedAccount>;

/** The accounts on other sites that the calling staff user changes to without a second login. */
export const filterJoined = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/joined/filter',
  summary: 'The accounts on other sites that are joined to the calling staff user’s.',
  access: 'staff',
  answer: z.object({ records: z.array(joinedAccount) }),
});

/**
 * Begins joining an account on another site: the person logs in there and agrees within ten minutes. Needs the password,
 * or a login of the last ten minutes.
 */
export const beginJoin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/joined/begin',
  summary: 'Begins joining an account on another site of the installation.',
  access: 'staff',
  body: z.object({
    host: z.string().trim().min(1).max(joinedAddressLength).describe('An address or host of the other site.'),
    password: currentPassword,
  }),
  answer: z.object({ site: z.string(), url }),
  refusals: ['proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});

/** What a join waits for, and whose account the other one is. */
export const getJoin = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/joined/step/{code}',
  summary: 'What the joining of two accounts waits for.',
  access: 'staff',
  params: z.object({ code }),
  answer: z.object({
    step: z.enum(['confirm', 'finish']),
    site: z.string(),
    address: z.string(),
    email: z.string(),
  }),
  refusals: ['linkInvalid', 'tooManyRequests'],
});

/** Agrees to a join on the other site, by its own password or a login of the last ten minutes; leads back to the first. */
export const confirmJoin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/joined/confirm',
  summary: 'Agrees that an account of another site is joined to the calling staff user’s.',
  access: 'staff',
  body: z.object({ code, password: currentPassword }),
  answer: z.object({ url }),
  refusals: ['linkInvalid', 'proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});

/** Ends a join where it began, no matter who began it; both accounts are told by mail. */
export const finishJoin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/joined/finish',
  summary: 'Joins the two accounts.',
  access: 'staff',
  body: z.object({ code }),
  answer: z.object({}),
  refusals: ['linkInvalid', 'tooManyRequests'],
});

/** Leads to a joined account: the address holds a code that works once, within a minute, on that site only. */
export const openJoined = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/joined/open',
  summary: 'Leads to the account on another site without a second login.',
  access: 'staff',
  body: z.object({ id: z.int().positive() }),
  answer: z.object({ url }),
  refusals: ['notFound', 'siteAsksSecondFactor', 'tooManyRequests'],
});

/** Opens the login that `joined/open` led to. Whose it is and what it may do there follows from the account there alone. */
export const arriveJoined = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/joined/arrive',
  summary: 'Exchanges the code of a change of site for a token pair.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ code }),
  answer: z.object({ tokens, user }),
  refusals: ['linkInvalid', 'tooManyRequests'],
});

/** Takes a join apart, from either side; logins that were opened by it end. */
export const deleteJoined = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/joined/delete/{id}',
  summary: 'Takes an account on another site off the calling staff user’s.',
  access: 'staff',
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound'],
});
