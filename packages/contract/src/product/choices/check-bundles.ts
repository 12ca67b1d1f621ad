import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { associatedAttribute } from '../attribute.ts';
import { idInput } from '../filters/product-filter.ts';
import { associatedProduct } from '../product.ts';
import { productFormats } from '../product-kinds.ts';

/** A member of a bundle with what the buyer may choose of it (PRODUCT-030). */
export const checkedBundleEntry = z.object({
  product: associatedProduct,
  format: z.enum(productFormats),
  quantity: z.int().min(1),
  variants: z.array(associatedProduct),
  associatedProductsAttributes: z.array(associatedAttribute),
});
export type CheckedBundleEntry = z.infer<typeof checkedBundleEntry>;

/** The members of a bundle, in order (PRODUCT-030). */
export const checkBundles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/checkBundles',
  summary: 'Reads the members of a bundle with their variants.',
  access: 'visitor',
  cache: ['product', 'media'],
  needsStore: true,
  query: z.object({ product: idInput.describe('Id of the bundle.'), currency: idInput.optional() }),
  answer: z.array(checkedBundleEntry),
  refusals: ['notFound', 'queryParametersMissing'],
});
