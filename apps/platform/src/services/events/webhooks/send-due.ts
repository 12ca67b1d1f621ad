import { randomUUID } from 'node:crypto';
import { retryDays, retryMinutes } from '@izlog/contract/events/webhook';
import type { FastifyBaseLogger } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { shareEvents } from '../outbox/share-events.ts';
import {
  type DeliveryResult,
  type DueDelivery,
  giveBack,
  listDue,
  makeDue,
  type Standing,
  storeResults,
  storeStanding,
  switchOff,
  type TakenWebhook,
  takeDueWebhooks,
} from './delivery.queries.ts';
import { dialectTeller } from './dialect-teller.ts';
import { mayTell } from './may-tell.ts';
import { tellOff, warnOfFailing } from './tell-people.ts';
import { type Tried, tryWebhook } from './try-webhook.ts';
import { messageOf, type WebhookMessage } from './webhook-message.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Receivers that one process sends to at the same time, and requests to one of them. */
const receiversAtOnce = 32;
const requestsAtOnce = 10;
/** Events read at once for one receiver, and the time for which one process keeps it: others want to be served too. */
const batch = 200;
const turnMs = 20 * second;
/** Longer than a turn and its last tries can take. */
const takenSeconds = 60;
/** Tries in a row that fail before a receiver is left in peace. */
const mostInARow = 3;

/** Sends what is due, as long as it lives. */
export interface WebhookSender {
  /** Looks for what is due and begins to send it; receivers that are at it still hold nobody up. */
  look(): Promise<void>;
  /** Waits until nobody is at it. */
  settled(): Promise<void>;
}

