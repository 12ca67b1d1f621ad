import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const params = z.object({ token: z.string().min(1).max(200) });

/** Ends the newsletter: one click, no login, no question (RFC 8058). Mail programs send a form here. */
export const newsletterUnsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/unsubscribe/{token}',
  summary: 'Ends a newsletter subscription with the token that every issue carries.',
  access: 'anyone',
  acceptsForm: true,
  params,
  answer: z.object({}),
  refusals: ['tokenInvalid'],
});

/** The same address opened by a person: leads to the page with the button, since programs open links too. */
export const newsletterUnsubscribePage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/marketing/newsletter/unsubscribe/{token}',
  summary: 'Leads to the page on which a subscription can be ended.',
  access: 'anyone',
  cache: 'never',
  params,
  redirects: 303,
  answer: z.unknown(),
  refusals: ['tokenInvalid'],
});
