import type { MailFault } from '@izlog/contract/settings/mail-state';
import type { NodemailerError } from 'nodemailer';

/** Why a mail server cannot be used, of the reasons that a person can do something about. */
export function mailFaultOf({ code = '', originalCode = '', message, cause }: NodemailerError): MailFault {
  const said = `${code} ${originalCode} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''} ${message}`;
  if (code === 'ESECRET') return 'secret';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (code === 'EDNS') return 'notFound';
  if (/CERT|SELF[_-]SIGNED|UNABLE_TO_(VERIFY|GET)|ALTNAME/i.test(said)) return 'certificate';
  if (code === 'ETLS' || /ERR_SSL|wrong version number|STARTTLS/i.test(said)) return 'security';
  return /ETIMEDOUT|ESOCKET|ECONNECTION|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(said)
    ? 'unreachable'
    : 'other';
}
