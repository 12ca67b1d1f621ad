import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { issueWords } from './newsletter-issue.ts';

/** Writes an issue of the newsletter and sends it at once: for a program that has its words ready. */
export const newsletterSend = defineEndpoint({
  method: 'POST',
  path: '/api/v1/marketing/newsletter/send',
  summary: 'Adds an issue of the newsletter and sends it in the background, to every subscriber once.',
  access: { staff: 'marketing.edit' },
  body: z.object({
    subject: issueWords.subject,
    preheader: issueWords.preheader,
    paragraphs: z
      .array(z.string().trim().min(1).max(5000))
      .min(1)
      .max(50)
      .refine((blocks) => issueWords.body.safeParse(blocks.join('\n\n')).success, {
        error: 'Together at most as long as the words of an issue.',
      })
      .describe('Blocks of the issue: `## ` makes a heading, `- ` before each line a list.'),
    button: z
      .object({ label: z.string().min(1).max(100), url: z.url({ protocol: /^https?$/ }).max(2000) })
      .optional(),
    language: z.string().length(3).optional().describe('Only subscribers of this language.'),
  }),
  answer: z.object({ recipients: z.int().min(0) }),
  refusals: ['validationFailed'],
});
