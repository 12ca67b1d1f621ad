import type { TokenPair, User } from '@izlog/contract/user/user';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import type { Ctx, Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt, forgetAttempts, uncountAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustConfirmEmail } from '../account/must-confirm-email.ts';
import { findAccount } from '../account/user.queries.ts';
import { sendVerification } from '../account/verify-email.ts';
import { mustShowSecondFactor } from '../staff/factors/second-factor-login.ts';
import { openLogin } from './open-login.ts';
import { isPasswordOf } from './password.ts';
import { hasLoggedInFrom } from './session.queries.ts';

/** Window of the limits in seconds. */
const window = 15 * 60;
/** Attempts at one account from one address; a right password clears them, so only the guesser is held up. */
const attemptsPerAccount = 10;
/**
 * Wrong attempts at one account from all networks together where its owner has not logged in lately: many addresses guess
 * no more than this.
 */
export const guessesPerAccount = 50;
/** Wrong attempts from one address, whatever the account: an office behind one address stays far below. */
const attemptsPerAddress = 100;

/**
 * Checks e-mail and password and opens a login (AUTH-001). Refuses with invalidLogin without saying which was wrong, and
 * with accountGuarded, whether there is such an account or not, while many addresses guess at it (docs/decisions/811); who
 * knows the password is refused with emailNotConfirmed where the site asks for confirmed e-mails, and gets the mail again; staff
 * with a second factor hear secondFactorRequired with a challenge for it.
 */
export async function logIn(
  kernel: Kernel,
  caller: Ctx,
  input: { username: string; password: string; apiKey?: string; strategy?: 'admin' },
): Promise<{ tokens: TokenPair; user: User }> {
  const ctx = onSite(caller, await siteOf(kernel, caller, input.apiKey));
  const address = addressKey(ctx.ip);
  const accountKey = `login ${ctx.site.id} ${input.username.trim().toLowerCase()} ${address}`;
  const addressOnly = `login ${address}`;
  const [atAccount, atAddress] = [
    await countAttempt(ctx.db, accountKey, window, ctx.now),
    await countAttempt(ctx.db, addressOnly, window, ctx.now),
  ];
  if (atAccount > attemptsPerAccount || atAddress > attemptsPerAddress) throw new Refusal('tooManyRequests');

  const row = await findAccount(ctx.db, ctx.site.id, input.username);
  const guard = guardOf(ctx.site.id, row?.id ?? input.username.trim().toLowerCase());
  const isKnownPlace =
    row !== undefined && (await hasLoggedInFrom(ctx.db, row.id, shortenedIp(ctx.ip), ctx.now));
  // Everybody knows the password of a demonstration, and a guesser would keep them all out.
  const isGuarded = !kernel.isDemonstration && !isKnownPlace;
  if (isGuarded && (await countAttempt(ctx.db, guard, window, ctx.now)) > guessesPerAccount)
    throw new Refusal('accountGuarded');
  const isRight = await isPasswordOf(row?.passwordHash, input.password);
  // At /adminLogin a customer is as unknown as anybody (AUTH-027).
  const isWanted = input.strategy !== 'admin' || row?.isBackofficeUser;
  if (!row?.isActive || !isRight || !isWanted) throw new Refusal('invalidLogin');

  await forgetAttempts(ctx.db, accountKey, ctx.now);
  // Only its own attempt: a guesser with an account must not clear the count of its address.
  await uncountAttempt(ctx.db, addressOnly);
  if (isGuarded) await uncountAttempt(ctx.db, guard);
  if (row.isBackofficeUser) await mustShowSecondFactor(ctx, row);
  else if (!row.emailConfirmed && (await mustConfirmEmail(ctx))) {
    await sendVerification(kernel, ctx, row.id);
    throw new Refusal('emailNotConfirmed');
  }
  return openLogin(kernel, ctx, row);
}

/** What wrong attempts at an account are counted under, wherever they come from. */
export const guardOf = (siteId: number, account: number | string): string => `login of ${siteId} ${account}`;

/** The same context about a site that the body names. `site` of a context without one refuses to be read, so no spread. */
function onSite(ctx: Ctx, site: Site): Ctx {
  const fields = Object.getOwnPropertyDescriptors(ctx);
  return Object.defineProperties({}, { ...fields, site: { value: site, enumerable: true } }) as Ctx;
}

/** The apiKey of the body names the site as well as the headers do; both must mean the same site. */
async function siteOf(kernel: Kernel, ctx: Ctx, apiKey: string | undefined): Promise<Site> {
  if (apiKey === undefined) {
    if (ctx.caller.kind === 'nobody') throw new Refusal('apiKeyInvalid');
    return ctx.site;
  }
  const site = await kernel.sites.byApiKey(apiKey);
  const isOther = ctx.caller.kind !== 'nobody' && ctx.site.id !== site?.id;
  if (!site || isOther) throw new Refusal('apiKeyInvalid');
  return site;
}
