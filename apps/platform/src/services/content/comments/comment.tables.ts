import type { CommentEntity } from '@izlog/contract/cms/comments/comment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '../../../kernel/database/columns.ts';
import { users } from '../../people/account/user.tables.ts';
import { sites } from '../../settings/settings.tables.ts';

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
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    /** In lower case; null for staff, seeds and erased persons. */
    email: text(),
    content: text().notNull().default(''),
    rating: integer(),
    isPublished: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('comments_list').on(table.siteId, table.entityType, table.entityId, table.isPublished, table.id),
    index('comments_waiting').on(table.siteId, table.id).where(sql`not is_published`),
    index('comments_user').on(table.userId),
    index('comments_email').on(table.siteId, table.email),
    check('comments_something', sql`content <> '' or rating is not null`),
  ],
);
