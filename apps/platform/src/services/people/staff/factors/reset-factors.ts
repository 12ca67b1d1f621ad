import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { findAccount, readActiveUser } from '../../account/user.queries.ts';
import { endJoinsOf } from '../../joined/end-joins.ts';
import { mailLinks } from '../../login/mail-links.ts';
import { mustBeFresh } from '../../login/must-prove.ts';
import { endSessionsOf } from '../../login/session.queries.ts';
import { insertAct } from '../audit.queries.ts';
import { mustStandAbove } from '../may-grant.ts';
import { readStaff } from '../staff-accounts.ts';
import { removeFactors } from './second-factor.queries.ts';

type Machine = Pick<Kernel, 'env' | 'sites'>;

/** The act as the log of staff keeps it; in place of a call, since none was made. */
const commandAct = 'izlog staff reset-factors';

/**
 * Takes every second factor off a colleague and ends their logins; they are told by mail. Refuses with notFound and
 * forbidden (somebody above the caller), and with proofRequired an older login.
 */
export async function resetFactorsOfColleague(
  kernel: Machine,
  outer: Ctx,
  { id }: { id: number },
): Promise<Record<string, never>> {
  await mustBeFresh(outer);
  return inTransaction(outer, async (ctx) => {
    const { hasSecondFactor } = await readStaff(ctx, id);
    await mustStandAbove(ctx, id);
    await takeOff(kernel, ctx, id);
    noteChange(ctx, `user ${id}`, { hasSecondFactor }, { hasSecondFactor: false });
    return {};
  });
}

/**
 * The same from the command line of the machine, for anyone who has nobody above them: a lone owner without phone and
 * recovery codes. The log of staff tells it as an act of the machine. Undefined when no staff of the site has the e-mail.
 */
export function resetFactorsByEmail(
  kernel: Machine,
  outer: Ctx,
  email: string,
): Promise<{ email: string; hadFactors: boolean; isActive: boolean } | undefined> {
  return inTransaction(outer, async (ctx) => {
    const account = await findAccount(ctx.db, ctx.site.id, email);
    if (!account?.isBackofficeUser) return undefined;
    const { hasSecondFactor } = await readStaff(ctx, account.id);
    await takeOff(kernel, ctx, account.id);
    await insertAct(ctx.db, {
      siteId: ctx.site.id,
      at: ctx.now,
      // Nobody who is logged in.
      userId: 0,
      action: commandAct,
      input: { email: account.email },
      changes: hasSecondFactor
        ? [
            {
              target: `user ${account.id}`,
              before: { hasSecondFactor },
              after: { hasSecondFactor: false },
            },
          ]
        : [],
      ip: '',
      requestId: ctx.requestId,
    });
    return { email: account.email, hadFactors: hasSecondFactor, isActive: account.isActive };
  });
}

async function takeOff(kernel: Machine, ctx: Ctx, id: number): Promise<void> {
  await removeFactors(ctx.db, id, true);
  await endSessionsOf(ctx.db, ctx.site.id, id, ctx.now);
  await endJoinsOf(ctx, id);
  const person = await readActiveUser(ctx.db, ctx.site.id, id);
  // Anyone who is locked out has no login to watch over.
  if (!person) return;
  const { email, firstName, language } = person;
  const url = await siteAddress(kernel, ctx, mailLinks.staffLogin, language);
  await sendMail(
    ctx,
    'factorsReset',
    email,
    { name: firstName, url },
    { language, ...(firstName ? { recipientName: firstName } : {}) },
  );
}
