import type { ProductFormat } from '@izlog/contract/product/product-kinds';
import type { Product, ProductType } from './shape-catalogue.ts';
import { slugsFromName } from './slugs-from-name.ts';

type Optional =
  | 'format'
  | 'slug'
  | 'facts'
  | 'tags'
  | 'brand'
  | 'tax'
  | 'purchase'
  | 'stock'
  | 'attributes'
  | 'customOptions'
  | 'variantAttributes'
  | 'variants'
  | 'bundle'
  | 'crossSell'
  | 'featured'
  | 'returnable';

/** What has to be given for a product; the rest follows from its type. */
export type ProductInput = Omit<Product, Optional> & Partial<Pick<Product, Optional>>;

/** Completes a product: slugs from its name, the format of its type, no options and full tax unless told otherwise. */
export function product(input: ProductInput): Product {
  return {
    format: formatOf(input.type),
    slug: slugsFromName(input.name),
    facts: [],
    tags: [],
    brand: 'izlog',
    tax: 25,
    purchase: 'cart',
    stock: { tracked: false },
    attributes: {},
    customOptions: [],
    variantAttributes: [],
    variants: [],
    bundle: [],
    crossSell: [],
    featured: false,
    // Digital content is begun at once, and bundles say for themselves.
    returnable: input.type !== 'e-product' && input.type !== 'bundle',
    ...input,
  };
}

// A service is a type of its own and is sold in the simple format (PRODUCT-001).
function formatOf(type: ProductType): ProductFormat {
  return type === 'service' ? 'simple' : type;
}
