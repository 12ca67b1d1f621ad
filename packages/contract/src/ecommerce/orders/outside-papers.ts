import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { staffOrder } from './order-staff.ts';

const access = { staff: 'orders.edit' } as const;
const slug = z.string().max(40);

/** Longest number of an invoice of another program, and most bytes of its PDF. */
export const paperNumberLength = 60;
export const paperBytes = 10 * 1024 * 1024;
/** Most PDFs of one call. */
export const mostPapers = 200;

export const outsidePaperKinds = ['invoice', 'credit'] as const;

const number = z.string().trim().min(1).max(paperNumberLength);

/**
 * Puts the invoice (or a credit note) that another program made out on an order: number, day and, as part `file` of a multipart
 * body, its PDF. The buyer gets it by mail and sees it with the order. The same number again replaces its PDF; another invoice
 * takes the place of the one that was there.
 */
export const putOutsidePaper = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/paper/put/{slug}',
  summary: 'Puts the invoice of another program (number, day, PDF as multipart part file) on an order.',
  access,
  unkeyed: 'The same number is put once, however often it is sent.',
  takesFiles: { part: 'file' },
  params: z.object({ slug }),
  query: z.object({
    kind: z.enum(outsidePaperKinds).default('invoice'),
    number,
    issuedOn: z.iso.date().optional().describe('The day on the paper; today unless given.'),
    isQuiet: z.stringbool().default(false).describe('True sends no mail.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'unsupportedMediaType', 'payloadTooLarge', 'validationFailed', 'fileUnreadable'],
});

/** Takes a paper of another program off an order that it was put on by mistake; its PDF is deleted. */
export const removeOutsidePaper = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/order/paper/delete/{slug}/{paperId}',
  summary: 'Takes the invoice of another program off an order.',
  access,
  params: z.object({ slug, paperId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: staffOrder,
  refusals: ['notFound'],
});

/** Why one of many PDFs did not come to an order. */
export const paperReasons = ['noOrder', 'twoOrders', 'noPdf', 'ours', 'tooLarge', 'twice'] as const;
export type PaperReason = (typeof paperReasons)[number];

/**
 * Takes many PDFs at once (multipart, part `file` for each). A file comes to the order whose number, or whose invoice's number, its
 * name has, as `2026-000123 racun 55-1-1.pdf`; signs between digits count alike. What follows the number of the order is the
 * number of the invoice, where the order has none yet.
 */
export const takeOutsidePapers = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/paper/take',
  summary: 'Takes many PDFs of invoices and puts each on the order that its name tells.',
  access,
  unkeyed: 'The same number is put once, however often it is sent.',
  takesFiles: { part: 'file', isMany: true },
  query: z.object({ isQuiet: z.stringbool().default(false).describe('True sends no mails.') }),
  answer: z.object({
    put: z.array(z.object({ file: z.string(), slug: z.string(), number: z.string() })),
    refused: z.array(z.object({ file: z.string(), reason: z.enum(paperReasons) })),
  }),
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});
