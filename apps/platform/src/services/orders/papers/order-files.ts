import type { getOrderPaymentSlip, getOrderPdf } from '@izlog/contract/ecommerce/orders/order-web';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { openContent } from '../documents/document-content.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { drawIssued } from '../documents/draw-issued.ts';
import type { OrderRow } from '../order.queries.ts';
import { ctxOfSite } from '../payment/payment-webhook.ts';
import { paymentSlipPng } from '../payment-slip/payment-slip-barcode.ts';
import { readSeller } from '../placing/seller.ts';
import { readableOrder } from '../reading/read-orders.ts';
import { orderPaymentSlip } from './order-payment-slip.ts';
import { listOutsidePapers, type OutsidePaper } from './outside-paper.queries.ts';
import { attachmentName } from './serve-download.ts';

/**
 * A document of an order for the holder of its link: the one that was asked for, else its invoice (that of another program
 * too), else what stands before it. What was issued is rendered from what was kept then.
 */
export async function serveOrderPdf(
  kernel: Kernel,
  outer: Ctx,
  input: EndpointParsed<typeof getOrderPdf>,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, order } = await opened(kernel, outer, input);
  const outside = await listOutsidePapers(ctx, order.id);
  const paper = outside.find(({ id, kind }) =>
    input.paper === undefined ? input.document === undefined && kind === 'invoice' : id === input.paper,
  );
  if (paper?.storageKey) return sendPaper(kernel, paper, reply);
  if (input.paper !== undefined) throw new Refusal('notFound');
  const issued = await listDocuments(ctx, order.id);
  const wanted = issued.find(({ id, kind }) =>
    input.document === undefined ? kind === 'invoice' : id === input.document,
  );
  if (!wanted && input.document !== undefined) throw new Refusal('notFound');
  const bytes = wanted
    ? await drawIssued(kernel, ctx.site, wanted.id)
    : await documentPdf(await openContent(ctx, order, await readSeller(ctx)));
  const prefix = wanted?.kind === 'credit' ? 'credit-note-' : '';
  const name = prefix + (wanted?.number ?? order.slug).replaceAll('/', '-');
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(bytes);
}

/** The PDF of another program, byte for byte. */
async function sendPaper(
  kernel: Kernel,
  { number, storageKey, fileSize }: OutsidePaper,
  reply: FastifyReply,
): Promise<unknown> {
  if (storageKey === null) throw new Refusal('notFound');
  const name = attachmentName(`${number.replaceAll('/', '-')}.pdf`).replace(/^attachment/, 'inline');
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', name)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-length', fileSize ?? 0)
    .send(await kernel.storage.getStream(storageKey));
}

/** The barcode of the payment slip; notFound when nothing is to be paid by bank. */
export async function servePaymentSlip(
  kernel: Kernel,
  outer: Ctx,
  input: EndpointParsed<typeof getOrderPaymentSlip>,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, order } = await opened(kernel, outer, input);
  const paymentSlip = orderPaymentSlip(order, await readSeller(ctx));
  if (!paymentSlip?.hub3) throw new Refusal('notFound');
  return reply
    .type('image/png')
    .header('cache-control', 'private, no-store')
    .send(await paymentSlipPng(paymentSlip.hub3));
}

async function opened(
  kernel: Kernel,
  outer: Ctx,
  { slug, site: siteId, key }: { slug: string; site: number; key: string },
): Promise<{ ctx: Ctx; order: OrderRow }> {
  const site = await kernel.sites.byId(siteId);
  if (!site) throw new Refusal('siteUnknown');
  const ctx = ctxOfSite(outer, site);
  return { ctx, order: await readableOrder(kernel, ctx, slug, key) };
}
