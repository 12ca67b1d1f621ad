import type {
  decideIncomingInvoice,
  filterIncomingInvoices,
  getIncomingInvoiceFile,
  IncomingInvoice,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { reportedBy } from 'e-invoice';
import type { FastifyReply } from 'fastify';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { readSeller } from '../placing/seller.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import type { incomingInvoices } from './e-invoice.tables.ts';
import { sendXml } from './e-invoice-acts.ts';
import {
  findIncoming,
  type IncomingRow,
  type ListedIncoming,
  listIncoming,
  updateIncoming,
} from './incoming.queries.ts';
import { reportRejectionsJob } from './report-rejections.ts';

/** E-invoices that came, a page of them. */
export async function filterIncoming(
  ctx: Ctx,
  { page, limit }: EndpointParsed<typeof filterIncomingInvoices>,
): Promise<EndpointReturn<typeof filterIncomingInvoices>> {
  const { rows, total } = await listIncoming(ctx, undefined, { page, limit });
  const { invoicing } = await readSeller(ctx);
  return {
    records: await presentIncoming(ctx, rows),
    pagination: paginate(page, limit, total),
    point: invoicing.eInvoices,
  };
}

async function presentIncoming(ctx: Ctx, rows: readonly ListedIncoming[]): Promise<IncomingInvoice[]> {
  const names = await namesOf(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    sender: row.sender,
    senderOib: row.senderOib,
    total: toDecimal(row.total),
    currency: row.currency,
    arrivedAt: row.createdAt.toISOString(),
    state: row.state,
    reasonKind: row.reasonKind,
    reason: row.reason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    by: (row.userId !== null && names.get(row.userId)) || '',
    report: row.report,
    reportBy: row.report === null || !row.decidedAt ? null : reportedBy(zagrebClock(row.decidedAt).day),
    error: row.error,
  }));
}

/** Sends an e-invoice as it came. */
export async function sendIncomingFile(
  ctx: Ctx,
  { id }: EndpointParsed<typeof getIncomingInvoiceFile>,
  reply: FastifyReply,
): Promise<unknown> {
  const row = await findIncoming(ctx, id);
  if (!row) throw new Refusal('notFound');
  return sendXml(reply, `ulazni-${row.senderOib ?? ''}-${row.number}`, row.xml);
}

/**
 * Accepts an e-invoice, or refuses it, which is reported; or says that staff reported it. Refuses with recordChanged what was
 * decided before, unless it is said the same again.
 */
export function decideIncoming(
  outer: Ctx,
  said: EndpointParsed<typeof decideIncomingInvoice>,
): Promise<IncomingInvoice> {
  return inTransaction(outer, async (ctx) => {
    const row = await findIncoming(ctx, said.id, { lock: true });
    if (!row) throw new Refusal('notFound');
    const changes = await decided(ctx, row, said);
    if (Object.keys(changes).length > 0) {
      await updateIncoming(ctx, row.id, changes);
      const words = ({ state, reason, report }: Partial<IncomingRow>) => ({ state, reason, report });
      noteChange(
        ctx,
        `incomingInvoice ${row.number}`,
        words(row),
        words({ ...row, ...changes } as IncomingRow),
      );
    }
    const [shown] = await presentIncoming(ctx, [(await findIncoming(ctx, row.id)) ?? row]);
    if (!shown) throw new Error('the document is gone');
    return shown;
  });
}

async function decided(
  ctx: Ctx,
  row: IncomingRow,
  said: EndpointParsed<typeof decideIncomingInvoice>,
): Promise<Partial<typeof incomingInvoices.$inferInsert>> {
  const by = { decidedAt: ctx.now, userId: userIdOf(ctx.caller) };
  switch (said.act) {
    case 'accept':
      if (row.state === 'accepted') return {};
      if (row.state !== 'new') throw new Refusal('recordChanged');
      return { ...by, state: 'accepted' };
    case 'refuse': {
      if (row.state === 'refused' && row.report === 'reported') return {};
      if (row.state === 'accepted') throw new Refusal('recordChanged');
      if (said.reason === '')
        throw new Refusal('validationFailed', {
          fields: [{ path: 'reason', kind: 'required', message: 'A refusal says why.' }],
        });
      // One that a person brought is reported by a person.
      const isCarried = row.remoteId !== null;
      if (isCarried) await ctx.jobs.send(ctx.db, reportRejectionsJob, { siteId: ctx.site.id });
      return {
        ...by,
        state: 'refused',
        reasonKind: said.kind,
        reason: said.reason,
        report: 'waiting',
        attempts: 0,
        error: null,
        nextAt: isCarried ? ctx.now : null,
      };
    }
    case 'reported':
      if (row.report === 'reported') return {};
      if (row.state !== 'refused') throw new Refusal('recordChanged');
      return { report: 'reported', nextAt: null, error: null };
  }
}
