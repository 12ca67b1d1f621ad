import type { Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import type { DocumentKindName } from '@izlog/contract/editing/document';
import { upToDate } from '@izlog/contract/sections/migrate-part';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, tsvector, updatedAt } from '#platform/kernel/database/columns.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

export const contentKinds = ['element', 'page', 'post', 'term', 'template', 'navigation'] as const;
export type ContentItemKind = (typeof contentKinds)[number];

/** Handler of the page that stands at the root of the site. */
export const homeHandler = 'home';

/** What there is: one row for all languages of an element, page, post, term, template or menu. Its id joins the translations. */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    kind: text().$type<ContentItemKind>().notNull(),
    /** Name by which the program knows it: `footer-section`, page `home`, menu `main`. */
    handler: text(),
    /** The page that a page stands below in the back office; addresses are flat. */
    parentId: ref(),
    /** Since when it lies in the bin; it is forgotten after thirty days. */
    archivedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('content_items_handler')
      .on(table.siteId, table.kind, table.handler)
      .where(sql`handler is not null`),
    foreignKey({
      columns: [table.parentId],
      foreignColumns: [table.id],
      name: 'content_items_parent',
    }).onDelete('set null'),
    index('content_items_bin').on(table.archivedAt).where(sql`archived_at is not null`),
    check(
      'content_items_kind',
      sql`${table.kind} in ('element', 'page', 'post', 'term', 'template', 'navigation')`,
    ),
  ],
);

/** Sections as they are read: those of an older version as their declarations have them today. */
const storedParts = customType<{ data: Part[]; driverData: Part[] | string }>({
  dataType: () => 'jsonb',
  fromDriver: (stored) =>
    (typeof stored === 'string' ? (JSON.parse(stored) as Part[]) : stored).map(upToDate),
  toDriver: (parts) => JSON.stringify(parts),
});

/** What visitors read: one row for an item in a language, so an element is one primary-key read. */
export const contentLive = pgTable(
  'content_live',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    itemId: ref()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    /** Three-letter code. */
    language: text().notNull(),
    /** Copied from the item: lists need it in their index. */
    kind: text().$type<ContentItemKind>().notNull(),
    title: text().notNull(),
    /** Null for elements, templates and menus. */
    slug: text(),
    excerpt: text().notNull().default(''),
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    mobileMeta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    mobileOptions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    parts: storedParts().notNull().default([]),
    body: jsonb().$type<RichNode>(),
    mediaId: ref().references(() => media.id, { onDelete: 'set null' }),
    display: text().$type<'components' | 'legacy'>().notNull().default('components'),
    /** `page` for pages, `post` or a type of the site's own for posts, '' for the rest. */
    postType: text().notNull().default(''),
    seo: jsonb().$type<Seo>().notNull().default({}),
    /** Null: not public. In the future: public from then on (CMS-024). */
    publishedAt: timestamp({ withTimezone: true }),
    /** When sections that are hidden until then begin to be shown. */
    turnsAt: timestamp({ withTimezone: true }).array().notNull().default([]),
    /** Counts the saved changes. */
    rev: integer().notNull().default(1),
    /** Words of title, excerpt, parts and body; filled when saving. */
    search: tsvector(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.itemId, table.language] }),
    index('content_live_list').on(
      table.siteId,
      table.language,
      table.postType,
      // As PostgreSQL sorts when a query says only `desc`.
      table.publishedAt.desc().nullsFirst(),
      table.itemId.desc().nullsFirst(),
    ),
    index('content_live_search').using('gin', table.search),
    // Few pages have sections that wait: the clock looks at those alone.
    index('content_live_turns').on(table.itemId).where(sql`turns_at <> '{}'`),
    check('content_live_display', sql`${table.display} in ('components', 'legacy')`),
  ],
);

/** Where a slug leads; a row that is not current answers 301 to the item's slug of today. */
export const contentSlugs = pgTable(
  'content_slugs',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** `root` for pages and posts at `/{slug}`, `blog` for terms at `/objave/{slug}`. */
    space: text().$type<'root' | 'blog'>().notNull(),
    slug: text().notNull(),
    itemId: ref()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    isCurrent: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.language, table.space, table.slug] }),
    uniqueIndex('content_slugs_current').on(table.itemId, table.language).where(sql`is_current`),
  ],
);

/** What documents name, public and drafted: where a picture or a page is used, and which links may be dead. */
export const contentRefs = pgTable(
  'content_refs',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Kind and id of the document that names it; of several services, so without a foreign key. */
    ownerKind: text().$type<DocumentKindName>().notNull(),
    ownerId: ref().notNull(),
    language: text().notNull(),
    isDraft: boolean().notNull().default(false),
    /** Op path of the field: `hero-1/meta/image`. */
    path: text().notNull(),
    /** `media`, `form`, or a kind of link. */
    kind: text().notNull(),
    refId: ref().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.siteId,
        table.ownerKind,
        table.ownerId,
        table.language,
        table.isDraft,
        table.path,
        table.kind,
        table.refId,
      ],
    }),
    index('content_refs_target').on(table.siteId, table.kind, table.refId),
  ],
);

/** What only terms have. */
export const terms = pgTable(
  'terms',
  {
    itemId: ref()
      .primaryKey()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** `category`, `tag` or a type of the site's own. */
    termType: text().notNull(),
    parentId: ref().references(() => contentItems.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
  },
  (table) => [index('terms_list').on(table.siteId, table.termType, table.position, table.itemId)],
);

export const postTerms = pgTable(
  'post_terms',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    postId: ref()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    termId: ref()
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.termId] }),
    index('post_terms_term').on(table.termId),
  ],
);
