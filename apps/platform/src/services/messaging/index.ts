export { readMailOptions } from './mail.queries.ts';
export { defineRenderedFile, renderedKey } from './rendered-files.ts';
export { type Mail, type MailOptions, sendMail, sendMails } from './send-mail.ts';
export { checkMail } from './server/check-mail.ts';
export { hasMailServer } from './server/mail-server.queries.ts';
export { mailState, setMailServer } from './server/set-mail-server.ts';
export { pageAddress, siteAddress } from './site-address.ts';
export type { MailData, MailTemplate } from './templates.ts';
export { builtInWords, exampleOf } from './words/built-in-words.ts';
