import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { senderMessageLength, senderNameLength } from '../../field-lengths.ts';
import { uniqueNumber } from '../../gdpr/consent.ts';
import { recaptcha } from '../../settings/captcha.ts';
import { emailAddress } from '../../user/email-address.ts';

/** Sends a message to the shop's own people (MKT-004, MKT-005). */
export const contactAdmin = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/contact/contactAdmin',
  summary: 'Sends a message of the contact form to the address of option SendEmailTo.',
  access: 'visitor',
  body: z.object({
    name: z.string().trim().min(1).max(senderNameLength),
    email: emailAddress,
    message: z.string().trim().min(1).max(senderMessageLength),
    sentFrom: z.string().max(500).optional().describe('Page on which the form stood.'),
    consents: z.array(uniqueNumber).max(50).default([]),
    recaptcha: recaptcha.optional(),
  }),
  answer: z.object({}),
  refusals: ['consentRequired', 'recaptchaMissing', 'recaptchaInvalid', 'tooManyRequests'],
});
