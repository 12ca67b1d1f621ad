import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { durabilityGuarantee } from '../../product/durability-guarantee.ts';
import { chosenOptions } from '../cart/cart-options.ts';
import { paymentKinds } from '../payment.ts';
import { buyingCompany } from '../taxes/vat-check.ts';
import { orderStates } from './order-states.ts';

/** Decimal number with 2 places in the currency of the order. */
const amount = z.number();

/** An address as it was when the order was placed; later changes of the address book do not reach it. */
export const orderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2.'),
});
export type OrderAddress = z.infer<typeof orderAddress>;

/** A file the buyer may download. */
const orderDownload = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string().describe('Signed address on this server; asks for the file.'),
  left: z.int().describe('How often it can still be downloaded.'),
  expiresAt: z.iso.datetime(),
});

const orderItem = z.object({
  itemId: z.int(),
  productId: z.int(),
  name: z.string(),
  language: z
    .string()
    .describe('Three-letter code of name: another than the order has where it was not translated.'),
  sku: z.string().nullable(),
  slug: z.string(),
  media: z.array(Picture).describe('At most one picture: the one it was bought with.'),
  quantity: z.int(),
  unitPrice: amount,
  row: amount.describe('unitPrice times quantity.'),
  total: amount.describe('The row less its share of discounts; with tax as the prices of the shop.'),
  taxRate: z.number().describe('Percent.'),
  tax: amount.describe('The tax in, or on, total.'),
  isDigital: z.boolean(),
  day: z.iso.date().nullable().describe('The day for which it was ordered, where one was chosen.'),
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  members: z
    .array(z.object({ name: z.string(), language: z.string(), quantity: z.int() }))
    .describe('What a bundle holds; language is that of the name.'),
  guarantee: durabilityGuarantee
    .nullable()
    .describe("The maker's guarantee of durability as it was offered when it was ordered."),
  isGift: z.boolean().describe('Given by a promotion, which its options name; not to be ordered again.'),
  chosen: chosenOptions.nullable().describe('The options as the cart takes them, to order it again.'),
  refundedQuantity: z.int(),
  downloads: z.array(orderDownload),
});

/** How to pay by bank: the slip of HUB-3 as text, picture and single fields (integrations §6). */
export const paymentSlip = z.object({
  recipient: z.object({ name: z.string(), street: z.string(), town: z.string() }),
  iban: z.string(),
  model: z.string(),
  reference: z.string().describe('Poziv na broj.'),
  purposeCode: z.string(),
  description: z.string(),
  amount,
  currency: z.string(),
  barcode: z
    .object({
      text: z.string().describe('The fourteen lines in the symbol.'),
      svg: z.string().describe('PDF417 as an SVG document; black on white whatever the theme.'),
      pngUrl: z.string().describe('The same as a picture, for mails and printing.'),
    })
    .nullable()
    .describe('Null where HUB-3 does not apply: another currency than the euro.'),
});
export type PaymentSlip = z.infer<typeof paymentSlip>;

/** An invoice or credit note: as this program issued it, which never changes, or as staff put that of another program there. */
const issuedDocument = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string().describe('Of this program without holes within a year: 125/WEB1/1.'),
  issuedAt: z.iso.datetime(),
  total: amount.nullable().describe('Below 0 on a credit note; null where another program reckoned it.'),
  pdfUrl: z.string().nullable().describe('Signed address of its PDF; null where only its number is known.'),
  paperId: z.int().nullable().describe('Of a paper of another program.'),
  fiscal: z
    .object({
      zki: z.string().nullable().describe('The issuer’s code; null until it is made.'),
      jir: z.string().nullable().describe('Given by the tax host; null until it has answered.'),
    })
    .nullable()
    .describe('Of an invoice that is told to the Croatian tax host (NN 89/2025); null of all others.'),
});

/** Money that goes back to the buyer. */
export const orderRefund = z.object({
  id: z.int(),
  amount,
  createdAt: z.iso.datetime(),
  handedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the money was handed to gateway or bank; null while it is still to be.'),
  creditNumber: z.string().nullable().describe('Number of its credit note, where there was an invoice.'),
});

