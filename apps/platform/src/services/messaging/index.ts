export { checkMailServer } from './check-mail-server.ts';
export { readMailOptions } from './mail.queries.ts';
export { type MailOptions, sendMail } from './send-mail.ts';
export { pageAddress, siteAddress } from './site-address.ts';
export type { MailData, MailTemplate } from './templates.ts';
export { builtInWords, exampleOf } from './words/built-in-words.ts';
