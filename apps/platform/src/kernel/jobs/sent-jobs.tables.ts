import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../database/columns.ts';

/**
 * Jobs that were sent and are not done yet: what a backup carries of the queue, which is not in it. Of no site: some
 * work is for all of them, and the data of the others names theirs.
 */
export const sentJobs = pgTable(
  'sent_jobs',
  {
    /** Also the id of the job in the queue. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    /** The moment it waits for; at once when null. */
    startAfter: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('sent_jobs_created').on(table.createdAt)],
);
