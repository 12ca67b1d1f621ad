import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { eInvoicePoints } from '../duties/invoicing.ts';

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .describe('2026-11');

/** A payment of an e-invoice, or what was given back of it. */
const payment = z.object({
  id: z.int(),
  eInvoiceId: z.int(),
  number: z.string().describe('Of the invoice.'),
  slug: z.string().describe('The order.'),
  buyer: z.string(),
  issuedOn: z.iso.date(),
  paidOn: z.iso.date(),
  amount: z.number().describe('Below 0 where money was given back.'),
  currency: z.string(),
  by: z.enum(['account', 'offset', 'other']).describe('By transfer, set off, otherwise.'),
  state: z.enum(['waiting', 'reported', 'refused']),
  reportedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});
export type EInvoicePayment = z.infer<typeof payment>;

/** Payments of a month that the tax administration is to hear of by the 20th of the next (NN 89/2025, Article 53). */
export const listEInvoicePayments = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/eInvoice/payments',
  summary:
    'Payments of e-invoices of a month with what the tax administration was told of, and by when it is due.',
  access: { staff: 'orders.read' },
  query: z.object({ month: month.optional().describe('The month of today unless it is said.') }),
  answer: z.object({
    month,
    months: z.array(month).describe('Those with payments, and that of today; the newest first.'),
    dueOn: z.iso.date().describe('The 20th of the next month.'),
    point: z.enum(eInvoicePoints),
    records: z.array(payment),
    total: z.number(),
    waiting: z.number().describe('What of the total it was not told of yet.'),
  }),
});

/** Says that staff reported payments themselves, where no access point does it. */
export const reportEInvoicePayments = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/eInvoice/payments/reported',
  summary: 'Says that staff reported payments of a month themselves; what was reported stays.',
  access: { staff: 'orders.edit' },
  body: z.object({ month, ids: z.array(z.int().min(1)).min(1).max(5000) }),
  answer: z.object({ reported: z.int() }),
});

/** Sends the payments of a month again that were refused or wait. */
export const sendEInvoicePayments = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/eInvoice/payments/send',
  summary: 'Sends again, at once, the payments of a month that the tax administration has not been told of.',
  access: { staff: 'orders.edit' },
  body: z.object({ month }),
  answer: z.object({ payments: z.int().describe('How many are sent again.') }),
});
