import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, ref, siteId } from '#platform/kernel/database/columns.ts';

/**
 * What shopping agents mean their people to buy: wishes, that are priced when somebody looks and become a cart when a person
 * takes them over (decision 1510). Nothing about that person is in it.
 */
export const agentCarts = pgTable(
  'agent_carts',
  {
    /** What opens it for a person: the SHA-256 of its key, which is not kept. */
    link: text().primaryKey(),
    siteId: siteId(),
    storeId: ref(),
    /** In order, each product once. */
    lines: jsonb().$type<AgentLine[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (cart) => [index('agent_carts_by_end').on(cart.expiresAt)],
);

/** A wish of an agent. */
export interface AgentLine {
  productId: number;
  quantity: number;
}
