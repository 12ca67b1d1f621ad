import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockAccount } from '../../account/user.queries.ts';
import { mustKnowPassword } from '../../login/must-prove.ts';
import { drawQr } from './draw-qr.ts';
import {
  beginTotp as begin,
  confirmTotp as confirm,
  readTotp,
  removeFactors,
  replaceRecoveryCodes,
  spendStep,
} from './second-factor.queries.ts';

/** Wrong codes of one person in a quarter of an hour. */
const mostWrong = 10;

/** The secret for an authenticator app; refuses with incorrectOldPassword, and with forbidden while one is in use. */
export async function beginTotp(kernel: Kernel, ctx: Ctx, { password }: { password: string }) {
  const row = await mustKnowPassword(ctx, password);
  const secret = new Secret({ size: 20 });
  if (!(await begin(ctx.db, row.id, kernel.tokens.lock(secret.base32)))) throw new Refusal('forbidden');
  const uri = totpOf(secret.base32, ctx.site.name, row.email).toString();
  return { secret: secret.base32, uri, svg: await drawQr(uri) };
}

/** Confirms the app with a code and gives ten recovery codes, shown only now; refuses with secondFactorInvalid. */
export async function confirmTotp(kernel: Kernel, ctx: Ctx, { code }: { code: string }) {
  const userId = userIdOf(ctx.caller);
  const count = await countAttempt(ctx.db, `totp ${userId}`, 15 * 60, ctx.now);
  if (count > mostWrong) throw new Refusal('tooManyRequests');
  return inTransaction(ctx, async ({ db, site, now }) => {
    await lockAccount(db, site.id, userId);
    const factor = await readTotp(db, userId);
    const isRight = factor?.confirmedAt === null && (await isCodeOf(kernel, db, userId, code, now));
    if (!isRight) throw new Refusal('secondFactorInvalid');
    await confirm(db, userId, now);
    return { recoveryCodes: await giveCodes(db, userId) };
  });
}

/** New recovery codes in place of the earlier ones; refuses with incorrectOldPassword, and with notFound without an app. */
export async function createRecoveryCodes(ctx: Ctx, { password }: { password: string }) {
  const row = await mustKnowPassword(ctx, password);
  return inTransaction(ctx, async ({ db, site }) => {
    await lockAccount(db, site.id, row.id);
    const factor = await readTotp(db, row.id);
    if (!factor?.confirmedAt) throw new Refusal('notFound');
    return { recoveryCodes: await giveCodes(db, row.id) };
  });
}

async function giveCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await replaceRecoveryCodes(db, userId, codes.map(bare));
  return codes;
}

/** Takes the app and its recovery codes away; refuses with incorrectOldPassword. */
export async function removeTotp(
  ctx: Ctx,
  { password }: { password: string },
): Promise<Record<never, never>> {
  const row = await mustKnowPassword(ctx, password);
  await inTransaction(ctx, async ({ db, site }) => {
    await lockAccount(db, site.id, row.id);
    await removeFactors(db, row.id);
  });
  return {};
}

/** True for a code of the person's app of now, half a minute before or after; a code works once. */
export async function isCodeOf(
  kernel: Kernel,
  db: Db,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await readTotp(db, userId);
  if (!factor || !/^\d{6}$/.test(code)) return false;
  const totp = totpOf(kernel.tokens.unlock(factor.secret), '', '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta !== null && spendStep(db, userId, totp.counter({ timestamp }) + delta);
}

/** A code as it is kept: without what makes it easy to read. */
export function bare(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
}

/** 50 random bits in letters and digits that cannot be mistaken for each other: `K7QMZ-3XH9P`. */
function newRecoveryCode(): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const text = [...randomBytes(10)].map((byte) => characters[byte % 32]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
