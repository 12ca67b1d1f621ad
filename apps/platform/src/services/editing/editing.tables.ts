import type { DocumentBody, DocumentKindName } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
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
import { createdAt, id, ref, siteId } from '#platform/kernel/database/columns.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';

// Staff who leave are not waited for: who did something is a number without a foreign key.

const ofSite = () => siteId().references(() => sites.id, { onDelete: 'cascade' });
const kind = () => text().$type<DocumentKindName>().notNull();
const instant = () => timestamp({ withTimezone: true });

/** One shared draft a document. */
export const drafts = pgTable(
  'drafts',
  {
    siteId: ofSite(),
    kind: kind(),
    refId: ref().notNull(),
    language: text().notNull(),
    /** Null: nothing is drafted. */
    body: jsonb().$type<DocumentBody>(),
    /** Counts the applied ops; never begun again, also when the draft is. */
    rev: bigint({ mode: 'number' }).notNull().default(0),
    /** The last revision whose op was forgotten: who has seen no later one reads the whole draft again. */
    foldedRev: bigint({ mode: 'number' }).notNull().default(0),
    /** Version from which the draft began; 0 where nothing was public. */
    baseNo: integer().notNull().default(0),
    /** Copied from the body: a page that is only drafted is found by it. */
    slug: text(),
    touchedAt: instant().notNull().default(sql`now()`),
    touchedBy: ref(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.refId, table.language] }),
    index('drafts_slug').on(table.siteId, table.language, table.slug).where(sql`body is not null`),
    index('drafts_changed').on(table.siteId, table.touchedAt.desc()).where(sql`body is not null`),
    // Of all sites: those that were left are written down.
    index('drafts_idle').on(table.touchedAt).where(sql`body is not null`),
  ],
);

/** Every change of a draft, a row a gesture: a later flush of it replaces `op` and retains `before`. */
export const editOps = pgTable(
  'edit_ops',
  {
    id: id(),
    siteId: ofSite(),
    kind: kind(),
    refId: ref().notNull(),
    language: text().notNull(),
    /** Revision of the draft that it made. */
    rev: bigint({ mode: 'number' }).notNull(),
    opId: uuid().notNull(),
    /** Which flush of the gesture it is. */
    n: integer().notNull(),
    session: uuid(),
    userId: ref(),
    at: instant().notNull(),
    op: jsonb().$type<Change>().notNull(),
    /** The change that takes it back. */
    before: jsonb().$type<Change>().notNull(),
    /** What it touches, see `touchedPaths`. */
    paths: text().array().notNull(),
    undoes: uuid(),
  },
  (table) => [
    uniqueIndex('edit_ops_op').on(table.siteId, table.opId),
    index('edit_ops_document').on(table.siteId, table.kind, table.refId, table.language, table.rev.desc()),
    index('edit_ops_age').on(table.at),
  ],
);

/** Bodies that are held: all that were published, what a schedule froze, checkpoints of work. */
export const versions = pgTable(
  'versions',
  {
    siteId: ofSite(),
    kind: kind(),
    refId: ref().notNull(),
    language: text().notNull(),
    no: integer().notNull(),
    body: jsonb().$type<DocumentBody>().notNull(),
    /** `import`: what another door had made public. */
    reason: text().$type<'publish' | 'schedule' | 'checkpoint' | 'restore' | 'import'>().notNull(),
    label: text(),
    by: ref(),
    at: instant().notNull(),
    releaseId: ref(),
    /** Of the body, so that nothing is held twice in a row. */
    hash: text().notNull(),
    /** Revision of the draft that it was taken from, and the version that draft began from. */
    rev: bigint({ mode: 'number' }).notNull().default(0),
    baseNo: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.refId, table.language, table.no] }),
    index('versions_checkpoints').on(table.at).where(sql`reason = 'checkpoint'`),
    check(
      'versions_reason',
      sql`${table.reason} in ('publish', 'schedule', 'checkpoint', 'restore', 'import')`,
    ),
  ],
);

/** What goes out all at once, at an instant or when somebody says so. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    siteId: ofSite(),
    name: text().notNull(),
    /** When it goes out; null: when somebody publishes it. */
    at: instant(),
    state: text().$type<'open' | 'scheduled' | 'done' | 'failed' | 'cancelled'>().notNull(),
    by: ref(),
    /** Why it did not go out. */
    fault: jsonb().$type<object>(),
    /** How often it was tried. */
    tries: integer().notNull().default(0),
    doneAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('releases_list').on(table.siteId, table.at, table.id),
    index('releases_due').on(table.at).where(sql`state in ('scheduled', 'failed')`),
    check('releases_state', sql`${table.state} in ('open', 'scheduled', 'done', 'failed', 'cancelled')`),
  ],
);

/** The documents of a release, each frozen at a version. */
export const releaseItems = pgTable(
  'release_items',
  {
    releaseId: ref().notNull(),
    siteId: ofSite(),
    kind: kind(),
    refId: ref().notNull(),
    language: text().notNull(),
    /** Null where it is taken back. */
    versionNo: integer(),
    action: text().$type<'publish' | 'unpublish'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.kind, table.refId, table.language] }),
    foreignKey({
      columns: [table.releaseId],
      foreignColumns: [releases.id],
      name: 'release_items_release',
    }).onDelete('cascade'),
    index('release_items_document').on(table.siteId, table.kind, table.refId, table.language),
    check('release_items_action', sql`${table.action} in ('publish', 'unpublish')`),
  ],
);

/** Counts what was published; the lock of its row puts publishes in order. */
export const contentSequences = pgTable('content_sequences', {
  siteId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  seq: bigint({ mode: 'number' }).notNull().default(0),
});

/** Who is editing where; forgotten after half a minute. */
export const editSessions = pgTable(
  'edit_sessions',
  {
    id: uuid().primaryKey(),
    siteId: ofSite(),
    userId: ref().notNull(),
    page: text().notNull(),
    /** Op path of the field that has the focus. */
    focus: text(),
    seenAt: instant().notNull(),
  },
  (table) => [
    index('edit_sessions_page').on(table.siteId, table.page),
    index('edit_sessions_age').on(table.seenAt),
  ],
);

/** Links that let somebody read drafts, of one page or of the whole shop at an instant. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    siteId: ofSite(),
    tokenHash: text().notNull(),
    /** The one document that it shows; null: the whole shop. */
    kind: text().$type<DocumentKindName>(),
    refId: ref(),
    language: text(),
    /** Kinds that a link to the whole shop shows: those that its maker may change. */
    kinds: text().array().$type<DocumentKindName[]>(),
    /** Where the document stood when the link was made. */
    path: text(),
    /** The instant that is shown; null: now. */
    at: instant(),
    releaseId: ref(),
    expiresAt: instant().notNull(),
    by: ref(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('preview_links_token').on(table.tokenHash),
    index('preview_links_list').on(table.siteId, table.id.desc()),
    foreignKey({
      columns: [table.releaseId],
      foreignColumns: [releases.id],
      name: 'preview_links_release',
    }).onDelete('cascade'),
  ],
);
