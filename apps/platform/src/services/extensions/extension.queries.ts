import type { ExtensionFaultKind } from '@izlog/contract/settings/extensions';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { extensionFaults, shopExtensions } from './extension.tables.ts';

export type ExtensionRow = typeof shopExtensions.$inferSelect;

/** A row with what its key says. */
export interface StandingRow extends ExtensionRow {
  mayRead: string[];
  mayWrite: string[];
  givenBy: string | null;
  faultsToday: number;
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** Extensions that were ever switched on on a site. */
export async function listRows(db: Db, siteId: number, now: Date): Promise<StandingRow[]> {
  const rows = await db.select().from(shopExtensions).where(eq(shopExtensions.siteId, siteId));
  const { rows: more } = await db.execute<{
    id: number;
    mayRead: string[] | null;
    mayWrite: string[] | null;
    givenBy: string | null;
    faults: number;
  }>(sql`
    select e.id::float8 as id, k.may_read as "mayRead", k.may_write as "mayWrite",
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as "givenBy",
      (select count(*)::int from extension_faults f where f.site_id = e.site_id and f.name = e.name
        and f.at > ${at(now)} - interval '1 day') as faults
    from shop_extensions e left join program_keys k on k.id = e.key_id left join users u on u.id = k.user_id
    where e.site_id = ${siteId}`);
  return rows.map((row) => {
    const found = more.find(({ id }) => id === row.id);
    return {
      ...row,
      mayRead: found?.mayRead ?? [],
      mayWrite: found?.mayWrite ?? [],
      givenBy: found?.givenBy ?? null,
      faultsToday: found?.faults ?? 0,
    };
  });
}

/** The row of one, held for a change. */
export async function holdRow(db: Db, siteId: number, name: string): Promise<ExtensionRow | undefined> {
  const [row] = await db
    .select()
    .from(shopExtensions)
    .where(and(eq(shopExtensions.siteId, siteId), eq(shopExtensions.name, name)))
    .for('update');
  return row;
}

/** Writes down that it was switched on: with a key, and a cursor where it does not go on with its own. */
export async function storeOn(
  db: Db,
  row: Pick<
    ExtensionRow,
    'siteId' | 'name' | 'version' | 'hosts' | 'keyId' | 'secret' | 'stateAt' | 'cursor'
  >,
): Promise<void> {
  const set = { ...row, state: 'on' as const, offReason: null, restsUntil: null };
  await db
    .insert(shopExtensions)
    .values(set)
    .onConflictDoUpdate({ target: [shopExtensions.siteId, shopExtensions.name], set });
}

/** Switches one off that is on with the very key that `row` has; gives the key, which is to be taken back. */
export async function storeOff(
  db: Db,
  { id, keyId }: Pick<ExtensionRow, 'id' | 'keyId'>,
  offReason: ExtensionRow['offReason'],
  now: Date,
): Promise<{ keyId: number | null } | undefined> {
  const [row] = await db
    .update(shopExtensions)
    .set({ state: 'off', offReason, stateAt: now })
    .where(sql`id = ${id} and state = 'on' and key_id is not distinct from ${keyId}::bigint`)
    .returning({ keyId: shopExtensions.keyId });
  return row;
}

/** Those of these names that are on, on any site, and that nobody runs just now. */
export async function listDue(db: Db, names: readonly string[], now: Date): Promise<ExtensionRow[]> {
  return db
    .select()
    .from(shopExtensions)
    .where(
      sql`state = 'on' and name = any(${sql.param([...names])}::text[])
        and (taken_until is null or taken_until < ${at(now)}) and (rests_until is null or rests_until <= ${at(now)})`,
    );
}

/** Takes one for a process, unless another was quicker; gives it as it stands now. */
export async function takeRow(
  db: Db,
  id: number,
  { by, now, seconds }: { by: string; now: Date; seconds: number },
): Promise<ExtensionRow | undefined> {
  const [row] = await db
    .update(shopExtensions)
    .set({ takenBy: by, takenUntil: new Date(now.getTime() + seconds * 1000) })
    .where(
      sql`id = ${id} and state = 'on' and (taken_until is null or taken_until < ${at(now)} or taken_by = ${by})`,
    )
    .returning();
  return row;
}

export async function giveBack(db: Db, id: number, by: string): Promise<void> {
  await db
    .update(shopExtensions)
    .set({ takenBy: null, takenUntil: null })
    .where(and(eq(shopExtensions.id, id), eq(shopExtensions.takenBy, by)));
}

/** Writes down up to where it has heard; it rests no longer. */
export async function storeCursor(db: Db, id: number, cursor: string): Promise<void> {
  await db.update(shopExtensions).set({ cursor, restsUntil: null }).where(eq(shopExtensions.id, id));
}

export async function storeRest(db: Db, id: number, restsUntil: Date): Promise<void> {
  await db.update(shopExtensions).set({ restsUntil }).where(eq(shopExtensions.id, id));
}

/** Writes down when a job was begun. */
export async function storeJobAt(db: Db, id: number, job: string, now: Date): Promise<void> {
  await db.execute(
    sql`update shop_extensions set jobs = jobs || jsonb_build_object(${job}::text, ${now.toISOString()}::text) where id = ${id}`,
  );
}

export type FaultRow = Omit<typeof extensionFaults.$inferSelect, 'id'>;

/** Writes a fault down; gives how many there were within some minutes since it was switched on. */
export async function insertFault(db: Db, fault: FaultRow, since: Date, minutes: number): Promise<number> {
  await db.insert(extensionFaults).values(fault);
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from extension_faults where site_id = ${fault.siteId} and name = ${fault.name}
      and at > ${at(fault.at)} - make_interval(mins => ${minutes}) and at >= ${at(since)}`);
  return rows[0]?.count ?? 0;
}

export async function listFaults(db: Db, siteId: number, name: string, limit: number) {
  const { rows } = await db.execute<{
    at: string;
    kind: ExtensionFaultKind;
    place: string;
    message: string;
    output: string;
  }>(sql`
    select at::text as at, kind, place, message, output from extension_faults
    where site_id = ${siteId} and name = ${name} order by id desc limit ${limit}`);
  return rows;
}

/** Forgets faults that are older than some days. */
export async function forgetFaults(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from extension_faults where at < now() - make_interval(days => ${days})`);
}
