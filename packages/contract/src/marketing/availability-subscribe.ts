import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uniqueNumber } from '../gdpr/consent.ts';
import { recaptcha } from '../settings/captcha.ts';
import { emailAddress } from '../user/email-address.ts';

/** Asks to hear, once, when a product can be bought again (PRODUCT-041). */
export const availabilitySubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/availability/subscribe',
  summary: 'Asks for one mail when a product that is out of stock can be bought again.',
  access: 'visitor',
  body: z.object({
    product: z.int().describe('Id of the product or variant.'),
    email: emailAddress,
    consents: z.array(uniqueNumber).max(50).default([]),
    recaptcha: recaptcha.optional(),
  }),
  answer: z.object({}),
  refusals: ['notFound', 'consentRequired', 'recaptchaMissing', 'recaptchaInvalid', 'tooManyRequests'],
});
