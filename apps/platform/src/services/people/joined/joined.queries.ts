import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../account/user.tables.ts';
import { joinCodes, joinedAccounts, type joinSteps } from './joined.tables.ts';

export type JoinStep = (typeof joinSteps)[number];

/** Life of a code in seconds: a join waits for a login, a change of site for nobody. */
const lifeOf: Record<JoinStep, number> = { confirm: 600, finish: 600, arrive: 60 };

/** Makes a code for a person on another site. */
export async function addJoinCode(
  db: Db,
  row: { step: JoinStep; siteId: number; userId: number | null; fromSessionId: string },
  now: Date,
): Promise<string> {
  await db.delete(joinCodes).where(lte(joinCodes.expiresAt, now));
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeOf[row.step] * 1000);
  await db.insert(joinCodes).values({ ...row, hash: hashOf(code), expiresAt });
  return code;
}

interface Wanted {
  siteId: number;
  steps: readonly JoinStep[];
  code: string;
  /** Who uses it; a code of somebody else is as unknown as any. */
  userId?: number;
}

/** A code that still works here, without spending it. */
export async function findJoinCode(db: Db, wanted: Wanted, now: Date) {
  const [row] = await db.select().from(joinCodes).where(isWanted(wanted, now));
  return row;
}

/** Spends a code: of parallel calls exactly one gets it. */
export async function spendJoinCode(db: Db, wanted: Wanted, now: Date) {
  const [row] = await db.delete(joinCodes).where(isWanted(wanted, now)).returning();
  return row;
}

const isWanted = ({ siteId, steps, code, userId }: Wanted, now: Date) =>
  and(
    eq(joinCodes.hash, hashOf(code)),
    eq(joinCodes.siteId, siteId),
    inArray(joinCodes.step, [...steps]),
    gt(joinCodes.expiresAt, now),
    userId === undefined ? undefined : or(isNull(joinCodes.userId), eq(joinCodes.userId, userId)),
  );

/** Joins two accounts; false when they are joined already. */
export async function insertJoin(db: Db, one: number, other: number, now: Date): Promise<boolean> {
  const row = { firstId: Math.min(one, other), secondId: Math.max(one, other), createdAt: now };
  const made = await db.insert(joinedAccounts).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Whether two accounts are joined; anyone who takes that apart waits until the transaction ends, and then ends its login too. */
export async function holdJoin(db: Db, one: number, other: number): Promise<boolean> {
  const [row] = await db
    .select({ id: joinedAccounts.id })
    .from(joinedAccounts)
    .where(
      and(
        eq(joinedAccounts.firstId, Math.min(one, other)),
        eq(joinedAccounts.secondId, Math.max(one, other)),
      ),
    )
    .for('key share');
  return row !== undefined;
}

/** The accounts that are joined to one: of staff who are not locked, in the order of their sites. */
export async function listJoined(db: Db, userId: number) {
  const isOther = or(
    and(eq(joinedAccounts.firstId, userId), eq(users.id, joinedAccounts.secondId)),
    and(eq(joinedAccounts.secondId, userId), eq(users.id, joinedAccounts.firstId)),
  );
  return db
    .select({
      id: joinedAccounts.id,
      createdAt: joinedAccounts.createdAt,
      userId: users.id,
      siteId: users.siteId,
      email: users.email,
    })
    .from(joinedAccounts)
    .innerJoin(users, isOther)
    .where(and(eq(users.isActive, true), eq(users.isBackofficeUser, true)))
    .orderBy(asc(users.siteId), asc(users.id));
}

/** Takes joins of an account apart, all of them or one; gives whom they joined. */
export async function removeJoins(db: Db, userId: number, id?: number): Promise<number[]> {
  const gone = await db
    .delete(joinedAccounts)
    .where(
      and(
        or(eq(joinedAccounts.firstId, userId), eq(joinedAccounts.secondId, userId)),
        id === undefined ? undefined : eq(joinedAccounts.id, id),
      ),
    )
    .returning();
  return gone.map(({ firstId, secondId }) => (firstId === userId ? secondId : firstId));
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