/** The sender of a process. A receiver that hangs holds up itself alone: looks go on beside it. */
export function createSender(
  kernel: Kernel,
  log: Pick<FastifyBaseLogger, 'error'>,
  clock = () => new Date(),
): WebhookSender {
  const by = randomUUID();
  const running = new Set<Promise<void>>();
  return {
    async look() {
      while (await shareEvents(kernel.database));
      const most = receiversAtOnce - running.size;
      if (most <= 0) return;
      const taken = await takeDueWebhooks(kernel.database.db, {
        by,
        most,
        now: clock(),
        seconds: takenSeconds,
      });
      for (const webhook of taken) {
        const turn = serve(kernel, webhook, by, clock)
          .catch((error: unknown) =>
            log.error({ err: error, webhook: webhook.id }, 'a webhook could not be served'),
          )
          .finally(() => running.delete(turn));
        running.add(turn);
      }
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** One receiver's turn. */
async function serve(kernel: Kernel, webhook: TakenWebhook, by: string, clock: () => Date): Promise<void> {
  const { db } = kernel.database;
  try {
    const ctx = await jobContext(kernel, webhook.siteId, 'webhooks', clock());
    if (!ctx) return;
    if (!(await mayTell(kernel, ctx, webhook))) {
      if (await switchOff(db, webhook.id, 'rights', ctx.now)) await tellOff(kernel, ctx, webhook, 'rights');
      return;
    }
    let standing: Standing = { ...webhook, restsUntil: null };
    const ends = performance.now() + turnMs;
    const isOver = () => performance.now() >= ends;
    while (!isOver()) {
      // One that failed is asked with one event: whether it answers again.
      const due = await listDue(db, webhook.id, clock(), standing.failures > 0 ? 1 : batch);
      if (due.length === 0) break;
      const wasFailing = standing.failures > 0;
      const round = await sendBatch(kernel, ctx, webhook, due, standing, clock, isOver);
      if (round.results.length === 0) break;
      await storeResults(db, round.results);
      standing = round.standing;
      await storeStanding(db, webhook.id, standing);
      if (wasFailing && standing.failures === 0) await makeDue(db, webhook.id, clock());
      if (standing.restsUntil) break;
    }
    const { failingSince } = standing;
    if (failingSince === null) return;
    const isGivenUp = clock().getTime() - failingSince.getTime() >= retryDays * day;
    if (isGivenUp && (await switchOff(db, webhook.id, 'failing', clock())))
      await tellOff(kernel, ctx, webhook, 'failing');
    else await warnOfFailing(kernel, { ...ctx, now: clock() }, webhook, failingSince);
  } finally {
    await giveBack(db, webhook.id, by);
  }
}

/** Sends some events, a few at the same time, and stops where the receiver does not take them. */
async function sendBatch(
  kernel: Kernel,
  ctx: Ctx,
  webhook: TakenWebhook,
  due: readonly DueDelivery[],
  before: Standing,
  clock: () => Date,
  isOver: () => boolean,
): Promise<{ results: DeliveryResult[]; standing: Standing }> {
  const results: DeliveryResult[] = [];
  const waiting = due.values();
  let inARow = 0;
  let rest = 0;
  let { lastDeliveredAt, failingSince } = before;
  const sendOneByOne = async () => {
    for (const delivery of waiting) {
      // One that takes long may not have the receiver longer than it was given: another process would begin beside it.
      if (isOver() || inARow >= mostInARow || rest > 0) return;
      const message = await messageFor(kernel, ctx, webhook, delivery);
      // Written by a newer program, which runs beside this one and knows how to say it.
      if (!message) continue;
      const now = clock();
      const tried = await tryWebhook(kernel, webhook, message, now);
      const since = delivery.triedSince ?? now;
      // Others arrived since it was first tried: the event is refused, not the line down.
      const failsAlone = !tried.isDelivered && lastDeliveredAt !== null && lastDeliveredAt >= since;
      rest = Math.max(rest, tried.restSeconds);
      if (tried.isDelivered) {
        inARow = 0;
        lastDeliveredAt = clock();
        failingSince = null;
      } else if (!failsAlone) {
        inARow += 1;
        failingSince ??= now;
      }
      results.push(resultOf(delivery, tried, failsAlone, since, now));
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, sendOneByOne));
  const hasDelivered = results.some(({ state }) => state === 'delivered');
  const isDown = inARow >= mostInARow || (!hasDelivered && inARow > 0);
  const recovered = hasDelivered ? 0 : before.failures;
  const failures = isDown ? recovered + 1 : recovered;
  const restMs = Math.max(isDown ? waitAfter(failures) : 0, rest * second);
  const restsUntil = restMs > 0 ? new Date(clock().getTime() + restMs) : null;
  return { results, standing: { failures, failingSince, restsUntil, lastDeliveredAt } };
}

/** What is sent: in the words of the dialect where its program set it up in one. */
async function messageFor(
  kernel: Kernel,
  ctx: Ctx,
  webhook: TakenWebhook,
  { event }: DueDelivery,
): Promise<WebhookMessage | undefined> {
  const { id, keyId, topic, url } = webhook;
  if (keyId === null || topic === null) return messageOf(event, webhook);
  return kernel.held.get(dialectTeller).teller?.message(ctx, { id, keyId, topic, url }, event);
}

function resultOf(
  { id, attemptCount }: DueDelivery,
  { attempt, isDelivered }: Tried,
  failsAlone: boolean,
  since: Date,
  now: Date,
): DeliveryResult {
  // While nothing arrives the receiver is at fault, and all of it waits; an event that fails alone is given up in the end.
  const isGivenUp = failsAlone && now.getTime() - since.getTime() >= retryDays * day;
  return {
    id,
    attempt,
    state: isDelivered ? 'delivered' : isGivenUp ? 'failed' : 'waiting',
    nextAt: new Date(now.getTime() + (isDelivered ? 0 : waitAfter(attemptCount + 1))),
    triedSince: since,
  };
}

/** How long is waited after so many tries; not all at the same moment. */
function waitAfter(tries: number): number {
  const minutes = retryMinutes[Math.min(tries, retryMinutes.length) - 1] ?? 1;
  return minutes * minute * (0.95 + Math.random() * 0.1);
}
