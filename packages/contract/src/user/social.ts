import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { currentPassword } from './proof.ts';
import { tokens, user } from './user.ts';

const providerName = z.string().min(1).max(50);

/** The providers visitors may log in through; none is an answer too (AUTH-029). */
export const listLoginProviders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/social/providers',
  summary: 'The providers visitors may log in through.',
  access: 'visitor',
  cache: ['options'],
  answer: z.object({
    records: z.array(
      z.object({
        name: z.string().describe('What the calls take, e.g. google.'),
        title: z.string().describe('What people read, e.g. Google.'),
      }),
    ),
  }),
});

/**
 * Begins a login through a provider. The browser keeps `flow` (cookie: httpOnly, Lax) and goes to `url`; it comes back to
 * `redirectUri`, an address of this site, with `code` and `state`. A logged-in customer joins the provider to the account,
 * after proving to be its owner.
 */
export const startSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/social/start',
  summary: 'Begins a login through a provider: where the browser goes, and what it keeps meanwhile.',
  access: 'visitor',
  body: z.object({
    provider: providerName,
    redirectUri: z.url().max(1000),
    password: currentPassword,
  }),
  answer: z.object({ url: z.string(), flow: z.string() }),
  refusals: [
    'providerUnknown',
    'socialLoginFailed',
    'proofRequired',
    'incorrectOldPassword',
    'tooManyRequests',
  ],
});

/**
 * Ends a login through a provider (AUTH-028). `state` and `iss` as they came with `code`; `flow` as it was kept. An
 * account is joined by e-mail only when the provider says that the e-mail is verified; a flow works once, ten minutes.
 */
export const socialOauth = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/social/oauth',
  summary: 'Exchanges the code of a provider for a token pair.',
  access: 'visitor',
  body: z.object({
    provider: providerName,
    code: z.string().min(1).max(4000),
    redirectUri: z.url().max(1000),
    state: z.string().max(500).default(''),
    flow: z.string().max(500).default(''),
    iss: z.string().max(1000).optional(),
  }),
  answer: z.object({
    tokens,
    user,
    isNew: z.boolean().describe('True when the account was made by this login.'),
  }),
  refusals: ['providerUnknown', 'socialLoginFailed', 'userExists', 'emailNotConfirmed', 'tooManyRequests'],
});

/** The providers that are joined to the calling customer's account. */
export const listIdentities = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/web/identity/filter',
  summary: 'The providers joined to the account of the calling customer.',
  access: 'customer',
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        email: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
});

/** Takes a provider off the account of somebody who proves to be the owner; the last way to log in cannot be taken off. */
export const deleteIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/web/identity/delete/{id}',
  summary: 'Takes a provider off the account of the calling customer.',
  access: 'customer',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ password: currentPassword }),
  answer: z.object({}),
  refusals: ['notFound', 'lastLogin', 'proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});

/** Where Apple posts its form: leads the browser on to the page where the login began. Redirects; not the envelope. */
export const bounceSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/social/bounce/{provider}',
  summary: 'Turns the form that a provider posts into a visit of the page where the login began.',
  access: 'anyone',
  acceptsForm: true,
  params: z.object({ provider: providerName }),
  body: z.object({
    state: z.string().max(500).default(''),
    code: z.string().max(4000).optional(),
    error: z.string().max(200).optional(),
    iss: z.string().max(1000).optional(),
  }),
  redirects: 303,
  answer: z.unknown().describe('A redirect.'),
  refusals: ['notFound'],
});
