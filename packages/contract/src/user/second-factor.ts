import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { tokens, user } from './user.ts';

const code = z.string().trim().min(6).max(20);
const password = z.string().max(1000);
const passkeyName = z.string().trim().min(1).max(limits.nameMaxLength);
const origin = z.url().max(300).describe('Origin of the page, which must be one of this site.');
const challenge = z.string().min(1).max(200);
/** What the browser's WebAuthn gives or takes; its form is that of @simplewebauthn. */
const webauthn = z.record(z.string(), z.unknown());

/** What a login with the right password is refused with as `payload` of SECOND_FACTOR_REQUIRED. */
export const secondFactorRequest = z.object({
  challenge: z.string().describe('Sent back with the code; ten minutes, five attempts.'),
  methods: z.array(z.enum(['totp', 'recoveryCode', 'passkey'])),
});

/**
 * Ends a login that asked for a second factor, with a code of the app or a recovery code. After ten minutes, or five wrong
 * codes, it is over (secondFactorExpired) and begins with the password again.
 */
export const loginWithSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/login/secondFactor',
  summary: 'Ends a staff login with a code of the authenticator app, or a recovery code.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ challenge, code }),
  answer: z.object({ tokens, user }),
  refusals: ['secondFactorInvalid', 'secondFactorExpired', 'tooManyRequests'],
});

/** Begins a login by passkey, of staff or customers: what the browser is asked to sign. */
export const beginPasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/login/passkey/begin',
  summary: 'Begins a login by passkey.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ origin }),
  answer: z.object({ challenge: z.string(), options: webauthn }),
  refusals: ['tooManyRequests'],
});

/** Ends a login by passkey. The passkey checks the person itself, so it stands for password and second factor. */
export const loginWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/login/passkey',
  summary: 'Ends a login by passkey.',
  access: 'visitor',
  beforePass: true,
  body: z.object({ challenge, origin, response: webauthn }),
  answer: z.object({ tokens, user }),
  refusals: ['secondFactorInvalid', 'secondFactorExpired', 'tooManyRequests'],
});

/** The second factors of the calling staff user. */
export const getSecondFactors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/secondFactor/get',
  summary: 'The second factors of the calling staff user.',
  access: 'staff',
  answer: z.object({
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        created_at: z.iso.datetime(),
        used_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
});

/** Begins adding an authenticator app; it protects nothing until a code was shown. Needs the password. */
export const beginTotp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/secondFactor/totp/begin',
  summary: 'Gives the secret for an authenticator app.',
  access: 'staff',
  body: z.object({ password }),
  answer: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth: address, as the QR code has it.'),
    svg: z.string().describe('The QR code, black on white.'),
  }),
  refusals: ['incorrectOldPassword', 'tooManyRequests'],
});

/** Confirms the authenticator app with a first code, and returns the recovery codes, shown only now. */
export const confirmTotp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/secondFactor/totp/confirm',
  summary: 'Confirms an authenticator app with a code; answers the recovery codes.',
  access: 'staff',
  body: z.object({ code }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['secondFactorInvalid', 'tooManyRequests'],
});

/** New recovery codes in place of the earlier ones, shown only now. Needs the password, and an authenticator app. */
export const createRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/secondFactor/recoveryCodes/create',
  summary: 'Gives new recovery codes; the earlier ones are worthless from then on.',
  access: 'staff',
  body: z.object({ password }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['incorrectOldPassword', 'tooManyRequests', 'notFound'],
});

/** Takes the authenticator app and the recovery codes away. */
export const removeTotp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/secondFactor/totp/remove',
  summary: 'Takes the authenticator app off the calling staff user.',
  access: 'staff',
  body: z.object({ password }),
  answer: z.object({}),
  refusals: ['incorrectOldPassword', 'tooManyRequests'],
});

/** Begins adding a passkey: what the browser is asked to make. Needs the password. */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/passkey/begin',
  summary: 'Begins adding a passkey.',
  access: 'staff',
  body: z.object({ origin, password }),
  answer: z.object({ challenge: z.string(), options: webauthn }),
  refusals: ['incorrectOldPassword', 'tooManyRequests'],
});

/** Keeps the passkey that the browser made. */
export const createPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/passkey/create',
  summary: 'Keeps the passkey that the browser made.',
  access: 'staff',
  body: z.object({ challenge, origin, name: passkeyName, response: webauthn }),
  answer: z.object({ id: z.int() }),
  refusals: ['secondFactorInvalid'],
});

/** Gives a passkey another name. */
export const updatePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/passkey/update/{id}',
  summary: 'Gives a passkey of the calling staff user another name.',
  access: 'staff',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ name: passkeyName }),
  answer: z.object({}),
  refusals: ['notFound'],
});

/** Takes a passkey off. Needs the password: a stolen login must not take the second factor away. */
export const deletePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/passkey/delete/{id}',
  summary: 'Takes a passkey off the calling staff user.',
  access: 'staff',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ password }),
  answer: z.object({}),
  refusals: ['notFound', 'incorrectOldPassword', 'tooManyRequests'],
});
