import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const params = z.object({
  siteId: z.coerce.number().int().min(1).max(999_999_999_999),
  gateway: z.string().max(20),
});
const answer = z.unknown().describe('A redirect of the browser, or what the gateway wants to hear.');

/** The buyer's browser comes back from a provider that leads it by an address. */
export const paymentReturnByGet = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/payment/return/{siteId}/{gateway}',
  summary: 'Where a gateway leads the buyer back to; leads on to the success or failure page.',
  access: 'anyone',
  cache: 'never',
  params,
  redirects: 303,
  answer,
  refusals: ['notFound'],
});

/** The same for providers that let the browser post a form. */
export const paymentReturnByPost = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/return/{siteId}/{gateway}',
  summary: 'The same by a form.',
  access: 'anyone',
  takesText: true,
  params,
  redirects: 303,
  answer,
  refusals: ['notFound'],
});

/** The buyer gave up at the provider. */
export const paymentCancelByGet = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/payment/cancel/{siteId}/{gateway}',
  summary: 'Where a gateway leads a buyer who gave up.',
  access: 'anyone',
  cache: 'never',
  params,
  redirects: 303,
  answer,
  refusals: ['notFound'],
});

export const paymentCancelByPost = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/cancel/{siteId}/{gateway}',
  summary: 'The same by a form.',
  access: 'anyone',
  takesText: true,
  params,
  redirects: 303,
  answer,
  refusals: ['notFound'],
});

/** What a provider's server tells us. */
export const paymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/notice/{siteId}/{gateway}',
  summary: 'Takes a signed notice of a gateway; a repeat changes nothing.',
  access: 'anyone',
  takesText: true,
  params,
  answersFile: ['text/plain'],
  answer,
  refusals: ['notFound', 'paymentMessageRefused', 'paymentUnavailable'],
});

/** The page of the sandbox, for shops without a contract with a bank yet. */
export const sandboxPageEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/sandboxBank/{siteId}',
  summary: 'The page of the sandbox bank; no money moves.',
  access: 'anyone',
  takesText: true,
  params: params.pick({ siteId: true }),
  answersFile: ['text/html'],
  answer,
  refusals: ['notFound', 'paymentMessageRefused'],
});

/** What the buyer decided on it. */
export const sandboxDecisionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/payment/sandboxBank/{siteId}/decide',
  summary: 'Approves, refuses or leaves open a payment of the sandbox bank.',
  access: 'anyone',
  takesText: true,
  params: params.pick({ siteId: true }),
  redirects: 303,
  answer,
  refusals: ['notFound', 'paymentMessageRefused'],
});
