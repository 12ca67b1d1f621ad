import type { KeyKind } from '@izlog/contract/user/programs/key-kinds';
import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { programKeySecrets, programKeySites, programKeys } from './program-key.tables.ts';

export type KeyRecord = typeof programKeys.$inferSelect;

/** What lists and screens show of a key besides its own row. */
interface Shown {
  id: number;
  name: string;
  kind: KeyKind;
  home: { id: number; name: string };
  mayRead: string[];
  mayWrite: string[];
  proposes: boolean;
  networks: string[];
  endsOn: string | null;
  callsPerMinute: number;
  createdAt: string;
  takenBackAt: string | null;
  makerId: number;
  maker: string;
  isMakerThere: boolean;
  isOver: boolean;
  granted: Array<{ role: string; permission: string | null }>;
  sites: Array<{ id: number; name: string }>;
  secrets: Array<{ tail: string; createdAt: string; endsAt: string | null; usedAt: string | null }>;
  usedAt: string | null;
  usedFrom: string | null;
  callsToday: number;
  callsYesterday: number;
  refusedToday: number;
  actsToday: number;
  lastRefusal: { at: string; code: string; action: string } | null;
}

/** The keys of a site, and those of other sites that reach it, or one of them: those that work first, of them the newest. */
export async function listKeys(db: Db, siteId: number, now: Date, id?: number): Promise<Shown[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = sql`(${at} at time zone 'Europe/Zagreb')::date`;
  const { rows } = await db.execute<{ shown: Shown }>(sql`
    select jsonb_build_object(
      'id', k.id, 'name', k.name, 'kind', k.kind, 'mayRead', k.may_read, 'mayWrite', k.may_write, 'proposes', k.proposes,
      'networks', k.networks, 'home', jsonb_build_object('id', k.site_id, 'name', home.name),
      'endsOn', k.ends_on, 'callsPerMinute', k.calls_per_minute, 'createdAt', k.created_at,
      'takenBackAt', k.taken_back_at, 'makerId', u.id,
      'maker', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email),
      'isMakerThere', u.is_active and u.is_backoffice_user,
      'isOver', coalesce(k.ends_on < ${today}, false),
      'granted', (select coalesce(jsonb_agg(jsonb_build_object('role', r.key, 'permission', p.permission)), '[]')
        from user_roles ur join roles r on r.id = ur.role_id and r.site_id = u.site_id
        left join role_permissions p on p.role_id = r.id where ur.user_id = u.id),
      'sites', (select coalesce(jsonb_agg(jsonb_build_object('id', o.site_id, 'name', s.name) order by o.site_id), '[]')
        from program_key_sites o join sites s on s.id = o.site_id where o.key_id = k.id),
      'secrets', (select coalesce(jsonb_agg(jsonb_build_object('tail', x.tail, 'createdAt', x.created_at,
          'endsAt', x.ends_at, 'usedAt', x.used_at) order by x.id desc), '[]')
        from program_key_secrets x where x.key_id = k.id and (x.ends_at is null or x.ends_at > ${at})),
      'usedAt', last.used_at, 'usedFrom', last.used_from,
      'callsToday', coalesce(now.calls, 0), 'refusedToday', coalesce(now.refused, 0),
      'callsYesterday', coalesce(before.calls, 0),
      'actsToday', (select count(*) from program_key_sites o join audit_log a
        on a.site_id = o.site_id and a.key_id = k.id and a.at >= ${today}::timestamp at time zone 'Europe/Zagreb'
        where o.key_id = k.id),
      'lastRefusal', (select d.last_refusal from program_key_days d where d.key_id = k.id
        and d.last_refusal is not null and d.day > ${today} - 30 order by d.day desc limit 1)
    ) as shown
    from program_keys k
    left join program_key_sites here on here.key_id = k.id and here.site_id = ${siteId}
    join users u on u.id = coalesce(here.user_id, k.user_id)
    join sites home on home.id = k.site_id
    left join program_key_days now on now.key_id = k.id and now.day = ${today}
    left join program_key_days before on before.key_id = k.id and before.day = ${today} - 1
    left join lateral (select d.used_at, d.used_from from program_key_days d
      where d.key_id = k.id and d.used_at is not null order by d.day desc limit 1) last on true
    where (k.site_id = ${siteId} or here.site_id is not null) and (${id ?? null}::bigint is null or k.id = ${id ?? null})
    order by k.taken_back_at is not null, coalesce(k.ends_on < ${today}, false), k.id desc`);
  return rows.map(({ shown }) => shown);
}

