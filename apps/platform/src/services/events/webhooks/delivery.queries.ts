import { eventNames } from '@izlog/contract/events/shop-events';
import type { WebhookAttempt } from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Receiver } from './try-webhook.ts';
import type { WrittenEvent } from './webhook-message.ts';

/** A webhook that this process sends to, for as long as it has it. */
export interface TakenWebhook extends Receiver {
  id: number;
  name: string;
  events: string[];
  versions: Record<string, number>;
  userId: number;
  /** Set up by a program in a dialect, with its key. */
  keyId: number | null;
  topic: string | null;
  failures: number;
  failingSince: Date | null;
  lastDeliveredAt: Date | null;
  toldAt: Date | null;
}

/** An event that is to be sent to a webhook. */
export interface DueDelivery {
  id: number;
  attemptCount: number;
  triedSince: Date | null;
  event: WrittenEvent;
}

/** How a try ended, as it is kept. */
export interface DeliveryResult {
  id: number;
  state: 'waiting' | 'delivered' | 'failed';
  attempt: WebhookAttempt;
  nextAt: Date;
  triedSince: Date;
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Takes webhooks that have something to send and that no other process has: it is theirs for `seconds`, so one that dies in
 * between is a pause.
 */
export async function takeDueWebhooks(
  db: Db,
  { by, most, now, seconds }: { by: string; most: number; now: Date; seconds: number },
): Promise<TakenWebhook[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    update webhooks w set taken_by = ${by}, taken_until = ${instant(now)} + make_interval(secs => ${seconds})
    where w.id in (
      select id from webhooks t where state = 'on'
        and (taken_until is null or taken_until < ${instant(now)})
        and (rests_until is null or rests_until <= ${instant(now)})
        and exists (select from webhook_deliveries d where d.webhook_id = t.id and d.state = 'waiting' and d.next_at <= ${instant(now)})
      order by taken_until nulls first, id limit ${most} for no key update skip locked)
    returning id::float8 as id, site_id::float8 as "siteId", name, url, events, versions, secret,
      former_secret as "formerSecret", former_until::text as "formerUntil", user_id::float8 as "userId",
      key_id::float8 as "keyId", topic, failures,
      failing_since::text as "failingSince", last_delivered_at::text as "lastDeliveredAt", told_at::text as "toldAt"`);
  return rows.map((row) => {
    const one = row as unknown as TakenWebhook &
      Record<'formerUntil' | 'failingSince' | 'lastDeliveredAt' | 'toldAt', string | null>;
    return {
      ...one,
      formerUntil: dateOf(one.formerUntil),
      failingSince: dateOf(one.failingSince),
      lastDeliveredAt: dateOf(one.lastDeliveredAt),
      toldAt: dateOf(one.toldAt),
    };
  });
}

/** Gives a webhook back, unless another process has taken it since. */
export async function giveBack(db: Db, id: number, by: string): Promise<void> {
  await db.execute(
    sql`update webhooks set taken_by = null, taken_until = null where id = ${id} and taken_by = ${by}`,
  );
}

/**
 * What is due to a webhook: of each object the oldest that waits, so that a later event never overtakes one that fails. What was
 * not tried yet goes before what failed, and new ones before those that a person sends again. An event of a newer program, and
 * what happened to its thing since, waits for that one.
 */
export async function listDue(db: Db, webhookId: number, now: Date, limit: number): Promise<DueDelivery[]> {
  const { rows } = await db.execute<Record<string, unknown>>(dueDeliveries(webhookId, now, limit));
  return rows.map(({ id, attemptCount, triedSince, at, ...event }) => ({
    id: Number(id),
    attemptCount: Number(attemptCount),
    triedSince: dateOf(triedSince as string | null),
    event: { ...(event as unknown as WrittenEvent), at: new Date(String(at)) },
  }));
}

/**
 * The statement of `listDue`. It walks what waits in the order in which it goes, and leaves out what waits behind another of its
 * thing: it ends with the batch, however much waits. The oldest of a thing is asked for in the order of its index, so that the
 * database takes that one also where nobody has counted yet how much there is: another took seconds for ten thousand.
 */
export const dueDeliveries = (webhookId: number, now: Date, limit: number) => sql`
    select d.id::float8 as id, d.attempt_count as "attemptCount", d.tried_since::text as "triedSince", e.uid,
      e.at::text as at, e.site_id::float8 as "siteId", e.name, e.version, e.data
    from webhook_deliveries d join shop_events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and d.state = 'waiting' and d.next_at <= ${instant(now)}
      and d.name = any(${sql.param(eventNames)}::text[])
      and not exists (select from (
          select o.event_id from webhook_deliveries o
          where o.webhook_id = d.webhook_id and o.kind = d.kind and o.object_id = d.object_id and o.state = 'waiting'
          order by o.webhook_id, o.kind, o.object_id, o.event_id limit 1
        ) oldest where oldest.event_id < d.event_id)
    order by (d.replays > 0), (d.attempt_count > 0), d.event_id limit ${limit}`;

/** Tries of one delivery that are kept: the newest. */
const retainedAttempts = 40;

/** Keeps how tries ended. */
export async function storeResults(db: Db, results: readonly DeliveryResult[]): Promise<void> {
  if (results.length === 0) return;
  await db.execute(sql`
    update webhook_deliveries d set state = r.state, attempt_count = d.attempt_count + 1,
      attempts = case when jsonb_array_length(d.attempts) >= ${retainedAttempts} then d.attempts - 0 else d.attempts end
        || jsonb_build_array(r.attempt),
      last_status = (r.attempt->>'status')::int, last_ms = (r.attempt->>'ms')::int, next_at = r."nextAt",
      tried_since = r."triedSince", delivered_at = case r.state when 'delivered' then (r.attempt->>'at')::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r (id bigint, state text, attempt jsonb, "nextAt" timestamptz, "triedSince" timestamptz)
    where d.id = r.id and d.state = 'waiting'`);
}

/** How a webhook stands after some tries. */
export interface Standing {
  failures: number;
  failingSince: Date | null;
  restsUntil: Date | null;
  lastDeliveredAt: Date | null;
}

/** Keeps how a webhook stands. */
export async function storeStanding(db: Db, id: number, standing: Standing): Promise<void> {
  const { failures, failingSince, restsUntil, lastDeliveredAt } = standing;
  await db.execute(sql`
    update webhooks set failures = ${failures}, failing_since = ${failingSince?.toISOString() ?? null}::timestamptz,
      rests_until = ${restsUntil?.toISOString() ?? null}::timestamptz,
      last_delivered_at = ${lastDeliveredAt?.toISOString() ?? null}::timestamptz,
      told_at = case when ${failingSince === null} then null else told_at end
    where id = ${id}`);
}

/** Makes due what waits for a webhook that answers again, or is asked to be tried now. */
export async function makeDue(db: Db, webhookId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set next_at = ${instant(now)}, tried_since = null
    where webhook_id = ${webhookId} and state = 'waiting' and (next_at > ${instant(now)} or tried_since is not null)`);
}

/** Lets a webhook be asked at once that is left in peace because it failed: a person says so. */
export async function endRest(db: Db, id: number): Promise<void> {
  await db.execute(sql`update webhooks set rests_until = null where id = ${id}`);
}

/** Switches a webhook off; false where a person has switched it meanwhile. */
export async function switchOff(
  db: Db,
  id: number,
  reason: 'failing' | 'rights',
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update webhooks set state = 'off', off_reason = ${reason}, state_at = ${instant(now)} where id = ${id} and state = 'on'`);
  return rowCount === 1;
}

/** Notes that the people of a webhook were told. */
export async function noteWarned(db: Db, id: number, now: Date): Promise<void> {
  await db.execute(sql`update webhooks set told_at = ${instant(now)} where id = ${id}`);
}
