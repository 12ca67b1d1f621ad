import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { eInvoicePoints } from '../duties/invoicing.ts';

const read = { staff: 'orders.read' } as const;
const edit = { staff: 'orders.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const incomingStates = ['new', 'accepted', 'refused'] as const;

/** Why an e-invoice is refused: data that VAT does not depend on, data that it does, something else (Article 52). */
export const rejectionKinds = ['notOfVat', 'ofVat', 'other'] as const;

/** Why a file was not taken in. */
export const incomingFaults = ['notUbl', 'otherBuyer'] as const;

/** Most bytes of one e-invoice, and most files of one call. */
export const incomingBytes = 30 * 1024 * 1024;
export const mostIncoming = 20;

const incoming = z.object({
  id: z.int(),
  number: z.string(),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  sender: z.string(),
  senderOib: z.string().nullable(),
  total: z.number(),
  currency: z.string(),
  arrivedAt: z.iso.datetime(),
  state: z.enum(incomingStates),
  reasonKind: z.enum(rejectionKinds).nullable(),
  reason: z.string().nullable().describe('Why it was refused, in the words of staff.'),
  decidedAt: z.iso.datetime().nullable(),
  by: z.string().describe('Who decided; empty while nobody did.'),
  report: z
    .enum(['waiting', 'reported', 'refused'])
    .nullable()
    .describe('Of what was refused: whether the tax administration was told of it.'),
  reportBy: z.iso.date().nullable().describe('By when it is to be told: the 20th of the next month.'),
  error: z.string().nullable(),
});
export type IncomingInvoice = z.infer<typeof incoming>;

/** E-invoices that came from others, the newest first. */
export const filterIncomingInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/incomingInvoice/filter',
  summary: 'E-invoices that came from others, kept as they came, the newest first.',
  access: read,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({ records: z.array(incoming), pagination, point: z.enum(eInvoicePoints) }),
});

/** An e-invoice that came, as it came. */
export const getIncomingInvoiceFile = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/incomingInvoice/file/{id}',
  summary: 'An e-invoice that came from another, as it came.',
  access: read,
  params: z.object({ id }),
  answersFile: ['application/xml'],
  answer: z.unknown().describe('The XML.'),
  refusals: ['notFound'],
});

/** Takes in e-invoices that a person brings (multipart, part `file` for each); the same file again is the same document. */
export const takeIncomingInvoices = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/incomingInvoice/take',
  summary: 'Takes in e-invoices (UBL) that staff fetched from the access point.',
  access: edit,
  unkeyed: 'Each document is kept once, however often its file is sent.',
  answer: z.object({
    taken: z.array(z.object({ file: z.string(), id: z.int(), number: z.string(), isKnown: z.boolean() })),
    refused: z.array(z.object({ file: z.string(), reason: z.enum(incomingFaults), detail: z.string() })),
  }),
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});

/** Asks the access point at once for what has arrived; else a job does every quarter of an hour. */
export const fetchIncomingInvoices = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/incomingInvoice/fetch',
  summary: 'Asks the access point for e-invoices that have arrived.',
  access: edit,
  answer: z.object({
    arrived: z.int(),
    error: z.string().nullable().describe('What the access point said, or why it was not reached.'),
  }),
});

/** Accepts an e-invoice that came, or refuses it with a reason, which the tax administration is told. */
export const decideIncomingInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/incomingInvoice/decide/{id}',
  summary:
    'Accepts an e-invoice that came, or refuses it with a reason, of which the tax administration is told.',
  access: edit,
  params: z.object({ id }),
  body: z.object({
    act: z
      .enum(['accept', 'refuse', 'reported'])
      .describe('`reported`: staff told the tax administration of the refusal themselves.'),
    kind: z.enum(rejectionKinds).default('other').describe('Of a refusal.'),
    reason: z
      .string()
      .trim()
      .max(1024)
      .default('')
      .describe('Of a refusal, which has one: the tax administration and the sender read it.'),
  }),
  answer: incoming,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});
