import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { IssuedDocument } from '../documents/document.queries.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { fiscalChanges, fiscalMessages } from './fiscal.tables.ts';

export type FiscalMessage = typeof fiscalMessages.$inferSelect;

/** The job that reports what a site has to report. */
export const reportJob = 'fiscal-report';

/** Writes down that a document is to be told to the tax host, at once: it is sent as soon as the transaction is committed. */
export async function insertFiscalMessage(ctx: Ctx, documentId: number): Promise<void> {
  await ctx.db
    .insert(fiscalMessages)
    .values({ siteId: ctx.site.id, documentId, host: 'live', nextAt: ctx.now, createdAt: ctx.now });
  await ctx.jobs.send(ctx.db, reportJob, { siteId: ctx.site.id });
}

/** How documents stand with the tax host, by their ids. */
export async function listFiscalMessages(
  ctx: Pick<Ctx, 'db' | 'site'>,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, FiscalMessage>> {
  if (documentIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(fiscalMessages)
    .where(and(eq(fiscalMessages.siteId, ctx.site.id), inArray(fiscalMessages.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** How many documents of the site the tax host has not confirmed. */
export async function countUnconfirmed(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(fiscalMessages)
    .where(and(eq(fiscalMessages.siteId, ctx.site.id), ne(fiscalMessages.state, 'confirmed')));
  return row?.waiting ?? 0;
}

/** What of the site has waited longest for the tax host, and why. */
export async function findOldestUnconfirmed({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  const { number, issuedAt } = issuedDocuments;
  const { nextAt, errorCode, error } = fiscalMessages;
  const [row] = await db
    .select({ number, issuedAt, nextAt, errorCode, error })
    .from(fiscalMessages)
    .innerJoin(issuedDocuments, eq(issuedDocuments.id, fiscalMessages.documentId))
    .where(and(eq(fiscalMessages.siteId, site.id), ne(fiscalMessages.state, 'confirmed')))
    .orderBy(asc(issuedDocuments.issuedAt))
    .limit(1);
  return row ?? null;
}

/** The document of the site that was issued last of those that the tax host confirmed. */
export async function findLastConfirmed({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  const [row] = await db
    .select({
      number: issuedDocuments.number,
      jir: sql<string>`${fiscalMessages.jir}`,
      at: issuedDocuments.issuedAt,
    })
    .from(fiscalMessages)
    .innerJoin(issuedDocuments, eq(issuedDocuments.id, fiscalMessages.documentId))
    .where(and(eq(fiscalMessages.siteId, site.id), isNotNull(fiscalMessages.jir)))
    .orderBy(desc(fiscalMessages.id))
    .limit(1);
  return row ?? null;
}

/** The sites that have something to report at `now`. */
export async function listSitesToReport(db: Db, now: Date): Promise<number[]> {
  const due = (table: typeof fiscalMessages | typeof fiscalChanges) =>
    db.select({ siteId: table.siteId }).from(table).where(lte(table.nextAt, now));
  const rows = await due(fiscalMessages).union(due(fiscalChanges));
  return rows.map(({ siteId }) => siteId);
}

/** A message that somebody took to send it, and its document. */
export interface TakenMessage {
  message: FiscalMessage;
  document: IssuedDocument;
}

/**
 * Takes the next message of a site that is due: those that were never tried before those that wait for the host, and each kind
 * in the order in which they were issued. Nobody else takes it until `until`, when the process that took it is gone.
 */
export async function takeDueMessage({ db, site, now }: Ctx, until: Date): Promise<TakenMessage | undefined> {
  const due = db
    .select({ id: fiscalMessages.id })
    .from(fiscalMessages)
    .where(
      and(
        eq(fiscalMessages.siteId, site.id),
        eq(fiscalMessages.state, 'waiting'),
        lte(fiscalMessages.nextAt, now),
      ),
    )
    .orderBy(sql`${fiscalMessages.attempts} > 0`, asc(fiscalMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [message] = await db
    .update(fiscalMessages)
    .set({ attempts: sql`${fiscalMessages.attempts} + 1`, lastAt: now, nextAt: until })
    .where(inArray(fiscalMessages.id, due))
    .returning();
  if (!message) return undefined;
  const [document] = await db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.id, message.documentId));
  if (!document) throw new Error(`document ${message.documentId} is gone`);
  return { message, document };
}

/** Keeps the issuer's code of a message; the one that was kept first stays. Returns what is kept. */
export async function storeZki({ db }: Pick<Ctx, 'db'>, id: number, zki: string): Promise<string> {
  await db
    .update(fiscalMessages)
    .set({ zki })
    .where(and(eq(fiscalMessages.id, id), isNull(fiscalMessages.zki)));
  const [row] = await db
    .select({ zki: fiscalMessages.zki })
    .from(fiscalMessages)
    .where(eq(fiscalMessages.id, id));
  return row?.zki ?? zki;
}

/** Writes down what became of a message; what is confirmed stays so. */
export async function updateFiscalMessage(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  changes: Partial<typeof fiscalMessages.$inferInsert>,
): Promise<void> {
  await db
    .update(fiscalMessages)
    .set(changes)
    .where(and(eq(fiscalMessages.id, id), ne(fiscalMessages.state, 'confirmed')));
}

/** What of a site is not confirmed, with when it was issued. */
export function listUnconfirmed(ctx: Ctx, which: SQL | undefined) {
  return ctx.db
    .select({ message: fiscalMessages, issuedAt: issuedDocuments.issuedAt, orderId: issuedDocuments.orderId })
    .from(fiscalMessages)
    .innerJoin(issuedDocuments, eq(issuedDocuments.id, fiscalMessages.documentId))
    .where(and(eq(fiscalMessages.siteId, ctx.site.id), ne(fiscalMessages.state, 'confirmed'), which))
    .orderBy(asc(issuedDocuments.issuedAt))
    .limit(1_000);
}
