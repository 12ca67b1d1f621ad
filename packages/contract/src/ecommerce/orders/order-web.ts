import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { listedOrder, order } from './order.ts';

const slug = z.object({ slug: z.string().max(40) });
const key = z.string().max(100).describe('Key of the link to this order; its owner needs none.');

/** An order, for its owner or the holder of its link. */
export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/web/get/{slug}',
  summary: 'An order with everything its owner may know.',
  access: 'visitor',
  cache: 'never',
  params: slug,
  query: z.object({ key: key.optional() }),
  answer: order,
  refusals: ['notFound', 'tooManyRequests'],
});

/** Orders of the calling customer, the newest first (ACCT-015). */
export const filterOwnOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/web/filter',
  summary: 'The calling customer’s orders, the newest first.',
  access: 'customer',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(listedOrder), pagination }),
});

/** Takes back an order that is not paid. */
export const cancelOwnOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/web/cancel/{slug}',
  summary: 'Cancels an order that is not paid yet; its pieces go back into stock.',
  access: 'visitor',
  params: slug,
  body: z.object({ key: key.nullish() }),
  answer: order,
  refusals: ['notFound', 'orderMoveNotAllowed'],
});

/** A document of an order as PDF: an offer with the payment slip, the invoice, or one of the credit notes. */
export const getOrderPdf = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/web/pdf/{slug}',
  summary: 'The order as PDF.',
  access: 'anyone',
  cache: 'never',
  params: slug,
  query: z.object({
    site: z.coerce.number().int(),
    key,
    document: z.coerce
      .number()
      .int()
      .optional()
      .describe('An issued document of it; without one the invoice, or the offer before.'),
    paper: z.coerce.number().int().optional().describe('A paper of another program that was put on it.'),
  }),
  answersFile: ['application/pdf'],
  answer: z.unknown().describe('The bytes of the PDF.'),
  refusals: ['notFound', 'siteUnknown'],
});

/** The barcode of the payment slip as PNG. */
export const getOrderPaymentSlip = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/web/slip/{slug}',
  summary: 'The PDF417 of the payment slip as PNG.',
  access: 'anyone',
  cache: 'never',
  params: slug,
  query: z.object({ site: z.coerce.number().int(), key }),
  answersFile: ['image/png'],
  answer: z.unknown().describe('The bytes of the picture.'),
  refusals: ['notFound', 'siteUnknown'],
});

/** A bought file, by a signed link that ends (ORDER-025). */
export const getOrderDownload = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/web/download/{id}',
  summary: 'A bought file; every call counts as one download.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ id: z.string().max(20) }),
  query: z.object({ site: z.coerce.number().int(), until: z.coerce.number().int(), key }),
  answersFile: ['application/octet-stream'],
  redirects: 302,
  answer: z.unknown().describe('The bytes of the file, or a redirect to where it lies.'),
  refusals: ['notFound', 'siteUnknown', 'downloadOver'],
});
