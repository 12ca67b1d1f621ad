import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

/** Folders of the media gallery. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    parentId: ref(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.siteId, table.parentId, table.name)],
);

/** Files of a site (MEDIA-001). The bytes lie in storage under their hash, once for all sites. */
export const media = pgTable(
  'media',
  {
    id: id(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    folderId: ref().references(() => mediaFolders.id, { onDelete: 'set null' }),
    driveId: text().notNull().default('media'),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    mime: text().notNull(),
    extension: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** First 32 hexadecimal digits of the SHA-256 of the bytes. */
    hash: text().notNull(),
    /** `public` or `private` (MEDIA-026). */
    access: text().notNull().default('public'),
    originalName: text().notNull(),
    usePublicPath: boolean().notNull().default(true),
    /** All its renderings lie in the open folder of the bucket; false where it cannot be rendered, null where nobody tried. */
    isDirect: boolean(),
    /** The picture shown before a video plays. */
    posterId: ref(),
    /** What must stay in view when the picture is cut, in thousandths from the left and from above. */
    focalX: integer(),
    focalY: integer(),
    /** The picture says nothing that its surroundings do not: it needs no alternative text. */
    decorative: boolean().notNull().default(false),
    /** Pixels as shown, after EXIF orientation. */
    width: integer(),
    height: integer(),
    /** The picture moves, so it is shown as it came; null where nobody has looked (moving/find-moving). */
    isMoving: boolean(),
    /** ThumbHash in base64. */
    placeholder: text(),
    /** Average colour as #rrggbb. */
    color: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('media_site_hash').on(table.siteId, table.hash, table.access),
    // Addresses carry the hash alone: files are read without naming a site.
    index('media_hash').on(table.hash),
    // The orders of the gallery, of one folder and of all.
    index('media_folder').on(table.siteId, table.folderId, table.id),
    index('media_newest').on(table.siteId, table.id),
    index('media_name').on(table.siteId, sql`original_name collate "hr_order"`, table.id),
    index('media_folder_name').on(
      table.siteId,
      table.folderId,
      sql`original_name collate "hr_order"`,
      table.id,
    ),
    // Without it each page of the gallery reads every file, to see whether it is the poster of a film.
    index('media_poster').on(table.posterId).where(sql`poster_id is not null`),
    index('media_size').on(table.siteId, table.size, table.id),
    index('media_folder_size').on(table.siteId, table.folderId, table.size, table.id),
    index('media_words').using('gin', sql`izlog_fold(original_name || ' ' || title) gin_trgm_ops`),
    check('media_focal', sql`(focal_x is null) = (focal_y is null)`),
  ],
);

/** Bytes that a file had before it was replaced: their addresses lead to what it is now. */
export const mediaHashes = pgTable(
  'media_hashes',
  {
    hash: text().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.mediaId] })],
);

/** Bytes that no record names any more; they go a day later, unless somebody stores them again. */
export const mediaGone = pgTable('media_gone', {
  hash: text().primaryKey(),
  goneAt: timestamp({ withTimezone: true }).notNull(),
});

/** A file on its way up: who may send which bytes where, once (MEDIA-015). */
export const uploadTickets = pgTable(
  'upload_tickets',
  {
    id: uuid().primaryKey(),
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Of the staff who asked; null for a visitor, whose address is then sealed in `sender`. */
    userId: ref(),
    sender: text(),
    /** The form of a visitor's file. */
    formId: ref(),
    originalName: text().notNull(),
    mime: text().notNull(),
    /** Bytes, as promised. */
    size: bigint({ mode: 'number' }).notNull(),
    /** How many parts of 8 MiB there are; 1 for a file sent whole. */
    parts: integer().notNull(),
    /** Keys of the parts that came through the platform, by number. */
    taken: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The browser puts the parts straight into the bucket. */
    isDirect: boolean().notNull().default(false),
    /** `open`, or `added` once the file is registered. */
    state: text().$type<'open' | 'added'>().notNull().default('open'),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('upload_tickets_expiry').on(table.expiresAt),
    index('upload_tickets_sender').on(table.siteId, table.sender).where(sql`sender is not null`),
    index('upload_tickets_site').on(table.siteId, table.createdAt),
  ],
);

/** Renderings that lie in storage; one row for the same bytes on all sites. */
export const mediaVariants = pgTable(
  'media_variants',
  {
    hash: text().notNull(),
    /** Name of the size, e.g. MediumSize. */
    size: text().notNull(),
    /** avif, webp, jpeg, png or gif. */
    format: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.size, table.format] })],
);

/** Alternative texts and captions by language. */
export const mediaTexts = pgTable(
  'media_texts',
  {
    mediaId: ref()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    alt: text().notNull().default(''),
    /** What stands below the picture. */
    caption: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.language] }),
    index('media_texts_words').using('gin', sql`izlog_fold(alt) gin_trgm_ops`),
  ],
);
