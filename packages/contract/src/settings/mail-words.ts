import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { programLanguageCodes } from '../texts/program-languages.ts';

const mail = z.string().min(1).max(60).describe('Name of a mail, as the list gives it.');
const language = z.enum(programLanguageCodes).describe('Two-letter code of a language of the program.');
const texts = z
  .record(z.string().max(30), z.string().max(2000))
  .describe('By field (`subject`, `title`, `text`, …); `{name}` stands for what the mail is filled with.');
const access = { staff: 'settings.edit' } as const;

const mailWords = z.object({
  mail,
  language,
  builtIn: texts.describe('What the program says by itself, with every field of the mail.'),
  own: texts.describe('What the shop says instead; a field that is not there is the built-in one.'),
  names: z.array(z.string()).describe('What may stand in braces in any field.'),
});

/** The words of one mail in one language. */
export type MailWords = z.infer<typeof mailWords>;

/** Every mail that the shop sends, in a language, with the words it has of its own. */
export const listMailWords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/mail/words',
  summary: 'The words of every mail in a language.',
  access,
  query: z.object({ language }),
  answer: z.object({ mails: z.array(mailWords) }),
});

/**
 * Says in the shop's own words what a mail says. A text that is empty, or says what the program does, is the built-in one
 * again. A name in braces that the mail does not know is refused by its field (validationFailed, kind `unknownName`); what
 * somebody else has written since it was read, with recordChanged.
 */
export const saveMailWords = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/mail/words/save',
  summary: 'Sets the words of a mail in a language.',
  access,
  body: z.object({
    mail,
    language,
    texts,
    was: texts.optional().describe('The own words, as they were read.'),
  }),
  answer: mailWords,
  refusals: ['notFound', 'recordChanged'],
});

/** A mail with words that nobody has saved yet, filled with an example. */
export const previewMail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/mail/words/preview',
  summary: 'Shows a mail with these words and an example of what it is filled with.',
  access,
  reads: true,
  body: z.object({ mail, language, texts }),
  answer: z.object({
    subject: z.string(),
    html: z.string().describe('The whole page of the mail.'),
    text: z.string(),
  }),
  refusals: ['notFound'],
});

/** Sends a mail with its saved words, filled with an example, to the caller. */
export const tryMail = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/mail/words/try',
  summary: 'Sends an example of a mail to the caller.',
  access,
  body: z.object({ mail, language }),
  answer: z.object({ recipient: z.string() }),
  refusals: ['notFound'],
});
