import type { WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** A line of a statement, as it was when the statement was made; `why` is the exception known then. */
export interface WithdrawnLine {
  id: number;
  name: string;
  quantity: number;
  why: WithdrawalException | null;
}

/**
 * Statements of withdrawal (Directive 2011/83/EU, Article 11a). Proof: only added to, and each carries the hash of the one
 * before it on its site, so that a change or a gap shows.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    siteId: siteId(),
    /** Number for people: that of the order and a running one. */
    number: text().notNull(),
    /** No reference: the proof stays whatever becomes of the order. */
    orderId: ref().notNull(),
    orderSlug: text().notNull(),
    lines: jsonb().$type<WithdrawnLine[]>().notNull(),
    name: text().notNull(),
    contact: text().notNull(),
    submittedAt: timestamp({ withTimezone: true }).notNull(),
    /** End of the period as it was known then; null while the goods were not delivered. */
    endsAt: timestamp({ withTimezone: true }),
    isInTime: boolean().notNull(),
    channel: text({ enum: ['web'] }).notNull(),
    /** What should be given back, minor units of the order's currency. */
    proposedRefund: cents().notNull(),
    currency: text().notNull(),
    currencySymbol: text().notNull(),
    /** Empty for the first of a site. */
    hashPrev: text().notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
  },
  (row) => [
    uniqueIndex().on(row.siteId, row.number),
    // Two that follow the same one would be two chains.
    uniqueIndex().on(row.siteId, row.hashPrev),
    index().on(row.siteId, row.orderId),
  ],
);
