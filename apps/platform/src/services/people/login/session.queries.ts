import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/db.ts';
import { refreshTokens, sessions, users } from '../account/user.tables.ts';

/** Life of a refresh token in seconds (AUTH-033); each exchange starts it anew. */
export const refreshTokenSeconds = 30 * 24 * 3600;

/** Starts a login and gives its first refresh token. Tokens that ran out of this user's logins go away. */
export async function openSession(
  db: Db,
  { siteId, userId, ...device }: { siteId: number; userId: number; ip: string; userAgent: string },
  now: Date,
  { secondFactorAt = null, provedAt = null }: { secondFactorAt?: Date | null; provedAt?: Date | null } = {},
) {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await db
    .delete(refreshTokens)
    .where(and(inArray(refreshTokens.sessionId, own), lt(refreshTokens.expiresAt, now)));
  const [session] = await db
    .insert(sessions)
    .values({ siteId, userId, ...device, createdAt: now, usedAt: now, secondFactorAt, provedAt })
    .returning();
  if (!session) throw new Error('the session was not kept');
  const refreshToken = randomBytes(32).toString('base64url');
  await saveRefreshToken(db, session.id, refreshToken, now);
  return { sessionId: session.id, refreshToken };
}

/**
 * Seconds in which a spent token is answered with the successor it was given: the answer may have been lost, and several
 * nodes may have been asked at once. Later a second use means that somebody else has it.
 */
export const repeatSeconds = 20;

/**
 * Spends a refresh token and keeps `successor`, the next one of its login, which follows from the token: whoever spends it
 * again within repeatSeconds is given the same. Undefined when the token is unknown, too old, spent before that, of another
 * site, of an ended login or of a locked account.
 */
export async function spendRefreshToken(
  db: Db,
  siteId: number,
  { token, successor }: { token: string; successor: string },
  now: Date,
) {
  const isOpen = and(
    eq(refreshTokens.hash, hashOf(token)),
    gt(refreshTokens.expiresAt, now),
    eq(sessions.siteId, siteId),
    isNull(sessions.endedAt),
    eq(users.isActive, true),
  );
  const [spent] = await db
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOpen, isNull(refreshTokens.rotatedAt), eq(sessions.id, refreshTokens.sessionId)))
    .returning({ sessionId: sessions.id, userId: sessions.userId });
  if (spent) {
    await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, spent.sessionId));
    await saveRefreshToken(db, spent.sessionId, successor, now);
    return spent;
  }
  const [repeated] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOpen, gte(refreshTokens.rotatedAt, repeatableSince(now))));
  return repeated;
}

const repeatableSince = (now: Date): Date => new Date(now.getTime() - repeatSeconds * 1000);

/** Ends the login that `token` belongs to; with `onlySpent` only when the token was exchanged more than repeatSeconds ago. */
export async function endSession(
  db: Db,
  siteId: number,
  token: string,
  now: Date,
  { onlySpent = false } = {},
): Promise<void> {
  const isOfSession = and(
    eq(refreshTokens.sessionId, sessions.id),
    eq(refreshTokens.hash, hashOf(token)),
    onlySpent ? lt(refreshTokens.rotatedAt, repeatableSince(now)) : undefined,
  );
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.siteId, siteId),
        isNull(sessions.endedAt),
        exists(db.select().from(refreshTokens).where(isOfSession)),
      ),
    );
}

/** Days for which a network counts as known to an account after a login from it. */
const knownDays = 90;

/** Whether somebody has logged in to this account from this network lately. */
export async function hasLoggedInFrom(db: Db, userId: number, network: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - knownDays * 24 * 3600 * 1000);
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.ip, network), gt(sessions.usedAt, since)))
    .limit(1);
  return row !== undefined;
}

/** Open logins of a person whose last token still works, the one used last first. */
export async function listOpenSessions(db: Db, siteId: number, userId: number, now: Date) {
  const since = new Date(now.getTime() - refreshTokenSeconds * 1000);
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.siteId, siteId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.usedAt, since),
      ),
    )
    .orderBy(desc(sessions.usedAt));
}

/** Ends a login of this person; false when they have no such open login. */
export async function endOwnSession(
  db: Db,
  siteId: number,
  userId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.siteId, siteId),
        eq(sessions.userId, userId),
        eq(sessions.id, id),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** When a login began, and when its person last proved to be the owner of the account. */
export async function readProof(db: Db, sessionId: string) {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row ?? { createdAt: null, provedAt: null };
}

/** Notes that the person of a login has just proved to be the owner of the account. */
export async function markProved(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends one login by its id. */
export async function endSessionById(db: Db, siteId: number, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.siteId, siteId), eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends every login of a person, but the one named `except`. */
export async function endSessionsOf(
  db: Db,
  siteId: number,
  userId: number,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.siteId, siteId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

async function saveRefreshToken(db: Db, sessionId: string, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000);
  await db.insert(refreshTokens).values({ hash: hashOf(token), sessionId, expiresAt });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
