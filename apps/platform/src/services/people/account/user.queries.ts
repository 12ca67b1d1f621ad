import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { users } from './user.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The account with this e-mail or username (ACCT-011) on this site, whatever the case of its letters; never a guest. */
export async function findAccount(db: Db, siteId: number, name: string): Promise<UserRow | undefined> {
  const wanted = name.trim();
  // A chosen username never holds an @, so an e-mail leads to one account only.
  const isNamed = wanted.includes('@')
    ? sql`izlog_lower(${users.email}) = izlog_lower(${wanted})`
    : sql`izlog_lower(${users.username}) = izlog_lower(${wanted}) and ${users.username} is not null`;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), isNamed, eq(users.isGuest, false)));
  return row;
}

/** An account that is not locked, by id. */
export async function readActiveUser(db: Db, siteId: number, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId), eq(users.isActive, true)));
  return row;
}

/**
 * Makes changes of what hangs on an account wait for each other until the transaction ends, so that what one of them has
 * checked (how many there are, whether one is left) is still so when it writes.
 */
export async function lockAccount(db: Db, siteId: number, userId: number): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId)))
    .for('no key update');
}

/**
 * Keeps an account from being erased until the transaction ends; false when it is gone. To be taken before every other
 * lock: an erasure begins with it, too.
 */
export async function holdAccount(db: Db, siteId: number, userId: number): Promise<boolean> {
  const rows = await queryPrepared(
    db,
    statement`select id from users where site_id = ${siteId} and id = ${userId} for key share`,
  );
  return rows.length > 0;
}

/** Waits until nobody holds these accounts any more, and lets nobody hold them. */
export async function lockForErasure(db: Db, siteId: number, userIds: readonly number[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), inArray(users.id, [...userIds])))
    .orderBy(asc(users.id))
    .for('update');
}

/** Creates an account; undefined when the e-mail, or a username that equals it, belongs to another. */
export async function insertCustomer(db: Db, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [made] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return made;
}

/** Changes an account and gives it as kept. Refuses with userExists when e-mail or username belong to another account. */
export async function changeUser(
  db: Db,
  siteId: number,
  userId: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  try {
    const [row] = await db
      .update(users)
      .set(changes)
      .where(and(eq(users.siteId, siteId), eq(users.id, userId)))
      .returning();
    if (!row) throw new Refusal('notFound');
    return row;
  } catch (thrown) {
    if (isTaken(thrown)) throw new Refusal('userExists');
    throw thrown;
  }
}

function isTaken(thrown: unknown): boolean {
  const { cause } = thrown as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23505' && /^users_(email|username)$/.test(cause.constraint ?? '');
}

/** Changes a guest; undefined when there is no such guest any more. */
export async function changeGuest(
  db: Db,
  siteId: number,
  userId: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId), eq(users.isGuest, true)))
    .returning();
  return row;
}

/** A customer or guest of the site by id; never staff. */
export async function readCustomer(db: Db, siteId: number, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId), eq(users.isBackofficeUser, false)));
  return row;
}

/** Deletes accounts and guests, with everything that hangs on them. */
export async function deleteUsers(db: Db, siteId: number, userIds: readonly number[]): Promise<void> {
  await db.delete(users).where(and(eq(users.siteId, siteId), inArray(users.id, [...userIds])));
}
