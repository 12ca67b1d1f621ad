import type { Ctx } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { sendMail, siteAddress } from '../mail/index.ts';
import { mailedTokenSeconds, type TokenPurpose } from './mailed-token.queries.ts';
import type { UserRow } from './user.queries.ts';

type Recipient = Pick<UserRow, 'email' | 'language' | 'firstName'>;
type LinkPath = `/${string}`;

/**
 * Sends a mail about an account in the transaction of `ctx`, in the person's own language. `link` is the Croatian path of
 * the page it leads to; `purpose` that of the token in it, which says how long the link works.
 */
export async function sendAccountMail(
  kernel: Kernel,
  ctx: Ctx,
  template: 'confirmEmail' | 'emailChange' | 'resetPassword' | 'welcome' | 'passwordChanged',
  to: Recipient,
  link: LinkPath,
  purpose: TokenPurpose = 'verify',
): Promise<void> {
  const url = await siteAddress(kernel, ctx, link, to.language);
  const hours = hoursOf(purpose);
  await sendMail(ctx, template, to.email, { name: to.firstName, url, hours }, optionsFor(to));
}

/** Tells the former address that the account has another one now; `link` takes the change back. */
export async function sendEmailChanged(
  kernel: Kernel,
  ctx: Ctx,
  to: Recipient,
  newEmail: string,
  link: LinkPath,
): Promise<void> {
  const url = await siteAddress(kernel, ctx, link, to.language);
  const data = { name: to.firstName, newEmail, url, hours: hoursOf('undoEmail') };
  await sendMail(ctx, 'emailChanged', to.email, data, optionsFor(to));
}

const hoursOf = (purpose: TokenPurpose) => mailedTokenSeconds[purpose] / 3600;

function optionsFor({ language, firstName }: Recipient) {
  return { language, ...(firstName ? { recipientName: firstName } : {}) };
}
