export { shownAttributes } from './attributes/shown-attributes.ts';
export { listCategories } from './categories/category.queries.ts';
export { categoryPictures, presentCategory } from './categories/present-category.ts';
export { catalogueDocuments } from './documents/catalogue-documents.ts';
export { countListedIn, listShortDescriptions } from './lists/product-list.queries.ts';
export { nearest } from './products/nearest.ts';
export {
  type Purchasable,
  type PurchasableProduct,
  readPurchasable,
} from './products/purchasable-products.ts';
export { readProducts } from './products/read-products.ts';
export { findPublicWithout } from './products/settle-publishing.ts';
export { unitPriceOf } from './products/unit-price.ts';
export { withAlt } from './products/with-alt.ts';
