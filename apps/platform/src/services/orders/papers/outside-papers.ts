import { randomUUID } from 'node:crypto';
import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import {
  mostPapers,
  type PaperReason,
  paperBytes,
  paperNumberLength,
  type putOutsidePaper as putEndpoint,
  type removeOutsidePaper as removeEndpoint,
  type takeOutsidePapers as takeEndpoint,
} from '@izlog/contract/ecommerce/orders/outside-papers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { kindOfFile } from '#platform/services/media/index.ts';
import { mailOutsidePaper } from '../mails/paper-mail.ts';
import { findOrder, type OrderRow, updateOrder } from '../order.queries.ts';
import { presentForStaff } from '../staff/staff-orders.ts';
import { mayTakePapers } from './may-take-papers.ts';
import { findOrdersNamed, numberInName } from './orders-named.ts';
import {
  deleteOutsidePaper,
  insertOutsidePaper,
  isOnAnotherOrder,
  listOutsidePapers,
  type OutsidePaper,
} from './outside-paper.queries.ts';

/** A PDF as it came. */
interface Pdf {
  name: string;
  bytes: Uint8Array;
}

interface Paper {
  kind: OutsidePaper['kind'];
  number: string;
  issuedOn?: string | undefined;
  isQuiet: boolean;
}

/** Puts the paper of another program on an order; see the endpoint for what follows. */
export async function putPaper(
  kernel: Kernel,
  ctx: Ctx,
  { slug, ...paper }: EndpointParsed<typeof putEndpoint>,
  request: FastifyRequest,
): Promise<StaffOrder> {
  const [pdf] = request.isMultipart() ? await pdfsOf(request, 1) : [];
  const order = await put(kernel, ctx, slug, paper, pdf);
  return presentForStaff(kernel, ctx, order);
}

/** Takes a paper off its order, and deletes its PDF. */
export async function removePaper(
  kernel: Kernel,
  outer: Ctx,
  { slug, paperId }: EndpointParsed<typeof removeEndpoint>,
): Promise<StaffOrder> {
  const { order, gone } = await inTransaction(outer, async (ctx) => {
    const order = await findOrder(ctx, slug, { lock: true });
    const papers = order ? await listOutsidePapers(ctx, order.id) : [];
    const gone = papers.find(({ id }) => id === paperId);
    if (!order || !gone) throw new Refusal('notFound');
    await deleteOutsidePaper(ctx, gone.id);
    noteChange(ctx, `order ${slug}`, { [gone.kind]: gone.number }, { [gone.kind]: null });
    const isInvoice = gone.kind === 'invoice';
    const left = isInvoice
      ? await updateOrder(ctx, order.id, { invoiceNumber: null, invoicedAt: null })
      : order;
    return { order: left, gone };
  });
  if (gone.storageKey) await kernel.storage.delete(gone.storageKey);
  return presentForStaff(kernel, outer, order);
}

/** Puts each of many PDFs on the order that its name tells. */
export async function takePapers(
  kernel: Kernel,
  ctx: Ctx,
  { isQuiet }: EndpointParsed<typeof takeEndpoint>,
  request: FastifyRequest,
): Promise<EndpointReturn<typeof takeEndpoint>> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  await kernel.room.mustBeLeft(ctx.now);
  const answer: EndpointReturn<typeof takeEndpoint> = { put: [], refused: [] };
  for (const pdf of await pdfsOf(request, mostPapers)) {
    const fate = await takeOne(kernel, ctx, pdf, isQuiet);
    if (typeof fate === 'string') answer.refused.push({ file: pdf.name, reason: fate });
    else answer.put.push({ file: pdf.name, ...fate });
  }
  return answer;
}

async function takeOne(
  kernel: Kernel,
  ctx: Ctx,
  pdf: Pdf,
  isQuiet: boolean,
): Promise<PaperReason | { slug: string; number: string }> {
  const orders = await findOrdersNamed(ctx, pdf.name);
  const [order] = orders;
  if (!order) return 'noOrder';
  if (orders.length > 1) return 'twoOrders';
  const number = order.invoiceNumber ?? numberInName(pdf.name, order.slug).slice(0, paperNumberLength);
  if (number === '') return 'noOrder';
  try {
    await put(kernel, ctx, order.slug, { kind: 'invoice', number, isQuiet }, pdf);
    return { slug: order.slug, number };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [fault] = (error.payload as { fields?: { kind: string }[] } | undefined)?.fields ?? [];
    if (fault?.kind === 'ours' || fault?.kind === 'twice') return fault.kind;
    return 'noPdf';
  }
}

