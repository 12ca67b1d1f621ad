import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import {
  carrierLength,
  noteToBuyerLength,
  refundReasonLength,
  trackingNumberLength,
  trackingUrlLength,
} from '../../field-lengths.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { kpdSchema } from '../../records/kpd-code.ts';
import { fileReaders } from '../../resource/file-reader.ts';
import { invoicePayment } from '../duties/payment-change.ts';
import { staffEInvoice } from '../e-invoices/e-invoices.ts';
import { paymentKinds } from '../payment.ts';
import { listedOrder, order, orderRefund } from './order.ts';
import { firstOrders, orderFilters, orderListFilter } from './order-filters.ts';
import { orderParcel } from './order-parcels.ts';
import { orderStates } from './order-states.ts';

/** What can happen to an order. */
export const orderEventKinds = [
  'state',
  'payment',
  'refund',
  'refundHandedOver',
  'refundFoundGiven',
  'refundFoundNotGiven',
  'mail',
  'attention',
  'withdrawal',
  'return',
  'parcelSent',
  'parcelDelivered',
  'parcelReturned',
  'edited',
  'corrected',
  'vatChecked',
] as const;

/** Why the buyer of an order cannot be corrected any more. */
const uncorrectableReasons = ['state', 'sent', 'beingChanged', 'forgotten'] as const;

/** Why an order cannot be changed any more. */
export const uneditableReasons = [
  'invoiced',
  'state',
  'packed',
  'placedAnew',
  'refunded',
  'withdrawn',
  'currency',
  'forgotten',
] as const;

const slug = z.string().max(40);
const staff = { staff: 'orders.edit' } as const;
const readers = { staff: 'orders.read' } as const;
const refunders = { staff: 'orders.refund' } as const;

const staffListed = listedOrder.extend({
  email: z.string(),
  buyer: z.string(),
  paymentKind: z.enum(paymentKinds),
  tags: z.array(z.string()),
  assignee: z.string().describe('Name of whoever deals with it; empty when nobody does.'),
  isBeingChanged: z.boolean().describe('Somebody has begun to change it and has not confirmed.'),
  attention: z
    .string()
    .nullable()
    .describe(
      'Why people must look at it: paidAfterEnd, paidTwice, paidOtherwise, wrongAmount, refundDue, refundStuck, paymentTakenBack, refundReturned, refundTwice, refundFileCarriedOut.',
    ),
});

