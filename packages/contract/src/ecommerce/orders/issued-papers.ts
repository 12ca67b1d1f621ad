import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { kinds } from '../../resource/kinds.ts';
import { resourceOver } from '../../resource.ts';

const documentKinds = ['invoice', 'credit'] as const;

/** What a document is by law: fiscalised, an e-invoice, or plain. */
const documentPapers = ['fiscal', 'eInvoice', 'plain'] as const;

/**
 * How a document stands with whom it goes to: confirmed by the tax host or with its buyer, sent, waiting to be, refused so that it
 * needs people; one that is told to nobody is issued, and that is all.
 */
export const documentStates = ['confirmed', 'sent', 'waiting', 'refused', 'issued'] as const;

const listed = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(documentKinds),
  paper: z.enum(documentPapers),
  state: z.enum(documentStates),
  issuedAt: z.iso.datetime(),
  buyer: z.string().describe('As it stands on the document.'),
  orderSlug: z.string(),
  total: z.number().describe('Below 0 of a credit note.'),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  reason: z.string().nullable().describe('Why it is refused, in the words of who refused it.'),
  corrects: z
    .string()
    .nullable()
    .describe('The number of the invoice that a credit note takes something off.'),
  pdfUrl: z.string().describe('Path of its PDF.'),
});

/** Everything that a site issued, the newest first: invoices and credit notes (DOC-01). */
export const filterIssuedPapers = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/issued/filter',
  summary: 'Invoices and credit notes that were issued, with how each stands, the newest first.',
  access: { staff: 'orders.read' },
  query: z.object({
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe('Number of a document (125 or 125/WEB1/1) or an order, OIB or name of the buyer.'),
    kind: z.enum(documentKinds).optional(),
    paper: z.enum(documentPapers).optional(),
    state: z.enum(documentStates).optional(),
    from: z.iso.datetime().optional().describe('Issued at this moment or later.'),
    to: z.iso.datetime().optional().describe('Issued before this moment.'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({ records: z.array(listed), pagination }),
});

/** Issued documents as the back office lists them; what belongs to one stands on its order. */
export const issuedPaperResource = resourceOver(
  { filter: filterIssuedPapers },
  {
    name: 'issuedPaper',
    search: { asks: 'search', max: 100 },
    fields: {
      number: kinds.text(60, { list: 'name' }),
      buyer: kinds.text(200, { list: true }),
      issuedAt: kinds.instant({ list: true, filter: true, asks: ['from', 'to'] }),
      kind: kinds.choice(documentKinds, { filter: true }),
      paper: kinds.choice(documentPapers, { list: true, filter: true }),
      state: kinds.state(documentStates, { list: true, filter: true }),
      pdf: kinds.text(10, { list: true }),
      total: kinds.money({ list: 'sum', of: 'currency' }),
    },
    views: [
      { key: 'refused', filter: { state: 'refused' } },
      { key: 'invoices', filter: { kind: 'invoice' } },
      { key: 'credits', filter: { kind: 'credit' } },
      { key: 'eInvoices', filter: { paper: 'eInvoice' } },
    ],
  },
);
