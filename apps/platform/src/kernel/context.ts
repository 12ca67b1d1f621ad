import type { AnchorTerms } from '@izlog/contract/ecommerce/law/anchor';
import type { DocumentBody, DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from './access/caller.ts';
import type { VersionedCache } from './changes/versioned-cache.ts';
import type { Db } from './database/db.ts';
import { untilWon } from './database/lost-race.ts';
import type { Held } from './held.ts';
import type { JobSender } from './jobs/jobs.ts';
import { notifyTags } from './tags.ts';

/** A store: what a visitor of one language buys in. */
export interface Store {
  id: number;
  /** Three-letter language code. */
  language: string;
}

/** The site a request is about, as the registry knows it. */
export interface Site {
  id: number;
  name: string;
  apiKey: string;
  /** Three-letter code of the default language. */
  defaultLanguage: string;
  /** Codes of the languages visitors may choose, the default first. */
  languages: readonly string[];
  stores: readonly Store[];
  /** Addresses on which it answers, the main one first, without a slash at the end. */
  addresses: readonly string[];
  /** What a visitor must enter once (option PasswordProtection, ROUTE-070); undefined where the site is open to all. */
  password: string | undefined;
  /** False: the site only publishes; it has no cart, checkout or prices (SET-016). */
  isEcommerce: boolean;
  /** Closed to visitors and customers for now (option MaintenanceMode, SHELL-022). */
  isInMaintenance: boolean;
  /** Which goods show an anchor price (option PriceList); null where none do. */
  anchor: AnchorTerms | null;
  /** ISO 4217 code and id of the main currency. */
  mainCurrency: { id: number; code: string };
}

/** What an act of staff changed: fields that differ, before and after. */
export interface Change {
  target: string;
  /** What people call it, as of then: it may be called otherwise since, or be gone. */
  name?: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What one call may see besides the public: laid over what it reads. Visitors have none, so nothing drafted reaches them. */
export interface DraftView {
  /** Whether the document may be seen though it is not public and nobody has drafted it. */
  shows(document: DocumentRef): boolean;
  /**
   * How documents would be, by key: a body, or null where one would be taken back. Those that stay as they are public are
   * missing; few queries, however many documents are asked about.
   */
  read(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Map<string, DocumentBody | null>>;
  /** The documents of a kind that would have a slug in one of the languages. */
  findBySlug(
    ctx: Ctx,
    kind: DocumentKindName,
    slug: string,
    languages: readonly string[],
  ): Promise<DocumentRef[]>;
}

/** What every operation gets first. Inside a transaction `db` is the transaction, so the pool cannot be used by mistake. */
export interface Ctx {
  requestId: string;
  /** One instant per request. */
  now: Date;
  log: FastifyBaseLogger;
  db: Db;
  /** Background work is sent with `jobs.send(ctx.db, …)`, in the transaction it belongs to. */
  jobs: JobSender;
  /** Refuses with siteUnknown when read by a call that named no site. */
  site: Site;
  /** Id of the store, when one was named. */
  storeId: number | undefined;
  /** Three-letter language code of the answer. */
  language: string;
  /** The language that was asked for and that the site does not have: reads answer in `language`, writes are refused. */
  unknownLanguage?: string;
  caller: Caller;
  /** Drafts that the call may see, laid over what it reads; absent for visitors. */
  drafts?: DraftView;
  /** Cache tags of what was read, e.g. `product:12`; they travel to the site in `x-cache-tags`. */
  tags: Set<string>;
  /** What was read of the catalogue, by its version. */
  versioned: VersionedCache;
  /** What services hold for the whole process. */
  held: Held;
  /** Address of the caller, for rate limits and logs. */
  ip: string;
  /** What the caller's browser calls itself; absent outside requests. */
  userAgent?: string;
  /** What this call changed, for the log of what staff did; see noteChange. */
  changes?: Change[];
}

/**
 * Runs `work` in one transaction; a throw rolls it back. Nested calls become savepoints. When the database ends it in
 * favour of another (40P01, 40001, 23505) the whole of it is done again: `work` does nothing outside the database that
 * would count twice, and asks nobody outside. So an insert behind a look whether its value is free is safe: the second
 * look sees who came first. See inTransactionOnce for what cannot be repeated, takeTurn for what no index guards.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  // Within a transaction nothing is left to go on with: the outermost one is done again.
  if (is(ctx.db, PgTransaction)) return inTransactionOnce(ctx, work);
  const noted = ctx.changes?.length;
  return untilWon(() => {
    if (noted !== undefined) ctx.changes?.splice(noted);
    return inTransactionOnce(ctx, work);
  });
}

/** The same, never done again: for work that reads or writes a file, or fills memory, as it goes. */
export async function inTransactionOnce<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}

/**
 * Runs `work` in the transaction of the call, or in one of its own where there is none. For work that refuses before it
 * writes: a caller that goes on after its refusal needs no savepoint to go back to, and the database two statements less.
 */
export async function joinTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return is(ctx.db, PgTransaction) ? work(ctx) : inTransaction(ctx, work);
}

/**
 * Says that everything tagged so has changed. The notice is sent by PostgreSQL when the transaction commits and not
 * at all when it rolls back; every node drops the pages that carry a tag.
 */
export async function dropTags(ctx: Pick<Ctx, 'db' | 'site'>, tags: Iterable<string>): Promise<void> {
  await notifyTags(ctx.db, ctx.site.id, tags);
}
