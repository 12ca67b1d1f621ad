import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { rejectionLength } from '../../field-lengths.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { eInvoicePoints } from '../duties/invoicing.ts';

const read = { staff: 'orders.read' } as const;
const edit = { staff: 'orders.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * How an e-invoice stands: not issued, since something lacks; waiting to be handed to the access point; handed over; with its
 * buyer; refused, so that it needs people.
 */
export const eInvoiceStates = ['blocked', 'waiting', 'sent', 'delivered', 'refused'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** What the tax administration says of an e-invoice, where the access point tells. */
export const fiscalAnswers = ['waiting', 'accepted', 'refused'] as const;

export const eInvoiceProblem = z.object({
  field: z.string().describe('Where in the invoice: lines[3].classifications, buyer.endpoint.'),
  rule: z
    .string()
    .nullable()
    .describe('As its makers name it: HR-BR-25; null for what the schema alone asks.'),
  reason: z.string(),
  itemId: z.int().nullable().describe('The line of the order that it is of.'),
  name: z.string().nullable().describe('The name of that line.'),
});

/** An e-invoice of an order, for staff. */
export const staffEInvoice = z.object({
  id: z.int(),
  number: z.string().nullable().describe('Null of one that cannot be issued yet.'),
  isInvoice: z.boolean().describe('False of a credit note.'),
  state: z.enum(eInvoiceStates),
  problems: z.array(eInvoiceProblem).describe('Why it cannot be issued.'),
  point: z.enum(eInvoicePoints).describe('Who carries it: as it was sent, or as it would be now.'),
  fiscal: z.enum(fiscalAnswers).nullable(),
  attempts: z.int(),
  lastAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  error: z.string().nullable().describe('What the access point said, or why it was not reached.'),
  rejectedAt: z.iso.datetime().nullable().describe('When its buyer refused it; null of others.'),
  rejection: z.string().nullable().describe('Why, as the buyer said it.'),
  isRejectionOpen: z.boolean().describe('A refusal that no credit note answers yet.'),
  reported: z.number().describe('Payments of it that the tax administration was told of.'),
  unreported: z.number().describe('Payments of it that it is still to hear of.'),
});
export type StaffEInvoice = z.infer<typeof staffEInvoice>;

const listed = staffEInvoice.extend({
  slug: z.string().describe('The order.'),
  kind: z.enum(['invoice', 'credit']),
  buyer: z.string(),
  issuedAt: z.iso.datetime().nullable(),
  total: z.number().nullable().describe('Below 0 of a credit note; null of what is not issued.'),
  currency: z.string().nullable(),
});
export type ListedEInvoice = z.infer<typeof listed>;

/** The views of the list: all, or what waits for people. */
export const eInvoiceViews = ['all', 'waiting'] as const;

/** E-invoices to companies, the newest first. */
export const filterEInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/eInvoice/filter',
  summary: 'E-invoices to companies with where each is, the newest first.',
  access: read,
  query: z.object({
    view: z.enum(eInvoiceViews).default('all'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(listed),
    pagination,
    point: z.enum(eInvoicePoints).describe('Who carries e-invoices of the shop now.'),
  }),
});

/** The UBL of an issued e-invoice: what was sent, or is to be. */
export const getEInvoiceFile = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/eInvoice/file/{id}',
  summary: 'An e-invoice as UBL 2.1: the text that is sent.',
  access: read,
  params: z.object({ id }),
  answersFile: ['application/xml'],
  answer: z.unknown().describe('The XML.'),
  refusals: ['notFound'],
});

/** Sends an e-invoice again, at once: one that waits, or that was refused and is mended since. */
export const sendEInvoiceAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/eInvoice/sendAgain/{id}',
  summary: 'Sends an e-invoice again, at once; one that was taken is not sent twice.',
  access: edit,
  params: z.object({ id }),
  answer: staffEInvoice,
  refusals: ['notFound', 'recordChanged'],
});

/** Says that a person handed an e-invoice to the access point. */
export const handOverEInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/eInvoice/handOver/{id}',
  summary: 'Says that staff uploaded an e-invoice to the access point; said again it changes nothing.',
  access: edit,
  params: z.object({ id }),
  answer: staffEInvoice,
  refusals: ['notFound', 'recordChanged'],
});

/**
 * Says that the buyer of an e-invoice refused it, and why, or that they did not after all. It waits for staff until the refusal is
 * taken back or the invoice is, by a refund: an issued document never changes. What was issued as a credit note, or did not go
 * out yet, cannot be refused.
 */
export const rejectEInvoice = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/eInvoice/rejection/{id}',
  summary: 'Notes that the buyer refused an e-invoice, with the reason, or takes that back.',
  access: edit,
  params: z.object({ id }),
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(1)
      .max(rejectionLength)
      .nullable()
      .describe('Null: it is not refused any more.'),
  }),
  answer: staffEInvoice,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});
