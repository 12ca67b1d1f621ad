import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';

/** Whose key it is. */
export interface KeyPlace {
  siteId: number;
  userId: number;
  key: string;
}

/** Begins an act under a key; false where the key is known since `old`. One that is older is begun again. */
export async function beginAct(
  db: Db,
  place: KeyPlace,
  { fingerprint, now, old }: { fingerprint: string; now: Date; old: Date },
): Promise<boolean> {
  const begun = { fingerprint, begunAt: now, state: 'begun', status: null, answer: null } as const;
  const rows = await db
    .insert(idempotencyKeys)
    .values({ ...place, ...begun })
    .onConflictDoUpdate({
      target: [idempotencyKeys.siteId, idempotencyKeys.userId, idempotencyKeys.key],
      set: begun,
      setWhere: lt(idempotencyKeys.begunAt, old),
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0;
}

/** What is known of an act under a key. */
export async function findAct(db: Db, place: KeyPlace) {
  const [row] = await db.select().from(idempotencyKeys).where(isAt(place));
  return row;
}

/** Keeps the answer of an act that was done. */
export async function saveAnswer(
  db: Db,
  place: KeyPlace,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await db.update(idempotencyKeys).set({ state: 'answered', status, answer }).where(isAt(place));
}

/** Notes that a fault ended an act. */
export async function noteCutOff(db: Db, place: KeyPlace): Promise<void> {
  await db.update(idempotencyKeys).set({ state: 'cutOff' }).where(isAt(place));
}

/** Forgets a key of which nothing came. */
export async function forgetAct(db: Db, place: KeyPlace): Promise<void> {
  await db.delete(idempotencyKeys).where(isAt(place));
}

/** Forgets keys that were begun before `old`. */
export async function forgetActsBefore(db: Db, old: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.begunAt, old));
}

const isAt = ({ siteId, userId, key }: KeyPlace) =>
  and(eq(idempotencyKeys.siteId, siteId), eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
