import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, siteId, xid8 } from '#platform/kernel/database/columns.ts';

/**
 * What happened in a shop, for programs (DOOR-02): written by triggers alone, in the transaction of what happened, so that no
 * way to write a table forgets it and nothing is told of what was rolled back. One row an event, object and transaction;
 * ids and what changed, no personal data. Forgotten after thirty days.
 */
export const shopEvents = pgTable(
  'shop_events',
  {
    /** Rises with each event of one object. */
    id: id(),
    /** What receivers know it by: an id would come again after a restore. */
    uid: uuid().notNull().defaultRandom(),
    siteId: siteId(),
    /** The transaction that it happened in: what reads on finds it by this. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    /** `order.paid`: see `@izlog/contract/events/shop-events`. */
    name: text().notNull(),
    version: integer().notNull().default(1),
    /** What it happened to: kind and id. */
    kind: text().notNull(),
    objectId: bigint({ mode: 'number' }).notNull(),
    /** Amounts in units of the currency, as receivers read them. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** True until it lies with the webhooks that asked for it; false at once where none did. */
    isAwaited: boolean().notNull(),
  },
  (event) => [
    unique('shop_events_once').on(event.siteId, event.xid, event.objectId, event.name),
    index('shop_events_awaited').on(event.id).where(sql`is_awaited`),
    index('shop_events_at').on(event.at),
    index('shop_events_of_one').on(event.siteId, event.kind, event.objectId, event.id),
  ],
);