/** An order as staff see it, with what they may do with it. */
export const staffOrder = order.extend({
  attention: z.string().nullable(),
  paidTotal: z.number().describe('What came in so far, refunds not taken off.'),
  ended: z
    .object({
      by: z
        .enum(['platform', 'staff', 'buyer'])
        .describe('Who ended it; the platform: its time, or its gateway.'),
      held: z
        .number()
        .describe('Money of the buyer that came after that, refunds taken off; 0 while none did.'),
      lacks: z
        .object({
          money: z.number().describe('What is missing of its total.'),
          pieces: z
            .array(z.object({ name: z.string(), quantity: z.int() }))
            .describe('Sold to others by now.'),
          discounts: z
            .array(
              z.object({
                name: z.string(),
                isByCustomer: z.boolean().describe('The buyer has had it by another order.'),
              }),
            )
            .describe('Their uses are others’ by now.'),
        })
        .describe('What it could not have again now.'),
    })
    .nullable()
    .describe('Of an order that ended before it was paid; null for all others.'),
  fulfilments: z.array(orderParcel).describe('Parcels with what is in them.'),
  unpacked: z
    .array(z.object({ itemId: z.int(), quantity: z.int() }))
    .describe('Pieces that go into no parcel yet.'),
  moves: z.array(z.enum(orderStates)).describe('States staff may bring it to.'),
  mayTakePapers: z
    .boolean()
    .describe('The invoices of the shop are made out by another program, and put on orders.'),
  invoiceDue: z
    .enum(['trial', 'issue'])
    .nullable()
    .describe(
      'Why a sale that the Croatian act wants an invoice for has none: the shop is on trial, or it went live since and staff issue it.',
    ),
  documentsWaiting: z
    .array(
      z.object({
        number: z.string(),
        why: z
          .enum(['taxHost', 'refused', 'eInvoice', 'change', 'changeRefused'])
          .describe(
            'It is sent by itself; it was refused and needs people; nobody can send the e-invoice yet; a change of how it was paid is sent by itself; the tax host does not know of that change and takes it no more.',
          ),
        since: z.iso.datetime(),
        attempts: z.int(),
        lastAt: z.iso.datetime().nullable(),
        error: z.string().nullable().describe('What the tax host said, or why it was not reached.'),
      }),
    )
    .describe('Documents that are not yet where the law wants them, the first one first.'),
  invoicePayment: invoicePayment
    .nullable()
    .describe('How its fiscal invoice is paid by what the tax host is told; null where there is none.'),
  eInvoices: z
    .array(staffEInvoice)
    .describe('Its e-invoices with where each is, one that cannot be issued yet among them.'),
  isOverdue: z.boolean().describe('Bought on invoice, not paid, and it should have been.'),
  uneditable: z
    .enum(uneditableReasons)
    .nullable()
    .describe('Why what was ordered cannot be changed; null while it can.'),
  vat: z
    .object({
      mayAsk: z
        .boolean()
        .describe('The company has a VAT id of another country of the Union to ask VIES about.'),
      taxToGiveBack: z
        .number()
        .nullable()
        .describe(
          'The tax it paid, where VIES has confirmed its VAT id only since and nothing was given back yet; else null.',
        ),
    })
    .describe('Whether the company accounts for the tax itself, after all (TAX-01).'),
  correction: z
    .object({
      revision: z.string(),
      why: z.enum(uncorrectableReasons).nullable().describe('Why not; null while it can be corrected.'),
      isBillOpen: z.boolean().describe('The bill can be corrected, too: there is no invoice yet.'),
    })
    .describe('Whether e-mail, telephone and addresses can be corrected.'),
  payments: z.array(
    z.object({
      reference: z.string(),
      gateway: z.string(),
      state: z.string(),
      amount: z.number(),
      refunded: z.number(),
      transactionId: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  refunds: z
    .array(
      orderRefund.extend({
        reason: z.string(),
        state: z.string(),
        isThroughGateway: z.boolean(),
        withDelivery: z.boolean().describe('The delivery, which is given back once, is in it.'),
        isStuck: z
          .boolean()
          .describe(
            'Nobody knows whether its gateway gave the money back: staff look at the bank and say so.',
          ),
      }),
    )
    .describe('All refunds, those that failed too.'),
  events: z.array(
    z.object({
      kind: z.enum(orderEventKinds),
      state: z.enum(orderStates).nullable().describe('The new state, where it changed.'),
      note: z.string(),
      amount: z.number().nullable().describe('Money it is about.'),
      at: z.iso.datetime(),
      userId: z.int().nullable(),
      by: z.string().describe('Name of the person of the staff who did it; empty when nobody of them did.'),
    }),
  ),
});
export type StaffOrder = z.infer<typeof staffOrder>;
export type StaffListedOrder = z.infer<typeof staffListed>;

/** Orders of the site, the newest first unless something else is to be. */
export const filterOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/filter',
  summary: 'Orders of the site by state, time, payment and words.',
  access: readers,
  query: z.object({
    ...orderFilters,
    first: firstOrders,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(20),
  }),
  answer: z.object({
    records: z.array(staffListed),
    pagination,
    isMore: z.boolean().describe('There are more than were counted.'),
    parts: z
      .object({ waiting: z.int(), others: z.int() })
      .nullable()
      .describe(
        'Of a list that begins with what waits for people: how many do and do not; a count ends as views do.',
      ),
  }),
});

/** An order as staff see it. */
export const getStaffOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/get/{slug}',
  summary: 'An order with its payments, refunds and history.',
  access: readers,
  params: z.object({ slug }),
  answer: staffOrder,
  refusals: ['notFound'],
});

/** Brings an order to another state by the table of moves. */
export const changeOrderState = defineEndpoint({
  method: 'PATCH',
  path: '/api/v2/ecommerce/order/changeState/{slug}',
  summary: 'Brings an order to another state; the buyer hears of it by mail.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    state: z.enum(orderStates),
    note: z.string().trim().max(noteToBuyerLength).default(''),
    parcel: z
      .object({
        carrier: z.string().trim().min(1).max(carrierLength),
        number: z.string().trim().min(1).max(trackingNumberLength),
        url: z
          .url({ protocol: /^https?$/ })
          .max(trackingUrlLength)
          .nullish(),
      })
      .nullish(),
    isQuiet: z.boolean().default(false).describe('True sends no mail.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'orderMoveNotAllowed', 'outOfStock', 'dayFull', 'couponUsedUp'],
});

/** Issues the invoice that a sale has none of since the shop was on trial then. */
export const issueOrderInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/issueInvoice/{slug}',
  summary:
    'Issues the invoice of a sale that has none: it came while the shop was on trial, or its e-invoice lacked something; said again it changes nothing.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    isQuiet: z.boolean().default(false).describe('True sends no mail.'),
    kpd: z
      .array(z.object({ itemId: z.int(), code: kpdSchema }))
      .max(500)
      .default([])
      .describe('The KPD of lines of an e-invoice whose products have none.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'orderMoveNotAllowed', 'validationFailed'],
});

