import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../account/user.tables.ts';
import { mailedTokens, type tokenPurposes } from './mailed-token.tables.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** Life of a mailed link in seconds. */
export const mailedTokenSeconds: Record<TokenPurpose, number> = {
  verify: 7 * 24 * 3600,
  newEmail: 7 * 24 * 3600,
  password: 3600,
  undoEmail: 7 * 24 * 3600,
  invitation: 7 * 24 * 3600,
  login: 3600,
};

/** Makes a token for a mailed link; earlier ones of the purpose stay valid, since mails may arrive out of order. */
export async function addMailedToken(
  db: Db,
  owner: { siteId: number; userId: number; email: string; purpose: TokenPurpose },
  now: Date,
): Promise<string> {
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + mailedTokenSeconds[owner.purpose] * 1000);
  await db.insert(mailedTokens).values({ ...owner, hash: hashOf(token), createdAt: now, expiresAt });
  return token;
}

/** The address that somebody asked for and has not confirmed yet, the newest. */
export async function findNewEmail(db: Db, userId: number, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ email: mailedTokens.email })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, userId),
        eq(mailedTokens.purpose, 'newEmail'),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(mailedTokens.createdAt))
    .limit(1);
  return row?.email;
}

/** Spends a token: gives whose it is, where and when it was mailed, once. */
export async function spendMailedToken(
  db: Db,
  siteId: number,
  purposes: readonly TokenPurpose[],
  token: string,
  now: Date,
): Promise<{ userId: number; email: string; purpose: TokenPurpose; createdAt: Date } | undefined> {
  const [row] = await db
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.hash, hashOf(token)),
        eq(mailedTokens.siteId, siteId),
        inArray(mailedTokens.purpose, [...purposes]),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .returning({
      userId: mailedTokens.userId,
      email: mailedTokens.email,
      purpose: mailedTokens.purpose,
      createdAt: mailedTokens.createdAt,
    });
  return row;
}

/** Whose token it is, without spending it. */
export async function findMailedToken(
  db: Db,
  siteId: number,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<{ userId: number; email: string; currentEmail: string; firstName: string } | undefined> {
  const [row] = await db
    .select({
      userId: mailedTokens.userId,
      email: mailedTokens.email,
      currentEmail: users.email,
      firstName: users.firstName,
    })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(
      and(
        eq(mailedTokens.hash, hashOf(token)),
        eq(mailedTokens.siteId, siteId),
        eq(mailedTokens.purpose, purpose),
        gt(mailedTokens.expiresAt, now),
        eq(users.isActive, true),
      ),
    );
  return row;
}

/** Makes the links of these purposes worthless; with `since` only those that were mailed from then on. */
export async function dropMailedTokens(
  db: Db,
  userId: number,
  purposes: readonly TokenPurpose[],
  since?: Date,
): Promise<void> {
  await db
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, userId),
        inArray(mailedTokens.purpose, [...purposes]),
        since && gte(mailedTokens.createdAt, since),
      ),
    );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
