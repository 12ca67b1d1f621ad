import type { ProposalState } from '@izlog/contract/user/proposals/proposal-states';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Change } from '#platform/kernel/context.ts';
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { programKeys } from '#platform/services/people/programs/program-key.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

const person = () => ref().references(() => users.id, { onDelete: 'set null' });

/** What agents proposed, what it would change, and what became of it (DOOR-06). Kept for a while, then removed whole. */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** The key of the agent. */
    keyId: ref()
      .notNull()
      .references(() => programKeys.id, { onDelete: 'cascade' }),
    /** What it is about, in the words of the agent. */
    title: text().notNull(),
    /** Method and path of the call, and its fields. */
    call: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the call would change, as the act would write it into the log. */
    changes: jsonb().$type<Change[]>().notNull(),
    state: text().$type<ProposalState>().notNull(),
    createdAt: createdAt(),
    /** When it was last made: it is made again where the shop has changed since. */
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** Until when it can be approved. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: person(),
    /** Why it was refused, and a word for the agent. */
    reason: text(),
    word: text(),
    /** The call that takes it back, where there is one. */
    undo: jsonb().$type<{ call: string; input: Record<string, unknown> }>(),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: person(),
  },
  (table) => [
    index().on(table.siteId, table.id),
    index().on(table.keyId),
    index().on(table.createdAt),
    index().on(table.decidedBy),
    index().on(table.undoneBy),
  ],
);
