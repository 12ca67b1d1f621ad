import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import type { UnitPrice } from '@izlog/contract/product/product-price';
import type { DroppedView } from '#site/kit/forms/form-answer.ts';
import type { PictureView } from '#site/ui/pictures/picture-of.ts';

/** A cart as the site shows it: page, window, badge and checkout. Amounts are in whole units of the shop's currency. */
export interface CartView {
  /** Pieces of all items together: the number on the badge. */
  count: number;
  items: CartItemView[];
  /** Gifts the cart may have that are not in it: declined, or none is left to choose. */
  gifts: GiftView[];
  sums: CartSums;
  coupon: { code: string; name: string } | null;
  /** Barcode of the member card the cart is priced with, and what one would save. */
  memberCard: string | null;
  memberSaving: number;
  /** Anyone who asks is logged in as a customer: only they can use a member card (ACCT-027). */
  isCustomer: boolean;
  /** Nothing in it is sent by post: checkout asks for no delivery (CHECKOUT-005). */
  isDigital: boolean;
  /** What delivery costs at least, until one is chosen. */
  deliveryFrom: number | null;
  /** Whichever way is chosen, sending it costs nothing. */
  isDeliveryFree: boolean;
  freeDelivery: { from: number; missing: number } | null;
  /** Instructions for the order, as far as they are written (CART-005). */
  note: string;
  dropped: DroppedView[];
  /** What VIES said of the VAT id of the company, and whether the cart is without tax for that; null where it was not asked. */
  vat: { number: string; state: 'reversed' | 'valid' | 'invalid' | 'unanswered' } | null;
}

export interface CartItemView {
  id: number;
  productId: number;
  name: string;
  /** Language of its name where it is not the page's (I18N-016). */
  lang?: string;
  /** The product page with this item in hand, to change it (CART-002). */
  href: string;
  picture: PictureView | null;
  qty: number;
  /** Least, most and step of a quantity. */
  rules: { min: number; max: number | null; step: number };
  /** Chosen options as they are read: "Tekst na koricama: Pansion Lavanda" (SHELL-027). */
  options: Array<{ name: string; value: string }>;
  /** Names of a bundle's members with their quantities, marked where they are not in the page's language. */
  members: Array<{ words: string; lang?: string }>;
  /** The same as they are sent; JSON, so that a removed item can be put back as it was. */
  sentOptions: string;
  /** Price of one and of the row (CART-016). */
  price: number;
  row: number;
  /** Price of one per unit of its content. */
  perContent: UnitPrice | null;
  /** The GARAN label on one line; null without a guarantee of durability. */
  garan: string | null;
  /** Where it is reduced. */
  discount: { compareAtPrice: number; lowestPrice30: number } | null;
  /** How many are left when there are few, else null. */
  stockLeft: number | null;
  /** Can be sent back within 14 days; what is downloaded never can. */
  isReturnable: boolean;
  /** Given by a promotion: a piece for nothing. */
  gift: GiftView | null;
  /** Why it cannot be ordered as it is; `left` pieces could be. */
  problem: { code: ProblemCode; left: number | null } | null;
}

/** A gift of a promotion, and what may be chosen. */
export interface GiftView {
  promotionId: number;
  /** Of the promotion. */
  name: string;
  choices: Array<{ id: number; name: string }>;
}

export type ProblemCode = NonNullable<CartItem['problem']>['code'];

/** The summary (CART-006, CART-007). */
export interface CartSums extends CartAmounts {
  promotions: Array<{ name: string; amount: number }>;
  /** Name of the chosen method. */
  deliveryName: string | null;
}

export interface CartAmounts {
  items: number;
  coupon: number;
  /** What the member card took off (CART-064). */
  loyalty: number;
  /** 0 before a method of delivery is chosen (CART-063). */
  delivery: number;
  tax: number;
  /** The same tax by rate in percent. */
  taxByRate: Array<{ rate: number; amount: number }>;
  isTaxIncluded: boolean;
  total: number;
}

/** Why a cart cannot be used any more (CART-023 to CART-025). */
export type CartEnd = 'archived' | 'used' | 'lost';

/** What every address under `/_/cart` answers to scripts. */
export interface CartAnswer {
  /** The cart as it is now; null when the visitor has none. Absent when nothing is known of it. */
  cart?: CartView | null;
  /** Words for the visitor when the wish was refused, and the refusal's code. */
  refusal?: string;
  code?: string;
  /** Set when the session was given up; the visitor is sent home, with words only for `archived`. */
  end?: CartEnd;
  /** The member card became the customer's own: what shows the profile asks for it again (ACCT-032). */
  isCardSaved?: true;
  /** After an addition: what the shop wants to happen (CART-030). */
  behaviour?: 0 | 1 | 2;
}

/** Things one can ask of the cart, each at `/_/cart/{name}`. */
export const cartActs = ['add', 'set', 'update', 'remove', 'coupon', 'card', 'note', 'gift'] as const;
export type CartAct = (typeof cartActs)[number];
