import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { confirmWishedNewsletter } from '../consents/newsletter-consent.ts';
import { endJoinsOf } from '../joined/end-joins.ts';
import { mailLinks } from '../login/mail-links.ts';
import {
  addMailedToken,
  dropMailedTokens,
  findNewEmail,
  spendMailedToken,
} from '../login/mailed-token.queries.ts';
import { endSessionsOf } from '../login/session.queries.ts';
import { removeIdentitiesOf } from '../social/identity.queries.ts';
import { removeFactors } from '../staff/factors/second-factor.queries.ts';
import { sendAccountMail, tellFormerAddress } from './account-mails.ts';
import { changeUser, readActiveUser, type UserRow } from './user.queries.ts';

/** Confirmation mails to one account in an hour. */
const mostMails = 3;

/**
 * Confirms the address a link was mailed to (AUTH-052); a new one takes the place of the former from then on. Refuses with
 * tokenUndefined (AUTH-054), linkInvalid, and userExists when another account has taken the address meanwhile.
 */
export async function verifyEmail(kernel: Kernel, ctx: Ctx, { token }: { token?: string }) {
  if (!token) throw new Refusal('tokenUndefined');
  await limitAddress(ctx, 'verify', 50);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    const spent = await spendMailedToken(db, site.id, ['verify', 'newEmail'], token, now);
    const row = spent && (await readActiveUser(db, site.id, spent.userId));
    if (!row || !spent) throw new Refusal('linkInvalid');
    const isNew = spent.purpose === 'newEmail';
    // A link to an address that is not the account's any more confirms nothing.
    if (!isNew && row.email.toLowerCase() !== spent.email.toLowerCase()) throw new Refusal('linkInvalid');
    const after = await changeUser(db, site.id, row.id, {
      ...(isNew ? { email: spent.email } : {}),
      emailConfirmed: true,
      updatedAt: now,
    });
    // Links that went to the former address must not open the account any more; a wish for a new one is not touched by
    // the confirmation of the present one.
    await dropMailedTokens(db, row.id, isNew ? ['verify', 'newEmail', 'password', 'login'] : ['verify']);
    await confirmWishedNewsletter(inner, after);
    if (isNew) await tellFormerAddress(kernel, inner, row, after.email, 'emailChanged');
    else await sendAccountMail(kernel, inner, 'welcome', row, '/profil');
    return { verified: true as const, email: after.email };
  });
}

/** Sends the confirmation mail again; says nothing about whether it did. Refuses with tokenUndefined. */
export async function resendVerification(
  kernel: Kernel,
  ctx: Ctx,
  { verificationToken }: { verificationToken?: string },
): Promise<Record<never, never>> {
  const userId =
    ctx.caller.kind === 'customer' ? ctx.caller.userId : userIdIn(kernel, ctx.site.id, verificationToken);
  await limitAddress(ctx, 'resend', 20);
  if (userId !== undefined) await sendVerification(kernel, ctx, userId);
  return {};
}

/** Mails the link that makes `newEmail` the address of the account. */
export async function mailNewEmail(kernel: Kernel, ctx: Ctx, row: UserRow, newEmail: string): Promise<void> {
  const owner = { siteId: row.siteId, userId: row.id, email: newEmail, purpose: 'newEmail' } as const;
  const link = mailLinks.verify(await addMailedToken(ctx.db, owner, ctx.now));
  await sendAccountMail(kernel, ctx, 'emailChange', { ...row, email: newEmail }, link, 'newEmail');
}

/** Mails a confirmation link to the new address that waits, else to an unconfirmed one, at most three in an hour. */
export async function sendVerification(kernel: Kernel, ctx: Ctx, userId: number): Promise<void> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userId);
  const newEmail = row && (await findNewEmail(ctx.db, row.id, ctx.now));
  if (!row || (row.emailConfirmed && newEmail === undefined)) return;
  if ((await countAttempt(ctx.db, `verify mail ${row.id}`, 3600, ctx.now)) > mostMails) return;
  await inTransaction(ctx, async (inner) => {
    if (newEmail !== undefined) return mailNewEmail(kernel, inner, row, newEmail);
    const owner = { siteId: row.siteId, userId: row.id, email: row.email, purpose: 'verify' } as const;
    const link = mailLinks.verify(await addMailedToken(inner.db, owner, ctx.now));
    await sendAccountMail(kernel, inner, 'confirmEmail', row, link, 'verify');
  });
}

/**
 * Gives an account back to its former e-mail: anyone who asked for the change knew the password, so the password, every login,
 * every joined provider and every open link end, and the token of the answer sets a new password at once. Refuses with
 * linkInvalid, userExists.
 */
export async function undoEmailChange(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ email: string; passwordToken: string }> {
  await limitAddress(ctx, 'undo e-mail', 50);
  return inTransaction(ctx, async ({ db, site, now }) => {
    const spent = await spendMailedToken(db, site.id, ['undoEmail'], token, now);
    if (!spent) throw new Refusal('linkInvalid');
    const { userId, email, createdAt } = spent;
    const owner = await changeUser(db, site.id, userId, {
      email,
      emailConfirmed: true,
      passwordHash: null,
      updatedAt: now,
    });
    await dropMailedTokens(db, userId, ['verify', 'newEmail', 'password', 'login']);
    // Those that came after went to addresses of the one who took the account; an older one is its owner's.
    await dropMailedTokens(db, userId, ['undoEmail'], createdAt);
    await removeIdentitiesOf(db, site.id, userId);
    // Those of staff stay: a mailbox alone must not open the back office.
    if (!owner.isBackofficeUser) await removeFactors(db, userId, true);
    await endSessionsOf(db, site.id, userId, now);
    await endJoinsOf({ db, now }, userId);
    const next = { siteId: site.id, userId, email, purpose: 'password' } as const;
    return { email, passwordToken: await addMailedToken(db, next, now) };
  });
}

/**
 * What a registration answers while the e-mail is unconfirmed (AUTH-045): it can only ask for the mail again. The token
 * that confirms is mailed and nothing else, since anyone who registers must not be able to confirm somebody else's address.
 */
export function verificationTokenOf(kernel: Kernel, siteId: number, userId: number): string {
  return `${userId}.${kernel.tokens.seal(`resend ${siteId} ${userId}`)}`;
}

function userIdIn(kernel: Kernel, siteId: number, token: string | undefined): number | undefined {
  if (!token) throw new Refusal('tokenUndefined');
  const userId = Number(/^(\d{1,15})\./.exec(token)?.[1]);
  if (!Number.isSafeInteger(userId)) return undefined;
  return isEqualText(token, verificationTokenOf(kernel, siteId, userId)) ? userId : undefined;
}
