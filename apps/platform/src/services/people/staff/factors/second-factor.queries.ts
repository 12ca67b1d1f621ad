import { createHash, randomBytes } from 'node:crypto';
import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../../account/user.tables.ts';
import { loginChallenges, passkeys, recoveryCodes, totpFactors } from './second-factor.tables.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export async function readTotp(db: Db, userId: number) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  return row;
}

/** Begins again with a secret; one that is confirmed stays until it is removed. False then. */
export async function beginTotp(db: Db, userId: number, secret: string): Promise<boolean> {
  const saved = await db
    .insert(totpFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return saved.length > 0;
}

/** Spends the code of one step of time; false when that step, or a later one, was spent before. */
export async function spendStep(db: Db, userId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)))
    .returning({ userId: totpFactors.userId });
  return spent.length > 0;
}

export async function confirmTotp(db: Db, userId: number, now: Date): Promise<void> {
  await db.update(totpFactors).set({ confirmedAt: now }).where(eq(totpFactors.userId, userId));
}

/** Takes app and recovery codes away; with `passkeysToo` every second factor. */
export async function removeFactors(db: Db, userId: number, passkeysToo = false): Promise<void> {
  await db.delete(totpFactors).where(eq(totpFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (passkeysToo) await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Gives somebody new recovery codes; the earlier ones are worthless. */
export async function replaceRecoveryCodes(db: Db, userId: number, codes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(code) })));
}

/** Spends a recovery code; false when it is not theirs or was spent. */
export async function spendRecoveryCode(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.hash, hashOf(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.total ?? 0;
}

/** Which kinds of second factor protect an account. */
export async function listMethods(db: Db, userId: number): Promise<('totp' | 'recoveryCode' | 'passkey')[]> {
  const [totp] = await db
    .select({ userId: totpFactors.userId })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
  const keys = await listPasskeys(db, userId);
  const codesLeft = totp ? await countRecoveryCodes(db, userId) : 0;
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(codesLeft > 0 ? (['recoveryCode'] as const) : []),
    ...(keys.length > 0 ? (['passkey'] as const) : []),
  ];
}

export async function listPasskeys(db: Db, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** A passkey of the site with the account it opens. */
export async function findPasskey(db: Db, siteId: number, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.siteId, siteId), eq(passkeys.credentialId, credentialId)));
  return row;
}

export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<number | undefined> {
  const [made] = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return made?.id;
}

export async function usePasskey(db: Db, id: number, counter: number, now: Date): Promise<void> {
  await db.update(passkeys).set({ counter, usedAt: now }).where(eq(passkeys.id, id));
}

/** Gives a passkey another name; false when it is not theirs. */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return named.length > 0;
}

export async function removePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

type Challenge = typeof loginChallenges.$inferSelect;

/** Keeps a challenge for ten minutes and gives what the browser keeps of it. */
export async function addChallenge(
  db: Db,
  row: Pick<Challenge, 'siteId' | 'userId' | 'purpose'> & { challenge?: string },
  now: Date,
): Promise<string> {
  await db.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + 600_000);
  await db.insert(loginChallenges).values({ ...row, hash: hashOf(key), expiresAt });
  return key;
}

/** Counts an attempt at a challenge and gives it, five times at most. */
export async function tryChallenge(
  db: Db,
  siteId: number,
  purpose: Challenge['purpose'],
  key: string,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.hash, hashOf(key)),
        eq(loginChallenges.siteId, siteId),
        eq(loginChallenges.purpose, purpose),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.attempts, 5),
      ),
    )
    .returning();
  return row;
}

/** Spends a challenge: of parallel calls exactly one succeeds. */
export async function spendChallenge(db: Db, key: string): Promise<boolean> {
  const gone = await db
    .delete(loginChallenges)
    .where(eq(loginChallenges.hash, hashOf(key)))
    .returning({ hash: loginChallenges.hash });
  return gone.length > 0;
}
