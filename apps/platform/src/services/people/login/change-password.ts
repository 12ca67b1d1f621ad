import { sessionIdOf, userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { forgetAttempts } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { sendAccountMail } from '../account/account-mails.ts';
import { changeUser, readActiveUser, type UserRow } from '../account/user.queries.ts';
import { endJoinsOf } from '../joined/end-joins.ts';
import { removeIdentitiesOf } from '../social/identity.queries.ts';
import { refuseCommonPassword } from './common-password.ts';
import { guardOf } from './log-in.ts';
import { mailLinks } from './mail-links.ts';
import { dropMailedTokens, findMailedToken, spendMailedToken } from './mailed-token.queries.ts';
import { mustKnowPassword, mustProve } from './must-prove.ts';
import { hashPassword } from './password.ts';
import { endSessionsOf } from './session.queries.ts';

/**
 * Changes the caller's password (AUTH-057) and ends its other logins. Refuses with incorrectOldPassword (AUTH-060), and
 * with validationFailed a password equal to the old one (kind `differentPassword`) or a common one. Anyone who logs in
 * through a provider only has no old password: the first one is set in a login that has just proved its person, else
 * refused with proofRequired.
 */
export async function resetPassword(
  kernel: Kernel,
  ctx: Ctx,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Record<never, never>> {
  const known = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  const row = known?.passwordHash === null ? await mustProve(ctx) : await mustKnowPassword(ctx, oldPassword);
  if (row.passwordHash !== null && oldPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
    throw new Refusal('validationFailed', {
      fields: [{ path: 'newPassword', kind: 'differentPassword', message: 'The same as the old password.' }],
    });
  await refuseCommonPassword(newPassword, 'newPassword', wordsAbout(ctx, row));
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (inner) => {
    await savePassword(kernel, inner, row, { passwordHash }, sessionIdOf(ctx.caller));
  });
  return {};
}

/**
 * Sets a password with the token of a mail (AUTH-056). Following the link proves the address too, so the e-mail counts as
 * confirmed; every login ends. Refuses with linkInvalid and, before the link is spent, a common password.
 */
export async function setPassword(
  kernel: Kernel,
  ctx: Ctx,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Record<never, never>> {
  await limitAddress(ctx, 'set password', 30);
  const found = await findMailedToken(ctx.db, ctx.site.id, 'password', token, ctx.now);
  if (!found) throw new Refusal('linkInvalid');
  await refuseCommonPassword(newPassword, 'newPassword', [
    found.currentEmail,
    found.firstName,
    ctx.site.name,
  ]);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (inner) => {
    const spent = await spendMailedToken(inner.db, ctx.site.id, ['password'], token, ctx.now);
    const row = spent && (await readActiveUser(inner.db, ctx.site.id, spent.userId));
    if (!row || row.email.toLowerCase() !== spent?.email.toLowerCase()) throw new Refusal('linkInvalid');
    // Nobody had proved the address before: what anyone who made the account joined to it goes.
    if (!row.emailConfirmed) await removeIdentitiesOf(inner.db, row.siteId, row.id);
    await savePassword(kernel, inner, row, { passwordHash, emailConfirmed: true });
    // Anyone who reads the mails is the owner, and gets in also while others guess.
    await forgetAttempts(inner.db, guardOf(row.siteId, row.id), inner.now);
  });
  return {};
}

/** Keeps the new hash, ends the logins but `except`, makes older links worthless and tells the owner by mail. */
async function savePassword(
  kernel: Kernel,
  ctx: Ctx,
  row: UserRow,
  change: { passwordHash: string; emailConfirmed?: boolean },
  except?: string,
): Promise<void> {
  await changeUser(ctx.db, row.siteId, row.id, { ...change, updatedAt: ctx.now });
  await endSessionsOf(ctx.db, row.siteId, row.id, ctx.now, except);
  await endJoinsOf(ctx, row.id);
  // An open invitation would set a password too, and a new address that waits could have one set.
  await dropMailedTokens(ctx.db, row.id, ['password', 'invitation', 'newEmail', 'login']);
  await sendAccountMail(kernel, ctx, 'passwordChanged', row, mailLinks.newPassword);
}

function wordsAbout({ site }: Ctx, row: UserRow): string[] {
  return [row.email, row.firstName, row.lastName, site.name];
}
