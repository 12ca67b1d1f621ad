import { randomUUID } from 'node:crypto';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  switchWebhook as endpoint,
  testWebhook as testEndpoint,
  WebhookAttempt,
} from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { mustBeFresh } from '#platform/services/people/index.ts';
import { makeDue } from './delivery.queries.ts';
import { presentWebhook } from './present-webhook.ts';
import { mustBeHeard, mustBeOfStaff } from './save-webhook.ts';
import { type Tried, tryWebhook } from './try-webhook.ts';
import { changeWebhook, getRow, type WebhookRow } from './webhook.queries.ts';

/** Pauses a webhook or sends on; one that was off is tried first, and stays off where that fails. */
export async function switchWebhook(
  kernel: Kernel,
  ctx: Ctx,
  { id, state, missed }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  // To pause is never too late.
  if (state === 'on') await mustBeFresh(ctx);
  const found = await getRow(ctx, id);
  if (state === 'on') await mustBeHeard(ctx, found);
  // Outside of the transaction: a receiver may take its time.
  const trial =
    state === 'on' && found.state === 'off' && found.keyId === null
      ? await sendTest(kernel, ctx, found)
      : null;
  if (trial && !trial.isDelivered) return { webhook: await presentWebhook(ctx, id), trial: trial.attempt };
  return inTransaction(ctx, async (inner) => {
    const before = await getRow(inner, id, { forUpdate: true });
    await changeWebhook(inner, id, {
      state,
      stateAt: inner.now,
      offReason: null,
      ...(state === 'on' && {
        userId: userIdOf(inner.caller),
        failures: 0,
        failingSince: null,
        restsUntil: null,
        toldAt: null,
      }),
    });
    if (state === 'on' && missed === 'send') await makeDue(inner.db, id, inner.now);
    if (state === 'on' && missed === 'skip') await skipWaiting(inner, id);
    noteChange(inner, `webhook:${id}`, { state: before.state }, { state, missed }, before.name);
    return { webhook: await presentWebhook(inner, id), trial: trial?.attempt ?? null };
  });
}

/** Sends a test message now and tells what came back. */
export async function testWebhook(
  kernel: Kernel,
  ctx: Ctx,
  { id }: EndpointParsed<typeof testEndpoint>,
): Promise<WebhookAttempt> {
  const row = await getRow(ctx, id);
  mustBeOfStaff(row);
  // A shop is no tool to knock at somebody else's door with.
  await limitAddress(ctx, 'webhook test', 30);
  return (await sendTest(kernel, ctx, row)).attempt;
}

function sendTest(kernel: Kernel, ctx: Ctx, row: WebhookRow): Promise<Tried> {
  const body = {
    type: 'test.sent',
    timestamp: ctx.now.toISOString(),
    version: 1,
    site: ctx.site.id,
    data: { webhook: row.id },
  };
  return tryWebhook(kernel, row, { id: `evt_${randomUUID()}`, body: JSON.stringify(body) }, ctx.now);
}

/** What waited stays in the log, and can be sent later. */
async function skipWaiting({ db }: Ctx, id: number): Promise<void> {
  await db.execute(
    sql`update webhook_deliveries set state = 'skipped' where webhook_id = ${id} and state = 'waiting'`,
  );
}
