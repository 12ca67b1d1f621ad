import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { paymentCodes } from './which-paper.ts';

/** Why the payment of an invoice cannot be changed at the tax host, as `kind` of the refused field. */
const paymentChangeProblems = [
  /** The order has no invoice that the tax host is told of. */
  'noFiscalInvoice',
  /** It takes changes on the day of the invoice only, in Zagreb. */
  'dayOver',
  /** It is paid so already. */
  'same',
  /** A company that pays by transfer is owed an e-invoice, not this one. */
  'companyTransfer',
] as const;
export type PaymentChangeProblem = (typeof paymentChangeProblems)[number];

/** How the fiscal invoice of an order is paid, by what the tax host was told. */
export const invoicePayment = z.object({
  paidBy: z.enum(paymentCodes).describe('As it stands now, with its last change.'),
  was: z.enum(paymentCodes).describe('As the invoice says.'),
  change: z
    .enum(['waiting', 'confirmed', 'refused'])
    .nullable()
    .describe(
      'Of the last change: it is sent by itself; the tax host knows it; it does not. Null where there is none.',
    ),
  cannot: z.enum(paymentChangeProblems).nullable().describe('Why it cannot be changed; null while it can.'),
});

/**
 * Says that an issued invoice was paid otherwise than it says, and tells the tax host so (F1, specification 2.6, 2.1.5). The
 * invoice itself stays as it is; its PDF says both.
 */
export const changeInvoicePayment = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/invoicing/changePayment/{slug}',
  summary: 'Changes how the fiscal invoice of an order was paid, and tells the Croatian tax host so.',
  access: { staff: 'orders.edit' },
  params: z.object({ slug: z.string() }),
  body: z.object({ paidBy: z.enum(paymentCodes) }),
  answer: invoicePayment,
  refusals: ['notFound', 'validationFailed'],
});
