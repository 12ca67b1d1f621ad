import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { IssuedDocument } from '../documents/document.queries.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { reportJob } from './fiscal.queries.ts';
import { fiscalChanges, fiscalMessages } from './fiscal.tables.ts';

export type FiscalChange = typeof fiscalChanges.$inferSelect;

/** Writes down a change of payment; it is told to the tax host as soon as the transaction is committed and the host knows the invoice. */
export async function insertChange(
  ctx: Ctx,
  row: Pick<FiscalChange, 'documentId' | 'was' | 'paidBy'>,
): Promise<void> {
  await ctx.db
    .insert(fiscalChanges)
    .values({ siteId: ctx.site.id, ...row, nextAt: ctx.now, createdAt: ctx.now });
  await ctx.jobs.send(ctx.db, reportJob, { siteId: ctx.site.id });
}

/** The last change of a document. */
export async function findChange(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  documentId: number,
): Promise<FiscalChange | undefined> {
  const [row] = await db
    .select()
    .from(fiscalChanges)
    .where(and(eq(fiscalChanges.siteId, site.id), eq(fiscalChanges.documentId, documentId)))
    .orderBy(desc(fiscalChanges.id))
    .limit(1);
  return row;
}

/** What was changed of an order and is not confirmed is tried again at once. Gives how many. */
export async function retryChanges({ db, site, now }: Ctx, documentIds: readonly number[]): Promise<number> {
  if (documentIds.length === 0) return 0;
  const rows = await db
    .update(fiscalChanges)
    .set({ state: 'waiting', nextAt: now })
    .where(
      and(
        eq(fiscalChanges.siteId, site.id),
        inArray(fiscalChanges.documentId, [...documentIds]),
        sql`${fiscalChanges.state} <> 'confirmed'`,
        isLast,
      ),
    )
    .returning({ id: fiscalChanges.id });
  return rows.length;
}

/** Of several changes of a document the last one counts; the others are history. */
const isLast = sql`not exists (select from fiscal_changes later
  where later.document_id = ${fiscalChanges.documentId} and later.id > ${fiscalChanges.id})`;

/**
 * Takes the next change of a site that is due, of an invoice that the host knows, and its document. Nobody else takes it until
 * `until`, when the process that took it is gone.
 */
export async function takeDueChange(
  { db, site, now }: Ctx,
  until: Date,
): Promise<{ change: FiscalChange; document: IssuedDocument; zki: string; isLate: boolean } | undefined> {
  const due = db
    .select({ id: fiscalChanges.id })
    .from(fiscalChanges)
    .where(
      and(
        eq(fiscalChanges.siteId, site.id),
        eq(fiscalChanges.state, 'waiting'),
        lte(fiscalChanges.nextAt, now),
        isLast,
        sql`exists (select from ${fiscalMessages} m
          where m.document_id = ${fiscalChanges.documentId} and m.state = 'confirmed')`,
      ),
    )
    .orderBy(asc(fiscalChanges.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [change] = await db
    .update(fiscalChanges)
    .set({ attempts: sql`${fiscalChanges.attempts} + 1`, lastAt: now, nextAt: until })
    .where(inArray(fiscalChanges.id, due))
    .returning();
  if (!change) return undefined;
  const [found] = await db
    .select({ document: issuedDocuments, zki: fiscalMessages.zki, isLate: fiscalMessages.isLate })
    .from(issuedDocuments)
    .innerJoin(fiscalMessages, eq(fiscalMessages.documentId, issuedDocuments.id))
    .where(eq(issuedDocuments.id, change.documentId));
  if (!found?.zki) throw new Error(`document ${change.documentId} was never reported`);
  return { change, ...found, zki: found.zki };
}

export async function updateChange(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  changes: Partial<typeof fiscalChanges.$inferInsert>,
): Promise<void> {
  await db.update(fiscalChanges).set(changes).where(eq(fiscalChanges.id, id));
}

/**
 * Changes of the site that the tax host does not know and that people have to look at, the oldest first: those it refused, of
 * documents that no other one has corrected since.
 */
export function listRefusedChanges({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  return db
    .select({ createdAt: fiscalChanges.createdAt })
    .from(fiscalChanges)
    .where(
      and(
        eq(fiscalChanges.siteId, site.id),
        eq(fiscalChanges.state, 'refused'),
        isLast,
        sql`not exists (select from ${issuedDocuments} d where d.site_id = ${site.id}
          and d.corrects_id = ${fiscalChanges.documentId})`,
      ),
    )
    .orderBy(asc(fiscalChanges.id))
    .limit(100);
}
