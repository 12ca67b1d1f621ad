import type { EndpointParsed } from '@izlog/contract/endpoint';
import { findLanguage } from '@izlog/contract/languages';
import type { updateCustomer as endpoint } from '@izlog/contract/user/update-customer';
import type { User } from '@izlog/contract/user/user';
import { userIdOf } from '../../kernel/caller.ts';
import { type Ctx, inTransaction } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sendAccountMail, sendEmailChanged } from './account-mails.ts';
import { limitAddress } from './limit-address.ts';
import { mailLinks } from './mail-links.ts';
import { addMailedToken, dropMailedTokens } from './mailed-token.queries.ts';
import { releaseCard, takeCard } from './member-card.queries.ts';
import { presentUser } from './present-user.ts';
import { changeUser, readActiveUser, type UserRow } from './user.queries.ts';

type Input = EndpointParsed<typeof endpoint>;

/** E-mail and username changes of one caller's address in an hour: each tells whether somebody has an account. */
const mostNames = 20;

/**
 * Changes the calling customer (ACCT-005); what is absent stays, all or nothing. Refuses with userExists (ACCT-010) and
 * memberCardInvalid (ACCT-009).
 */
export async function updateCustomer(kernel: Kernel, ctx: Ctx, input: Input): Promise<User> {
  if (input.email !== undefined || input.username !== undefined)
    await limitAddress(ctx, 'change name', mostNames, 3600);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now, caller } = inner;
    const before = await readActiveUser(db, site.id, userIdOf(caller));
    if (!before) throw new Refusal('loginRequired');
    const email = changedEmail(before, input.email);
    const row = await changeUser(db, site.id, before.id, {
      ...input.details,
      ...(input.company === undefined ? {} : { company: input.company }),
      ...(input.language === undefined ? {} : { language: languageFor(site.languages, input.language) }),
      ...(email === undefined ? {} : email),
      ...(input.username === undefined
        ? {}
        : { username: usernameFor(input.username, input.email ?? before.email) }),
      updatedAt: now,
    });
    await changeCard(inner, row.id, input.memberCardBarcode);
    if (email?.emailConfirmed === false) await mailBoth(kernel, inner, before, row);
    return presentUser(db, row);
  });
}

/** A change of letter case only is no other address and needs no confirmation. */
function changedEmail(before: UserRow, email: string | undefined) {
  if (email === undefined || email === before.email) return undefined;
  if (email.toLowerCase() === before.email.toLowerCase()) return { email };
  return { email, emailConfirmed: false };
}

/** A name that looks like an e-mail must be the own one: somebody else's would take their place at the login. */
function usernameFor(username: string, email: string): string | null {
  if (username.toLowerCase() === email.toLowerCase()) return null;
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

/** The new address is asked to confirm; the former one is told, and can take the change back for a week. */
async function mailBoth(kernel: Kernel, ctx: Ctx, before: UserRow, after: UserRow): Promise<void> {
  const { db, site, now } = ctx;
  const owner = { siteId: site.id, userId: after.id };
  // Links that went to the former address must not open the account any more.
  await dropMailedTokens(db, after.id, ['password', 'verify', 'newEmail']);
  const verify = await addMailedToken(db, { ...owner, email: after.email, purpose: 'newEmail' }, now);
  await sendAccountMail(kernel, ctx, 'emailChange', after, mailLinks.verify(verify), 'newEmail');
  // An address nobody ever confirmed proves nothing, so it cannot take anything back.
  if (!before.emailConfirmed) return;
  const undo = await addMailedToken(db, { ...owner, email: before.email, purpose: 'undoEmail' }, now);
  await sendEmailChanged(kernel, ctx, before, after.email, mailLinks.undoEmail(undo));
}
