import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { orderStates } from '../orders/order-states.ts';
import {
  asideReasonLength,
  bankLineStates,
  bankReasons,
  mostPartsOfLine,
  statementFaults,
} from './bank-reasons.ts';

const access = { staff: 'orders.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const part = z.object({
  slug: z.string().describe('The order.'),
  amount: z.number().describe('What of the movement is for it.'),
});

/** An order that a movement may be for. */
const bankOrder = z.object({
  slug: z.string(),
  buyer: z.string(),
  state: z.enum(orderStates),
  rest: z.number().describe('What is left to pay of it.'),
  currency: z.string(),
});

/** A movement of money as the bank tells of it, with what it is to the orders. */
export const bankLine = z.object({
  id: z.int(),
  position: z.int(),
  direction: z.enum(['in', 'out']),
  amount: z.number(),
  currency: z.string(),
  bookedOn: z.iso.date().nullable(),
  name: z.string().describe('Who paid, or was paid.'),
  iban: z.string().nullable(),
  reference: z.string().describe('As the payer wrote it, with its model; empty without one.'),
  text: z.string(),
  returnReason: z.string().nullable().describe('ISO code of the bank; null where nothing came back.'),
  state: z.enum(bankLineStates),
  isAutomatic: z.boolean().describe('Nobody pressed for it.'),
  reason: z.enum(bankReasons).nullable().describe('While it is open: what it is to the orders.'),
  proposed: z.array(part).describe('While it is open: what one press books; empty where a person chooses.'),
  orders: z.array(bankOrder).describe('While it is open: orders it may be for.'),
  parts: z.array(part).describe('What it was booked on.'),
  note: z.string().describe('Why it was set aside.'),
  by: z.string().describe('Who decided; empty when nobody did.'),
  decidedAt: z.iso.datetime().nullable(),
});
export type BankLine = z.infer<typeof bankLine>;

const counts = {
  open: z.int().describe('Movements that wait for a person.'),
  booked: z.int(),
  setAside: z.int(),
  ignored: z.int().describe('Money that went out, fees of the bank.'),
};

const listedStatement = z.object({
  id: z.int(),
  number: z.string(),
  iban: z.string(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  fileName: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  ...counts,
});
export type ListedStatement = z.infer<typeof listedStatement>;

/**
 * Reads statements of the shop's account (camt.053, multipart, part `file` for each). What is sure is booked at once, each
 * movement once however often and in whatever order files come (BANK-01). A file that cannot be read, or of an account that is
 * not the shop's, books nothing and is told with its reason.
 */
export const takeBankStatements = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/statement/take',
  summary: 'Reads bank statements (camt.053) and books what is sure.',
  access,
  unkeyed: 'Each movement is booked once, however often its statement is sent.',
  takesFiles: { part: 'file', isMany: true },
  answer: z.object({
    taken: z.array(
      z.object({
        file: z.string(),
        id: z.int(),
        number: z.string(),
        isKnown: z.boolean().describe('The statement was read before.'),
        lines: z.int(),
        known: z.int().describe('Movements of it that were read before, from this or another file.'),
        booked: z.int().describe('What was booked now.'),
        open: z.int().describe('What waits for a person.'),
      }),
    ),
    refused: z.array(
      z.object({
        file: z.string(),
        reason: z.enum(statementFaults),
        found: z
          .string()
          .describe('The account or the message that was found; empty where that says nothing.'),
        line: z.int().nullable(),
      }),
    ),
    account: z.string().describe('The account of the shop (CompanyIban); empty while it has none.'),
  }),
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});

/** Statements that were read, the newest first. */
export const filterBankStatements = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/bank/statement/filter',
  summary: 'Bank statements that were read, with what waits in each.',
  access,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(listedStatement),
    pagination,
    account: z.string().describe('The account of the shop; empty while it has none.'),
  }),
});

const bookedSum = z.object({ count: z.int(), amount: z.number() });

/** A statement with a page of its movements: those that wait first, then those that were booked, then those set aside. */
export const getBankStatement = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/bank/statement/get/{id}',
  summary: 'A bank statement: what waits and why, what was booked on which order.',
  access,
  params: z.object({ id }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.largestLimit),
  }),
  answer: listedStatement.extend({
    currency: z.string(),
    opening: z.number().nullable(),
    closing: z.number().nullable(),
    isBalanced: z
      .boolean()
      .nullable()
      .describe(
        'Whether its movements lead from the opening to the closing balance; null where it does not say.',
      ),
    lines: z.array(bankLine).describe('Those that went out and have nothing to do with orders are left out.'),
    pagination,
    sure: z.int().describe('Movements of all pages that one press would book now.'),
    byItself: bookedSum.describe('Of all pages, what was booked without a press.'),
    byPeople: bookedSum.describe('Of all pages, what a person booked.'),
  }),
  refusals: ['notFound'],
});
export type BankStatement = z.infer<NonNullable<typeof getBankStatement.answer>>;

/** Books what of a statement has become sure since it was read. */
export const postSureBankLines = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/statement/bookSure/{id}',
  summary: 'Books all movements of a statement that are sure now; said again it changes nothing.',
  access,
  params: z.object({ id }),
  answer: z.object({ booked: z.int(), open: z.int() }),
  refusals: ['notFound'],
});

/**
 * Decides about a movement that waits: it is booked on orders (their sums make up the movement; more than is left to pay of an
 * order is held for a refund), confirms an order that staff had marked as paid, or is set aside with a reason; what was set aside
 * is taken up again. `undo` takes a booking back while no order lives on that money (field `act`: ofRefund, refunded, paidWithIt);
 * nothing books such a movement by itself again. Said again it changes nothing; refuses with recordChanged what somebody else
 * decided otherwise.
 */
export const decideBankLine = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/line/decide/{lineId}',
  summary: 'Books a movement of a bank statement on orders, takes that back, or sets it aside.',
  access,
  params: z.object({ lineId: id }),
  body: z.object({
    act: z.enum(['book', 'confirm', 'setAside', 'reopen', 'undo']),
    parts: z
      .array(
        z.object({ slug: z.string().trim().min(1).max(40), amount: z.number().positive().max(100_000_000) }),
      )
      .max(mostPartsOfLine)
      .default([])
      .describe('Of book and confirm: which orders, and how much for each.'),
    note: z.string().trim().max(asideReasonLength).default('').describe('Of setAside: why.'),
  }),
  answer: bankLine,
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});
