import { z } from 'zod';
import { cartAlert, cartGifts, cartItem, cartPrices } from '../cart/cart.ts';
import { cartOptions } from '../cart/cart-options.ts';
import { deliveryBranch } from '../delivery.ts';
import { orderAddress } from '../orders/order.ts';
import { paymentKinds } from '../payment.ts';

/** How a draft stands: worked on, sent as an offer, sent and out of time, an order by now. */
export const draftStates = ['open', 'sent', 'expired', 'placed'] as const;
export type DraftState = (typeof draftStates)[number];

/** How long the pieces of a draft are held since its last change, hours. */
export const draftHoldHours = 2;

/** How long an offer is good unless staff say otherwise, and at most, days. */
export const offerDays = 15;
export const mostOfferDays = 90;

export const mostDraftLines = 100;

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const text = (max: number) => z.string().trim().max(max);

/** An address as far as it is known: any of it may still be empty. */
export const draftAddress = z.object({
  firstName: text(75),
  lastName: text(75),
  contactEmail: text(254),
  contactPhone: text(40),
  street: text(75),
  houseNumber: text(20),
  city: text(75),
  zipCode: text(20),
  country: z.string().regex(/^(?:[A-Z]{2})?$/),
});

/** A line as staff write it; an agreed price, or so much off the price of the shop, says why. */
export const draftLineInput = z.object({
  itemId: id.nullish().describe('The line it was before; a new one without.'),
  productId: id.describe('A product, or the chosen variant of a configurable one.'),
  quantity: z.int().min(1).max(1_000_000),
  options: cartOptions.nullish().describe('Stay as they are unless given.'),
  agreedPrice: z
    .number()
    .min(0)
    .max(10_000_000)
    .nullish()
    .describe('Of one piece, as the shop shows its prices.'),
  percentOff: z
    .number()
    .min(0.01)
    .max(100)
    .nullish()
    .describe('In place of a price: off the price of the shop.'),
  reason: text(200).nullish(),
});
export type DraftLineInput = z.input<typeof draftLineInput>;

/** What staff write of a draft; what is not sent stays. */
export const draftFields = {
  language: z.string().length(3).describe('Of the customer: names of products, mails and documents.'),
  userId: id.nullable().describe('The customer, where there is one already.'),
  address: draftAddress.describe('Where it goes; its e-mail is where the offer and the order are sent.'),
  billingAddress: draftAddress.nullable().describe('Null: the same.'),
  company: z.object({ companyName: text(150).min(1), oib: text(30).min(1) }).nullable(),
  lines: z.array(draftLineInput).max(mostDraftLines),
  gifts: z
    .array(z.object({ promotionId: id, productId: id.nullable() }))
    .max(50)
    .describe('Which gift of a promotion goes along; null: none. Others stay as they are.'),
  deliveryMethodId: id.nullable(),
  deliveryBranchId: text(100).nullable(),
  paymentMethodId: id.nullable().describe('Null: the customer chooses.'),
  note: text(2000).describe('For the team alone.'),
  message: text(1000).describe('To the customer, with the offer.'),
};

/** What a draft lacks to be an order. */
export const draftNeeds = [
  'items',
  'stock',
  'problem',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'houseNumber',
  'city',
  'zipCode',
  'country',
  'deliveryMethod',
  'deliveryBranch',
  'paymentMethod',
  'companyData',
] as const;
export type DraftNeed = (typeof draftNeeds)[number];

/** What happened to a draft. */
export const draftEventKinds = [
  'created',
  'changed',
  'price',
  'sent',
  'takenBack',
  'placed',
  'accepted',
] as const;

export const draft = z.object({
  id: z.int(),
  revision: z.string().describe('Of what was read; sent along, so that nobody writes over a colleague.'),
  state: z.enum(draftStates),
  language: z.string(),
  userId: z.int().nullable(),
  address: orderAddress,
  billingAddress: orderAddress.nullable(),
  company: z.object({ companyName: z.string(), oib: z.string() }).nullable(),
  note: z.string(),
  message: z.string(),
  items: z.array(
    cartItem.extend({
      shopPrice: z.number().describe('Of one piece without what was agreed.'),
      agreed: z.object({ price: z.number(), reason: z.string() }).nullable(),
    }),
  ),
  prices: cartPrices.describe('As the cart reckons them, in the main currency.'),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  promotions: z.array(z.object({ name: z.string(), discount: z.number() })),
  gifts: cartGifts,
  notices: z.array(cartAlert),
  isDigital: z.boolean(),
  noDelivery: z.string().describe('Why nothing delivers it there, in words; empty while something does.'),
  delivery: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.string(),
        price: z.number(),
        branches: z.array(deliveryBranch),
        hasBranches: z.boolean(),
      }),
    )
    .describe('Ways that carry it where it goes, with their prices.'),
  deliveryMethodId: z.int().nullable(),
  deliveryBranchId: z.string().nullable(),
  payment: z.array(
    z.object({ id: z.int(), name: z.string(), description: z.string(), kind: z.enum(paymentKinds) }),
  ),
  paymentMethodId: z.int().nullable(),
  needs: z.array(z.enum(draftNeeds)).describe('What is missing for an order.'),
  heldUntil: z.iso.datetime().nullable().describe('Until when its pieces are held.'),
  validUntil: z.iso.datetime().nullable().describe('Until when the offer is good.'),
  sentAt: z.iso.datetime().nullable(),
  offerUrl: z.string().nullable().describe('The link of the offer while it is good.'),
  orderSlug: z.string().nullable(),
  events: z.array(
    z.object({
      kind: z.enum(draftEventKinds),
      note: z.string(),
      at: z.iso.datetime(),
      by: z.string().describe('Empty where nobody of the staff did it.'),
    }),
  ),
  edits: z
    .object({
      orderSlug: z.string(),
      lines: z
        .array(z.object({ productId: z.int(), name: z.string(), quantity: z.int(), row: z.number() }))
        .describe('What was ordered.'),
      itemsTotal: z.number(),
      delivery: z.number(),
      orderTotal: z.number(),
      paid: z.number().describe('What came in, less what went back.'),
      due: z.number().describe('What would be left to pay.'),
      giveBack: z.number().describe('What would have been paid too much.'),
    })
    .nullable()
    .describe('The order that it changes, as it stands; null for a draft of a new one.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draft>;
