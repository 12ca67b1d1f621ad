import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { period, periodQuery } from './period.ts';

const amount = z.number().describe('In the currency of the report.');
const counted = z.object({ count: z.int(), total: amount });

const fees = {
  fees: amount.describe(
    'What providers kept of it: as they say, else computed of what the shop typed for the way to pay.',
  ),
  feesComputed: amount.describe('What of the fees is computed.'),
  feesUnknown: z.int().describe('Payments of which nobody knows the fee; it is counted as none.'),
  payout: amount.describe('What was kept, less the fees: what arrives on the account.'),
};

const books = z.object({
  ...period,
  documents: z
    .object({
      invoices: counted,
      credits: counted.describe('What they take off, below 0.'),
      total: amount,
      unpaid: counted.describe('Invoices of the period whose money has not come yet.'),
    })
    .describe('What was issued in the period.'),
  payments: z
    .array(
      z.object({
        provider: z.string().describe('Payment provider, or the kind of payment where there is none.'),
        received: counted.describe('Of orders that were paid in the period.'),
        givenBack: counted.describe('Refunds that were settled in the period, above 0.'),
        kept: amount,
        ...fees,
      }),
    )
    .describe('Money by who brought it.'),
  received: amount,
  givenBack: amount,
  kept: amount,
  ...fees,
  difference: amount.describe(
    'Documents less money kept: invoiced in the period and paid in another, or the other way round.',
  ),
});
export type BooksReport = z.infer<typeof books>;

/** What a bookkeeper compares: documents of a period and the money that came and went in it (TAX-01). */
export const getBooksReport = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/report/books',
  summary: 'Documents of a period, money by payment provider, and whether they agree.',
  access: { staff: ['books.read', 'reports.read'] },
  query: z.object(periodQuery),
  answer: books,
  refusals: ['validationFailed'],
});
