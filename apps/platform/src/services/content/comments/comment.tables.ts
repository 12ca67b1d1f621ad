import type { CommentEntity } from '@izlog/contract/cms/comments/comment';
import type { commentStates } from '@izlog/contract/cms/comments/comment-moderate';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Comments and ratings of posts, products and the site itself (CMS-064). */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    storeId: integer(),
    entityType: text().$type<CommentEntity>().notNull(),
    /** Id of the post or product; 0 for the site. */
    entityId: ref().notNull(),
    /** The comment on the same thing that it answers; where that goes, it stands for itself. */
    parentId: ref().references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    /** In lower case; null for staff, seeds and erased persons. */
    email: text(),
    content: text().notNull().default(''),
    rating: integer(),
    isPublished: boolean().notNull(),
    /** Staff looked at it and did not let it. */
    isRefused: boolean().notNull().default(false),
    state: text()
      .$type<(typeof commentStates)[number]>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_published then 'published' when is_refused then 'refused' else 'waiting' end`,
      ),
    /** What the shop answered; empty where it did not. */
    answer: text().notNull().default(''),
    answeredAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('comments_list').on(table.siteId, table.entityType, table.entityId, table.isPublished, table.id),
    index('comments_parent').on(table.parentId),
    index('comments_state').on(table.siteId, table.state, table.createdAt),
    index('comments_created').on(table.siteId, table.createdAt),
    index('comments_rating').on(table.siteId, table.rating),
    index('comments_user').on(table.userId),
    index('comments_email').on(table.siteId, table.email),
    check('comments_something', sql`content <> '' or rating is not null`),
  ],
);
