import type {
  EInvoicePayment,
  listEInvoicePayments,
  reportEInvoicePayments,
  sendEInvoicePayments,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { reportedBy } from 'e-invoice';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { readSeller } from '../placing/seller.ts';
import {
  type FoundPayment,
  listPaymentMonths,
  listPaymentsOfMonth,
  reportPaymentsJob,
  updatePayment,
} from './e-invoice-payments.queries.ts';

/** Payments of a month with what the tax administration was told of. */
export async function showPayments(
  ctx: Ctx,
  { month: asked }: EndpointParsed<typeof listEInvoicePayments>,
): Promise<EndpointReturn<typeof listEInvoicePayments>> {
  const current = zagrebClock(ctx.now).day.slice(0, 7);
  const month = asked ?? current;
  const rows = await listPaymentsOfMonth(ctx, month);
  const sum = (of: readonly FoundPayment[]) =>
    toDecimal(of.reduce((all, { payment }) => all + payment.amount, 0));
  const { invoicing } = await readSeller(ctx);
  const months = new Set([current, month, ...(await listPaymentMonths(ctx))]);
  return {
    month,
    months: [...months].toSorted().toReversed(),
    dueOn: reportedBy(`${month}-01`),
    point: invoicing.eInvoices,
    records: rows.map(presentPayment),
    total: sum(rows),
    waiting: sum(rows.filter(({ payment }) => payment.state !== 'reported')),
  };
}

const presentPayment = ({ payment, document, order }: FoundPayment): EInvoicePayment => ({
  id: payment.id,
  eInvoiceId: payment.eInvoiceId,
  number: document.number,
  slug: order.slug,
  buyer: document.facts?.buyer.company?.name ?? '',
  issuedOn: zagrebClock(document.issuedAt).day,
  paidOn: payment.paidOn,
  amount: toDecimal(payment.amount),
  currency: document.facts?.currency ?? order.currency,
  by: payment.by,
  state: payment.state,
  reportedAt: payment.reportedAt?.toISOString() ?? null,
  error: payment.error,
});

/** Says that staff reported payments of a month themselves. */
export function markReported(
  outer: Ctx,
  { month, ids }: EndpointParsed<typeof reportEInvoicePayments>,
): Promise<EndpointReturn<typeof reportEInvoicePayments>> {
  return inTransaction(outer, async (ctx) => {
    const wanted = new Set(ids);
    const open = await openOfMonth(ctx, month);
    let reported = 0;
    for (const { payment } of open.filter((one) => wanted.has(one.payment.id))) {
      const isNew = await updatePayment(ctx, payment.id, {
        state: 'reported',
        reportedAt: ctx.now,
        userId: userIdOf(ctx.caller),
        nextAt: null,
        error: null,
      });
      if (isNew) reported += 1;
    }
    if (reported > 0) noteChange(ctx, `eInvoicePayments ${month}`, {}, { reported });
    return { reported };
  });
}

/** Makes what of a month was not reported due now. */
export function sendPayments(
  outer: Ctx,
  { month }: EndpointParsed<typeof sendEInvoicePayments>,
): Promise<EndpointReturn<typeof sendEInvoicePayments>> {
  return inTransaction(outer, async (ctx) => {
    const open = await openOfMonth(ctx, month);
    for (const { payment } of open)
      await updatePayment(ctx, payment.id, { state: 'waiting', attempts: 0, nextAt: ctx.now });
    if (open.length > 0) {
      await ctx.jobs.send(ctx.db, reportPaymentsJob, { siteId: ctx.site.id });
      noteChange(ctx, `eInvoicePayments ${month}`, {}, { sentAgain: open.length });
    }
    return { payments: open.length };
  });
}

const openOfMonth = async (ctx: Ctx, month: string): Promise<FoundPayment[]> =>
  (await listPaymentsOfMonth(ctx, month)).filter(({ payment }) => payment.state !== 'reported');
