import { createHash, randomBytes } from 'node:crypto';
import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/kernel/database/db.ts';
import { refreshTokens, sessions, users } from '../account/user.tables.ts';

/** Life of a refresh token in seconds (AUTH-033); each exchange starts it again. */
export const refreshTokenSeconds = 30 * 24 * 3600;

/** What is known of a login that begins. */
interface Shown {
  secondFactorAt?: Date | null;
  provedAt?: Date | null;
  /** The login on another site that it comes from. */
  openedFrom?: string | null;
}

/**
 * Starts a login and gives its first refresh token; one that came from the same login on another site before goes on.
 * Tokens that ran out of this user's logins go away.
 */
export async function openSession(
  db: Db,
  { siteId, userId, ...device }: { siteId: number; userId: number; ip: string; userAgent: string },
  now: Date,
  { secondFactorAt = null, provedAt = null, openedFrom = null }: Shown = {},
) {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await db
    .delete(refreshTokens)
    .where(
      and(
        inArray(refreshTokens.sessionId, own),
        lt(refreshTokens.expiresAt, now),
        lt(refreshTokens.createdAt, new Date(now.getTime() - refreshTokenSeconds * 1000)),
      ),
    );
  const before = openedFrom === null ? undefined : await findOpenedFrom(db, siteId, userId, openedFrom);
  const [session] = before
    ? [before]
    : await db
        .insert(sessions)
        .values({
          siteId,
          userId,
          ...device,
          createdAt: now,
          usedAt: now,
          secondFactorAt,
          provedAt,
          openedFrom,
        })
        .returning({ id: sessions.id });
  if (!session) throw new Error('the session was not kept');
  const refreshToken = randomBytes(32).toString('base64url');
  await saveRefreshToken(db, session.id, refreshToken, now);
  return { sessionId: session.id, refreshToken };
}

/** The login of somebody that came from this one, or is this very one: who changes sites comes back to it. */
async function findOpenedFrom(db: Db, siteId: number, userId: number, openedFrom: string) {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.siteId, siteId),
        eq(sessions.userId, userId),
        or(eq(sessions.id, openedFrom), eq(sessions.openedFrom, openedFrom)),
        isNull(sessions.endedAt),
      ),
    )
    .limit(1);
  return row;
}

/**
 * Seconds in which a spent token is answered with the successor it was given in any case: several nodes may have been asked
 * at once. After that only while nobody has shown that he has the successor (`closeSpent`): its answer was lost on the way,
 * perhaps with the network of a whole journey. Later a second use means that somebody else has it.
 */
export const repeatSeconds = 20;

/**
 * Spends a refresh token and keeps `successor`, the next one of its login, which follows from the token: anyone who spends it
 * again is given the same, as long as repeatSeconds says. Undefined when the token is unknown, too old, spent before that, of
 * another site, of an ended login or of a locked account.
 */
export async function spendRefreshToken(
  db: Db,
  siteId: number,
  { token, successor }: { token: string; successor: string },
  now: Date,
) {
  const isLive = gt(refreshTokens.expiresAt, now);
  const isOpen = and(
    eq(refreshTokens.hash, hashOf(token)),
    eq(sessions.siteId, siteId),
    isNull(sessions.endedAt),
    eq(users.isActive, true),
  );
  const [spent] = await db
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOpen, isLive, isNull(refreshTokens.rotatedAt), eq(sessions.id, refreshTokens.sessionId)))
    .returning({ sessionId: sessions.id, userId: sessions.userId });
  if (spent) {
    await db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, spent.sessionId));
    await saveRefreshToken(db, spent.sessionId, successor, now);
    return spent;
  }
  const next = alias(refreshTokens, 'next');
  const [repeated] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId })
    .from(refreshTokens)
    .innerJoin(next, eq(next.hash, hashOf(successor)))
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        isOpen,
        isNotNull(refreshTokens.rotatedAt),
        or(and(isLive, isNull(next.rotatedAt)), gte(refreshTokens.rotatedAt, repeatableSince(now))),
      ),
    );
  return repeated;
}

/**
 * Ends the life of what a login has spent until `until`: its successor has arrived. The row stays, by which a second use is
 * found out.
 */
export async function closeSpent(db: Db, sessionId: string, until: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ expiresAt: sql`${refreshTokens.rotatedAt}` })
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        lt(refreshTokens.rotatedAt, until),
        gt(refreshTokens.expiresAt, refreshTokens.rotatedAt),
      ),
    );
}

const repeatableSince = (now: Date): Date => new Date(now.getTime() - repeatSeconds * 1000);

/** Ends the login that `token` belongs to; with `onlySpent` only when the token was exchanged and may not be used again. */
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
  await end(
    db,
    and(eq(sessions.siteId, siteId), exists(db.select().from(refreshTokens).where(isOfSession))),
    now,
  );
}

/** Ends logins, and with each those on other sites that came from it. */
async function end(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(inArray(sessions.openedFrom, ids), isNull(sessions.endedAt)));
  return ids.length;
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
  const own = and(eq(sessions.siteId, siteId), eq(sessions.userId, userId), eq(sessions.id, id));
  return (await end(db, own, now)) > 0;
}

/**
 * When a login began, and when its person last proved to be the owner of the account. One that came from another site
 * proved nothing of this account when it began.
 */
export async function readProof(db: Db, sessionId: string) {
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      provedAt: sessions.provedAt,
      openedFrom: sessions.openedFrom,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!row) return { createdAt: null, provedAt: null };
  return { createdAt: row.openedFrom === null ? row.createdAt : null, provedAt: row.provedAt };
}

/** An open login, whatever its site, of staff who are not locked. */
export async function findStaffSession(db: Db, sessionId: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      openedFrom: sessions.openedFrom,
      secondFactorAt: sessions.secondFactorAt,
      userId: users.id,
      siteId: users.siteId,
      email: users.email,
      firstName: users.firstName,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        eq(users.isActive, true),
        eq(users.isBackofficeUser, true),
      ),
    );
  return row;
}

/** Ends the logins of these people, on whatever site, that came from another one. */
export async function endOpenedElsewhere(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  await end(db, and(inArray(sessions.userId, [...userIds]), isNotNull(sessions.openedFrom)), now);
}

/** Notes that the person of a login has just proved to be the owner of the account. */
export async function markProved(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends one login by its id. */
export async function endSessionById(db: Db, siteId: number, sessionId: string, now: Date): Promise<void> {
  await end(db, and(eq(sessions.siteId, siteId), eq(sessions.id, sessionId)), now);
}

/** Ends every login of a person, but the one named `except`. */
export async function endSessionsOf(
  db: Db,
  siteId: number,
  userId: number,
  now: Date,
  except?: string,
): Promise<void> {
  await end(
    db,
    and(
      eq(sessions.siteId, siteId),
      eq(sessions.userId, userId),
      except === undefined ? undefined : ne(sessions.id, except),
    ),
    now,
  );
}

async function saveRefreshToken(db: Db, sessionId: string, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshTokenSeconds * 1000);
  await db.insert(refreshTokens).values({ hash: hashOf(token), sessionId, expiresAt });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
