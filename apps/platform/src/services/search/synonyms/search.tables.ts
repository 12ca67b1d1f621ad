import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Words that mean the same for the search of a site, kept by staff. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** `both`: each finds what the others find; `oneWay`: only the first does. */
    direction: text().$type<'both' | 'oneWay'>().notNull().default('both'),
    words: text().array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.siteId, table.id),
    check('search_synonyms_direction', sql`${table.direction} in ('both', 'oneWay')`),
    check('search_synonyms_words', sql`cardinality(${table.words}) >= 2`),
  ],
);

/** Products that staff want first for some words; what is not sold any more is left out by the lists. */
export const searchPins = pgTable(
  'search_pins',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** As they were written, and as the search reads them: small, without accents. */
    words: text().notNull(),
    folded: text().notNull(),
    productIds: integer().array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('search_pins_words').on(table.siteId, table.folded)],
);

/** Searches that found nothing; who searched is not kept. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    query: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: createdAt(),
    lastAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.language, table.query] }),
    index('missed_searches_count').on(table.siteId, table.count.desc().nullsFirst()),
  ],
);
