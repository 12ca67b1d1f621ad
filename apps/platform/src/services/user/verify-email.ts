import { timingSafeEqual } from 'node:crypto';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { confirmWishedNewsletter } from '../gdpr/index.ts';
import { sendAccountMail } from './account-mails.ts';
import { countAttempt } from './attempts.queries.ts';
import { limitAddress } from './limit-address.ts';
import { mailLinks } from './mail-links.ts';
import { addMailedToken, dropMailedTokens, spendMailedToken } from './mailed-token.queries.ts';
import { endSessionsOf } from './session.queries.ts';
import { changeUser, readActiveUser } from './user.queries.ts';

/** Confirmation mails to one account in an hour. */
const mostMails = 3;

/** Confirms the address a link was mailed to (AUTH-052); refuses with tokenUndefined (AUTH-054) and linkInvalid. */
export async function verifyEmail(kernel: Kernel, ctx: Ctx, { token }: { token?: string }) {
  if (!token) throw new Refusal('tokenUndefined');
  await limitAddress(ctx, 'verify', 50);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    const spent = await spendMailedToken(db, site.id, ['verify', 'newEmail'], token, now);
    const row = spent && (await readActiveUser(db, site.id, spent.userId));
    // A link to an address that is not the account's any more confirms nothing.
    if (!row || row.email.toLowerCase() !== spent?.email.toLowerCase()) throw new Refusal('linkInvalid');
    await changeUser(db, site.id, row.id, { emailConfirmed: true, updatedAt: now });
    await dropMailedTokens(db, row.id, ['verify', 'newEmail']);
    await confirmWishedNewsletter(inner, row);
    if (spent?.purpose === 'verify') await sendAccountMail(kernel, inner, 'welcome', row, '/profil');
    return { verified: true as const, email: row.email };
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

/** Mails a confirmation link to an account whose address is unconfirmed, at most three in an hour. */
export async function sendVerification(kernel: Kernel, ctx: Ctx, userId: number): Promise<void> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userId);
  if (!row || row.emailConfirmed) return;
  if ((await countAttempt(ctx.db, `verify mail ${row.id}`, 3600, ctx.now)) > mostMails) return;
  await inTransaction(ctx, async (inner) => {
    const owner = { siteId: row.siteId, userId: row.id, email: row.email, purpose: 'verify' } as const;
    const link = mailLinks.verify(await addMailedToken(inner.db, owner, ctx.now));
    await sendAccountMail(kernel, inner, 'confirmEmail', row, link, 'verify');
  });
}

/** Gives an account its former e-mail back and ends its logins; refuses with linkInvalid, userExists. */
export async function undoEmailChange(ctx: Ctx, { token }: { token: string }): Promise<{ email: string }> {
  await limitAddress(ctx, 'undo e-mail', 50);
  return inTransaction(ctx, async ({ db, site, now }) => {
    const spent = await spendMailedToken(db, site.id, ['undoEmail'], token, now);
    if (!spent) throw new Refusal('linkInvalid');
    await changeUser(db, site.id, spent.userId, {
      email: spent.email,
      emailConfirmed: true,
      updatedAt: now,
    });
    await dropMailedTokens(db, spent.userId, ['verify', 'newEmail', 'password']);
    await endSessionsOf(db, site.id, spent.userId, now);
    return { email: spent.email };
  });
}

/**
 * What a registration answers while the e-mail is unconfirmed (AUTH-045): it can only ask for the mail again. The token
 * that confirms is mailed and nothing else, since whoever registers must not be able to confirm somebody else's address.
 */
export function verificationTokenOf(kernel: Kernel, siteId: number, userId: number): string {
  return `${userId}.${kernel.tokens.seal(`resend ${siteId} ${userId}`)}`;
}

function userIdIn(kernel: Kernel, siteId: number, token: string | undefined): number | undefined {
  if (!token) throw new Refusal('tokenUndefined');
  const userId = Number(/^(\d{1,15})\./.exec(token)?.[1]);
  if (!Number.isSafeInteger(userId)) return undefined;
  const given = Buffer.from(token);
  const wanted = Buffer.from(verificationTokenOf(kernel, siteId, userId));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : undefined;
}
