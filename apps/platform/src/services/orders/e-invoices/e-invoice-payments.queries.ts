import { isByTransfer, type PaymentKind } from '@izlog/contract/ecommerce/payment';
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { orders } from '../order.tables.ts';
import { eInvoicePayments, eInvoices } from './e-invoice.tables.ts';

/** The job that writes down payments of e-invoices and reports them: of an order, or of all of a site that are due. */
export const reportPaymentsJob = 'e-invoice-payments';

export type PaymentRow = typeof eInvoicePayments.$inferSelect;

/** An invoice whose payments are not what the tax administration is told of. */
interface Unsettled {
  id: number;
  siteId: number;
  orderId: number;
}

/** What was kept of an invoice's price, and what is written down of it: paid and not given back, at most its total. */
const retained = statement`least(o.paid_total - o.handed_back, d.total)`;
const written = statement`coalesce((select sum(p.amount) from e_invoice_payments p where p.e_invoice_id = e.id), 0)`;
const invoices = statement`e_invoices e
  join issued_documents d on d.id = e.document_id and d.kind = 'invoice'
  join orders o on o.id = e.order_id`;

/** Invoices whose payments are not written down as they stand: of an order, or of all behind an id, a page of them. */
export const listUnsettled = (db: Db, which: { orderId: number } | { after: number }): Promise<Unsettled[]> =>
  queryPrepared<Unsettled>(
    db,
    statement`select e.id, e.site_id as "siteId", e.order_id as "orderId" from ${invoices}
      where ${'orderId' in which ? statement`e.order_id = ${which.orderId}` : statement`e.id > ${which.after}`}
        and ${retained} <> ${written} order by e.id limit 1000`,
  );

/**
 * Has the payments of an order's e-invoices looked at as soon as the transaction is committed, by when all is known of the money:
 * called where money of the order came or went, and where one is issued.
 */
export async function settleAfterCommit(ctx: Ctx, orderId: number): Promise<void> {
  const [one] = await ctx.db
    .select({ id: eInvoices.id })
    .from(eInvoices)
    .where(and(eq(eInvoices.siteId, ctx.site.id), eq(eInvoices.orderId, orderId)))
    .limit(1);
  if (one) await ctx.jobs.send(ctx.db, reportPaymentsJob, { siteId: ctx.site.id, orderId });
}

/**
 * Writes down what changed of an invoice's payments since it was last looked at, on the day of the money; the same payment
 * once, however many look at once. Amounts that come to the same are written down never.
 */
export function settlePayments(
  outer: Ctx,
  { id, orderId }: Pick<Unsettled, 'id' | 'orderId'>,
): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    await ctx.db.select({ id: eInvoices.id }).from(eInvoices).where(eq(eInvoices.id, id)).for('update');
    const [row] = await queryPrepared<{ change: string; kind: PaymentKind; paidOn: string | null }>(
      ctx.db,
      statement`select ${retained} - ${written} as change, o.payment_kind as kind,
          to_char(case when ${retained} > ${written} then ${lastPaid(orderId)} else ${lastGivenBack(orderId)} end,
            'YYYY-MM-DD') as "paidOn"
        from ${invoices} where e.id = ${id}`,
    );
    const amount = Number(row?.change ?? 0);
    if (!row || amount === 0) return;
    await ctx.db.insert(eInvoicePayments).values({
      siteId: ctx.site.id,
      eInvoiceId: id,
      paidOn: row.paidOn ?? zagrebClock(ctx.now).day,
      amount,
      by: isByTransfer(row.kind) ? 'account' : 'other',
      nextAt: ctx.now,
      createdAt: ctx.now,
    });
  });
}

/** The day of the last money that came: as the bank booked it, else when it was known here. */
const lastPaid = (orderId: number) => statement`coalesce(
  (select max(coalesce(l.booked_on, (p.updated_at at time zone 'Europe/Zagreb')::date)) from payments p
    left join bank_line_parts part on part.payment_id = p.id left join bank_lines l on l.id = part.line_id
    where p.order_id = ${orderId} and p.state = 'approved'),
  (o.paid_at at time zone 'Europe/Zagreb')::date)`;

/** The day of the last money that was handed back. */
const lastGivenBack = (
  orderId: number,
) => statement`(select (max(r.handed_at) at time zone 'Europe/Zagreb')::date
  from refunds r where r.order_id = ${orderId} and r.handed_at is not null)`;

