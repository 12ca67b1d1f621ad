import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db.ts';
import { users } from './user.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** The account with this e-mail on this site, whatever the case of its letters; never a guest. */
export async function findAccount(db: Db, siteId: number, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.siteId, siteId),
        sql`lower(${users.email}) = lower(${email.trim()})`,
        eq(users.isGuest, false),
      ),
    );
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
