import { z } from 'zod';
import { Picture } from '../../media/media.ts';
import { durabilityGuarantee } from '../../product/durability-guarantee.ts';
import { productFormats, productTypes } from '../../product/product-kinds.ts';
import { unitPrice } from '../../product/product-price.ts';
import { quantityRule } from '../../product/quantity-rule.ts';
import { productStock } from '../../product/stock.ts';
import { discountKinds } from '../discount-kinds.ts';
import { buyingCompany } from '../taxes/vat-check.ts';
import { chosenOptions } from './cart-options.ts';

/** Decimal number with 2 places, in the currency of its block. */
const amount = z.number();

const amounts = {
  itemsTotal: amount.describe('All rows; with a member card at its prices.'),
  promotion: amount.describe('What promotions without a code take off, above 0.'),
  coupon: amount.describe('What the coupon takes off, above 0 (CART-007).'),
  cartTotal: amount.describe('itemsTotal less promotion and coupon.'),
  delivery: amount.describe('Price of the chosen delivery method, 0 before one is chosen (CART-063).'),
  loyalty: amount.describe('What the member card saves; itemsTotal has it already (CART-064).'),
  orderTotal: amount.describe('What is to be paid.'),
};

/** The sums of a cart with the tax in each (CART-013). */
export const cartPrices = z.object({
  ...amounts,
  tax: z.object(amounts).describe('The tax in each of the amounts.'),
  taxes: z
    .array(z.object({ rate: z.number().describe('Percent.'), base: amount, tax: amount }))
    .describe('The order by tax rate, highest first: bases and taxes add up to orderTotal.'),
  isTaxIncluded: z
    .boolean()
    .describe('False in a shop of net prices: orderTotal is then cartTotal, delivery and tax.orderTotal.'),
});

/** The prices of an item in one currency. */
const itemPrices = z.object({
  finalPrice: amount.describe('Price of one piece, with its options and the member card.'),
  row: amount.describe('finalPrice times qty (CART-016).'),
  cartTotal: amount.describe('The row less its share of promotion and coupon (CART-014).'),
  retailPrice: amount.nullable().describe('Former price that is crossed out; null without a reduction.'),
  lowestPrice: amount.nullable().describe('Lowest price of the 30 days before the reduction.'),
  discountPercent: z.int().nullable(),
  membershipPrice: amount
    .nullable()
    .describe('What a member card would make of finalPrice; null when no less.'),
});

/** Why an item cannot be ordered as it is. */
export const itemProblems = [
  'outOfStock',
  'notForSale',
  'configurationMissing',
  'quantityNotAllowed',
  'dayNotOffered',
  'dayFull',
] as const;

const itemOption = z.object({
  name: z.string().describe('Label in the language of the answer.'),
  value: z.string(),
  surcharge: amount.nullable().describe('What it adds to the price of a piece, in the converted currency.'),
});

export const cartItem = z.object({
  itemId: z.int(),
  productId: z.int(),
  qty: z.int(),
  productData: z.object({
    name: z.string(),
    language: z.string().describe('Three-letter code of name and kindLine.'),
    sku: z.string().nullable(),
    slug: z.string(),
    mainProductSlug: z.string().nullable().describe('Slug of the configurable product of a variant.'),
    isVisibleIndividually: z.boolean().describe('False: link to mainProductSlug (CART-002).'),
    media: z.array(Picture).describe('At most one picture.'),
    kindLine: z.string(),
    type: z.enum(productTypes),
    format: z.enum(productFormats),
    isDigital: z.boolean().describe('Nothing of it is sent by post.'),
    returnable: z.boolean(),
    taxRate: z.number().describe('Percent.'),
    weight: z.int().nullable().describe('Grams of one piece.'),
    guarantee: durabilityGuarantee
      .nullable()
      .describe("The maker's guarantee of durability, as the GARAN label tells it."),
  }),
  options: chosenOptions,
  chosen: z.array(itemOption).describe('Options and variant as they are read: "Boja: Petrolej".'),
  members: z
    .array(
      z.object({
        productId: z.int(),
        name: z.string(),
        language: z.string().describe('Three-letter code of name.'),
        qty: z.int(),
        chosen: z.array(itemOption),
      }),
    )
    .describe('What a bundle holds.'),
  stock: productStock.describe('What is left, the pieces held for this cart included.'),
  quantityRule,
  problem: z
    .object({ code: z.enum(itemProblems), left: z.int().nullable() })
    .nullable()
    .describe('Why it cannot be ordered as it is; `left` pieces could be.'),
  reservedUntil: z.iso.datetime().nullable().describe('Until when its pieces are held (CART-033).'),
  prices: z.object({ base: itemPrices, converted: itemPrices }),
  unitPrice: unitPrice
    .nullable()
    .describe('Price of a piece per unit of its content, in the converted currency.'),
  gift: z
    .object({ promotionId: z.int(), name: z.string().describe('Of the promotion.') })
    .nullable()
    .describe('Given by a promotion: one piece for nothing, with an itemId below 0; chooseGift changes it.'),
});
export type CartItem = z.infer<typeof cartItem>;

