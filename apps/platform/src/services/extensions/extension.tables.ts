import type { ExtensionFaultKind } from '@izlog/contract/settings/extensions';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { programKeys } from '#platform/services/people/programs/program-key.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Extensions that somebody switched on, site by site (DOOR-09); what each is stands in its folder. */
export const shopExtensions = pgTable(
  'shop_extensions',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The version whose rights were given. */
    version: text().notNull(),
    hosts: text().array().notNull(),
    /** The key with which it calls, made when it is switched on and taken back when it is not; and its secret, sealed. */
    keyId: ref().references(() => programKeys.id, { onDelete: 'set null' }),
    secret: text().notNull(),
    state: text({ enum: ['on', 'off'] }).notNull(),
    stateAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Why we switched it off; nothing where a person did. */
    offReason: text({ enum: ['faults', 'rights'] }),
    /** Up to where it has heard of events. */
    cursor: text(),
    /** When it is tried again after a fault. */
    restsUntil: timestamp({ withTimezone: true }),
    /** The process that runs it, and until when nobody else does. */
    takenBy: uuid(),
    takenUntil: timestamp({ withTimezone: true }),
    /** When each of its jobs was last begun. */
    jobs: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [unique('shop_extensions_once').on(table.siteId, table.name), index().on(table.keyId)],
);

/** What extensions did that a shop does not take; forgotten after thirty days. */
export const extensionFaults = pgTable(
  'extension_faults',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().$type<ExtensionFaultKind>().notNull(),
    /** Where: `on order.paid`, `job nightly`. */
    place: text().notNull(),
    message: text().notNull(),
    /** Where in its code, and the end of its log: for who made it. */
    output: text().notNull(),
  },
  (table) => [index('extension_faults_of_one').on(table.siteId, table.name, table.id), index().on(table.at)],
);
