import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import type { TokenPair, User } from '@izlog/contract/user/user';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { tellOfProvider } from '../account/account-mails.ts';
import { mustConfirmEmail } from '../account/must-confirm-email.ts';
import {
  changeUser,
  findAccount,
  insertCustomer,
  readActiveUser,
  type UserRow,
} from '../account/user.queries.ts';
import { sendVerification } from '../account/verify-email.ts';
import { dropMailedTokens } from '../login/mailed-token.queries.ts';
import { openLogin } from '../login/open-login.ts';
import { endSessionsOf } from '../login/session.queries.ts';
import { findIdentityOwner, insertIdentity, removeIdentitiesOf, spendFlow } from './identity.queries.ts';
import { openProvider } from './open-provider.ts';
import { namesOfProvider, type ProviderSettings } from './provider-settings.ts';
import { type Person, readPerson } from './read-person.ts';
import { getProvider, redirectAt } from './start-social-login.ts';

interface Input {
  provider: string;
  code: string;
  redirectUri: string;
  state: string;
  flow: string;
  iss?: string;
}

const mostTries = 60;

/**
 * Ends a login through a provider (AUTH-028). Refuses with providerUnknown (AUTH-029), socialLoginFailed (whatever the
 * provider or our checks object to), userExists (an unverified e-mail of an account) and emailNotConfirmed.
 */
export async function finishSocialLogin(
  kernel: Kernel,
  ctx: Ctx,
  input: Input,
): Promise<{ tokens: TokenPair; user: User; isNew: boolean }> {
  await limitAddress(ctx, 'social end', mostTries);
  const settings = await getProvider(kernel, ctx, input.provider);
  const { person, joinTo } = await personOf(ctx, settings, input);
  const { row, isNew } = await inTransaction(ctx, (inner) =>
    accountOf(kernel, inner, settings, person, joinTo),
  );
  // Staff work with a second factor of ours; a provider does not stand in for it.
  if (!row.isActive || row.isBackofficeUser || row.isGuest) throw new Refusal('socialLoginFailed');
  if (!row.emailConfirmed && (await mustConfirmEmail(ctx))) {
    await sendVerification(kernel, ctx, row.id);
    throw new Refusal('emailNotConfirmed');
  }
  return { ...(await openLogin(kernel, ctx, row, { isProof: true })), isNew };
}

/** Who the provider says it is. The flow proves that this browser began this login, once. */
async function personOf(
  ctx: Ctx,
  settings: ProviderSettings,
  input: Input,
): Promise<{ person: Person; joinTo: number | null }> {
  const flow = await spendFlow(ctx.db, ctx.site.id, input.flow, ctx.now);
  const { provider, redirectUri, state } = input;
  if (flow?.provider !== provider || flow.redirectUri !== redirectUri || flow.state !== state)
    throw new Refusal('socialLoginFailed');
  // Only the customer who began joining may end it.
  const callerId = ctx.caller.kind === 'customer' ? ctx.caller.userId : null;
  if (flow.userId !== null && flow.userId !== callerId) throw new Refusal('socialLoginFailed');
  const answer = new URL(redirectAt(settings, redirectUri));
  answer.searchParams.set('code', input.code);
  answer.searchParams.set('state', state);
  if (input.iss) answer.searchParams.set('iss', input.iss);
  try {
    const config = await openProvider(settings, ctx.now);
    return { person: await readPerson(settings, config, answer, flow), joinTo: flow.userId };
  } catch (error) {
    ctx.log.warn({ err: error, provider }, 'login through a provider');
    throw new Refusal('socialLoginFailed');
  }
}

/** The account of a person: the one they are joined to, the caller's, one with the verified e-mail, or a new one. */
async function accountOf(
  kernel: Kernel,
  ctx: Ctx,
  settings: ProviderSettings,
  person: Person,
  joinTo: number | null,
): Promise<{ row: UserRow; isNew: boolean }> {
  const { db, site } = ctx;
  const owner = await findIdentityOwner(db, site.id, person.issuer, person.subject);
  if (owner) {
    if (joinTo !== null && owner.id !== joinTo) throw new Refusal('userExists');
    return { row: owner, isNew: false };
  }
  const { row, isNew } = await accountToJoin(ctx, person, joinTo);
  // A staff account, or a locked one, is not joined: the caller refuses it.
  if (!row.isBackofficeUser && row.isActive) {
    const { issuer, subject, email } = person;
    const { name: provider, title } = namesOfProvider(settings);
    const isJoined = await insertIdentity(db, {
      siteId: site.id,
      userId: row.id,
      provider,
      issuer,
      subject,
      email,
    });
    // Another call with the same person was faster.
    if (!isJoined) throw new Refusal('socialLoginFailed');
    if (!isNew) await tellOfProvider(kernel, ctx, row, title);
  }
  return { row, isNew };
}

async function accountToJoin(ctx: Ctx, person: Person, joinTo: number | null) {
  const { db, site, now } = ctx;
  if (joinTo !== null) {
    const own = await readActiveUser(db, site.id, joinTo);
    if (!own) throw new Refusal('loginRequired');
    return { row: own, isNew: false };
  }
  const email = person.email?.trim();
  if (email === undefined || !isEmailAddress(email)) throw new Refusal('socialLoginFailed');
  const known = await findAccount(db, site.id, email);
  if (known) {
    if (!person.isEmailVerified) throw new Refusal('userExists');
    return { row: await takenOver(ctx, known), isNew: false };
  }
  const made = await insertCustomer(db, {
    siteId: site.id,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    emailConfirmed: person.isEmailVerified,
    language: ctx.language,
    createdAt: now,
  });
  if (!made) throw new Refusal('userExists');
  return { row: made, isNew: true };
}

/**
 * The provider has proved the address. Where nobody had, the account may have been made by somebody else who waits for
 * its owner: its password, logins, other providers and open links end.
 */
async function takenOver({ db, site, now }: Ctx, row: UserRow): Promise<UserRow> {
  if (row.emailConfirmed || row.isBackofficeUser) return row;
  await endSessionsOf(db, site.id, row.id, now);
  await removeIdentitiesOf(db, site.id, row.id);
  await dropMailedTokens(db, row.id, ['newEmail', 'password', 'login']);
  return changeUser(db, site.id, row.id, { emailConfirmed: true, passwordHash: null, updatedAt: now });
}
