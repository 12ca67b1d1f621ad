export { readMailOptions } from './mail.queries.ts';
export { defineRenderedFile, renderedKey } from './rendered-files.ts';
export { type Mail, type MailOptions, sendMail, sendMails } from './send-mail.ts';
export { mailServer } from './server/mail-server.ts';
export { pageAddress, siteAddress } from './site-address.ts';
export type { MailData, MailTemplate } from './templates.ts';
export { builtInWords, exampleOf } from './words/built-in-words.ts';