/** A payment with its invoice. */
export interface FoundPayment {
  payment: PaymentRow;
  document: Pick<typeof issuedDocuments.$inferSelect, 'number' | 'issuedAt' | 'facts'>;
  eInvoice: Pick<typeof eInvoices.$inferSelect, 'remoteId' | 'point' | 'sentAt'>;
  order: Pick<typeof orders.$inferSelect, 'slug' | 'currency'>;
}

const found = (db: Db) =>
  db
    .select({
      payment: eInvoicePayments,
      document: {
        number: issuedDocuments.number,
        issuedAt: issuedDocuments.issuedAt,
        facts: issuedDocuments.facts,
      },
      eInvoice: { remoteId: eInvoices.remoteId, point: eInvoices.point, sentAt: eInvoices.sentAt },
      order: { slug: orders.slug, currency: orders.currency },
    })
    .from(eInvoicePayments)
    .innerJoin(eInvoices, eq(eInvoices.id, eInvoicePayments.eInvoiceId))
    .innerJoin(issuedDocuments, eq(issuedDocuments.id, eInvoices.documentId))
    .innerJoin(orders, eq(orders.id, eInvoices.orderId))
    .$dynamic();

/** Payments of a month, by their day. */
export const listPaymentsOfMonth = (ctx: Ctx, month: string): Promise<FoundPayment[]> =>
  found(ctx.db)
    .where(
      and(
        eq(eInvoicePayments.siteId, ctx.site.id),
        gte(eInvoicePayments.paidOn, `${month}-01`),
        lt(eInvoicePayments.paidOn, `${nextMonth(month)}-01`),
      ),
    )
    .orderBy(asc(eInvoicePayments.paidOn), asc(eInvoicePayments.id))
    .limit(5000);

/** `2026-12` of `2026-11`. */
export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Months with payments, the newest first. */
export async function listPaymentMonths(ctx: Ctx): Promise<string[]> {
  const month = sql<string>`to_char(${eInvoicePayments.paidOn}, 'YYYY-MM')`;
  const rows = await ctx.db
    .selectDistinct({ month })
    .from(eInvoicePayments)
    .where(eq(eInvoicePayments.siteId, ctx.site.id));
  return rows
    .map((row) => row.month)
    .toSorted()
    .toReversed();
}

/** Payments that the tax administration has not been told of, the oldest first. */
export const listUnreported = (ctx: Ctx): Promise<FoundPayment[]> =>
  found(ctx.db)
    .where(and(eq(eInvoicePayments.siteId, ctx.site.id), ne(eInvoicePayments.state, 'reported')))
    .orderBy(asc(eInvoicePayments.paidOn), asc(eInvoicePayments.id))
    .limit(1000);

/** The sites with payments to report at `now`. */
export async function listSitesToReport(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ siteId: eInvoicePayments.siteId })
    .from(eInvoicePayments)
    .where(lte(eInvoicePayments.nextAt, now));
  return rows.map(({ siteId }) => siteId);
}

/** Takes the next payment that is due, of an invoice that an access point carried. Nobody else takes it until `until`. */
export async function takeDuePayment({ db, site, now }: Ctx, until: Date): Promise<FoundPayment | undefined> {
  const due = db
    .select({ id: eInvoicePayments.id })
    .from(eInvoicePayments)
    .innerJoin(eInvoices, eq(eInvoices.id, eInvoicePayments.eInvoiceId))
    .where(
      and(
        eq(eInvoicePayments.siteId, site.id),
        eq(eInvoicePayments.state, 'waiting'),
        lte(eInvoicePayments.nextAt, now),
        isNotNull(eInvoices.remoteId),
      ),
    )
    .orderBy(asc(eInvoicePayments.id))
    .limit(1)
    .for('update', { skipLocked: true, of: eInvoicePayments });
  const [row] = await db
    .update(eInvoicePayments)
    .set({ attempts: sql`${eInvoicePayments.attempts} + 1`, lastAt: now, nextAt: until })
    .where(inArray(eInvoicePayments.id, due))
    .returning({ id: eInvoicePayments.id });
  if (!row) return undefined;
  const [taken] = await found(db).where(eq(eInvoicePayments.id, row.id));
  return taken;
}

/** Writes down what became of a report; what was reported stays so. */
export async function updatePayment(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: number,
  changes: Partial<typeof eInvoicePayments.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(eInvoicePayments)
    .set(changes)
    .where(
      and(
        eq(eInvoicePayments.siteId, site.id),
        eq(eInvoicePayments.id, id),
        ne(eInvoicePayments.state, 'reported'),
      ),
    )
    .returning({ id: eInvoicePayments.id });
  return rows.length > 0;
}
