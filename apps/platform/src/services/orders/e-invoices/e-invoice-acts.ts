import type {
  filterEInvoices,
  getEInvoiceFile,
  handOverEInvoice,
  rejectEInvoice,
  StaffEInvoice,
  sendEInvoiceAgain,
} from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { FastifyReply } from 'fastify';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readSeller } from '../placing/seller.ts';
import {
  type FoundEInvoice,
  findEInvoice,
  findEInvoiceXml,
  listEInvoices,
  needsPeople,
  sendJob,
  updateEInvoice,
} from './e-invoice.queries.ts';
import { patienceMinutes } from './e-invoice-todos.ts';
import { presentEInvoice, presentListedEInvoice } from './present-e-invoice.ts';

/** E-invoices of the site, a page of them. */
export async function filterForOffice(
  ctx: Ctx,
  { view, page, limit }: EndpointParsed<typeof filterEInvoices>,
): Promise<EndpointReturn<typeof filterEInvoices>> {
  const which = view === 'waiting' ? needsPeople(ctx.now, patienceMinutes) : undefined;
  const { rows, total } = await listEInvoices(ctx, which, { page, limit });
  const { invoicing } = await readSeller(ctx);
  return {
    records: rows.map((row) => presentListedEInvoice(row, invoicing.eInvoices)),
    pagination: paginate(page, limit, total),
    point: invoicing.eInvoices,
  };
}

/** Sends the text of an e-invoice that was issued. */
export async function sendEInvoiceFile(
  ctx: Ctx,
  { id }: EndpointParsed<typeof getEInvoiceFile>,
  reply: FastifyReply,
): Promise<unknown> {
  const { document } = await mustFind(ctx, id);
  const xml = await findEInvoiceXml(ctx, id);
  if (xml === '' || !document) throw new Refusal('notFound');
  return sendXml(reply, `eracun-${document.number}`, xml);
}

/** An XML as a file that a browser saves under a name. */
export const sendXml = (reply: FastifyReply, name: string, xml: string): unknown =>
  reply
    .type('application/xml')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w-]+/g, '-')}.xml"`)
    .send(xml);

/** Makes an e-invoice due now. Refuses with recordChanged what is with its buyer, or was never issued. */
export function sendAgain(
  outer: Ctx,
  { id }: EndpointParsed<typeof sendEInvoiceAgain>,
): Promise<StaffEInvoice> {
  return inTransaction(outer, async (ctx) => {
    const { row, document } = await mustFind(ctx, id);
    const isRendered = (await findEInvoiceXml(ctx, id)) !== '';
    if (!document || !isRendered || row.state === 'delivered') throw new Refusal('recordChanged');
    const isOpen = row.state === 'waiting' || row.state === 'refused';
    // It is looked for at the access point before it goes out again.
    if (isOpen) await updateEInvoice(ctx, id, { state: 'waiting', nextAt: ctx.now, attempts: 1 });
    else await updateEInvoice(ctx, id, { nextAt: ctx.now });
    await ctx.jobs.send(ctx.db, sendJob, { siteId: ctx.site.id });
    noteChange(ctx, `eInvoice ${document.number}`, {}, { sentAgain: true });
    return presented(ctx, id);
  });
}

/** Says that a person uploaded it. Refuses with recordChanged what is not carried by hand. */
export function handOverByHand(
  outer: Ctx,
  { id }: EndpointParsed<typeof handOverEInvoice>,
): Promise<StaffEInvoice> {
  return inTransaction(outer, async (ctx) => {
    const { row, document } = await mustFind(ctx, id);
    const { invoicing } = await readSeller(ctx);
    const isByHand = row.point === 'hand' || (row.point === null && invoicing.eInvoices === 'hand');
    if (!isByHand || !document) throw new Refusal('recordChanged');
    if (row.state === 'waiting') {
      const sent = { state: 'sent', point: 'hand', sentAt: ctx.now, nextAt: null, error: null } as const;
      await updateEInvoice(ctx, id, sent);
      noteChange(ctx, `eInvoice ${document.number}`, { state: 'waiting' }, { state: 'sent' });
    }
    return presented(ctx, id);
  });
}

/**
 * Notes that the buyer refused an e-invoice, or takes that back; said again the reason is the last. Refuses with recordChanged a
 * credit note, and what did not go out.
 */
export function markRejected(
  outer: Ctx,
  { id, reason }: EndpointParsed<typeof rejectEInvoice>,
): Promise<StaffEInvoice> {
  return inTransaction(outer, async (ctx) => {
    const { row, document } = await mustFind(ctx, id);
    const isOut = row.state === 'sent' || row.state === 'delivered';
    if (document?.kind !== 'invoice' || (reason !== null && !isOut)) throw new Refusal('recordChanged');
    const rejectedAt = reason === null ? null : (row.rejectedAt ?? ctx.now);
    await updateEInvoice(ctx, id, { rejectedAt, rejection: reason });
    const { rejection } = row;
    if (rejection !== reason)
      noteChange(ctx, `eInvoice ${document.number}`, { rejection }, { rejection: reason });
    return presented(ctx, id);
  });
}

async function presented(ctx: Ctx, id: number): Promise<StaffEInvoice> {
  const { invoicing } = await readSeller(ctx);
  return presentEInvoice(await mustFind(ctx, id), invoicing.eInvoices);
}

async function mustFind(ctx: Ctx, id: number): Promise<FoundEInvoice> {
  const found = await findEInvoice(ctx, id);
  if (!found) throw new Refusal('notFound');
  return found;
}
