import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';

const productId = z.coerce.number().int().positive();

/** Adds a product to the caller's wishlist, or takes it off when it is there (ACCT-017). */
export const toggleWish = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/wishlist/create',
  summary: 'Adds a product to the wishlist; takes it off when it is there.',
  access: 'customer',
  body: z.object({ product_id: productId }),
  answer: z.object({ active: z.boolean().describe('True when the product is on the list now.') }),
  refusals: ['notFound', 'tooManyRecords'],
});

/** Adds products without taking any off: wishes made before the login. Unknown products are passed over. */
export const mergeWishes = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/wishlist/merge',
  summary: 'Adds products to the wishlist, keeping those that are there.',
  access: 'customer',
  body: z.object({ product_ids: z.array(productId).max(100) }),
  answer: z.object({ total: z.int().describe('Products on the list now.') }),
});

/** The caller's wishlist, the newest first (ACCT-022, ACCT-023). */
export const filterWishes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/wishlist/filter',
  summary: 'The products on the wishlist of the calling customer.',
  access: 'customer',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.wishlistLimit).default(limits.wishlistLimit),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({
    records: z.array(z.object({ product_id: z.int(), created_at: z.iso.datetime() })),
    pagination,
  }),
});
