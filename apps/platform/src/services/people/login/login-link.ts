import type { TokenPair, User } from '@izlog/contract/user/user';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendAccountMail } from '../account/account-mails.ts';
import { findAccount, readActiveUser, type UserRow } from '../account/user.queries.ts';
import { mustShowSecondFactor } from '../staff/factors/second-factor-login.ts';
import { mailPasswordLink } from './forgot-password.ts';
import { mailLinks } from './mail-links.ts';
import { addMailedToken, findMailedToken, spendMailedToken } from './mailed-token.queries.ts';
import { openLogin } from './open-login.ts';

const job = 'user-login-link';
/** Mails to one account in an hour; further ones are silently left out, since the earlier links still work. */
const mostMails = 5;
const mostAsked = 20;

interface Asked {
  siteId: number;
  email: string;
  language: string;
  from: string | null;
}

/** Asks for a link that logs in. Who has an account is looked up by a job, so that neither the answer nor its time tells. */
export async function sendLoginLink(
  ctx: Ctx,
  { email, from = null }: { email: string; from?: string | null },
): Promise<Record<never, never>> {
  await limitAddress(ctx, 'login link', mostAsked);
  const asked: Asked = { siteId: ctx.site.id, email, language: ctx.language, from };
  await ctx.jobs.send(ctx.db, job, asked);
  return {};
}

/** Registers the job that mails the link. */
export function defineLoginLinkJob(kernel: Kernel): void {
  kernel.jobs.define<Asked>(job, async ({ siteId, email, language, from }) => {
    const ctx = await jobContext(kernel, siteId, job, new Date());
    if (ctx) await mailLoginLink(kernel, { ...ctx, language }, email, from);
  });
}

/** Mails the link, when the e-mail has an account that is not locked. */
export async function mailLoginLink(
  kernel: Kernel,
  ctx: Ctx,
  email: string,
  from: string | null,
): Promise<void> {
  const row = await findAccount(ctx.db, ctx.site.id, email);
  if (!row?.isActive) return;
  // Somebody who knows its password may have registered this address: a new password shuts them out, a login would not.
  if (!row.emailConfirmed) return mailPasswordLink(kernel, ctx, email);
  if ((await countAttempt(ctx.db, `login mail ${row.id}`, 3600, ctx.now)) > mostMails) return;
  await inTransaction(ctx, async (inner) => {
    const owner = { siteId: row.siteId, userId: row.id, email: row.email, purpose: 'login' } as const;
    const link = mailLinks.login(await addMailedToken(inner.db, owner, ctx.now), from);
    await sendAccountMail(kernel, inner, 'loginLink', row, link, 'login');
  });
}

/**
 * Opens a login with the token of a mailed link, once. Refuses with linkInvalid, also where the account has got another
 * e-mail since; staff with a second factor hear secondFactorRequired and the link stays good.
 */
export async function loginByLink(
  kernel: Kernel,
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ tokens: TokenPair; user: User }> {
  await limitAddress(ctx, 'login by link', 50);
  const { id: siteId } = ctx.site;
  const found = await findMailedToken(ctx.db, siteId, 'login', token, ctx.now);
  const known = found && (await readActiveUser(ctx.db, siteId, found.userId));
  if (!known) throw new Refusal('linkInvalid');
  if (known.isBackofficeUser) await mustShowSecondFactor(ctx, known);
  const row = await inTransaction(ctx, async ({ db, now }): Promise<UserRow | undefined> => {
    const spent = await spendMailedToken(db, siteId, ['login'], token, now);
    const owner = spent && (await readActiveUser(db, siteId, spent.userId));
    return owner?.email.toLowerCase() === spent?.email.toLowerCase() ? owner : undefined;
  });
  if (!row) throw new Refusal('linkInvalid');
  return openLogin(kernel, ctx, row);
}
