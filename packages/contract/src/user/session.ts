import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const records = z.array(
  z.object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    used_at: z.iso.datetime().describe('When its tokens were last exchanged.'),
    address: z.string().describe('The network it came from.'),
    device: z.string().describe('What the browser calls itself.'),
    isCurrent: z.boolean(),
    hasSecondFactor: z.boolean(),
  }),
);
const params = z.object({ id: z.uuid() });

/** The open logins of the calling customer. */
export const filterOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/session/filter',
  summary: 'The open logins of the calling customer.',
  access: 'customer',
  answer: z.object({ records }),
});

/** Ends one of the calling customer's logins, at once. */
export const deleteOwnSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/web/session/delete/{id}',
  summary: 'Ends a login of the calling customer.',
  access: 'customer',
  params,
  answer: z.object({}),
  refusals: ['notFound'],
});

/** The open logins of the calling staff user. */
export const filterStaffSessions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/session/filter',
  summary: 'The open logins of the calling staff user.',
  access: 'staff',
  answer: z.object({ records }),
});

/** Ends one of the calling staff user's logins, at once. */
export const deleteStaffSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/session/delete/{id}',
  summary: 'Ends a login of the calling staff user.',
  access: 'staff',
  params,
  answer: z.object({}),
  refusals: ['notFound'],
});

/** Ends every login of the calling staff user but this one, at once. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/session/endOthers',
  summary: 'Ends every other login of the calling staff user.',
  access: 'staff',
  answer: z.object({}),
});

/** Ends every login of a colleague. */
export const endStaffSessions = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/staff/endSessions/{id}',
  summary: 'Ends every login of a staff user.',
  access: { staff: 'staff.edit' },
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: z.object({}),
  refusals: ['notFound', 'forbidden'],
});
