import { z } from 'zod';
import { paymentKinds } from '../payment.ts';
import { orderStates } from './order-states.ts';

/** What was issued for an order. */
export const issuedKinds = ['any', 'credit'] as const;

/** What a list of orders begins with: unless given, with the newest. */
export const firstOrders = z
  .enum(['waiting'])
  .optional()
  .describe('waiting: those that people must look at come first; otherwise the newest.');

/** What lists of orders are narrowed by. */
export const orderFilters = {
  search: z.string().trim().max(100).optional().describe('Number, e-mail or name of the buyer.'),
  state: z.enum(orderStates).optional(),
  kind: z.enum(paymentKinds).optional(),
  from: z.iso.datetime().optional().describe('Placed at this moment or later.'),
  to: z.iso.datetime().optional().describe('Placed before this moment.'),
  attention: z.enum(['true', 'false']).optional().describe('true: only those that people must look at.'),
  assignee: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Who deals with it.'),
  tag: z.string().trim().max(40).optional(),
  sold: z.enum(['true', 'false']).optional().describe('true: only those that count as sold in reports.'),
  unsent: z.enum(['true', 'false']).optional().describe('true: only those that wait to be sent.'),
  overdue: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: only those bought on invoice that should have been paid by now.'),
  product: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('With a line of it.'),
  category: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('With a line of a product whose main category it is.'),
  refunded: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: only those of which money went back; from and to are then of that moment.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('Delivered to, ISO 3166-1 alpha-2.'),
  issued: z
    .enum(issuedKinds)
    .optional()
    .describe('With an invoice or a credit note, or with a credit note; from and to are then of its issue.'),
  taxedIn: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('Where it is taxed, as in the report of taxes.'),
  taxRate: z.coerce.number().min(0).max(100).optional().describe('Percent; with a document of this rate.'),
  oss: z.enum(['true', 'false']).optional().describe('true: only those with the tax of another country.'),
  iso: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Placed in this currency.'),
};

/** The same, as one schema. */
export const orderListFilter = z.object(orderFilters);
