import { mostOwnPasskeys } from '@izlog/contract/user/passwordless/own-passkeys';
import type { TokenPair, User } from '@izlog/contract/user/user';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { origins } from '#platform/services/settings/index.ts';
import { sendAccountMail } from '../../account/account-mails.ts';
import { readActiveUser, type UserRow } from '../../account/user.queries.ts';
import { mustBeFreshOr, mustKnowPassword } from '../../login/must-prove.ts';
import { openLogin } from '../../login/open-login.ts';
import {
  addChallenge,
  findPasskey,
  insertPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  spendChallenge,
  tryChallenge,
  usePasskey,
} from './second-factor.queries.ts';

/** Loaded with the first passkey: it takes a tenth of a second and 27 MB. */
const webauthn = () => import('@simplewebauthn/server');

type Json = Record<string, unknown>;
interface Signed {
  challenge: string;
  origin: string;
  response: Json;
}

/** Begins adding a passkey; refuses with incorrectOldPassword and an origin that is not the site's. */
export async function beginPasskey(
  kernel: Kernel,
  ctx: Ctx,
  { origin, password }: { origin: string; password: string },
) {
  return offer(kernel, ctx, await mustKnowPassword(ctx, password), origin);
}

/**
 * Begins adding a passkey to a customer's account. Anyone who registered an address that is not theirs could keep a way
 * into the account of its owner, so it must be confirmed. Refuses with proofRequired, emailNotConfirmed and a 21st one.
 */
export async function beginOwnPasskey(
  kernel: Kernel,
  ctx: Ctx,
  { origin, password }: { origin: string; password?: string | undefined },
) {
  await mustBeFreshOr(ctx, password);
  const row = await readActiveUser(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (!row?.emailConfirmed) throw new Refusal('emailNotConfirmed');
  if ((await listPasskeys(ctx.db, row.id)).length >= mostOwnPasskeys)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'passkeys', kind: 'too_big', message: `At most ${mostOwnPasskeys} passkeys.` }],
    });
  return offer(kernel, ctx, row, origin);
}

/** Keeps the passkey of a customer and tells its owner by mail; refuses with secondFactorInvalid. */
export async function createOwnPasskey(kernel: Kernel, ctx: Ctx, made: Signed & { name: string }) {
  return inTransaction(ctx, async (inner) => {
    const added = await createPasskey(kernel, inner, made);
    const row = await readActiveUser(inner.db, ctx.site.id, userIdOf(ctx.caller));
    if (row) await sendAccountMail(kernel, inner, 'passkeyAdded', row, '/profil');
    return added;
  });
}

/** Takes a passkey off a customer; refuses with proofRequired, incorrectOldPassword and notFound. */
export async function deleteOwnPasskey(
  ctx: Ctx,
  { id, password }: { id: number; password?: string | undefined },
): Promise<Record<never, never>> {
  await mustBeFreshOr(ctx, password);
  if (!(await removePasskey(ctx.db, userIdOf(ctx.caller), id))) throw new Refusal('notFound');
  return {};
}

