import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** How the line to a mail server is kept secret: from the start, after the greeting, or not at all. */
export const mailSecurity = ['tls', 'starttls', 'none'] as const;

/** Ports on which mail is handed in; a shop cannot name others. */
export const mailPorts = [25, 465, 587, 2465, 2525, 2587] as const;

// The line of a login parts its words by signs that no word may have.
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

const ownServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurity),
  user: z.string(),
  hasPassword: z.boolean().describe('Whether one is set; it never leaves the server.'),
});

/** How mails leave: what the environment of the program or the shop says, never a password. */
export const getMailState = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/mail/state',
  summary: 'Through which server mails leave, and in whose name.',
  access: { staff: 'settings.edit' },
  answer: z.object({
    server: z.string().nullable().describe('Host and port; null: mails stay in a folder of the server.'),
    sender: z.string().describe('Who sends while the option SendEmailFrom is not set.'),
    isFixed: z.boolean().describe('The environment of the program says the server: the shop’s own rests.'),
    own: ownServer.nullable().describe('The server that the shop has set.'),
  }),
});

/**
 * Sets the mail server of the shop, in a login of the last ten minutes or after a proof: through it every link leaves that
 * opens an account. The password is kept encrypted; one that is set goes only to the server it was entered for.
 */
export const saveMailServer = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/mail/server',
  summary: 'Sets or removes the mail server of the shop.',
  access: { staff: 'settings.edit' },
  body: z.object({
    server: z
      .object({
        host: z.string().trim().toLowerCase().min(1).max(253),
        port: z.int().min(1).max(65_535),
        security: z.enum(mailSecurity),
        user: plain(320).default(''),
        password: plain(500)
          .optional()
          .describe('Left out: the one that is set stays, while server and user are the same.'),
      })
      .nullable()
      .describe('Null removes it.'),
  }),
  answer: getMailState.answer,
  refusals: ['validationFailed', 'proofRequired'],
});

/** What keeps a mail server from taking mails. */
export const mailFaults = [
  'login',
  'notFound',
  'unreachable',
  'certificate',
  'security',
  'secret',
  'other',
] as const;
export type MailFault = (typeof mailFaults)[number];

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
    fault: z.enum(mailFaults).nullable().describe('What is wrong, where the server cannot be used.'),
    reason: z.string().describe('Why the server cannot be used, in its own words.'),
  }),
});
