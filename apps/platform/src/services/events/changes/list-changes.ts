import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { listChanges as endpoint } from '@izlog/contract/events/changes';
import { type EventKind, mayHearOf } from '@izlog/contract/events/event-declaration';
import { retainedEventDays } from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type ChangeCursor, cursorText, readChangeCursor } from './change-cursor.ts';
import { readSnapshot } from './snapshot.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * What changed since a cursor (DOOR-05). Not since a time or an id: one that began earlier may commit later, and would be missed.
 * A cursor is a snapshot of the database, and told is what it did not see: complete whatever is written meanwhile, and held up by
 * nobody who takes long.
 */
export async function listChanges(
  ctx: Ctx,
  { of, since, limit }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const kinds = [...new Set(of)];
  mustMayHear(ctx, kinds);
  const given = since === undefined ? undefined : readChangeCursor(since);
  const now = await readSnapshot(ctx.db);
  if (!given)
    return { changes: [], cursor: cursorText({ ...now, madeAt: ctx.now.getTime() }), hasMore: false };
  const isOld = ctx.now.getTime() - given.madeAt > (retainedEventDays - 1) * day;
  if (given.of !== now.of || isOld) throw new Refusal('cursorTooOld');
  const upTo = given.upTo ?? now.since;
  const rows = await listRows(ctx, kinds, { ...given, upTo }, limit + 1);
  const reported = rows.slice(0, limit);
  const last = reported.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const next: ChangeCursor = hasMore
    ? { ...given, upTo, after: [last.xid, last.id] }
    : // What the pages went up to was taken when the first was asked for.
      { of: now.of, since: upTo, madeAt: given.upTo === undefined ? ctx.now.getTime() : given.madeAt };
  return {
    changes: reported.map(({ kind, objectId, key, id, name, at }) => ({
      kind,
      id: objectId,
      key,
      version: id,
      event: name,
      isDeleted: name.endsWith('.deleted'),
      at: new Date(at).toISOString(),
    })),
    cursor: cursorText(next),
    hasMore,
  };
}

function mustMayHear({ caller }: Ctx, kinds: readonly EventKind[]): void {
  const held = caller.kind === 'staff' ? caller.permissions : [];
  if (!kinds.every((kind) => mayHearOf(kind, held))) throw new Refusal('forbidden');
}

interface Row extends Record<string, unknown> {
  id: number;
  xid: string;
  kind: EventKind;
  objectId: number;
  key: string | null;
  name: string;
  at: string;
}

/** The newest of each thing: a transaction that began first may write last, so their order says nothing of that. */
async function listRows(
  { db, site }: Ctx,
  kinds: readonly EventKind[],
  { since, upTo, after = ['0', 0] }: ChangeCursor & { upTo: string },
  limit: number,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select id::float8 as id, xid::text as xid, kind, object_id::float8 as "objectId", name, at::text as at,
      coalesce(data->>'number', data->>'sku') as key
    from shop_events e
    where site_id = ${site.id} and kind = any(${sql.param([...kinds])}::text[])
      and xid >= pg_snapshot_xmin(${since}::pg_snapshot) and xid < pg_snapshot_xmax(${upTo}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
      and pg_visible_in_snapshot(xid, ${upTo}::pg_snapshot)
      and (xid, id) > (${after[0]}::text::xid8, ${after[1]}::bigint)
      and not exists (select from shop_events n where n.site_id = e.site_id and n.kind = e.kind
        and n.object_id = e.object_id and n.id > e.id
        and not pg_visible_in_snapshot(n.xid, ${since}::pg_snapshot)
        and pg_visible_in_snapshot(n.xid, ${upTo}::pg_snapshot))
    order by xid, id limit ${limit}`);
  return rows;
}
