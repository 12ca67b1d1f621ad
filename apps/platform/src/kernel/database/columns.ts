import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Identity primary key; numbers on the wire (they stay far below 2^53). */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A reference to an identity key; add `.references()` where the table is our own. */
export const ref = () => bigint({ mode: 'number' });

/** The site that a row belongs to: on every table that holds content, catalogue, customers or orders (SET-019). */
export const siteId = () => bigint({ mode: 'number' }).notNull();

/** Money in minor units of the row's currency; `name` is that of the column where the database still has another word. */
export const cents = (name = '') => bigint(name, { mode: 'number' });

export const createdAt = () => timestamp({ withTimezone: true }).notNull().default(sql`now()`);
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().default(sql`now()`);

/** Text that is sorted and compared as Croatian readers expect (č after c, đ after d, …). Use in ORDER BY and indexes. */
export const hrOrder = 'hr_order';

/** A full-text vector; filled by SQL. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The number of a transaction, never used twice. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
