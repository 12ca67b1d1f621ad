import { z } from 'zod';
import { listedOrder } from '../ecommerce/orders/order.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffNoteLength } from '../field-lengths.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

const staff = { staff: 'customers.read' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What a customer is to the shop: an account, somebody who bought without one, a company. */
export const customerKinds = ['account', 'guest', 'company'] as const;

/** How often somebody has bought. */
export const customerBuys = ['never', 'once', 'loyal'] as const;

/** Orders from which on a customer counts as loyal. */
export const loyalOrders = 3;

export const customerOrders = ['createdAt', '-createdAt', 'spent', '-spent', 'lastAt', '-lastAt'] as const;

const listedCustomer = z.object({
  id: z.int(),
  name: z.string().describe('First and last name, or the company; empty when nobody said it.'),
  email: z.string(),
  kind: z.enum(customerKinds),
  city: z.string().describe('Of the newest order; empty without one.'),
  country: z.string().describe('ISO 3166-1 code of the newest order; empty without one.'),
  orders: z.int().describe('Orders that count as sold.'),
  spent: z.number().describe('What they cost, refunds taken off; in the main currency of the shop.'),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  lastAt: z.iso.datetime().nullable().describe('When the newest of them was placed.'),
  hasNewsletter: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** Customers of the site, the newest first. */
export const filterCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/customer/filter',
  summary: 'Customers of the site by words, kind, what they bought and the newsletter.',
  access: staff,
  query: z.object({
    search: z.string().trim().max(100).optional().describe('Name, e-mail or telephone.'),
    kind: z.enum(customerKinds).optional(),
    buys: z.enum(customerBuys).optional().describe('never, once, or loyal: three orders and more.'),
    segment: z.coerce
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('Only who is in this segment now.'),
    newsletter: z.enum(['true', 'false']).optional().describe('true: only who may get it.'),
    from: z.iso.datetime().optional().describe('Came at this moment or later.'),
    to: z.iso.datetime().optional().describe('Came before this moment.'),
    sort: z.enum(customerOrders).optional().describe('A minus turns it round.'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(listedCustomer),
    pagination,
    isMore: z.boolean().describe('There are more than were counted.'),
  }),
});

const note = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string().describe('Name of whoever wrote it; empty when that account is gone.'),
  mayRemove: z.boolean().describe('Whether the caller may remove it: who wrote it, and users.edit.'),
});

const staffCustomer = listedCustomer.extend({
  firstName: z.string(),
  lastName: z.string(),
  company: z.object({ name: z.string(), address: z.string() }).nullable(),
  phone: z.string().describe('As said last; empty when never.'),
  language: z.string().describe('Three-letter code.'),
  emailConfirmed: z.boolean(),
  isActive: z.boolean(),
  refunded: z.number().describe('What was given back of their orders, main currency of the shop.'),
  memberCard: z.string().nullable(),
  newsletter: z.object({ state: z.string(), confirmedAt: z.iso.datetime().nullable() }).nullable(),
  newest: z.array(listedOrder).describe('The newest orders.'),
  addresses: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      street: z.string(),
      place: z.string(),
      country: z.string().describe('ISO 3166-1 alpha-2; empty for an unknown one.'),
      phone: z.string(),
    }),
  ),
  consents: z.array(
    z.object({
      uniqueNumber: z.string(),
      status: z.enum(['accepted', 'withdrawn']),
      at: z.iso.datetime(),
      source: z.string(),
      isProved: z
        .boolean()
        .describe('False: anybody could have said it under this e-mail; it counts for nothing.'),
    }),
  ),
  comments: z.array(
    z.object({
      id: z.int(),
      content: z.string(),
      rating: z.int().nullable(),
      state: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  segments: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Those that the customer is in at the moment of the call.'),
  notes: z.array(note).describe('Of the staff, the newest first; they go with an export of the data.'),
  kept: z
    .array(z.object({ name: z.string(), count: z.int(), text: z.string() }))
    .describe('What an erasure would leave, and by which law, in the language of the call.'),
});
export type StaffCustomer = z.infer<typeof staffCustomer>;
export type StaffListedCustomer = z.infer<typeof listedCustomer>;

/** A customer with everything that staff have to know. */
export const getStaffCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/customer/get/{id}',
  summary: 'A customer with orders, addresses, consents, comments and notes.',
  access: staff,
  params: z.object({ id }),
  answer: staffCustomer,
  refusals: ['notFound'],
});

/** Writes a note about a customer; staff see it, and the customer in an export of the data. */
export const addCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/customer/note/create/{id}',
  summary: 'Adds a note of the staff about a customer.',
  access: staff,
  params: z.object({ id }),
  body: z.object({ text: z.string().trim().min(1).max(staffNoteLength) }),
  unloggedFields: ['text'],
  answer: z.object({ notes: z.array(note) }),
  refusals: ['notFound'],
});

/** Removes a note about a customer: one's own, or anybody's with users.edit. */
export const removeCustomerNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/customer/note/delete/{id}/{noteId}',
  summary: 'Removes a note of the staff about a customer.',
  access: staff,
  params: z.object({ id, noteId: id }),
  answer: z.object({ notes: z.array(note) }),
  refusals: ['notFound'],
});

/** Everything the shop knows about a customer who asked for it by letter or mail. Not the envelope. */
export const exportCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/customer/export/{id}',
  summary: 'The personal data of a customer as JSON by part.',
  access: { staff: 'users.edit' },
  isLoggedRead: true,
  params: z.object({ id }),
  answersFile: ['application/json'],
  answer: z.unknown().describe('The bytes.'),
  refusals: ['notFound'],
});