/** A coupon in force. */
export const cartCoupon = z.object({
  code: z.string(),
  name: z.string().describe('In the language of the answer.'),
  kind: z.enum(discountKinds),
  percent: z.number().nullable(),
  isFreeDelivery: z.boolean(),
  discount: amount.describe('What it takes off, in the converted currency.'),
});

/** What happened to the cart without the buyer doing it. */
export const cartAlert = z.object({
  code: z.enum(['couponDropped', 'memberCardDropped', 'deliveryMethodDropped', 'paymentMethodDropped']),
  name: z
    .string()
    .nullable()
    .describe(
      'Code of the coupon, barcode of the card, name of the method; null when it is not known any more.',
    ),
  reason: z.string().nullable().describe('Code of the refusal that a try to set it again would meet.'),
});

export type CartAlert = z.infer<typeof cartAlert>;

/** Gifts of promotions, in the cart or out of it. */
export const cartGifts = z
  .array(
    z.object({
      promotionId: z.int(),
      name: z.string().describe('Of the promotion.'),
      productId: z.int().nullable().describe('The one among the items; null when declined or gone.'),
      products: z
        .array(z.object({ productId: z.int(), name: z.string() }))
        .describe('What may be chosen now; none when all of them are gone.'),
    }),
  )
  .describe('Gifts whose conditions this cart meets.');

/** The cart as every cart call answers it (CART-011, CART-012, CART-065). */
export const cart = z.object({
  id: z.int(),
  protectCode: z.string(),
  session: z.object({ cartId: z.int(), protectCode: z.string(), expiresAt: z.iso.datetime() }),
  status: z.enum(['open', 'used', 'archived']),
  userId: z.int().nullable(),
  storeId: z.int().nullable(),
  currencyId: z.int(),
  currency: z
    .object({ id: z.int(), iso: z.string(), symbol: z.string() })
    .describe('Of the converted prices.'),
  items: z.array(cartItem),
  count: z.int().describe('Pieces of all items together.'),
  weight: z.int().describe('Grams of what is sent by post.'),
  prices: z.object({
    base: cartPrices.describe('In the main currency of the site.'),
    converted: cartPrices.describe('In the currency asked for.'),
  }),
  coupon: z.union([cartCoupon, z.literal(false)]).describe('False when none is in force (CART-042).'),
  promotions: z.array(z.object({ name: z.string(), discount: amount, isFreeDelivery: z.boolean() })),
  gifts: cartGifts,
  memberCardBarcode: z.string().nullable(),
  memberSaving: amount.describe('What a member card would save now; 0 with one (converted currency).'),
  points: z.int().nullable().describe('Loyalty points this order will bring; null where none are given.'),
  digitalOnly: z
    .boolean()
    .describe('Nothing of it is sent by post: no delivery method is needed (CART-017).'),
  isEProductCart: z.boolean().describe('The same as digitalOnly.'),
  deliveryMethodId: z.int().nullable(),
  deliveryMethod: z
    .object({
      id: z.int(),
      name: z.string(),
      branch: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  paymentMethodId: z.int().nullable(),
  paymentMethod: z.object({ id: z.int(), name: z.string(), paymentType: z.string().nullable() }).nullable(),
  companyData: buyingCompany.nullable(),
  isReverseCharge: z
    .boolean()
    .describe('The company accounts for the tax itself: prices are without it (TAX-01).'),
  options: z.object({
    deliveryBranchId: z.string().nullable(),
    giftMessage: z.string(),
    orderMessage: z.string(),
    to: z.string(),
    from: z.string(),
  }),
  freeDelivery: z
    .object({ from: amount, missing: amount })
    .nullable()
    .describe(
      'From which cart total every way that is offered, or the chosen one, is free, and how much is missing (0: it is free now); null where one of them never is.',
    ),
  deliveryFrom: amount
    .nullable()
    .describe('What sending this cart costs at least, in the converted currency; null when nothing is sent.'),
  isDeliveryFree: z
    .boolean()
    .describe('Every way that sends it costs nothing, whichever is chosen; false when nothing is sent.'),
  crossSellProducts: z.array(z.int()).describe('Ids of products that go with the items (CART-009).'),
  notices: z.array(cartAlert),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Cart = z.infer<typeof cart>;
