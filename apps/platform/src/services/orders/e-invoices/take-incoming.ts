import { createHash } from 'node:crypto';
import {
  type fetchIncomingInvoices,
  incomingBytes,
  mostIncoming,
  type takeIncomingInvoices,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import {
  type AccessPoint,
  AccessPointRefused,
  AccessPointUnreachable,
  type IncomingDocument,
  type Invoice,
  InvoiceRefused,
  readUbl,
} from 'e-invoice';
import type { FastifyRequest } from 'fastify';
import { noteChange } from '#platform/kernel/audit.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { readSeller } from '../placing/seller.ts';
import { openMojEracun } from './access-points.ts';
import { type IncomingRow, insertIncoming } from './incoming.queries.ts';
import { listSitesWithPoint } from './sites-with-point.queries.ts';

const fetchJob = 'e-invoice-incoming';

/** Registers the job that asks access points, every quarter of an hour, for what has arrived. */
export function defineFetching(kernel: Kernel): void {
  kernel.jobs.define(
    fetchJob,
    async () => {
      for (const siteId of await listSitesWithPoint(kernel.database.db)) {
        const ctx = await jobContext(kernel, siteId, fetchJob, new Date());
        const said = ctx && (await fetchIncoming(kernel, ctx));
        if (said?.error) ctx?.log.warn({ site: siteId }, 'e-invoices that arrived could not be fetched');
      }
    },
    '*/15 * * * *',
  );
}

/**
 * Fetches what has arrived: each document is kept first and confirmed then, so that none is lost where the program dies in
 * between, and none is kept twice. One that cannot be fetched is left, said as the error, and keeps nobody from the others;
 * an access point that does not answer any more ends it.
 */
export async function fetchIncoming(
  kernel: Kernel,
  ctx: Ctx,
): Promise<EndpointReturn<typeof fetchIncomingInvoices>> {
  const { invoicing } = await readSeller(ctx);
  const point = invoicing.eInvoices === 'mojEracun' ? await openMojEracun(kernel, ctx, 'live') : undefined;
  if (!point) return { arrived: 0, error: invoicing.eInvoices === 'mojEracun' ? 'noAccount' : 'noPoint' };
  let arrived = 0;
  let error: string | null = null;
  try {
    for (const document of await point.incoming()) {
      try {
        const { isNew } = await saveArrived(ctx, point, document);
        if (isNew) arrived += 1;
        await point.confirm(document.id);
      } catch (failure) {
        error ??= errorOf(failure);
        ctx.log.warn(
          { document: document.id, reason: errorOf(failure) },
          'an e-invoice could not be fetched',
        );
        // Is it the document, or is nobody there? Then each of the others would be waited for in vain.
        if (failure instanceof AccessPointUnreachable) await point.incoming();
      }
    }
  } catch (failure) {
    error ??= errorOf(failure);
  }
  return { arrived, error };
}

/** What the access point said against an act, or why it was not reached. */
function errorOf(failure: unknown): string {
  if (failure instanceof AccessPointRefused || failure instanceof AccessPointUnreachable)
    return failure.message.slice(0, 500);
  throw failure;
}

async function saveArrived(ctx: Ctx, point: AccessPoint, { id, number, sender }: IncomingDocument) {
  const xml = await point.receive(id);
  const of = { point: 'mojEracun', remoteId: id, xml } as const;
  try {
    return await save(ctx, of, readUbl(xml).invoice);
  } catch (failure) {
    if (!(failure instanceof InvoiceRefused)) throw failure;
    // It was sent to the shop all the same: it is kept as it is, and people look at it.
    return insertIncoming(ctx, {
      ...of,
      hash: hashOf(xml),
      number: number ?? id,
      issuedOn: zagrebClock(ctx.now).day,
      sender: sender ?? '',
      total: 0,
      currency: 'EUR',
      error: failure.message.slice(0, 500),
    });
  }
}

const hashOf = (xml: string) => createHash('sha256').update(xml).digest('hex');

const save = (ctx: Ctx, of: Pick<IncomingRow, 'point' | 'remoteId' | 'xml'>, invoice: Invoice) =>
  insertIncoming(ctx, {
    ...of,
    hash: hashOf(of.xml),
    number: invoice.number,
    issuedOn: invoice.issued,
    dueOn: invoice.due ?? null,
    sender: invoice.seller.name,
    senderOib: oibOf(invoice.seller),
    // A credit note takes off what it says.
    total: invoice.kind === 'credit note' ? -invoice.totals.inclusive : invoice.totals.inclusive,
    currency: invoice.currency,
  });

const oibOf = ({ endpoint, vatId }: Invoice['seller'] | Invoice['buyer']): string | null =>
  (endpoint?.scheme === '9934' ? endpoint.id : vatId?.replace(/^HR/, '')) ?? null;

/** Takes in files that a person brings; see the endpoint. */
export async function takeBrought(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<EndpointReturn<typeof takeIncomingInvoices>> {
  if (!request.isMultipart()) throw new Refusal('unsupportedMediaType');
  const { oib } = await readSeller(ctx);
  const answer: EndpointReturn<typeof takeIncomingInvoices> = { taken: [], refused: [] };
  const limits = { files: mostIncoming, fileSize: incomingBytes, fields: 10 };
  for await (const part of request.files({ limits })) {
    const bytes = await part.toBuffer();
    if (bytes.length === 0 && !part.filename) continue;
    const file = part.filename.slice(0, 200);
    const xml = bytes.toString('utf8');
    try {
      const { invoice } = readUbl(xml);
      const buyer = oibOf(invoice.buyer);
      if (oib !== '' && buyer !== null && buyer !== oib) {
        answer.refused.push({ file, reason: 'otherBuyer', detail: buyer });
        continue;
      }
      const { row, isNew } = await save(ctx, { point: 'hand', remoteId: null, xml }, invoice);
      answer.taken.push({ file, id: row.id, number: row.number, isKnown: !isNew });
    } catch (failure) {
      if (!(failure instanceof InvoiceRefused)) throw failure;
      answer.refused.push({ file, reason: 'notUbl', detail: failure.message.slice(0, 300) });
    }
  }
  if (answer.taken.length > 0)
    noteChange(ctx, 'incomingInvoices', {}, { taken: answer.taken.map(({ number }) => number).join(', ') });
  return answer;
}