/** What the browser is asked to make for an account. */
async function offer(kernel: Kernel, ctx: Ctx, row: UserRow, origin: string) {
  const rpID = await domainOf(kernel, ctx, origin);
  const known = await listPasskeys(ctx.db, row.id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName: ctx.site.name,
    userName: row.email,
    userDisplayName: `${row.firstName} ${row.lastName}`.trim() || row.email,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const owner = { siteId: ctx.site.id, userId: row.id, purpose: 'passkeyAdd' } as const;
  const challenge = await addChallenge(ctx.db, { ...owner, challenge: options.challenge }, ctx.now);
  return { challenge, options: { ...options } as Json };
}

/** Keeps the passkey that the browser made; refuses with secondFactorInvalid. */
export async function createPasskey(
  kernel: Kernel,
  ctx: Ctx,
  { name, ...signed }: Signed & { name: string },
) {
  const rpID = await domainOf(kernel, ctx, signed.origin);
  const asked = await takeChallenge(ctx, 'passkeyAdd', signed.challenge);
  if (asked.userId !== userIdOf(ctx.caller)) throw new Refusal('secondFactorInvalid');
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await checked(ctx, () =>
    verifyRegistrationResponse({
      response: signed.response as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: new URL(signed.origin).origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw new Refusal('secondFactorInvalid');
  const { credential } = registrationInfo;
  const id = await insertPasskey(ctx.db, {
    siteId: ctx.site.id,
    userId: asked.userId,
    name,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
    createdAt: ctx.now,
  });
  if (id === undefined) throw new Refusal('secondFactorInvalid');
  return { id };
}

/** Begins a login by passkey. It names no account: which one it opens, the passkey tells. */
export async function beginPasskeyLogin(kernel: Kernel, ctx: Ctx, { origin }: { origin: string }) {
  await limitAddress(ctx, 'passkey begin', 60);
  const rpID = await domainOf(kernel, ctx, origin);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const owner = { siteId: ctx.site.id, userId: null, purpose: 'passkeyLogin' } as const;
  const challenge = await addChallenge(ctx.db, { ...owner, challenge: options.challenge }, ctx.now);
  return { challenge, options: { ...options } as Json };
}

/** Ends a login by passkey; refuses with secondFactorInvalid whatever is wrong. */
export async function loginWithPasskey(
  kernel: Kernel,
  ctx: Ctx,
  signed: Signed,
): Promise<{ tokens: TokenPair; user: User }> {
  await limitAddress(ctx, 'passkey', 60);
  const rpID = await domainOf(kernel, ctx, signed.origin);
  const asked = await takeChallenge(ctx, 'passkeyLogin', signed.challenge);
  const found = await findPasskey(ctx.db, ctx.site.id, String(signed.response.id));
  if (!found?.user.isActive) throw new Refusal('secondFactorInvalid');
  const { passkey, user } = found;
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await checked(ctx, () =>
    verifyAuthenticationResponse({
      response: signed.response as unknown as AuthenticationResponseJSON,
      expectedChallenge: asked.challenge,
      expectedOrigin: new URL(signed.origin).origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    }),
  );
  await usePasskey(ctx.db, passkey.id, authenticationInfo.newCounter, ctx.now);
  return openLogin(kernel, ctx, user, { hasSecondFactor: true });
}

/** Gives a passkey of the caller another name; refuses with notFound. */
export async function updatePasskey(
  ctx: Ctx,
  { id, name }: { id: number; name: string },
): Promise<Record<never, never>> {
  if (!(await renamePasskey(ctx.db, userIdOf(ctx.caller), id, name))) throw new Refusal('notFound');
  return {};
}

/** Takes a passkey of the caller off; refuses with incorrectOldPassword and notFound. */
export async function deletePasskey(
  ctx: Ctx,
  { id, password }: { id: number; password: string },
): Promise<Record<never, never>> {
  await mustKnowPassword(ctx, password);
  if (!(await removePasskey(ctx.db, userIdOf(ctx.caller), id))) throw new Refusal('notFound');
  return {};
}

async function takeChallenge(ctx: Ctx, purpose: 'passkeyAdd' | 'passkeyLogin', key: string) {
  const asked = await tryChallenge(ctx.db, ctx.site.id, purpose, key, ctx.now);
  if (!asked || !(await spendChallenge(ctx.db, key))) throw new Refusal('secondFactorInvalid');
  return asked;
}

/** What the library objects to is a refusal; the reason is for the log. */
async function checked<T extends { verified: boolean }>(ctx: Ctx, verify: () => Promise<T>): Promise<T> {
  const result = await verify().catch((error: unknown) => {
    ctx.log.info({ err: error }, 'passkey');
    throw new Refusal('secondFactorInvalid');
  });
  if (!result.verified) throw new Refusal('secondFactorInvalid');
  return result;
}

/** The domain that passkeys of the site belong to; refuses an origin that is not the site's. */
async function domainOf(kernel: Kernel, ctx: Ctx, origin: string): Promise<string> {
  if (await origins.isOfSite(kernel, ctx.site, origin)) return new URL(origin).hostname;
  throw new Refusal('validationFailed', {
    fields: [{ path: 'origin', kind: 'invalid_value', message: 'Not an origin of this site.' }],
  });
}
