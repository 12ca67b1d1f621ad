export { catalogueChanged } from './catalogue-changed.ts';
export { type CatalogueMemory, catalogueMemoryOf } from './catalogue-memory.ts';
export { catalogueVersionNow } from './catalogue-version.queries.ts';
export { correctWords } from './correct-words.ts';
export type { CustomOptionRow } from './custom-options.queries.ts';
export { toSpreadsheetCell } from './export/spreadsheet-cell.ts';
export { countInCategories, type FoundCategory, findCategories } from './find-categories.ts';
export type { Search } from './find-words.ts';
export { inventoryRoutes } from './inventory.routes.ts';
export { type ItemPrice, itemPrice } from './item-price.ts';
export { listRoutes } from './list.routes.ts';
export { openPriceBook, type ShownPrice } from './price-book.ts';
export { catalogueRoutes } from './product.routes.ts';
export type { ProductInput } from './product-input.ts';
export { nearest } from './read-products.queries.ts';
export { readProducts } from './read-products.ts';
export { recallPictures } from './recall-pictures.ts';
export { recordset } from './recordset.ts';
export { reindexDuePrices, reindexProducts, reindexSite } from './reindex-products.ts';
export {
  type Pieces,
  putBackStock,
  releaseStock,
  reserveStock,
  sellStock,
} from './reserve-stock.ts';
export { saveAttribute } from './save-attribute.ts';
export { saveBrand } from './save-brand.ts';
export { saveCategory } from './save-category.ts';
export { saveProduct, saveProducts } from './save-products.ts';
export { saveTag } from './save-tag.ts';
export { saveTaxClass } from './save-tax-class.ts';
export { type SearchMemory, searchMemoryOf } from './search-memory.ts';
export { type FoundProducts, searchProducts } from './search-products.ts';
export { setStock } from './set-stock.ts';
export { findUnsafeProducts } from './settle-publishing.ts';
export { type ShownCurrency, shownCurrency } from './shown-currency.ts';
export { readSold, type Sold, type SoldProduct } from './sold-products.ts';
export { type StockLevel, stockOf } from './stock-of.ts';
export { synonymRoutes } from './synonym.routes.ts';
export { unitPriceOf } from './unit-price.ts';
export { type Forgives, searchBook } from './words/search-index.ts';
export { noSynonyms } from './words/synonym-book.ts';
export { WordIndex } from './words/word-index.ts';
