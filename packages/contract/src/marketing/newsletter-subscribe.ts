import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uniqueNumber } from '../gdpr/consent.ts';
import { recaptcha } from '../settings/captcha.ts';
import { emailAddress } from '../user/email-address.ts';

/** Asks for the newsletter (MKT-001); it comes only after the address was confirmed with the link of a mail. */
export const newsletterSubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/subscribe',
  summary: 'Subscribes an e-mail address to the newsletter, once its owner confirms.',
  access: 'visitor',
  body: z.object({
    email: emailAddress,
    consents: z.array(uniqueNumber).max(50).default([]),
    recaptcha: recaptcha.optional(),
  }),
  answer: z.object({}),
  refusals: [
    'alreadySubscribedToNewsletter',
    'consentRequired',
    'recaptchaMissing',
    'recaptchaInvalid',
    'tooManyRequests',
  ],
});
