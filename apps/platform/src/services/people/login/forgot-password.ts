import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { sendAccountMail } from '../account/account-mails.ts';
import { findAccount } from '../account/user.queries.ts';
import { mailLinks } from './mail-links.ts';
import { addMailedToken } from './mailed-token.queries.ts';

const job = 'user-forgot-password';
/** Mails to one account in an hour; further ones are silently left out, since the earlier links still work. */
const mostMails = 3;
const mostAsked = 20;

interface Asked {
  siteId: number;
  email: string;
  language: string;
}

/**
 * Asks for a link to set a new password (AUTH-055). Who has an account is looked up by a job, so that neither the answer
 * nor its time tells.
 */
export async function forgotPassword(ctx: Ctx, { email }: { email: string }): Promise<Record<never, never>> {
  await limitAddress(ctx, 'forgot password', mostAsked);
  const asked: Asked = { siteId: ctx.site.id, email, language: ctx.language };
  await ctx.jobs.send(ctx.db, job, asked);
  return {};
}

/** Registers the job that mails the link. */
export function defineForgotPasswordJob(kernel: Kernel): void {
  kernel.jobs.define<Asked>(job, async ({ siteId, email, language }) => {
    const ctx = await jobContext(kernel, siteId, job, new Date());
    if (ctx) await mailPasswordLink(kernel, { ...ctx, language }, email);
  });
}

/** Mails a link to set a password, when the e-mail has an account that is not locked; also to accounts without a password. */
export async function mailPasswordLink(kernel: Kernel, ctx: Ctx, email: string): Promise<void> {
  const row = await findAccount(ctx.db, ctx.site.id, email);
  if (!row?.isActive) return;
  if ((await countAttempt(ctx.db, `password mail ${row.id}`, 3600, ctx.now)) > mostMails) return;
  await inTransaction(ctx, async (inner) => {
    const owner = { siteId: row.siteId, userId: row.id, email: row.email, purpose: 'password' } as const;
    const link = mailLinks.password(await addMailedToken(inner.db, owner, ctx.now));
    await sendAccountMail(kernel, inner, 'resetPassword', row, link, 'password');
  });
}
