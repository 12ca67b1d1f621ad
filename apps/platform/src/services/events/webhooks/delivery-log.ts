import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  filterDeliveries as filterEndpoint,
  getDelivery as getEndpoint,
  WebhookAttempt,
  WebhookDelivery,
} from '@izlog/contract/events/webhook';
import { paginate } from '@izlog/contract/pagination';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { heardBy } from './may-tell.ts';
import { messageOf } from './webhook-message.ts';

interface DeliveryRow extends Record<string, unknown> {
  id: number;
  webhook: number;
  webhookName: string;
  url: string;
  topic: string | null;
  versions: Record<string, number>;
  event: string;
  kind: string;
  objectId: number;
  key: string | null;
  state: WebhookDelivery['state'];
  attemptCount: number;
  attempts: WebhookAttempt[];
  nextAt: string;
  at: string;
  uid: string;
  siteId: number;
  version: number;
  data: Record<string, unknown>;
}

const columns = sql`d.id::float8 as id, w.id::float8 as webhook, w.name as "webhookName", w.url, w.topic, w.versions, d.name as event, d.kind,
  d.object_id::float8 as "objectId", coalesce(e.data->>'number', e.data->>'sku') as key, d.state,
  d.attempt_count as "attemptCount", d.attempts, greatest(d.next_at, w.rests_until)::text as "nextAt", e.at::text as at, e.uid,
  e.site_id::float8 as "siteId", e.version, e.data`;
const joined = sql`from webhook_deliveries d join webhooks w on w.id = d.webhook_id join shop_events e on e.id = d.event_id`;

/** Of the site, and of what the caller may read: an id, a number and a sum stand here too. */
const seenBy = (ctx: Ctx): SQL =>
  sql`d.site_id = ${ctx.site.id} and d.name = any(${sql.param(heardBy(ctx))}::text[])`;

/** What was sent, and is to be, the newest first. */
export async function filterDeliveries(
  ctx: Ctx,
  { webhook, event, state, from, to, page, limit }: EndpointParsed<typeof filterEndpoint>,
): Promise<EndpointReturn<typeof filterEndpoint>> {
  const conditions: SQL[] = [seenBy(ctx)];
  if (webhook !== undefined) conditions.push(sql`d.webhook_id = ${webhook}`);
  if (event !== undefined) conditions.push(sql`d.name = ${event}`);
  if (state === 'undelivered') conditions.push(sql`d.state <> 'delivered'`);
  else if (state !== undefined) conditions.push(sql`d.state = ${state}`);
  if (from !== undefined) conditions.push(sql`e.at >= ${from}::timestamptz`);
  if (to !== undefined) conditions.push(sql`e.at <= ${to}::timestamptz`);
  const where = sql.join(conditions, sql` and `);
  const { rows: counted } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total ${joined} where ${where}`,
  );
  const { rows } = await ctx.db.execute<DeliveryRow>(
    sql`select ${columns} ${joined} where ${where} order by d.id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  return { records: rows.map(presentDelivery), pagination: paginate(page, limit, counted[0]?.total ?? 0) };
}

/** One delivery: what goes out, and what came back each time. */
export async function getDelivery(
  ctx: Ctx,
  { id }: EndpointParsed<typeof getEndpoint>,
): Promise<EndpointReturn<typeof getEndpoint>> {
  const row = await getDeliveryRow(ctx, id);
  // In a dialect the whole thing goes out as it is at that moment, and is kept nowhere.
  const message =
    row.topic === null ? messageOf({ ...row, name: row.event, at: new Date(row.at) }, row) : undefined;
  return {
    ...presentDelivery(row),
    url: row.url,
    messageId: message?.id ?? `evt_${row.uid}`,
    body: message?.body ?? JSON.stringify({ topic: row.topic, id: row.objectId }),
    tries: row.attempts.toReversed(),
  };
}

/** A delivery of the site; refuses an id that it does not have, or that tells what the caller may not read. */
export async function getDeliveryRow(ctx: Ctx, id: number): Promise<DeliveryRow> {
  const { rows } = await ctx.db.execute<DeliveryRow>(
    sql`select ${columns} ${joined} where ${seenBy(ctx)} and d.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Refusal('notFound');
  return row;
}

/** A delivery as a line of the log. */
export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const last = row.attempts.at(-1);
  return {
    id: row.id,
    webhook: row.webhook,
    webhookName: row.webhookName,
    event: row.event,
    object: { kind: row.kind, id: row.objectId, name: row.key ?? String(row.objectId) },
    state: row.state,
    attempts: row.attemptCount,
    status: last?.status ?? null,
    fault: last?.fault ?? null,
    ms: last?.ms ?? null,
    at: new Date(row.at).toISOString(),
    lastAt: last?.at ?? null,
    nextAt: row.state === 'waiting' ? new Date(row.nextAt).toISOString() : null,
  };
}
