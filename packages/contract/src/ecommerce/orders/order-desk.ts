import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { tagLength } from '../../field-lengths.ts';
import { firstOrders, orderFilters } from './order-filters.ts';

const readers = { staff: 'orders.read' } as const;
const staff = { staff: 'orders.edit' } as const;
const slug = z.string().max(40);
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** How many tags an order has at most. */
export const mostTags = 20;
const tag = z.string().trim().min(1).max(tagLength);

const note = z.object({
  id: z.int(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string().describe('Name of whoever wrote it; empty when that account is gone.'),
});

const person = z.object({ id: z.int(), name: z.string() });

/** What lies beside an order: notes, tags, who deals with it, its neighbours in a list, its buyer. */
export const getOrderDesk = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/desk/{slug}',
  summary: 'Notes, tags and people of an order, and its neighbours in the list that the filters make.',
  access: readers,
  params: z.object({ slug }),
  query: z.object({ ...orderFilters, first: firstOrders }),
  answer: z.object({
    notes: z.array(note),
    tags: z.array(z.string()),
    assignee: person.nullable(),
    before: z.string().nullable().describe('Number of the order above it in the list.'),
    after: z.string().nullable(),
    place: z
      .int()
      .nullable()
      .describe('Where it stands in the list, from 1; null further down than is counted.'),
    total: z.int().describe('Of the list, as far as it is counted.'),
    isMore: z.boolean().describe('There are more than were counted.'),
    buyer: z
      .object({ id: z.int(), orders: z.int(), spent: z.number() })
      .nullable()
      .describe('The account or guest, with what was bought so far; main currency of the shop.'),
  }),
  refusals: ['notFound'],
});

/** Who may deal with orders, and the tags that are in use: what lists are narrowed by. */
export const getOrderPeople = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/people',
  summary: 'Colleagues who may deal with orders, and the tags of the newest thousand tagged orders.',
  access: readers,
  answer: z.object({ people: z.array(person), tags: z.array(z.string()) }),
});

/** Says who deals with an order and what it is tagged with. */
export const assignOrder = defineEndpoint({
  method: 'PATCH',
  path: '/api/v2/ecommerce/order/tag/save/{slug}',
  summary: 'Sets the tags of an order and who deals with it.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    assigneeId: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
    tags: z.array(tag).max(mostTags).optional().describe('All of them, in place of those that are there.'),
    addTags: z.array(tag).max(100).optional().describe('Beside those that are there.'),
    removeTags: z.array(tag).max(100).optional(),
  }),
  answer: z.object({ tags: z.array(z.string()), assignee: person.nullable() }),
  refusals: ['notFound', 'validationFailed'],
});

/** Writes a note about an order, for the team alone. */
export const addOrderNote = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/note/create/{slug}',
  summary: 'Adds a note of the staff about an order.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({ text: z.string().trim().min(1).max(2000) }),
  unloggedFields: ['text'],
  answer: z.object({ notes: z.array(note) }),
  refusals: ['notFound'],
});

/** Removes a note about an order. */
export const removeOrderNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/order/note/delete/{slug}/{noteId}',
  summary: 'Removes a note of the staff about an order.',
  access: staff,
  params: z.object({ slug, noteId: id }),
  answer: z.object({ notes: z.array(note) }),
  refusals: ['notFound'],
});
