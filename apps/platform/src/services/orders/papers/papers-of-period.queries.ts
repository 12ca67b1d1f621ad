import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { issuedDocuments } from '../documents/document.tables.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { within } from '../reports/period.queries.ts';
import { outsidePapers } from './outside-paper.tables.ts';

/** Days of the shop, both within. */
export interface Days {
  from: string;
  to: string;
}

/** What of an order stands in the list of documents. */
const ofOrder = {
  slug: orders.slug,
  payment: orders.paymentMethodName,
  billingAddress: orders.billingAddress,
  company: orders.company,
};

/** Invoices and credit notes that were issued in days, with what stands on them; at most so many. */
export const listIssuedIn = (ctx: Ctx, days: Days, most: number) =>
  ctx.db
    .select({
      ...ofOrder,
      id: issuedDocuments.id,
      kind: issuedDocuments.kind,
      number: issuedDocuments.number,
      at: issuedDocuments.issuedAt,
      total: issuedDocuments.total,
      taxes: sql<TaxPart[]>`${issuedDocuments.content}->'taxes'`,
      currency: sql<string>`${issuedDocuments.content}->>'currency'`,
      buyer: sql<string>`${issuedDocuments.content}->'buyer'->>'text'`,
      language: sql<string>`${issuedDocuments.content}->>'language'`,
      /** Of a company; null of documents from before facts were kept. */
      companyNumber: sql<string | null>`${issuedDocuments.facts}->'buyer'->'company'->>'number'`,
    })
    .from(issuedDocuments)
    .innerJoin(orders, and(eq(orders.siteId, issuedDocuments.siteId), eq(orders.id, issuedDocuments.orderId)))
    .where(and(eq(issuedDocuments.siteId, ctx.site.id), within(sql`${issuedDocuments.issuedAt}`, days)))
    .limit(most);

/** Papers of other programs from days, with the sums of their orders; at most so many. */
export const listOutsideIn = (ctx: Ctx, { from, to }: Days, most: number) =>
  ctx.db
    .select({
      ...ofOrder,
      id: outsidePapers.id,
      kind: outsidePapers.kind,
      number: outsidePapers.number,
      day: outsidePapers.issuedOn,
      storageKey: outsidePapers.storageKey,
      fileSize: outsidePapers.fileSize,
      total: orders.orderTotal,
      taxes: orders.taxes,
      currency: orders.currency,
    })
    .from(outsidePapers)
    .innerJoin(orders, and(eq(orders.siteId, outsidePapers.siteId), eq(orders.id, outsidePapers.orderId)))
    .where(
      and(
        eq(outsidePapers.siteId, ctx.site.id),
        sql`${outsidePapers.issuedOn} between ${from}::date and ${to}::date`,
      ),
    )
    .limit(most);

const uninvoicedIn = (ctx: Ctx, days: Days): SQL | undefined =>
  and(eq(orders.siteId, ctx.site.id), isNull(orders.invoiceNumber), within(sql`${orders.createdAt}`, days));

/** Orders of days without an invoice that come after an id, for as many as there are. */
export const listUninvoicedAfter = (
  ctx: Ctx,
  days: Days,
  lastId: number,
  limit: number,
): Promise<OrderRow[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(and(uninvoicedIn(ctx, days), sql`${orders.id} > ${lastId}`))
    .orderBy(asc(orders.id))
    .limit(limit);