/** Asks VIES about the VAT id of an order's company, as after a day when VIES did not answer; what was paid stays as it is. */
export const checkOrderVat = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/checkVat/{slug}',
  summary: "Asks VIES about the VAT id of the order's company and keeps the consultation.",
  access: staff,
  params: z.object({ slug }),
  answer: staffOrder,
  refusals: ['notFound', 'validationFailed', 'tooManyRequests'],
});

/** Gives money back, whole or in part, through the provider where it can. */
export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/refund/{slug}',
  summary:
    'Refunds pieces, or an amount; pieces that cost nothing come back without money; the same key refunds once.',
  access: refunders,
  params: z.object({ slug }),
  body: z.object({
    key: z.string().min(8).max(100).describe('One random text per refund: a repeat changes nothing.'),
    items: z
      .array(z.object({ itemId: z.int(), quantity: z.int().min(1) }))
      .max(500)
      .optional()
      .describe('Pieces to refund at what was paid for them.'),
    withDelivery: z.boolean().default(false),
    amount: z
      .number()
      .min(0)
      .optional()
      .describe('An amount instead of what was paid for the pieces; 0 takes back pieces without money.'),
    reason: z.string().trim().max(refundReasonLength).default(''),
    restock: z.boolean().default(true).describe('Puts the pieces back into stock.'),
    ofTax: z
      .boolean()
      .optional()
      .describe(
        'Gives back the tax alone, whatever else is said: to a company whose VAT id VIES has confirmed since (`vat`).',
      ),
    isByHand: z
      .boolean()
      .default(false)
      .describe('True: the money is given back outside; nothing is asked of the gateway.'),
    isHandedOver: z
      .boolean()
      .default(false)
      .describe('True: money that no gateway gives back was handed to the bank, or to the buyer, already.'),
  }),
  answer: staffOrder,
  refusals: [
    'notFound',
    'validationFailed',
    'orderNotRefundable',
    'refundPending',
    'refundTooLarge',
    'paymentUnavailable',
  ],
});

/** Says that money which no provider gives back was handed to the bank, or to the buyer; the buyer hears of it. */
export const handOverRefund = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/handOverRefund/{slug}',
  summary: 'Says that the money of a refund is on its way; said again it changes nothing.',
  access: refunders,
  params: z.object({ slug }),
  body: z.object({ refundId: z.int() }),
  answer: staffOrder,
  refusals: ['notFound', 'orderNotRefundable'],
});

/** Says what became of a refund of which nobody knew whether its provider gave the money back. */
export const settleRefund = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/settleRefund/{slug}',
  summary: 'Closes a refund that was left half done as given or not given; said again it changes nothing.',
  access: refunders,
  params: z.object({ slug }),
  body: z.object({
    refundId: z.int(),
    isGiven: z.boolean().describe('True: the bank shows that the money was given back.'),
    reason: z
      .string()
      .trim()
      .min(1)
      .max(refundReasonLength)
      .describe('What was seen; kept in the history of the order.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'orderNotRefundable', 'refundPending'],
});

/** Says that people have dealt with what called for them, so that the order no longer stands out. */
export const settleOrderAttention = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/settleAttention/{slug}',
  summary: 'Says that what called for people is dealt with; another reason that came up since stays.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({ attention: z.string().min(1).max(60).describe('The reason that was dealt with.') }),
  answer: staffOrder,
  refusals: ['notFound'],
});

/** Sends a mail of an order again. */
export const resendOrderMail = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/resendMail/{slug}',
  summary: 'Sends a mail about an order again.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({ mail: z.enum(['confirmation', 'state', 'reminder']) }),
  answer: z.object({}),
  refusals: ['notFound', 'orderMoveNotAllowed'],
});

/** Orders as CSV for a spreadsheet; cells that could be formulas are made harmless. */
export const exportOrders = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/order/export',
  summary: 'Orders as CSV, one line per order; for the bookkeeper a line for each tax rate.',
  access: readers,
  query: orderListFilter.extend({
    reader: z
      .enum([...fileReaders, 'accountant'])
      .default('program')
      .describe('Who reads it (see the other files); the bookkeeper opens it in a spreadsheet.'),
  }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
});
