import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  countReplay as countEndpoint,
  replayDelivery as deliveryEndpoint,
  replayEvents as endpoint,
} from '@izlog/contract/events/webhook';
import { type SQL, sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { endRest } from './delivery.queries.ts';
import { getDeliveryRow, presentDelivery } from './delivery-log.ts';
import { mustHearAll } from './may-tell.ts';
import { wrong } from './save-webhook.ts';
import { getRow, type WebhookRow } from './webhook.queries.ts';

type Span = Omit<EndpointParsed<typeof endpoint>, 'id'>;

/** What a replay of a span would send, by event. */
export async function countReplay(
  ctx: Ctx,
  { id, ...span }: EndpointParsed<typeof countEndpoint>,
): Promise<EndpointReturn<typeof countEndpoint>> {
  const row = await getRow(ctx, id);
  mustHearAll(ctx, row);
  mustBeSpan(span);
  const { rows } = await ctx.db.execute<{ event: string; count: number }>(sql`
    select e.name as event, count(*)::int as count ${chosen(ctx, row, span)} group by e.name order by min(e.id)`);
  return { events: rows, total: rows.reduce((sum, { count }) => sum + count, 0) };
}

/** Sends what happened in a span again, with the ids that it had; what is new goes first. */
export async function replayEvents(
  ctx: Ctx,
  { id, ...span }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  mustBeSpan(span);
  return inTransaction(ctx, async (inner) => {
    const row = await getRow(inner, id, { forUpdate: true });
    mustHearAll(inner, row);
    const { rows } = await inner.db.execute<{ event: string; count: number }>(sql`
      with sent as (
        insert into webhook_deliveries as d (site_id, webhook_id, event_id, name, kind, object_id, replays, next_at)
        select e.site_id, ${id}, e.id, e.name, e.kind, e.object_id, 1, ${inner.now.toISOString()}::timestamptz
        ${chosen(inner, row, span)} order by e.id
        on conflict (webhook_id, event_id) do update set state = 'waiting', next_at = excluded.next_at, tried_since = null,
          replays = d.replays + 1
        returning name, event_id
      )
      select name as event, count(*)::int as count from sent group by name order by min(event_id)`);
    await endRest(inner.db, id);
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    noteChange(inner, `webhook:${id}`, {}, { replayed: total, from: span.from, to: span.to }, row.name);
    return { events: rows, total };
  });
}

/** Sends one event again, at once also where the receiver is left in peace: that it is back is known to a person first. */
export async function replayDelivery(
  ctx: Ctx,
  { id }: EndpointParsed<typeof deliveryEndpoint>,
): Promise<EndpointReturn<typeof deliveryEndpoint>> {
  const { webhook } = await getDeliveryRow(ctx, id);
  await ctx.db.execute(sql`
    update webhook_deliveries set state = 'waiting', next_at = ${ctx.now.toISOString()}::timestamptz, tried_since = null,
      replays = replays + 1
    where site_id = ${ctx.site.id} and id = ${id}`);
  await endRest(ctx.db, webhook);
  return presentDelivery(await getDeliveryRow(ctx, id));
}

/**
 * The events of a span that a webhook is subscribed to: all, or those that did not arrive. One that is not shared out yet comes
 * to it anyway, and is not laid with it by two at once, who would wait for each other.
 */
function chosen({ site }: Ctx, { id, events }: WebhookRow, { from, to, which }: Span): SQL {
  const undelivered = sql`and exists (select from webhook_deliveries d where d.webhook_id = ${id} and d.event_id = e.id
    and d.state <> 'delivered')`;
  return sql`from shop_events e where e.site_id = ${site.id} and not e.is_awaited and e.name = any(${sql.param(events)}::text[])
    and e.at >= ${from}::timestamptz and e.at <= ${to}::timestamptz ${which === 'undelivered' ? undelivered : sql``}`;
}

function mustBeSpan({ from, to }: Span): void {
  if (Date.parse(from) > Date.parse(to))
    throw wrong('to', 'invalid_value', 'The end is before the beginning.');
}
