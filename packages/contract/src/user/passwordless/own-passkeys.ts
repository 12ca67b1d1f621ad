import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';

const origin = z.url().max(300).describe('Origin of the page, which must be one of this site.');
const webauthn = z.record(z.string(), z.unknown()).describe('As @simplewebauthn gives and takes it.');
const password = z
  .string()
  .max(1000)
  .optional()
  .describe('Asked for (PROOF_REQUIRED) in a login that is older than ten minutes.');
const params = z.object({ id: z.coerce.number().int().positive() });

/** Passkeys of one customer; more are refused. */
export const mostOwnPasskeys = 20;

/** The passkeys of the calling customer, the oldest first. */
export const listOwnPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/passkey/list',
  summary: 'The passkeys of the calling customer.',
  access: 'customer',
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        created_at: z.iso.datetime(),
        used_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
});

/** Begins adding a passkey: what the browser is asked to make. The e-mail of the account must be confirmed. */
export const beginOwnPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/passkey/begin',
  summary: 'Begins adding a passkey to the account of the calling customer.',
  access: 'customer',
  body: z.object({ origin, password }),
  answer: z.object({ challenge: z.string(), options: webauthn }),
  refusals: [
    'proofRequired',
    'incorrectOldPassword',
    'emailNotConfirmed',
    'validationFailed',
    'tooManyRequests',
  ],
});

/** Keeps the passkey that the browser made, and tells the owner by mail. */
export const createOwnPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/passkey/create',
  summary: 'Keeps the passkey that the browser of the calling customer made.',
  access: 'customer',
  body: z.object({
    challenge: z.string().min(1).max(200),
    origin,
    name: z.string().trim().min(1).max(limits.nameMaxLength),
    response: webauthn,
  }),
  answer: z.object({ id: z.int() }),
  refusals: ['secondFactorInvalid'],
});

/** Takes a passkey off. */
export const deleteOwnPasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/web/passkey/delete/{id}',
  summary: 'Takes a passkey off the calling customer.',
  access: 'customer',
  params,
  body: z.object({ password }),
  answer: z.object({}),
  refusals: ['notFound', 'proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});
