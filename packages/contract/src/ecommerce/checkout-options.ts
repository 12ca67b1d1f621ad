import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cart } from './cart/cart.ts';
import { cartCurrency, cartKey, cartRefusals } from './cart/cart-session.ts';
import { messageMaxLength } from './orders/message-max-length.ts';
import { companyData } from './payment.ts';

const message = z.string().trim().max(messageMaxLength);
const countryId = z.coerce.number().int().min(1).max(999);
const giftName = z.string().trim().max(150);

/** Keeps what else is said with the order; absent fields stay (CART-005, CHECKOUT-009). */
export const saveCheckoutOptions = defineEndpoint({
  method: 'PUT',
  path: '/api/v2/ecommerce/checkout/saveOptions',
  summary: 'Keeps messages, gift, company and where it goes in the cart and answers the whole cart.',
  access: 'visitor',
  needsStore: true,
  body: z.object({
    ...cartKey,
    ...cartCurrency,
    orderMessage: message.optional(),
    giftMessage: message.optional(),
    to: giftName.optional(),
    from: giftName.optional(),
    companyData: companyData.nullish(),
    countryId: countryId.nullish().describe('Where it goes, ISO 3166-1 numeric.'),
    zipCode: z.string().trim().max(25).nullish().describe('Where it goes.'),
    billingCountryId: countryId
      .nullish()
      .describe('Country of the bill, ISO 3166-1 numeric; ways to pay follow it (CHECKOUT-051).'),
  }),
  answer: cart,
  refusals: [...cartRefusals, 'validationFailed'],
});
