import { type EventName, eventOf } from '@izlog/contract/events/shop-events';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { type ChangeCursor, cursorText, readChangeCursor } from '../changes/change-cursor.ts';
import { readSnapshot } from '../changes/snapshot.ts';
import { messageOf } from '../webhooks/webhook-message.ts';

/** An event as a listener inside of the shop is told it, and the cursor of one that has heard it. */
export interface HeardEvent {
  name: EventName;
  /** The same as a webhook is sent. */
  message: { type: string; timestamp: string; version: number; site: number; data: unknown; id: string };
  cursor: string;
}

/** The cursor of somebody who hears of what happens from now on. */
export async function eventsFromNow(db: Db, now: Date): Promise<string> {
  return cursorText({ ...(await readSnapshot(db)), madeAt: now.getTime() });
}

/**
 * The next events of a site with these names, each of them, in the order of each thing; `cursor` is for when there is none.
 * Like changes it goes by snapshots of the database, so that nobody who commits late is missed (decision 1470). A cursor of
 * another database (a restore) begins again.
 */
export async function readOn(
  db: Db,
  asked: { siteId: number; names: readonly EventName[]; versions: Readonly<Record<string, number>> },
  cursor: string | null,
  { limit, now }: { limit: number; now: Date },
): Promise<{ events: HeardEvent[]; cursor: string }> {
  const current = await readSnapshot(db);
  const given = cursor === null ? undefined : readChangeCursor(cursor);
  const madeAt = now.getTime();
  if (given?.of !== current.of) return { events: [], cursor: cursorText({ ...current, madeAt }) };
  const upTo = given.upTo ?? current.since;
  const rows = await listRows(db, asked, { ...given, upTo }, limit);
  const events = rows.flatMap((row): HeardEvent[] => {
    const message = messageOf(
      { ...row, at: new Date(row.at), siteId: asked.siteId },
      { versions: asked.versions },
    );
    // Written by a newer program, which runs beside this one and tells it itself.
    if (!message || !eventOf(row.name)) return [];
    const next: ChangeCursor = { of: current.of, since: given.since, upTo, after: ['0', row.id], madeAt };
    const reported = { ...(JSON.parse(message.body) as Omit<HeardEvent['message'], 'id'>), id: message.id };
    return [{ name: row.name as EventName, message: reported, cursor: cursorText(next) }];
  });
  const last = rows.at(-1);
  const next: ChangeCursor =
    rows.length === limit && last
      ? { of: current.of, since: given.since, upTo, after: ['0', last.id], madeAt }
      : { of: current.of, since: upTo, madeAt };
  return { events, cursor: cursorText(next) };
}

interface Row extends Record<string, unknown> {
  id: number;
  uid: string;
  name: string;
  version: number;
  at: string;
  data: Record<string, unknown>;
}

/** By id, which rises with each event of one thing, whichever transaction began first. */
async function listRows(
  db: Db,
  { siteId, names }: { siteId: number; names: readonly EventName[] },
  { since, upTo, after = ['0', 0] }: ChangeCursor & { upTo: string },
  limit: number,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select id::float8 as id, uid, name, version, at::text as at, data from shop_events
    where site_id = ${siteId} and name = any(${sql.param([...names])}::text[])
      and xid >= pg_snapshot_xmin(${since}::pg_snapshot) and xid < pg_snapshot_xmax(${upTo}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
      and pg_visible_in_snapshot(xid, ${upTo}::pg_snapshot)
      and id > ${after[1]}::bigint
    order by id limit ${limit}`);
  return rows;
}
