import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { cart } from './cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart-session.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** Chooses which gift of a promotion goes along, or that none does; it stays so while the cart changes. */
export const chooseGift = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/chooseCartGift',
  summary: 'Chooses or declines the gift of a promotion and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    promotionId: id,
    productId: id.nullable().describe('One of the products of `gifts`; null: no gift.'),
  }),
  answer: cart,
  refusals: [...cartRefusals, 'notFound', 'outOfStock'],
});
