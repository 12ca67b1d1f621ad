import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from './filters/product-filter.ts';
import { product } from './product.ts';

/** One product by slug or id (PRODUCT-004). A slug of another language finds it too; `slug` of the answer is the right one. */
export const productGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/web/get',
  summary: 'Reads one product by slug or id, with variants, options and prices.',
  access: 'visitor',
  cache: ['product', 'category', 'media'],
  needsStore: true,
  query: z.object({
    slug: z.string().min(1).max(300).optional(),
    id: idInput.optional(),
    store: idInput.optional().describe('Store of the prices; the one of the header unless given.'),
    currency: idInput.optional().describe('Id of the currency of the prices (PRODUCT-044).'),
  }),
  answer: product,
  refusals: ['notFound', 'queryParametersMissing'],
});
