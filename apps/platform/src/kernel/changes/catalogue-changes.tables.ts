import { sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { id, siteId, xid8 } from '../database/columns.ts';

/**
 * One row per write to the catalogue of a site, compacted as it goes. What a reader sees of it is the version of its
 * snapshot, so counts kept in memory are either exact or thrown away.
 */
export const catalogueChanges = pgTable('catalogue_changes', { id: id(), siteId: siteId() }, (change) => [
  index().on(change.siteId, change.id),
]);

/**
 * Which products changed in the lists of a site, for the indexes that processes keep in memory: each asks for what its
 * snapshot did not see yet. Kept for a day; null means that everything may have changed.
 */
export const catalogueLog = pgTable(
  'catalogue_log',
  {
    siteId: siteId(),
    /** The transaction that changed them. */
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    productIds: integer().array(),
  },
  (change) => [index().on(change.siteId, change.xid), index().on(change.at)],
);
