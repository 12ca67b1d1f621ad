import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Waits until nobody else on the site does `what`, and keeps others from it until the transaction ends: what is looked up
 * behind it is still so when it is written. For rules that no unique index holds, and where the next free number is wanted
 * by many at once. With `key` only those wait for each other who name the same one.
 */
export async function takeTurn(
  { db, site }: { db: Db; site: { id: number } },
  what: string,
  key?: string,
): Promise<void> {
  await db.execute(
    key === undefined
      ? sql`select pg_advisory_xact_lock(hashtext(${what}), ${site.id}::int)`
      : sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${site.id} ${key}`}, 0))`,
  );
}