/** An order as its owner sees it (ORDER-019). */
export const order = z.object({
  id: z.int(),
  slug: z.string().describe('Number for people: 2026-000123 (ORDER-020).'),
  state: z.enum(orderStates),
  isPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable().describe('Until when it waits for payment.'),
  dueAt: z.iso.datetime().nullable().describe('By when what a company bought on invoice is to be paid.'),
  invoiceNumber: z.string().nullable(),
  language: z.string(),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  items: z.array(orderItem),
  prices: z.object({
    itemsTotal: amount,
    promotion: amount,
    coupon: amount,
    promotions: z
      .array(z.object({ name: z.string(), discount: amount }))
      .describe('What promotions without a code took off, each by the words the buyer read.'),
    loyalty: amount.describe('What the member card saved; itemsTotal has it already.'),
    delivery: amount,
    orderTotal: amount,
    tax: amount,
    taxes: z.array(z.object({ rate: z.number(), base: amount, tax: amount })),
    taxCountry: z
      .string()
      .nullable()
      .describe('ISO 3166-1 alpha-2 of another country whose tax it is (OSS); null: tax of the shop’s own.'),
    isTaxIncluded: z.boolean(),
    refundedTotal: amount.describe('What goes back to the buyer or has gone.'),
    handedBackTotal: amount.describe('What of it was handed to gateway or bank.'),
  }),
  email: z.string(),
  deliveryAddress: orderAddress,
  billingAddress: orderAddress,
  deliveryMethod: z
    .object({
      id: z.int(),
      name: z.string(),
      branch: z
        .object({
          id: z.string(),
          name: z.string(),
          address: z.string().optional().describe('Absent in orders from before that was kept.'),
        })
        .nullable(),
      isPickup: z.boolean().describe('The buyer fetches it in the shop: nothing is sent.'),
      phone: z
        .string()
        .describe(
          'Of the place where it is fetched; in the shop that of the shop, if the place has none. Else empty.',
        ),
    })
    .nullable(),
  paymentMethod: z.object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(paymentKinds),
    paymentType: z.string().nullable(),
  }),
  companyData: buyingCompany.nullable(),
  isReverseCharge: z.boolean().describe('The company accounts for the tax itself (TAX-01).'),
  messages: z.object({
    orderMessage: z.string(),
    giftMessage: z.string(),
    to: z.string(),
    from: z.string(),
  }),
  history: z.array(z.object({ state: z.enum(orderStates), at: z.iso.datetime() })),
  parcels: z
    .array(
      z.object({
        carrier: z.string(),
        number: z.string().describe('Empty for one of several that left without a number.'),
        url: z.string().nullable(),
        place: z.int().describe('Counted from 1.'),
        total: z.int().describe('Of how many; what is not packed yet is counted as one more.'),
      }),
    )
    .describe('What left.'),
  slip: paymentSlip.nullable().describe('While a bank transfer is awaited.'),
  mayPayAgain: z.boolean().describe('True when order/create with the same cart leads to the payment again.'),
  payLink: z
    .object({ url: z.string(), amount: amount.describe('What is left to pay.') })
    .nullable()
    .describe('Page where what is left is paid, of an offer and of an order that staff changed.'),
  mayCancel: z.boolean(),
  heldTotal: amount.describe(
    'Money that came after the order had ended, until the shop takes it up or gives the money back; 0 for all others.',
  ),
  notFiscalised: z
    .boolean()
    .describe(
      'A Croatian seller writes OVO NIJE FISKALIZIRANI RAČUN beside its payment: there is no invoice yet.',
    ),
  paper: z.enum(['offer', 'confirmation', 'invoice']).describe('What pdfUrl leads to.'),
  pdfUrl: z
    .string()
    .describe(
      'Signed address of the document: an offer, a confirmation of order and payment, or the invoice.',
    ),
  documents: z
    .array(issuedDocument)
    .describe('The invoice and the credit notes, in the order of their issue.'),
  refunds: z.array(orderRefund).describe('Refunds that did not fail, the first one first.'),
});
export type Order = z.infer<typeof order>;

/** An order as one line of a list. */
export const listedOrder = z.object({
  id: z.int(),
  slug: z.string(),
  state: z.enum(orderStates),
  isPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  currency: z.object({ iso: z.string(), symbol: z.string() }),
  orderTotal: amount,
  isRefundOwed: z.boolean().describe('True while money that goes back is not handed to gateway or bank.'),
  paymentKind: z.enum(paymentKinds),
  quantity: z.int().describe('Pieces of all items together.'),
  names: z.array(z.string()).describe('Names of at most three items.'),
});
export type ListedOrder = z.infer<typeof listedOrder>;
