import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { productStock } from '../../product/stock.ts';
import { orderAddress } from '../orders/order.ts';
import { draft, draftFields, draftStates, mostOfferDays, offerDays } from './draft.ts';

const staff = { staff: 'orders.edit' } as const;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const base = '/api/v2/ecommerce/draft';
const unloggedFields = ['address', 'billingAddress', 'company', 'note', 'message'];
const saving = ['validationFailed', 'outOfStock', 'dayFull', 'forbidden', 'notFound'] as const;
/** What may stand in the way of an order that staff place. */
export const placing = [
  'notFound',
  'recordChanged',
  'draftClosed',
  'cartEmpty',
  'cartIncomplete',
  'cartChanged',
  'outOfStock',
  'dayFull',
  'dayNotOffered',
  'notForSale',
  'memberCardInvalid',
  'shopNotOpen',
  'storageFull',
  'returnMoveNotAllowed',
] as const;

const listed = z.object({
  id: z.int(),
  state: z.enum(draftStates),
  buyer: z.string(),
  names: z.array(z.string()),
  quantity: z.int(),
  orderTotal: z.number(),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  by: z.string().describe('Who began it.'),
  validUntil: z.iso.datetime().nullable(),
  orderSlug: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});

/** Drafts of the site, the one changed last first. */
export const filterDrafts = defineEndpoint({
  method: 'GET',
  path: `${base}/filter`,
  summary: 'Drafts and offers of the site by state and words.',
  access: staff,
  query: z.object({
    search: z.string().trim().max(100).optional().describe('Name, e-mail, telephone or number.'),
    state: z.enum(draftStates).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({ records: z.array(listed), pagination }),
});

/** A draft, computed as it would be ordered now. */
export const getDraft = defineEndpoint({
  method: 'GET',
  path: `${base}/get/{id}`,
  summary: 'A draft with its sums, ways of delivery and payment, and what it lacks.',
  access: staff,
  params: z.object({ id }),
  answer: draft,
  refusals: ['notFound'],
});

/** Begins an order for somebody who calls. */
export const createDraft = defineEndpoint({
  method: 'POST',
  path: `${base}/create`,
  summary: 'Begins a draft; whatever is known of it may be sent along.',
  access: staff,
  body: z.object(draftFields).partial(),
  unloggedFields,
  answer: draft,
  refusals: [...saving],
});

/** Changes a draft; an offer that was sent has to be taken back first. */
export const updateDraft = defineEndpoint({
  method: 'PATCH',
  path: `${base}/update/{id}`,
  summary: 'Changes a draft, holds its pieces again, and answers its sums.',
  access: staff,
  params: z.object({ id }),
  body: z.object({ ...z.object(draftFields).partial().shape, revision: z.string().max(100).optional() }),
  unloggedFields,
  answer: draft,
  refusals: [...saving, 'recordChanged', 'draftClosed'],
});

/** Removes a draft that came to nothing; its pieces are free again. */
export const deleteDraft = defineEndpoint({
  method: 'DELETE',
  path: `${base}/delete/{id}`,
  summary: 'Removes a draft that is no order; its offer, if there is one, ends.',
  access: staff,
  params: z.object({ id }),
  answer: z.object({}),
  refusals: ['notFound', 'draftClosed'],
});

/** Sends a draft as an offer: its prices and pieces are held for the customer until it ends. */
export const sendDraft = defineEndpoint({
  method: 'POST',
  path: `${base}/send/{id}`,
  summary: 'Sends the offer with its link by mail; prices and pieces are held until it ends.',
  access: staff,
  params: z.object({ id }),
  body: z.object({
    revision: z.string().max(100),
    days: z.int().min(1).max(mostOfferDays).default(offerDays).describe('How long it is good.'),
  }),
  answer: draft,
  refusals: placing,
});

/** Takes an offer back: its link opens nothing any more, and the draft may be changed. */
export const takeBackDraft = defineEndpoint({
  method: 'POST',
  path: `${base}/takeBack/{id}`,
  summary: 'Takes an offer back; its link ends at once.',
  access: staff,
  params: z.object({ id }),
  answer: draft,
  refusals: ['notFound', 'draftClosed'],
});

/** Places a draft at once, for a customer who agreed on the telephone. */
export const placeDraft = defineEndpoint({
  method: 'POST',
  path: `${base}/place/{id}`,
  summary: 'Makes the order of a draft: paid by transfer, on delivery, on invoice, or paid already.',
  access: staff,
  params: z.object({ id }),
  body: z.object({
    revision: z.string().max(100),
    hasAgreed: z.literal(true).describe('The customer heard the terms and agreed to them.'),
    isPaid: z.boolean().default(false).describe('The money is here already, in cash or on the account.'),
  }),
  answer: z.object({ orderSlug: z.string() }),
  refusals: [...placing, 'paymentMethodNotApplicable'],
});

/** What may be added to a draft. */
export const findDraftProducts = defineEndpoint({
  method: 'GET',
  path: `${base}/products`,
  summary: 'Products and variants by name, sku or a scanned EAN, with price and stock.',
  access: staff,
  query: z.object({ search: z.string().trim().min(1).max(100), language: z.string().length(3).optional() }),
  answer: z.object({
    isExact: z.boolean().describe('The first one has this very sku or EAN, and no other product has it.'),
    records: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        sku: z.string().nullable(),
        details: z.array(z.string()).describe('What makes the variant.'),
        price: z.number().nullable(),
        stock: productStock,
      }),
    ),
  }),
});

/** Who may be ordering. */
export const findDraftBuyers = defineEndpoint({
  method: 'GET',
  path: `${base}/buyers`,
  summary: 'Customers by name, e-mail or telephone, with the address they used last.',
  access: staff,
  query: z.object({ search: z.string().trim().min(2).max(100) }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        orders: z.int(),
        language: z.string(),
        address: orderAddress,
        company: z.object({ companyName: z.string(), oib: z.string() }).nullable(),
      }),
    ),
  }),
});
