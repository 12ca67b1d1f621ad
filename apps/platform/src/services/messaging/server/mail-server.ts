import { checkMail } from './check-mail.ts';
import { hasMailServer } from './mail-server.queries.ts';
import { mailState, setMailServer } from './set-mail-server.ts';

/** The server that a site sends its mails through. */
export const mailServer = { isSet: hasMailServer, check: checkMail, state: mailState, set: setMailServer };
