import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart } from './cart.ts';
import { cartOptions } from './cart-options.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A quantity as it is sent: a number or text, read as a whole number; what is not above 0 is refused (CART-040). */
const quantity = z.union([z.number(), z.string().max(50)]).describe('Read as a whole number above 0.');

/**
 * `true` holds the pieces for the cart for 15 minutes; an object books dates of a service; without it nothing is held
 * before checkout (CART-033).
 */
const reservation = z.union([
  z.boolean(),
  z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
]);

const itemRefusals = [
  ...cartRefusals,
  'invalidQuantity',
  'quantityNotAllowed',
  'outOfStock',
  'dayFull',
  'dayNotOffered',
  'notForSale',
  'configurationMissing',
  'validationFailed',
] as const;

/** Adds pieces of a product; the same product with the same options is one item (CART-032, CART-036). */
export const addCartItem = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/addItem',
  summary: 'Adds pieces of a product and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    productId: id.describe('A product, or the chosen variant of a configurable one.'),
    qty: quantity,
    options: cartOptions.nullish(),
    reservation: reservation.nullish(),
    attempt: z
      .string()
      .min(8)
      .max(100)
      .nullish()
      .describe(
        'One random text for one wish; sent again to the same cart it adds nothing and answers the cart.',
      ),
  }),
  answer: cart,
  refusals: [...itemRefusals, 'notFound', 'cartFull'],
});

/** Changes quantity or options of an item (CART-037). */
export const updateCartItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/v2/ecommerce/updateItem',
  summary: 'Changes an item and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    itemId: id,
    productId: id.nullish().describe('Another variant of the same product; the same unless given.'),
    qty: quantity,
    options: cartOptions.nullish().describe('Stay as they are unless given.'),
    reservation: reservation.nullish(),
  }),
  answer: cart,
  refusals: [...itemRefusals, 'cartItemNotFound'],
});

/** Removes an item; the fields may stand in the body or in the query (CART-043). */
export const deleteCartItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/v2/ecommerce/deleteItem',
  summary: 'Removes an item and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  query: z.object({ ...cartKey, ...cartCurrency, itemId: id }),
  answer: cart,
  refusals: [...cartRefusals, 'cartItemNotFound', 'queryParametersMissing'],
});

/** Empties the cart; its coupon and choices go too (CART-050). */
export const clearCart = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/clearCart',
  summary: 'Empties the cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({ ...cartKey, ...cartCurrency }),
  answer: cart,
  refusals: cartRefusals,
});
