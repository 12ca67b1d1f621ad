import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** How mails leave: what the environment of the program says, never a password. */
export const getMailState = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/mail/state',
  summary: 'Through which server mails leave, and in whose name.',
  access: { staff: 'settings.edit' },
  answer: z.object({
    server: z.string().nullable().describe('Host and port; null: mails stay in a folder of the server.'),
    sender: z.string().describe('Who sends while the option SendEmailFrom is not set.'),
  }),
});

/** Sends a mail to the caller, after asking the server whether it would take one. */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/mail/test',
  summary: 'Sends a test mail to the caller.',
  access: { staff: 'settings.edit' },
  body: z.object({}),
  answer: z.object({
    recipient: z.string(),
    server: z
      .enum(['works', 'fails', 'none'])
      .describe('none: the mail stays in a folder; fails: it is tried again for two days.'),
    reason: z.string().describe('Why the server cannot be used, in its own words.'),
  }),
});
