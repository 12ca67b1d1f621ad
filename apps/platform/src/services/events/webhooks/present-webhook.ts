import type { EventName } from '@izlog/contract/events/shop-events';
import { eventOf } from '@izlog/contract/events/shop-events';
import { type offReasons, retryDays, type Webhook } from '@izlog/contract/events/webhook';
import type { Ctx } from '#platform/kernel/context.ts';
import { countDeliveries, getRow, namesOf, type WebhookRow } from './webhook.queries.ts';

const retryMs = retryDays * 24 * 60 * 60 * 1000;
const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Webhooks as staff see them; never a secret. */
export async function presentWebhooks(ctx: Ctx, rows: readonly WebhookRow[]): Promise<Webhook[]> {
  const counts = await countDeliveries(
    ctx,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => {
    const { waiting = 0, delivered = 0, undelivered = 0, nextAt = null } = counts.get(row.id) ?? {};
    const ends = row.failingSince && new Date(row.failingSince.getTime() + retryMs);
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      // An event that this version does not know any more is not shown, and not lost.
      events: row.events.filter((name): name is EventName => eventOf(name) !== undefined),
      versions: row.versions,
      state: row.state,
      stateAt: row.stateAt.toISOString(),
      offReason: row.state === 'off' ? (row.offReason as (typeof offReasons)[number] | null) : null,
      failingSince: isoOf(row.failingSince),
      endsAt: row.state === 'on' ? isoOf(ends) : null,
      nextAt: row.state === 'on' && nextAt !== null ? new Date(nextAt).toISOString() : null,
      lastDeliveredAt: isoOf(row.lastDeliveredAt),
      waiting,
      delivered,
      undelivered,
      secretEnd: row.secretEnd,
      formerUntil: row.formerUntil && row.formerUntil > ctx.now ? row.formerUntil.toISOString() : null,
      who: names.get(row.userId) ?? '',
    };
  });
}

/** One of them, as it is now. */
export async function presentWebhook(ctx: Ctx, id: number): Promise<Webhook> {
  const [webhook] = await presentWebhooks(ctx, [await getRow(ctx, id)]);
  if (!webhook) throw new Error('the webhook was not shown');
  return webhook;
}
