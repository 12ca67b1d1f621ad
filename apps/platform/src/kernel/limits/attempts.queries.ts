import { createHash } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { queryPrepared } from '../database/prepared.ts';
import { sql as statement } from '../database/statement.ts';
import { attempts } from './attempts.tables.ts';

/** Counts one attempt at `key` in a window of `seconds` and gives how many there were, this one included; all nodes together. */
export async function countAttempt(db: Db, key: string, seconds: number, now: Date): Promise<number> {
  const until = new Date(now.getTime() + seconds * 1000);
  const isOver = statement`a.until <= ${now.toISOString()}::timestamptz`;
  const [row] = await queryPrepared<{ count: number }>(
    db,
    statement`insert into attempts as a (hash, count, until) values (${hashOf(key)}, 1, ${until.toISOString()}::timestamptz)
      on conflict (hash) do update set count = case when ${isOver} then 1 else a.count + 1 end,
        until = case when ${isOver} then excluded.until else a.until end
      returning count`,
  );
  return row?.count ?? 0;
}

/** How many attempts at `key` are counted in the window under way. */
export async function readAttempts(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.hash, hashOf(key)), gt(attempts.until, now)));
  return row?.count ?? 0;
}

/** Whole seconds until the window of `key` ends; 1 where none is under way. */
export async function secondsLeft(db: Db, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ until: attempts.until })
    .from(attempts)
    .where(eq(attempts.hash, hashOf(key)));
  return Math.max(1, Math.ceil(((row?.until.getTime() ?? 0) - now.getTime()) / 1000));
}

/** Takes back one attempt at `key`, because it was a right one. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.hash, hashOf(key)));
}

/** Forgets the attempts at `key`, and all windows that are over. */
export async function forgetAttempts(db: Db, key: string, now: Date): Promise<void> {
  await db.delete(attempts).where(or(eq(attempts.hash, hashOf(key)), lte(attempts.until, now)));
}

/** Addresses and e-mails are not kept in clear. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
