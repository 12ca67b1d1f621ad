import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Sends an issue of the newsletter to everyone who confirmed; those of other languages can be left out. */
export const newsletterSend = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/send',
  summary: 'Sends an issue of the newsletter, in the background, to every subscriber once.',
  access: { staff: 'content.publish' },
  body: z.object({
    subject: z.string().trim().min(1).max(200),
    preheader: z.string().trim().max(200).default(''),
    paragraphs: z.array(z.string().trim().min(1).max(5000)).min(1).max(50),
    button: z
      .object({ label: z.string().min(1).max(100), url: z.url({ protocol: /^https?$/ }).max(2000) })
      .optional(),
    language: z.string().length(3).optional().describe('Only subscribers of this language.'),
  }),
  answer: z.object({ recipients: z.int().min(0) }),
});
