import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { longestArchive, mostArchived } from '@izlog/contract/ecommerce/orders/archive-limits';
import type { askPaperArchive as askEndpoint } from '@izlog/contract/ecommerce/orders/paper-archive';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { addressForLogin, openLoginAddress } from '#platform/kernel/access/login-address.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { sheetLines } from '#platform/kernel/files/sheet.ts';
import { type ZippedFile, zipOf } from '#platform/kernel/files/zip-of.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { openContent } from '../documents/document-content.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { drawIssued } from '../documents/draw-issued.ts';
import { findUbl } from '../e-invoices/e-invoice.queries.ts';
import { findOrder } from '../order.queries.ts';
import { ctxOfSite } from '../payment/payment-webhook.ts';
import { readSeller } from '../placing/seller.ts';
import { listMoney } from '../reports/money.queries.ts';
import { moneyColumns } from './money-file.ts';
import type { Days } from './papers-of-period.queries.ts';
import { linesOf, type PeriodPaper, paperColumns, papersOfPeriod } from './papers-of-period.ts';

/** What the addresses of archives are called in their seal. */
const use = 'paper archive';

/** Most bytes of PDFs that other programs made: a ZIP ends at 4 GB. */
const mostStored = 3 * 1024 ** 3;

/** Rows of the list that are written at once. */
const batch = 500;

/** Says how many documents a period has, and where to get them together. */
export async function askArchive(
  kernel: Kernel,
  ctx: Ctx,
  days: EndpointParsed<typeof askEndpoint>,
): Promise<EndpointReturn<typeof askEndpoint>> {
  mustBeAPeriod(days);
  const { papers, storedBytes } = await papersOfPeriod(ctx, days);
  if (papers.length > mostArchived || storedBytes > mostStored)
    throw wrong('tooMany', `At most ${mostArchived} documents and 3 GB; choose a shorter period.`);
  const documents = papers.length;
  if (documents === 0) return { documents, path: null };
  const token = addressForLogin(kernel, ctx, use, [days.from, days.to, ctx.language]);
  return { documents, path: `/api/v2/ecommerce/order/paper/archive/${token}` };
}

function mustBeAPeriod({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (days < 1) throw wrong('endsBeforeStart', 'The period ends before it begins.');
  if (days > longestArchive) throw wrong('tooLong', `At most ${longestArchive} days.`);
}

const wrong = (kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path: 'to', kind, message }] });

/** Sends the archive that an address names, as it is rendered; 404 where the address no longer holds for whom it was given to. */
export async function sendArchive(
  kernel: Kernel,
  outer: Ctx,
  token: string,
  reply: FastifyReply,
): Promise<unknown> {
  const { site, words } = await openLoginAddress(kernel, {
    use,
    token,
    needs: ['orders.read', 'books.read'],
    now: outer.now,
  });
  const [from = '', to = '', language = ''] = words;
  const ctx = { ...ctxOfSite(outer, site), language };
  const { papers } = await papersOfPeriod(ctx, { from, to });
  return reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="dokumenti-${from}-${to}.zip"`)
    .send(Readable.from(zipOf(filesOf(kernel, ctx, { papers, days: { from, to } })), { objectMode: false }));
}

/** The lists of documents and payments first, then the PDFs, each rendered when its turn comes, and the UBL of e-invoices. */
async function* filesOf(
  kernel: Kernel,
  ctx: Ctx,
  { papers, days }: { papers: readonly PeriodPaper[]; days: Days },
): AsyncGenerator<ZippedFile> {
  yield { name: 'popis.csv', at: ctx.now, bytes: listOf(ctx, papers) };
  yield { name: 'uplate.csv', at: ctx.now, bytes: moneyOf(ctx, days) };
  for (const paper of papers) {
    if (paper.file === '') continue;
    const at = new Date(`${paper.day}T12:00:00Z`);
    yield { name: paper.file, at, bytes: await bytesOf(kernel, ctx, paper) };
    const ubl = 'issued' in paper.source ? await findUbl(ctx, paper.source.issued) : null;
    if (ubl !== null) yield { name: paper.file.replace(/\.pdf$/, '.xml'), at, bytes: [Buffer.from(ubl)] };
    // Drawing is work without a pause; visitors come between two documents.
    await others();
  }
}

async function* listOf(ctx: Ctx, papers: readonly PeriodPaper[]): AsyncGenerator<Uint8Array> {
  function* parts() {
    for (let at = 0; at < papers.length; at += batch) yield papers.slice(at, at + batch).flatMap(linesOf);
  }
  const reader = { reader: 'person', language: ctx.language } as const;
  for await (const text of sheetLines(paperColumns, parts(), reader)) yield Buffer.from(text);
}

async function* moneyOf(ctx: Ctx, days: Days): AsyncGenerator<Uint8Array> {
  const rows = await listMoney(ctx, days);
  const parts = Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) =>
    rows.slice(at * batch, (at + 1) * batch),
  );
  const reader = { reader: 'person', language: ctx.language } as const;
  for await (const text of sheetLines(moneyColumns, parts, reader)) yield Buffer.from(text);
}

/** The bytes of a document. One that was taken off its order meanwhile breaks the download off: the list names it. */
async function bytesOf(
  kernel: Kernel,
  ctx: Ctx,
  { source }: PeriodPaper,
): Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>> {
  if ('issued' in source) return [await drawIssued(kernel, ctx.site, source.issued)];
  if ('stored' in source) return kernel.storage.getStream(source.stored);
  const order = await findOrder(ctx, source.order);
  if (!order) throw new Error(`There is no order ${source.order} any more.`);
  return [await documentPdf(await openContent(ctx, order, await readSeller(ctx)))];
}
