import type { EndpointParsed } from '@izlog/contract/endpoint';
import { findLanguage } from '@izlog/contract/languages';
import type { updateCustomer as endpoint } from '@izlog/contract/user/update-customer';
import type { User } from '@izlog/contract/user/user';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { dropMailedTokens } from '../login/mailed-token.queries.ts';
import { mustProve } from '../login/must-prove.ts';
import { releaseCard, takeCard } from '../member-card/member-card.queries.ts';
import { tellFormerAddress } from './account-mails.ts';
import { presentUser } from './present-user.ts';
import { changeUser, findAccount, readActiveUser, type UserRow } from './user.queries.ts';
import { mailNewEmail } from './verify-email.ts';

type Input = EndpointParsed<typeof endpoint>;

/** E-mail and username changes of one caller's address in an hour: each tells whether somebody has an account. */
const mostNames = 20;

/**
 * Changes the calling customer (ACCT-005); what is absent stays, all or nothing. Another e-mail waits until it is
 * confirmed, so that a login alone takes no account over. Refuses with proofRequired, userExists (ACCT-010) and
 * memberCardInvalid (ACCT-009).
 */
export async function updateCustomer(kernel: Kernel, ctx: Ctx, input: Input): Promise<User> {
  if (input.email !== undefined || input.username !== undefined)
    await limitAddress(ctx, 'change name', mostNames, 3600);
  if (input.email !== undefined) await mustProveForEmail(ctx, input.email, input.password);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now, caller } = inner;
    const before = await readActiveUser(db, site.id, userIdOf(caller));
    if (!before) throw new Refusal('loginRequired');
    const { email } = input;
    const isOther = email !== undefined && isOtherAddress(before.email, email);
    // Before anything is written: whose address it is, is reported whatever else was sent.
    if (isOther && (await findAccount(db, site.id, email))) throw new Refusal('userExists');
    const row = await changeUser(db, site.id, before.id, {
      ...input.details,
      ...(input.company === undefined ? {} : { company: input.company }),
      ...(input.language === undefined ? {} : { language: languageFor(site.languages, input.language) }),
      // A change of letter case only is no other address.
      ...(email === undefined || isOther ? {} : { email }),
      ...(input.username === undefined
        ? {}
        : { username: usernameFor(input.username, [before.email, ...(email ? [email] : [])]) }),
      updatedAt: now,
    });
    await changeCard(inner, row.id, input.memberCardBarcode);
    if (isOther) await mailBoth(kernel, inner, row, email);
    else if (email !== undefined) await dropMailedTokens(db, row.id, ['newEmail']);
    return presentUser(inner, row);
  });
}

const isOtherAddress = (one: string, other: string): boolean => one.toLowerCase() !== other.toLowerCase();

async function mustProveForEmail(ctx: Ctx, email: string, password: string | undefined): Promise<void> {
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (row && isOtherAddress(row.email, email)) await mustProve(ctx, password);
}

/** A name that looks like an e-mail must be the own one: somebody else's would take their place at the login. */
function usernameFor(username: string, emails: readonly string[]): string | null {
  if (emails.some((email) => !isOtherAddress(username, email))) return null;
  if (!username.includes('@')) return username;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'username', kind: 'email', message: 'Only the own e-mail may stand here.' }],
  });
}

function languageFor(languages: readonly string[], wanted: string): string {
  const code = findLanguage(wanted)?.code;
  if (code && languages.includes(code)) return code;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'language', kind: 'invalid_value', message: 'Not a language of this site.' }],
  });
}

async function changeCard({ db, site }: Ctx, userId: number, barcode: string | null | undefined) {
  if (barcode === undefined) return;
  if (!barcode) await releaseCard(db, site.id, userId);
  else if (!(await takeCard(db, site.id, userId, barcode))) throw new Refusal('memberCardInvalid');
}

/** The new address is asked to confirm; the present one, which goes on to count, is told and can stop it. */
async function mailBoth(kernel: Kernel, ctx: Ctx, row: UserRow, newEmail: string): Promise<void> {
  await dropMailedTokens(ctx.db, row.id, ['newEmail']);
  await mailNewEmail(kernel, ctx, row, newEmail);
  await tellFormerAddress(kernel, ctx, row, newEmail, 'emailChangeAsked');
}
