import { reportedBy } from 'e-invoice';
import type { TodoProvider } from '#platform/kernel/todo.ts';
import { zagrebClock } from '../documents/ubl/zagreb-clock.ts';
import { zagrebMidnight } from '../withdrawal/zagreb-day.ts';
import { listEInvoices, needsPeople } from './e-invoice.queries.ts';
import { listUnreported } from './e-invoice-payments.queries.ts';
import { listIncoming, waitsForPeople } from './incoming.queries.ts';

const day = 24 * 60 * 60 * 1000;

/** After so many minutes an e-invoice that goes by itself and has not gone is something for people. */
export const patienceMinutes = 30;

/** So many days before payments have to be reported those that have not gone by themselves stand here. */
const daysBefore = 5;

/** E-invoices that cannot be issued, were refused, or wait for somebody to upload them. */
export const waitingEInvoices: TodoProvider = {
  name: 'eInvoices',
  needs: 'orders.edit',
  async count(ctx) {
    const which = needsPeople(ctx.now, patienceMinutes);
    const { rows, total } = await listEInvoices(ctx, which, { page: 1, limit: 100 });
    const oldest = rows.at(-1);
    if (!oldest) return { count: 0 };
    return {
      count: total,
      since: oldest.row.createdAt,
      isUrgent: rows.some(({ row }) => row.state !== 'waiting'),
    };
  },
};

/** Payments of e-invoices that people report, or that were refused: due by the 20th of the next month (Article 53). */
export const unreportedPayments: TodoProvider = {
  name: 'eInvoicePayments',
  needs: 'orders.edit',
  async count(ctx) {
    const soon = new Date(ctx.now.getTime() + daysBefore * day);
    const until = (paidOn: string) => endOf(reportedBy(paidOn));
    const open = (await listUnreported(ctx)).filter(
      ({ payment, eInvoice }) =>
        payment.state === 'refused' || eInvoice.point === 'hand' || until(payment.paidOn) <= soon,
    );
    const [first] = open;
    if (!first) return { count: 0 };
    const due = until(first.payment.paidOn);
    const isUrgent = due <= soon || open.some(({ payment }) => payment.state === 'refused');
    return { count: open.length, since: first.payment.createdAt, until: due, isUrgent };
  },
};

/** The end of a day in Zagreb. */
const endOf = (date: string) => zagrebMidnight(new Date(Date.parse(`${date}T00:00:00Z`) + day));

/** E-invoices that came and nobody has looked at, and refusals that were not reported. */
export const incomingWaiting: TodoProvider = {
  name: 'incomingInvoices',
  needs: 'orders.edit',
  async count(ctx) {
    const { rows, total } = await listIncoming(ctx, waitsForPeople, { page: 1, limit: 100 });
    const oldest = rows.at(-1);
    if (!oldest) return { count: 0 };
    const refused = rows.flatMap(({ state, decidedAt }) =>
      state === 'refused' && decidedAt ? [decidedAt] : [],
    );
    const [firstRefused] = refused.toSorted((a, b) => a.getTime() - b.getTime());
    const until = firstRefused ? endOf(reportedBy(zagrebClock(firstRefused).day)) : null;
    return { count: total, since: oldest.createdAt, until };
  },
};
