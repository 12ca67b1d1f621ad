import type { WebhookAttempt, WebhookState } from '@izlog/contract/events/webhook';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { programKeys } from '#platform/services/people/programs/program-key.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { shopEvents } from '../outbox/shop-event.tables.ts';

/** Addresses of programs that are told of events (DOOR-03). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Versions of events that its program knows, where that is not the newest. */
    versions: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Set up by a program in a dialect: its key, with which it ends, and the topic as it is called there (`order.updated`). */
    keyId: ref().references(() => programKeys.id, { onDelete: 'cascade' }),
    topic: text(),
    /** What it is signed with, sealed; during a rotation the former secret signs too. */
    secret: text().notNull(),
    formerSecret: text(),
    formerUntil: timestamp({ withTimezone: true }),
    /** Its last signs, to tell secrets apart. */
    secretEnd: text().notNull(),
    /** Who of the staff answers for it: it is told no more than they may read. */
    userId: ref().notNull(),
    state: text().$type<WebhookState>().notNull().default('on'),
    stateAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Why it was switched off: `failing`, `rights`. */
    offReason: text(),
    /** Tries in a row that failed, and since when; nothing of either once one succeeds. */
    failures: integer().notNull().default(0),
    failingSince: timestamp({ withTimezone: true }),
    /** The receiver is left in peace until then. */
    restsUntil: timestamp({ withTimezone: true }),
    lastDeliveredAt: timestamp({ withTimezone: true }),
    /** When its people were last told that it fails. */
    toldAt: timestamp({ withTimezone: true }),
    /** The process that sends to it, and until when nobody else does. */
    takenBy: uuid(),
    takenUntil: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (webhook) => [index('webhooks_site').on(webhook.siteId, webhook.id), index().on(webhook.keyId)],
);

/** An event on its way to a webhook, or that arrived; gone with the event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    siteId: siteId(),
    webhookId: ref()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: ref()
      .notNull()
      .references(() => shopEvents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().notNull(),
    objectId: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    /** Sent again by a person: it goes behind what is new. */
    replays: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** When it was first tried since it was made or sent again; the three days count from then. */
    triedSince: timestamp({ withTimezone: true }),
    deliveredAt: timestamp({ withTimezone: true }),
    /** The newest last; of many the first and the newest are kept. */
    attempts: jsonb().$type<WebhookAttempt[]>().notNull().default([]),
    attemptCount: integer().notNull().default(0),
    lastStatus: integer(),
    lastMs: integer(),
    createdAt: createdAt(),
  },
  (delivery) => [
    unique('webhook_deliveries_once').on(delivery.webhookId, delivery.eventId),
    index('webhook_deliveries_waiting')
      .on(delivery.webhookId, delivery.eventId)
      .where(sql`state = 'waiting'`),
    // What goes next, what is due at all, and what waits before it of the same thing: each found without reading all that waits.
    index('webhook_deliveries_next')
      .on(delivery.webhookId, sql`(replays > 0)`, sql`(attempt_count > 0)`, delivery.eventId)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_due').on(delivery.webhookId, delivery.nextAt).where(sql`state = 'waiting'`),
    index('webhook_deliveries_of_one')
      .on(delivery.webhookId, delivery.kind, delivery.objectId, delivery.eventId)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_site').on(delivery.siteId, delivery.id),
    index('webhook_deliveries_event').on(delivery.eventId),
  ],
);
