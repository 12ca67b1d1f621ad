import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, ref, siteId, updatedAt } from '../../kernel/database/columns.ts';
import { sites } from '../settings/settings.tables.ts';

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
  (table) => [index().on(table.siteId, table.parentId)],
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
    /** The picture shown before a video plays. */
    posterId: ref(),
    /** Pixels as shown, after EXIF orientation. */
    width: integer(),
    height: integer(),
    /** ThumbHash in base64. */
    placeholder: text(),
    /** Average colour as #rrggbb. */
    color: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('media_site_hash').on(table.siteId, table.hash),
    // Addresses carry the hash alone: files are read without naming a site.
    index('media_hash').on(table.hash),
    index('media_folder').on(table.siteId, table.folderId, table.id),
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
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.language] })],
);
