import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paymentKinds } from './payment.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'An ISO 3166-1 alpha-2 code.');
const amount = z.number().min(0).max(1_000_000_000);
const code = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('Names the method whatever the language; the same code saves over it.');

/** The revision of what was read before a change. */
export const readRevision = z
  .string()
  .max(200)
  .optional()
  .describe("Of what was read. Others' changes of other fields stay; of the same fields: RECORD_CHANGED.");

/** Words of a method by three-letter language code. */
export const methodWords = z
  .record(
    z.string().length(3),
    z.object({
      name: z.string().trim().min(1).max(150),
      description: z.string().trim().max(1000).default(''),
    }),
  )
  .describe('By three-letter language code; the default language of the site must be among them.');

const fields = {
  code,
  kind: z.enum(paymentKinds),
  position: z.int().min(0).max(1000).default(0),
  isActive: z.boolean().default(true).describe('False: it is not offered any more; orders keep it.'),
  isForCompanies: z.boolean().default(false).describe('Asks for company and OIB.'),
  isForDigital: z.boolean().default(true).describe('Also for carts of which nothing is sent by post.'),
  countries: z.array(country).max(250).nullable().default(null).describe('Null for all.'),
  minTotal: amount.nullable().default(null).describe('What is to be paid: from, in the main currency.'),
  maxTotal: amount.nullable().default(null).describe('And up to.'),
  notWithDelivery: z
    .array(z.string().max(40))
    .max(50)
    .default([])
    .describe('Codes of delivery methods with which it is not offered: cash at a locker.'),
  words: methodWords,
};

/** What was added later: a program that does not know it leaves it as it is. */
const later = {
  isOnTerms: z.boolean().describe('Of hpf: only for companies that were granted terms, within their limit.'),
  feePercent: z
    .number()
    .min(0)
    .max(100)
    .multipleOf(0.01)
    .nullable()
    .describe('What whoever brings the money keeps of it, in percent; null: nobody said.'),
  feeFixed: amount.multipleOf(0.01).nullable().describe('And of each payment, in the main currency.'),
};

const listed = z.object({ ...fields, ...later }).extend({
  id: z.int(),
  revision: z
    .string()
    .describe('Of what is read; sent along with a change it tells what somebody else changed.'),
  isReady: z
    .boolean()
    .describe('False: it is not offered, because the gateway has no keys or the shop no IBAN (CompanyIban).'),
});

/** Every way to pay of the site, those that are switched off too. */
export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/api/v2/ecommerce/payment/methods',
  summary: 'Payment methods of the site with their words in all languages.',
  access: { staff: 'settings.edit' },
  answer: z.array(listed),
});

/** Sets up a way to pay; at once for every open cart. */
export const saveShopPaymentMethod = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/payment/saveMethod',
  summary: 'Adds a payment method or saves over the one of that code.',
  access: { staff: 'settings.edit' },
  body: z.object({ ...fields, ...z.object(later).partial().shape }).extend({
    revision: readRevision,
    evenIfLast: z
      .boolean()
      .default(false)
      .describe('True switches off the last way to pay too: nobody can order then.'),
  }),
  answer: listed,
  refusals: ['validationFailed', 'paymentMethodNotReady', 'lastPaymentMethod', 'recordChanged'],
});

/** Removes a way to pay that is switched off and that no order names; carts that chose it choose again. */
export const deleteShopPaymentMethod = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/payment/deleteMethod/{code}',
  summary: 'Removes a payment method; one that is offered, or that an order names, is refused.',
  access: { staff: 'settings.edit' },
  params: z.object({ code }),
  answer: z.object({}),
  refusals: ['notFound', 'recordInUse'],
});