async function put(
  kernel: Kernel,
  outer: Ctx,
  slug: string,
  paper: Paper,
  pdf: Pdf | undefined,
): Promise<OrderRow> {
  if (pdf) await mustBePdf(pdf);
  const key = pdf && `papers/${randomUUID()}.pdf`;
  // The file lies there before anything says so; without its row nobody finds it.
  if (pdf && key) await kernel.storage.put(key, pdf.bytes);
  try {
    const { order, gone } = await inTransaction(outer, (ctx) => putDown(kernel, ctx, slug, paper, pdf, key));
    for (const one of gone) await kernel.storage.delete(one);
    return order;
  } catch (error) {
    if (key) await kernel.storage.delete(key);
    throw error;
  }
}

async function putDown(
  kernel: Kernel,
  ctx: Ctx,
  slug: string,
  { kind, number, issuedOn = dayOf(ctx.now), isQuiet }: Paper,
  pdf: Pdf | undefined,
  key: string | undefined,
): Promise<{ order: OrderRow; gone: string[] }> {
  const order = await findOrder(ctx, slug, { lock: true });
  if (!order) throw new Refusal('notFound');
  await mustBeTaken(ctx, order, { kind, number, issuedOn });
  const before = await listOutsidePapers(ctx, order.id);
  const same = before.find((one) => one.kind === kind && one.number === number);
  // An order has one invoice: another takes its place.
  const replaced = kind === 'invoice' ? before.filter((one) => one.kind === kind && one !== same) : [];
  for (const { id } of replaced) await deleteOutsidePaper(ctx, id);
  const saved = await insertOutsidePaper(ctx, {
    orderId: order.id,
    kind,
    number,
    issuedOn,
    fileName: pdf ? pdf.name : null,
    fileSize: pdf ? pdf.bytes.length : null,
    storageKey: key ?? null,
    userId: userIdOf(ctx.caller),
  });
  const invoiced = { invoiceNumber: number, invoicedAt: new Date(`${issuedOn}T12:00:00Z`) };
  const moved = kind === 'invoice' ? await updateOrder(ctx, order.id, invoiced) : order;
  noteChange(ctx, `order ${slug}`, { [kind]: order.invoiceNumber }, { [kind]: number });
  const isNews = !same || key !== undefined;
  if (isNews && !isQuiet) await mailOutsidePaper(kernel, ctx, moved, saved);
  const files = [...replaced.map(({ storageKey }) => storageKey), key ? (same?.storageKey ?? null) : null];
  return { order: moved, gone: files.filter((one) => one !== null) };
}

/** Refuses a paper where this program makes out the invoices or has made out that of the order, and what belongs to another. */
async function mustBeTaken(
  ctx: Ctx,
  order: OrderRow,
  { kind, number, issuedOn }: { kind: Paper['kind']; number: string; issuedOn: string },
): Promise<void> {
  const wrong = (path: string, faultKind: string, message: string) =>
    new Refusal('validationFailed', { fields: [{ path, kind: faultKind, message }] });
  if (!(await mayTakePapers(ctx, order)))
    throw wrong(
      'number',
      'ours',
      'This program makes out the invoices of the shop, or has made out that of the order.',
    );
  if (issuedOn > dayOf(ctx.now)) throw wrong('issuedOn', 'future', 'The day is still to come.');
  if (kind === 'credit' && order.invoiceNumber === null)
    throw wrong('number', 'noInvoice', 'The order has no invoice yet that a credit note could be for.');
  if (await isOnAnotherOrder(ctx, { orderId: order.id, kind, number, issuedOn }))
    throw wrong('number', 'twice', 'Another order has a paper of this number.');
}

const days = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Zagreb' });

/** The day of the shop at a moment, `2026-11-28`. */
const dayOf = (now: Date): string => days.format(now);

async function mustBePdf({ bytes, name }: Pdf): Promise<void> {
  const kind = await kindOfFile(bytes, name);
  if (kind?.mime !== 'application/pdf') throw new Refusal('fileUnreadable', { name });
}

/** The files of a multipart body, with names that can be shown and kept. */
async function pdfsOf(request: FastifyRequest, most: number): Promise<Pdf[]> {
  const found: Pdf[] = [];
  for await (const part of request.files({ limits: { files: most, fileSize: paperBytes, fields: 10 } })) {
    const bytes = await part.toBuffer();
    // A browser sends an empty file for a field in which none was chosen.
    if (bytes.length === 0) continue;
    const name = (part.filename || 'racun.pdf').replaceAll(/[\p{Cc}\\/]/gu, '_').slice(-150);
    found.push({ name, bytes });
  }
  return found;
}
