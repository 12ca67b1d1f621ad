import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { mailLinks } from '../login/mail-links.ts';
import { addMailedToken, mailedTokenSeconds, type TokenPurpose } from '../login/mailed-token.queries.ts';
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
  template:
    | 'confirmEmail'
    | 'emailChange'
    | 'resetPassword'
    | 'loginLink'
    | 'welcome'
    | 'passwordChanged'
    | 'passkeyAdded',
  to: Recipient,
  link: LinkPath,
  purpose: TokenPurpose = 'verify',
): Promise<void> {
  const url = await siteAddress(kernel, ctx, link, to.language);
  const hours = hoursOf(purpose);
  await sendMail(ctx, template, to.email, { name: to.firstName, url, hours }, optionsFor(to));
}

/**
 * Tells the address of an account that another one was asked for, or has taken its place. A confirmed address gets a link
 * that takes it back for a week. One that nobody ever confirmed may belong to a stranger: it proves nothing and takes
 * nothing back, so it is told without the new address and led to the shop.
 */
export async function tellFormerAddress(
  kernel: Kernel,
  ctx: Ctx,
  former: UserRow,
  newEmail: string,
  template: 'emailChangeAsked' | 'emailChanged',
): Promise<void> {
  const { db, site, now } = ctx;
  const { firstName: name, email, language } = former;
  if (!former.emailConfirmed) {
    const url = await siteAddress(kernel, ctx, mailLinks.shop, language);
    return sendMail(ctx, 'emailChangedUnproved', email, { name, url }, optionsFor(former));
  }
  const owner = { siteId: site.id, userId: former.id, email, purpose: 'undoEmail' } as const;
  const link = mailLinks.undoEmail(await addMailedToken(db, owner, now));
  const url = await siteAddress(kernel, ctx, link, language);
  await sendMail(
    ctx,
    template,
    email,
    { name, newEmail, url, hours: hoursOf('undoEmail') },
    optionsFor(former),
  );
}

/**
 * Tells the owner of an account that a provider of logins was joined to it. A confirmed address gets the link that takes
 * an account back; one that nobody confirmed proves itself first, by asking for a new password.
 */
export async function tellOfProvider(
  kernel: Kernel,
  ctx: Ctx,
  owner: UserRow,
  provider: string,
): Promise<void> {
  const { db, site, now } = ctx;
  const { id: userId, email, language, firstName: name, emailConfirmed } = owner;
  const link = emailConfirmed
    ? mailLinks.undoEmail(
        await addMailedToken(db, { siteId: site.id, userId, email, purpose: 'undoEmail' }, now),
      )
    : mailLinks.newPassword;
  const url = await siteAddress(kernel, ctx, link, language);
  const hours = emailConfirmed ? hoursOf('undoEmail') : null;
  await sendMail(ctx, 'providerJoined', email, { name, provider, url, hours }, optionsFor(owner));
}

const hoursOf = (purpose: TokenPurpose) => mailedTokenSeconds[purpose] / 3600;

function optionsFor({ language, firstName }: Recipient) {
  return { language, ...(firstName ? { recipientName: firstName } : {}) };
}
