import { and, count, desc, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { orders } from '../order.tables.ts';
import { type EInvoiceProblem, eInvoicePayments, eInvoices } from './e-invoice.tables.ts';
import { settleAfterCommit } from './e-invoice-payments.queries.ts';

export type EInvoiceRow = typeof eInvoices.$inferSelect;

const { xml: _text, ...listedColumns } = getTableColumns(eInvoices);

/** The job that hands e-invoices to the access point and asks what became of them. */
export const sendJob = 'e-invoice-send';

/** Keeps why the e-invoice of an order cannot be issued; again it says what is lacking now. */
export async function blockEInvoice(ctx: Ctx, orderId: number, problems: EInvoiceProblem[]): Promise<void> {
  await ctx.db
    .insert(eInvoices)
    .values({ siteId: ctx.site.id, orderId, state: 'blocked', problems, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: eInvoices.orderId,
      targetWhere: sql`document_id is null`,
      set: { problems },
    });
}

/** Puts an issued document among those that are to be sent, at once: as soon as the transaction is committed. */
export async function insertEInvoice(
  ctx: Ctx,
  row: { orderId: number; documentId: number; xml: string } & Pick<Partial<EInvoiceRow>, 'state' | 'error'>,
): Promise<void> {
  await ctx.db
    .delete(eInvoices)
    .where(
      and(
        eq(eInvoices.siteId, ctx.site.id),
        eq(eInvoices.orderId, row.orderId),
        isNull(eInvoices.documentId),
      ),
    );
  await ctx.db.insert(eInvoices).values({
    siteId: ctx.site.id,
    state: 'waiting',
    createdAt: ctx.now,
    // What was refused from the beginning waits for people.
    nextAt: row.state === undefined ? ctx.now : null,
    ...row,
  });
  await ctx.jobs.send(ctx.db, sendJob, { siteId: ctx.site.id });
  // It may have been paid before.
  await settleAfterCommit(ctx, row.orderId);
}

/** What an order's e-invoice lacks to be issued; nothing where it lacks nothing. */
export async function findBlocked(ctx: Ctx, orderId: number): Promise<EInvoiceProblem[]> {
  const [row] = await ctx.db
    .select({ problems: eInvoices.problems })
    .from(eInvoices)
    .where(
      and(eq(eInvoices.siteId, ctx.site.id), eq(eInvoices.orderId, orderId), isNull(eInvoices.documentId)),
    );
  return row?.problems ?? [];
}

/** An e-invoice, without its text, with the document and the order it is of. */
export interface FoundEInvoice {
  row: Omit<EInvoiceRow, 'xml'>;
  document: Pick<
    typeof issuedDocuments.$inferSelect,
    'number' | 'kind' | 'issuedAt' | 'total' | 'facts'
  > | null;
  order: Pick<typeof orders.$inferSelect, 'slug' | 'company' | 'currency'>;
  /** Cents that the tax administration was told of, and is still to hear of. */
  reported: number;
  unreported: number;
  /** Of one that its buyer refused: credit notes have taken all of it back. */
  isCredited: boolean;
}

/** E-invoices of the site, the newest first. */
export async function listEInvoices(
  ctx: Ctx,
  which: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: FoundEInvoice[]; total: number }> {
  const own = and(eq(eInvoices.siteId, ctx.site.id), which);
  const rows = await found(ctx.db)
    .where(own)
    .orderBy(desc(eInvoices.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await ctx.db.select({ total: count() }).from(eInvoices).where(own);
  return { rows, total: counted?.total ?? 0 };
}

/** Those of an order, in the order in which they were issued. */
export const listEInvoicesOf = (ctx: Ctx, orderId: number): Promise<FoundEInvoice[]> =>
  found(ctx.db)
    .where(and(eq(eInvoices.siteId, ctx.site.id), eq(eInvoices.orderId, orderId)))
    .orderBy(eInvoices.id);

export async function findEInvoice(ctx: Ctx, id: number): Promise<FoundEInvoice | undefined> {
  const [one] = await found(ctx.db).where(and(eq(eInvoices.siteId, ctx.site.id), eq(eInvoices.id, id)));
  return one;
}

/** The text of an e-invoice that was issued; '' where it could not be drawn. */
export async function findEInvoiceXml(ctx: Ctx, id: number): Promise<string> {
  const [one] = await ctx.db
    .select({ xml: eInvoices.xml })
    .from(eInvoices)
    .where(and(eq(eInvoices.siteId, ctx.site.id), eq(eInvoices.id, id)));
  return one?.xml ?? '';
}

const sumOf = (which: SQL) =>
  sql<number>`coalesce((select sum(p.amount) from ${eInvoicePayments} p
    where p.e_invoice_id = ${eInvoices.id} and ${which}), 0)::bigint`.mapWith(Number);

/** Whether nothing is left of an invoice: it and its credit notes come to nothing. */
const isCredited = sql`((select sum(d.total) from ${issuedDocuments} d
  where d.site_id = ${eInvoices.siteId} and d.order_id = ${eInvoices.orderId}) <= 0)`;

const found = (db: Db) =>
  db
    .select({
      row: listedColumns,
      document: {
        number: issuedDocuments.number,
        kind: issuedDocuments.kind,
        issuedAt: issuedDocuments.issuedAt,
        total: issuedDocuments.total,
        facts: issuedDocuments.facts,
      },
      order: { slug: orders.slug, company: orders.company, currency: orders.currency },
      reported: sumOf(sql`p.state = 'reported'`),
      unreported: sumOf(sql`p.state <> 'reported'`),
      isCredited: sql<boolean>`(${eInvoices.rejectedAt} is not null and ${isCredited})`,
    })
    .from(eInvoices)
    .innerJoin(orders, eq(orders.id, eInvoices.orderId))
    .leftJoin(issuedDocuments, eq(issuedDocuments.id, eInvoices.documentId))
    .$dynamic();

/** What waits for people: what cannot be issued, was refused, or is carried by hand; and what has waited too long by itself. */
export const needsPeople = (now: Date, patienceMinutes: number): SQL =>
  sql`(${eInvoices.state} in ('blocked', 'refused') or ${eInvoices.fiscal} = 'refused'
    or (${eInvoices.rejectedAt} is not null and not ${isCredited})
    or (${eInvoices.state} = 'waiting' and (${eInvoices.point} = 'hand' or ${eInvoices.createdAt}
      < ${now.toISOString()}::timestamptz - make_interval(mins => ${patienceMinutes}))))`;

/** The sites that have something to send or to ask after at `now`. */
export async function listSitesToSend(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ siteId: eInvoices.siteId })
    .from(eInvoices)
    .where(lte(eInvoices.nextAt, now));
  return rows.map(({ siteId }) => siteId);
}

/** An e-invoice that somebody took to send it or to ask after it, with its document. */
export interface TakenEInvoice {
  row: EInvoiceRow;
  number: string;
  issuedAt: Date;
}

/**
 * Takes the next e-invoice of a site that is due: those that were never tried before those that wait. Nobody else takes it
 * until `until`, when the process that took it is gone.
 */
export async function takeDueEInvoice(
  { db, site, now }: Ctx,
  until: Date,
): Promise<TakenEInvoice | undefined> {
  const due = db
    .select({ id: eInvoices.id })
    .from(eInvoices)
    .where(and(eq(eInvoices.siteId, site.id), lte(eInvoices.nextAt, now)))
    .orderBy(sql`${eInvoices.attempts} > 0`, eInvoices.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(eInvoices)
    .set({ attempts: sql`${eInvoices.attempts} + 1`, lastAt: now, nextAt: until })
    .where(inArray(eInvoices.id, due))
    .returning();
  if (!row) return undefined;
  const [document] = await db
    .select({ number: issuedDocuments.number, issuedAt: issuedDocuments.issuedAt })
    .from(issuedDocuments)
    .where(eq(issuedDocuments.id, row.documentId ?? 0));
  if (!document) throw new Error(`document ${row.documentId} is gone`);
  return { row, ...document };
}

export async function updateEInvoice(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: number,
  changes: Partial<typeof eInvoices.$inferInsert>,
): Promise<void> {
  await db
    .update(eInvoices)
    .set(changes)
    .where(and(eq(eInvoices.siteId, site.id), eq(eInvoices.id, id)));
}

/** Sites with e-invoices that wait for a person who uploads them. */
export async function listSitesByHand(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ siteId: eInvoices.siteId }).from(eInvoices).where(byHand);
  return rows.map(({ siteId }) => siteId);
}

/** What waited for a person is due now: the shop has chosen an access point that carries it by itself. */
export async function wakeByHand({ db, site, now }: Ctx): Promise<void> {
  await db
    .update(eInvoices)
    .set({ nextAt: now, point: null })
    .where(and(eq(eInvoices.siteId, site.id), byHand));
}

const byHand = and(eq(eInvoices.state, 'waiting'), eq(eInvoices.point, 'hand'));

/** The UBL of an issued document as it was sent, or is to be; null where it is no e-invoice. */
export async function findUbl({ db, site }: Ctx, documentId: number): Promise<string | null> {
  const [row] = await db
    .select({ xml: eInvoices.xml })
    .from(eInvoices)
    .where(and(eq(eInvoices.siteId, site.id), eq(eInvoices.documentId, documentId)));
  return row?.xml ?? null;
}
