import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../account/user.tables.ts';
import { auditLog } from './audit.tables.ts';

type NewAct = Omit<typeof auditLog.$inferInsert, 'userName'> & { userName?: string };

/** Adds an act, with the name of the person who did it as it is now, or the name that is given: that of a program. */
export async function insertAct(db: Db, act: NewAct): Promise<void> {
  if (act.userName !== undefined) {
    await db.insert(auditLog).values({ ...act, userName: act.userName });
    return;
  }
  const [user] = await db
    .select({ name: sql<string>`trim(first_name || ' ' || last_name || ' <' || email || '>')` })
    .from(users)
    .where(and(eq(users.siteId, act.siteId), eq(users.id, act.userId)));
  await db.insert(auditLog).values({ ...act, userName: user?.name ?? '' });
}

interface Wanted {
  userId?: number;
  keyId?: number;
  action?: string;
  from?: string;
  to?: string;
}

/** Acts of a site, the newest first, and how many there are. */
export async function listActs(db: Db, siteId: number, wanted: Wanted, limit: number, offset: number) {
  const { userId, keyId, action, from, to } = wanted;
  const isWanted = and(
    eq(auditLog.siteId, siteId),
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    keyId === undefined ? undefined : eq(auditLog.keyId, keyId),
    action === undefined ? undefined : sql`starts_with(${auditLog.action}, ${action})`,
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    to === undefined ? undefined : lt(auditLog.at, new Date(to)),
  );
  const [found] = await db.select({ total: count() }).from(auditLog).where(isWanted);
  const rows = await db
    .select()
    .from(auditLog)
    .where(isWanted)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: found?.total ?? 0 };
}
