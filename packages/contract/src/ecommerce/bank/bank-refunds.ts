import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

const access = { staff: 'orders.refund' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Most refunds of one file, and longest name that a bank writes. */
export const mostTransfers = 500;
export const payeeLength = 70;

const transferFile = z.object({
  id: z.int(),
  name: z.string().describe('What the file is called, to the bank and on the disk.'),
  payOn: z.iso.date(),
  count: z.int(),
  amount: z.number(),
  state: z
    .enum(['made', 'handedOver', 'takenBack'])
    .describe('Taken back: it never went to the bank, its refunds are owed again.'),
  by: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().describe('When it was handed over, or taken back.'),
});
export type TransferFileRow = z.infer<typeof transferFile>;

/** Refunds in euro that no provider gives back and nobody has handed over, and the files that were made of such. */
export const listOwedRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/bank/refund/list',
  summary: 'Refunds that are to be paid by transfer, and the files for the bank.',
  access,
  answer: z.object({
    owed: z.array(
      z.object({
        refundId: z.int(),
        slug: z.string(),
        amount: z.number(),
        since: z.iso.datetime().nullable(),
        name: z.string().describe('Who gets it: whoever paid the order by transfer, else its buyer.'),
        iban: z.string().describe('The account that the order was paid from; empty where that is not known.'),
      }),
    ),
    files: z.array(transferFile).describe('The newest first, at most 50.'),
    account: z.string().describe('The account of the shop; empty while it has none.'),
  }),
});

/**
 * Makes one file of credit transfers (pain.001) of refunds that are owed. A refund stands in one file at most; refuses with
 * recordChanged where one of them is in another or was handed over, and with validationFailed what a bank would not take.
 */
export const makeTransferFile = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/refund/make',
  summary: 'Makes a pain.001 file of refunds for the bank; each refund stands in one file at most.',
  access,
  body: z.object({
    payOn: z.iso.date().describe('The day on which the bank is to pay; not before today.'),
    version: z.enum(['03', '09']).default('09').describe('pain.001.001.03 or .09, as the bank wants it.'),
    transfers: z
      .array(
        z.object({
          refundId: id,
          name: z.string().trim().max(payeeLength),
          iban: z.string().trim().max(50),
        }),
      )
      .min(1)
      .max(mostTransfers),
  }),
  answer: transferFile,
  unloggedFields: ['transfers'],
  refusals: ['validationFailed', 'recordChanged'],
});

/** The file as the bank takes it; the same however often it is fetched. */
export const getTransferFile = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/bank/refund/file/{id}',
  summary: 'A file of refunds as pain.001.',
  access,
  isLoggedRead: true,
  params: z.object({ id }),
  answersFile: ['application/xml'],
  answer: z.unknown().describe('The XML.'),
  refusals: ['notFound', 'recordChanged'],
});

/** Says that a file was handed to the bank: its refunds are given back, and the buyers hear of it. */
export const handOverTransferFile = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/refund/handOver/{id}',
  summary: 'Says that a file of refunds went to the bank; said again it changes nothing.',
  access,
  params: z.object({ id }),
  answer: transferFile,
  refusals: ['notFound', 'recordChanged'],
});

/** Says that a file will never go to the bank: its refunds can stand in another. */
export const takeBackTransferFile = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/bank/refund/takeBack/{id}',
  summary: 'Takes back a file of refunds that no bank has seen; refused once one of them was given back.',
  access,
  params: z.object({ id }),
  answer: transferFile,
  refusals: ['notFound', 'recordChanged'],
});
