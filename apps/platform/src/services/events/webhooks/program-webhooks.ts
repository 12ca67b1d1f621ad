import { mayHearOf } from '@izlog/contract/events/event-declaration';
import { type EventName, eventOf } from '@izlog/contract/events/shop-events';
import { mostWebhooks, type WebhookState } from '@izlog/contract/events/webhook';
import { and, asc, eq } from 'drizzle-orm';
import { programOf, userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mustBeReceiver } from './check-address.ts';
import { wrong } from './save-webhook.ts';
import {
  changeWebhook,
  countWebhooks,
  getRow,
  insertWebhook,
  removeWebhook,
  type WebhookRow,
} from './webhook.queries.ts';
import { webhooks } from './webhook.tables.ts';
import { endOf, sealSecret } from './webhook-secret.ts';

/** What a program says of a webhook that it sets up in a dialect. */
export interface ProgramWebhook {
  name: string;
  url: string;
  topic: string;
  /** The events of ours that the topic means. */
  events: EventName[];
  /** What it is signed with, as the dialect does. */
  secret: string;
}

/*
 * Webhooks of a dialect belong to the key that set them up (decision 1541): they tell no more than the key may read at the
 * moment of telling, end with it, and only it changes them; staff see them with the others, pause and remove them.
 */

/** Those of the calling program, the oldest first. */
export async function listProgramWebhooks(ctx: Ctx): Promise<WebhookRow[]> {
  return ctx.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.siteId, ctx.site.id), eq(webhooks.keyId, keyOf(ctx))))
    .orderBy(asc(webhooks.id));
}

/** Sets one up. Refuses, by the field, an address nothing may be sent to, and events that the key may not read. */
export async function createProgramWebhook(
  kernel: Kernel,
  ctx: Ctx,
  { name, url, topic, events, secret }: ProgramWebhook,
): Promise<WebhookRow> {
  mustRead(ctx, events);
  await mustBeReceiver(kernel, url);
  return inTransaction(ctx, async (inner) => {
    await takeTurn(inner, 'webhooks');
    if ((await countWebhooks(inner)) >= mostWebhooks)
      throw wrong('name', 'tooMany', `A site has at most ${mostWebhooks} webhooks.`);
    const id = await insertWebhook(inner, {
      ...{ name, url, topic, events, keyId: keyOf(inner), siteId: inner.site.id },
      userId: userIdOf(inner.caller),
      secret: sealSecret(kernel.secrets, inner.site.id, secret),
      secretEnd: endOf(secret),
      ...{ createdAt: inner.now, updatedAt: inner.now, stateAt: inner.now },
    });
    noteChange(inner, `webhook:${id}`, {}, { name, url, topic });
    return getRow(inner, id);
  });
}

/** Changes one of the calling program; refuses another with notFound. */
export async function changeProgramWebhook(
  kernel: Kernel,
  ctx: Ctx,
  id: number,
  { secret, state, ...said }: Partial<ProgramWebhook> & { state?: WebhookState },
): Promise<WebhookRow> {
  if (said.events) mustRead(ctx, said.events);
  if (said.url !== undefined) await mustBeReceiver(kernel, said.url);
  return inTransaction(ctx, async (inner) => {
    const before = await mustBeOwn(inner, id);
    await changeWebhook(inner, id, {
      ...said,
      ...(secret !== undefined && {
        secret: sealSecret(kernel.secrets, inner.site.id, secret),
        secretEnd: endOf(secret),
      }),
      ...(state !== undefined && {
        state,
        stateAt: inner.now,
        ...(state === 'on' && {
          offReason: null,
          failures: 0,
          failingSince: null,
          restsUntil: null,
          toldAt: null,
        }),
      }),
    });
    const { name, url, topic } = before;
    noteChange(
      inner,
      `webhook:${id}`,
      { name, url, topic, state: before.state },
      {
        ...{ name, url, topic, state: before.state },
        ...said,
        ...(state && { state }),
      },
    );
    return getRow(inner, id);
  });
}

/** Removes one of the calling program with what waited for it. */
export async function removeProgramWebhook(ctx: Ctx, id: number): Promise<WebhookRow> {
  return inTransaction(ctx, async (inner) => {
    const before = await mustBeOwn(inner, id);
    await removeWebhook(inner, id);
    noteChange(inner, `webhook:${id}`, { name: before.name, url: before.url }, {});
    return before;
  });
}

async function mustBeOwn(ctx: Ctx, id: number): Promise<WebhookRow> {
  const row = await getRow(ctx, id, { forUpdate: true });
  if (row.keyId !== keyOf(ctx)) throw new Refusal('notFound');
  return row;
}

function keyOf({ caller }: Ctx): number {
  const program = programOf(caller);
  if (!program) throw new Refusal('notFound');
  return program.id;
}

function mustRead({ caller }: Ctx, events: readonly EventName[]): void {
  const held = caller.kind === 'staff' ? caller.permissions : [];
  const isClosed = events.some((name) => {
    const declared = eventOf(name);
    return !declared || !mayHearOf(declared.kind, held);
  });
  if (isClosed) throw new Refusal('forbidden');
}