/** A key of a site, held until the transaction ends: what follows from it nobody changes meanwhile. */
export async function holdKey(db: Db, siteId: number, id: number): Promise<KeyRecord | undefined> {
  const [row] = await db.select().from(programKeys).where(isAt(siteId, id)).for('update');
  return row;
}

/** Takes a key of another site off a site; false where it did not reach it. */
export async function endReach(db: Db, siteId: number, keyId: number): Promise<boolean> {
  const gone = await db
    .delete(programKeySites)
    .where(and(eq(programKeySites.keyId, keyId), eq(programKeySites.siteId, siteId)))
    .returning({ keyId: programKeySites.keyId });
  return gone.length > 0;
}

/** How many keys of a site have not been taken back. */
export async function countKeys(db: Db, siteId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(programKeys)
    .where(and(eq(programKeys.siteId, siteId), isNull(programKeys.takenBackAt)));
  return row?.total ?? 0;
}

export async function insertKey(db: Db, row: typeof programKeys.$inferInsert): Promise<number> {
  const [made] = await db.insert(programKeys).values(row).returning({ id: programKeys.id });
  if (!made) throw new Error('the key was not kept');
  return made.id;
}

export async function changeKey(
  db: Db,
  siteId: number,
  id: number,
  change: Partial<Omit<typeof programKeys.$inferInsert, 'id' | 'siteId' | 'userId' | 'kind'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(programKeys).set(change).where(isAt(siteId, id));
}

/** Says on which sites a key works, with the account of its maker on each. */
export async function replaceSites(
  db: Db,
  keyId: number,
  sites: ReadonlyArray<{ siteId: number; userId: number }>,
): Promise<void> {
  await db.delete(programKeySites).where(eq(programKeySites.keyId, keyId));
  await db.insert(programKeySites).values(sites.map((site) => ({ keyId, ...site })));
}

export async function listSitesOf(db: Db, keyId: number): Promise<number[]> {
  const rows = await db
    .select({ siteId: programKeySites.siteId })
    .from(programKeySites)
    .where(eq(programKeySites.keyId, keyId));
  return rows.map(({ siteId }) => siteId);
}

export async function insertSecret(
  db: Db,
  row: { keyId: number; hash: string; tail: string; createdAt: Date },
): Promise<void> {
  await db.insert(programKeySecrets).values(row);
}

/** Ends what opens a key at a moment; what ends before it stays as it is. */
export async function endSecrets(db: Db, keyId: number, at: Date): Promise<void> {
  const later = or(isNull(programKeySecrets.endsAt), gt(programKeySecrets.endsAt, at));
  await db
    .update(programKeySecrets)
    .set({ endsAt: at })
    .where(and(eq(programKeySecrets.keyId, keyId), later));
}

/** Ends those that are being replaced at once. */
export async function endReplaced(db: Db, keyId: number, now: Date): Promise<void> {
  await db
    .update(programKeySecrets)
    .set({ endsAt: now })
    .where(and(eq(programKeySecrets.keyId, keyId), gt(programKeySecrets.endsAt, now)));
}

/** Forgets what opens nothing any more. */
export async function dropEnded(db: Db, keyId: number, now: Date): Promise<void> {
  await db
    .delete(programKeySecrets)
    .where(and(eq(programKeySecrets.keyId, keyId), lt(programKeySecrets.endsAt, now)));
}

const isAt = (siteId: number, id: number) => and(eq(programKeys.siteId, siteId), eq(programKeys.id, id));
