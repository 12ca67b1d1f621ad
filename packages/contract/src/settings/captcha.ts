import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** How visitors show that they are no program. `proofOfWork` is built in and asks no third party. */
export const captchaProviders = ['proofOfWork', 'recaptcha', 'turnstile', 'hcaptcha', 'none'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** What a form sends along (MKT-014): the public key, or the challenge, and what the visitor's browser made of it. */
export const recaptcha = z.object({
  key: z.string().min(1).max(500),
  response: z.string().min(1).max(5000),
});
export type Recaptcha = z.infer<typeof recaptcha>;

export const CaptchaSettings = z.object({
  provider: z.enum(captchaProviders),
  key: z.string().nullable().describe('Public key with the provider; null where none is needed.'),
  version: z.string().describe('2 or 3 of reCAPTCHA.'),
  size: z.string(),
});
export type CaptchaSettings = z.infer<typeof CaptchaSettings>;

/** What the site needs to ask a visitor (MKT-012). */
export const captchaGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/captcha/get',
  summary: 'Says which captcha protects the forms of the site.',
  access: 'visitor',
  cache: ['options'],
  answer: CaptchaSettings,
});

/** A fresh challenge of the built-in captcha; it can be used once, within an hour. */
export const captchaChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/captcha/challenge',
  summary: 'Gives a challenge of the built-in captcha: the key to send back with its solution.',
  access: 'visitor',
  answer: z.object({ key: z.string() }),
});
