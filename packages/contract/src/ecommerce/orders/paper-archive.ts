import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { longestArchive } from './archive-limits.ts';

const day = z.iso.date().regex(/^20\d\d-/);

/**
 * Asks for the documents of a period as one download: invoices and credit notes that were issued, those of another program that
 * staff put on orders, and the confirmations of orders that have no invoice. Answers the address of a ZIP with their PDFs and a
 * list (CSV for the spreadsheet of the caller's language, a line for each tax rate of a document); it holds for ten minutes.
 */
export const askPaperArchive = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/paper/archive',
  summary: 'Answers how many documents a period has, and the address of all of them in one ZIP with a list.',
  access: { staff: ['orders.read', 'books.read'] },
  isLoggedRead: true,
  query: z.object({
    from: day.describe('First day, in the time of the shop.'),
    to: day.describe(`Last day, within; at most ${longestArchive} days.`),
  }),
  answer: z.object({
    documents: z.int(),
    path: z.string().nullable().describe('Null where the period has none.'),
  }),
  refusals: ['validationFailed'],
});

/** That ZIP, by an address that only staff were given and that ends. */
export const getPaperArchive = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/paper/archive/{token}',
  summary: 'The documents of a period as a ZIP with a list, written as it is read.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ token: z.string().min(1).max(300) }),
  answersFile: ['application/zip'],
  answer: z.unknown().describe('The ZIP.'),
  refusals: ['notFound'],
});
