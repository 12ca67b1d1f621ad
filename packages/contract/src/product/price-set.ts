import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from './filters/product-filter.ts';
import { productPrices } from './product-price.ts';

const amount = z.number().min(0).max(90_000_000_000).multipleOf(0.01);

/** Sets the regular price, a sale or the member price of a product; the journal keeps what was asked before. */
export const setProductPrice = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/product/price/{id}',
  summary: 'Writes a new price of a product into the price journal.',
  access: { staff: 'prices.edit' },
  params: z.object({ id: idInput }),
  body: z.object({
    kind: z.enum(['base', 'sale', 'member']).default('base'),
    price: amount.nullable().describe('In the main currency, tax included; null ends this kind of price.'),
    validFrom: z.iso.datetime({ offset: true }).optional().describe('Now unless given; never in the past.'),
    validTo: z.iso.datetime({ offset: true }).nullish(),
    store: idInput.optional().describe('Only for this store, which then has prices of its own.'),
  }),
  answer: productPrices.extend({ id: z.int() }),
  refusals: ['notFound', 'validationFailed'],
});
