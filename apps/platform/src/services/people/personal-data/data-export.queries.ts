import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../account/user.tables.ts';
import { dataExports } from './data-export.tables.ts';

const shown = {
  id: dataExports.id,
  siteId: dataExports.siteId,
  userId: dataExports.userId,
  state: dataExports.state,
  createdAt: dataExports.createdAt,
  expiresAt: dataExports.expiresAt,
};
export type ExportRow = Omit<typeof dataExports.$inferSelect, 'content'>;

export async function insertExport(db: Db, siteId: number, userId: number, now: Date): Promise<ExportRow> {
  const [row] = await db.insert(dataExports).values({ siteId, userId, createdAt: now }).returning(shown);
  if (!row) throw new Error('the export was not kept');
  return row;
}

/** Exports of one person, the newest first. */
export async function listExportsOf(db: Db, siteId: number, userId: number): Promise<ExportRow[]> {
  return db
    .select(shown)
    .from(dataExports)
    .where(and(eq(dataExports.siteId, siteId), eq(dataExports.userId, userId)))
    .orderBy(desc(dataExports.createdAt));
}

/** The JSON of a ready export of this person. */
export async function readExport(db: Db, siteId: number, userId: number, id: string) {
  const [row] = await db
    .select({ content: dataExports.content, createdAt: dataExports.createdAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.siteId, siteId),
        eq(dataExports.userId, userId),
        eq(dataExports.id, id),
        eq(dataExports.state, 'ready'),
      ),
    );
  return row;
}

/** An export that waits to be made, for its job. */
export async function findWaitingExport(db: Db, siteId: number, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(dataExports)
    .where(and(eq(dataExports.siteId, siteId), eq(dataExports.id, id), eq(dataExports.state, 'waiting')));
  return row;
}

export async function finishExport(
  db: Db,
  siteId: number,
  id: string,
  result: { state: 'ready'; content: string; expiresAt: Date },
): Promise<void> {
  await db
    .update(dataExports)
    .set(result)
    .where(and(eq(dataExports.siteId, siteId), eq(dataExports.id, id)));
}

/** Deletes the exports of all sites that are too old. */
export async function deleteOldExports(db: Db, now: Date): Promise<void> {
  await db.delete(dataExports).where(lte(dataExports.expiresAt, now));
}

/** The account and the guests of this e-mail, without staff. */
export async function listIdsOfEmail(db: Db, siteId: number, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.siteId, siteId),
        eq(users.isBackofficeUser, false),
        sql`izlog_lower(${users.email}) = izlog_lower(${email})`,
      ),
    )
    .orderBy(users.isGuest, users.id);
  return rows.map(({ id }) => id);
}

/** Guests of the site who gave this e-mail. */
export async function listGuestIds(db: Db, siteId: number, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.siteId, siteId),
        eq(users.isGuest, true),
        sql`izlog_lower(${users.email}) = izlog_lower(${email})`,
      ),
    );
  return rows.map(({ id }) => id);
}
