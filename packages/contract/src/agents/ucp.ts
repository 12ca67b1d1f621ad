import { z } from 'zod';
import { longestSearch } from '../cms/search/search-find.ts';
import { mostAgentLines } from '../ecommerce/cart/agent-cart.ts';
import { largestQuantity } from '../ecommerce/cart/quantity.ts';
import { limits } from '../limits.ts';

/** The version of the Universal Commerce Protocol that a shop speaks to shopping agents: one, named exactly (DOOR-07). */
export const ucpVersion = '2026-08-25';

/** What a shop offers of it. No payment and no checkout: a person buys in the shop's own. */
export const ucpCapabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
} as const;
export type UcpCapability = keyof typeof ucpCapabilities;

/** Most identifiers of one lookup. */
export const mostLookedUp = 50;
/** Most products of one page of a search: no more than the longest list page of a shop shows. */
export const mostFound = Math.max(...limits.productPageSizes);

/*
 * What agents send, as far as a shop reads it; what the schemas of the protocol have besides is passed over, as it wants it:
 * of the person nothing is taken, neither name nor address.
 */

const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const name = z.string().max(300);

const context = z
  .object({ language: z.string().max(100).optional(), currency: z.string().max(20).optional() })
  .optional();

const filters = z
  .object({
    categories: z.array(name).max(50).optional(),
    price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .optional();

/** Body of `POST /catalog/search`. */
export const ucpSearch = z.object({
  query: z.string().max(longestSearch).optional(),
  filters,
  pagination: z
    .object({ cursor: z.string().max(200).optional(), limit: z.int().min(1).optional() })
    .optional(),
  context,
});
export type UcpSearch = z.infer<typeof ucpSearch>;
export type UcpFilters = UcpSearch['filters'];

/** Body of `POST /catalog/lookup`. */
export const ucpLookup = z.object({ ids: z.array(name).min(1).max(10_000), filters, context });
export type UcpLookup = z.infer<typeof ucpLookup>;

/** Body of `POST /catalog/product`. */
export const ucpProduct = z.object({
  id: name,
  selected: z
    .array(z.object({ name, label: name, id: name.optional() }))
    .max(50)
    .optional(),
  preferences: z.array(name).max(50).optional(),
  filters,
  context,
});
export type UcpProduct = z.infer<typeof ucpProduct>;

/** Body of `POST /carts`, and of `PUT /carts/{id}`: a cart is replaced as a whole. */
export const ucpCart = z.object({
  line_items: z
    .array(
      z.object({
        id: name.optional(),
        item: z.object({ id: name }),
        quantity: z.int().min(1).max(largestQuantity),
      }),
    )
    .max(mostAgentLines),
  context,
});
export type UcpCart = z.infer<typeof ucpCart>;

/** Body of `POST /carts/{id}/cancel`, which needs none. */
export const ucpNothing = z.object({ context });
