import { createHash, timingSafeEqual } from 'node:crypto';
import { sitePass } from '#platform/kernel/access/site-pass.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressKey } from '#platform/kernel/limits/address-key.ts';
import { countAttempt, uncountAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSitePassword } from './site-password.queries.ts';

/** Window of the limit in seconds, and wrong passwords from one address in it. */
const window = 15 * 60;
const attemptsPerAddress = 20;

/**
 * What the site compares a visitor's token with: the token's SHA-256, undefined for an open site. It says nothing about
 * the password, and changes with it, so that everybody must enter the new one (ROUTE-070).
 */
export async function passwordLock(kernel: Kernel, db: Db, siteId: number): Promise<string | undefined> {
  const password = await readSitePassword(db, siteId, kernel.secrets);
  return password === undefined
    ? undefined
    : digest(sitePass(kernel, siteId, password)).toString('base64url');
}

/**
 * The token for the right password; refuses a wrong one with incorrectPassword and a guesser with tooManyRequests. Staff,
 * to whom the site is open, get it without: their browser shows it where it asks for pictures.
 */
export async function unlockSite(kernel: Kernel, ctx: Ctx, input: { password: string }) {
  if (ctx.caller.kind === 'staff') {
    const known = await readSitePassword(ctx.db, ctx.site.id, kernel.secrets);
    if (known !== undefined) return { token: sitePass(kernel, ctx.site.id, known) };
  }
  const attempt = `unlock ${ctx.site.id} ${addressKey(ctx.ip)}`;
  const count = await countAttempt(ctx.db, attempt, window, ctx.now);
  if (count > attemptsPerAddress) throw new Refusal('tooManyRequests');
  const password = await readSitePassword(ctx.db, ctx.site.id, kernel.secrets);
  // Digests are of equal length, so the time of the comparison tells nothing.
  if (password === undefined || !timingSafeEqual(digest(password), digest(input.password)))
    throw new Refusal('incorrectPassword');
  await uncountAttempt(ctx.db, attempt);
  return { token: sitePass(kernel, ctx.site.id, password) };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
