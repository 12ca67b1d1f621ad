import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** Most orders of one file: each is moved by itself, with its mails and papers. */
export const mostOrderRows = 500;

/** Why a row of a file of orders changes nothing. */
export const orderFileReasons = [
  'number',
  'missing',
  'twice',
  'state',
  'move',
  'attention',
  'stock',
  'tags',
  'tooLong',
  'carrier',
  'link',
  'parcels',
  'nothing',
  'rounded',
] as const;
export type OrderFileReason = (typeof orderFileReasons)[number];

/** Takes from a file what happened to orders that are there, as a warehouse or a carrier sends it back. */
export const takeOrders = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/take',
  summary:
    'Takes state, tags, note, carrier, tracking number and link of orders from a CSV by their numbers, each row by itself; a dry run says what would happen. Empty cells change nothing.',
  access: { staff: 'orders.edit' },
  unloggedFields: ['file'],
  body: z.object({
    file: z
      .string()
      .min(1)
      .max(900_000)
      .describe(
        'The CSV: number, state, tags (with commas between), note, carrier, trackingNumber, trackingUrl (of several parcels with semicolons between).',
      ),
    isDryRun: z.boolean().default(true),
    isQuiet: z.boolean().default(false).describe('True sends no mails.'),
  }),
  answer: z.object({
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    reasons: z
      .array(z.object({ row: z.int(), number: z.string(), reason: z.enum(orderFileReasons) }))
      .describe('The first of them.'),
  }),
  refusals: ['validationFailed'],
});
