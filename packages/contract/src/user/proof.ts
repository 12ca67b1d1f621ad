import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** The current password, said again; PROOF_REQUIRED asks for it. May be left out for ten minutes after a proof. */
export const currentPassword = z.string().max(1000).optional();

const body = z.object({ password: z.string().max(1000) });

/** Proves with the password that the calling customer owns the account; counts for this login, ten minutes. */
export const proveCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/prove',
  summary: 'Says the password again, as calls want it that answer PROOF_REQUIRED.',
  access: 'customer',
  body,
  answer: z.object({}),
  refusals: ['incorrectOldPassword', 'tooManyRequests'],
});

/** The same for the calling staff user. */
export const proveStaff = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/prove',
  summary: 'Says the password again, as calls of staff want it that answer PROOF_REQUIRED.',
  access: 'staff',
  body,
  answer: z.object({}),
  refusals: ['incorrectOldPassword', 'tooManyRequests'],
});
