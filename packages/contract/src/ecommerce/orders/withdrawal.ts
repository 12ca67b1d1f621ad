import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { emailLength, orderNumberLength, withdrawerNameLength } from '../../field-lengths.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

/** What says whose order it is: its number with the e-mail it was placed with, or with the key of its link. */
const whichOrder = {
  orderSlug: z.string().trim().min(1).max(orderNumberLength).describe('Number of the order: 2026-000123.'),
  email: z.string().trim().max(emailLength).nullish().describe('The address the order was placed with.'),
  key: z.string().max(100).nullish().describe('Key of the order’s link, instead of the address.'),
};

/** Days in which a buyer may withdraw (Directive 2011/83/EU, Article 9). */
export const withdrawalDays = 14;

/** What an item is to the right of withdrawal; kept with the order, since products change. */
export const withdrawalClasses = ['goods', 'personalised', 'digital', 'service', 'event'] as const;
export type WithdrawalClass = (typeof withdrawalClasses)[number];

/** Why the right of withdrawal does not reach a line (Directive 2011/83/EU, Article 16). */
export const withdrawalExceptions = [
  'personalised',
  'digital',
  'event',
  'notReturnable',
  'performed',
  'alreadyWithdrawn',
  'alreadyRefunded',
  'alreadyReturned',
] as const;
export type WithdrawalException = (typeof withdrawalExceptions)[number];

const withdrawable = z.object({
  orderSlug: z.string(),
  name: z.string().describe('Name of the buyer, to be confirmed or changed.'),
  email: z.string().describe('Address of the order; where the acknowledgement goes unless another is given.'),
  placedAt: z.iso.datetime(),
  endsAt: z.iso
    .datetime()
    .nullable()
    .describe('End of the period (exclusive); null while the goods are not delivered.'),
  isInTime: z.boolean(),
  lines: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      quantity: z
        .int()
        .describe('Pieces that are neither withdrawn nor given back for yet; 0 when none is left.'),
      mayWithdraw: z
        .boolean()
        .describe(
          'False: an exception is known. The statement is taken nevertheless, except where no piece is left.',
        ),
      why: z.enum(withdrawalExceptions).nullable(),
    }),
  ),
});
export type Withdrawable = z.infer<typeof withdrawable>;

const withdrawnLine = z.object({ id: z.int(), name: z.string(), quantity: z.int() });

/** First step of the withdrawal: what can be withdrawn from; for guests too. */
export const openWithdrawal = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/web/withdrawal/open',
  summary: 'What a buyer may withdraw from, for who knows number and e-mail of the order or holds its link.',
  access: 'visitor',
  body: z.object(whichOrder),
  answer: withdrawable,
  refusals: ['withdrawalOrderUnknown', 'tooManyRequests'],
});

/** Second step: the statement itself. It is never refused for being late or for an exception. */
export const confirmWithdrawal = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/web/withdrawal/confirm',
  summary: 'Takes the statement of withdrawal and acknowledges it by mail with its content, date and time.',
  access: 'visitor',
  body: z.object({
    ...whichOrder,
    name: z.string().trim().min(1).max(withdrawerNameLength),
    contactEmail: z.email().max(emailLength).describe('Where the acknowledgement goes.'),
    lines: z
      .array(z.object({ id: z.int(), quantity: z.int().min(1).max(1_000_000) }))
      .min(1)
      .max(500),
  }),
  answer: z.object({
    number: z.string().describe('Number of the statement for people: 2026-000123-R1.'),
    submittedAt: z.iso.datetime(),
    isInTime: z.boolean(),
    lines: z.array(withdrawnLine),
  }),
  refusals: ['withdrawalOrderUnknown', 'withdrawalLinesWrong', 'tooManyRequests'],
});

/**
 * For anyone who does not remember the e-mail: the confirmation of the order, with the link of its withdrawal, goes once more to the
 * address it was placed with, three times a day at most. The answer is the same whether there is such an order or not.
 */
export const mailWithdrawalLink = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/web/withdrawal/link',
  summary: 'Mails the link of the withdrawal to the address with which an order was placed.',
  access: 'visitor',
  body: z.object({ orderSlug: whichOrder.orderSlug }),
  answer: z.object({}),
  refusals: ['tooManyRequests'],
});

/** Statements of withdrawal of the site for staff, the newest first. */
export const filterWithdrawals = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/withdrawal/filter',
  summary: 'Statements of withdrawal with the proposed refund, the newest first.',
  access: { staff: 'orders.read' },
  query: z.object({
    orderSlug: z.string().max(orderNumberLength).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        number: z.string(),
        orderSlug: z.string(),
        name: z.string(),
        contactEmail: z.string(),
        submittedAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
        isInTime: z.boolean(),
        lines: z.array(withdrawnLine.extend({ why: z.enum(withdrawalExceptions).nullable() })),
        proposedRefund: z.number().describe('Decimal sum in the currency of the order.'),
        refundUntil: z.iso
          .datetime()
          .describe('End (exclusive) of the 14 days in which money is to be given back (Article 13 (1)).'),
        order: z
          .object({
            orderTotal: z.number(),
            paidTotal: z.number(),
            refundedTotal: z.number().describe('What goes back or has gone, for whatever reason.'),
            handedBackTotal: z.number().describe('What of it was handed to gateway or bank.'),
          })
          .nullable()
          .describe('Money of the order now; null when the order is gone.'),
        currency: z.object({ iso: z.string(), symbol: z.string() }),
        hash: z.string(),
        isUnchanged: z.boolean().describe('False: somebody changed the statement after it was made.'),
      }),
    ),
    pagination,
  }),
});
