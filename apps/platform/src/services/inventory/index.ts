export {
  type LiveStock,
  type LiveStockRow,
  readLiveStock,
  stockParts,
} from './live-stock.queries.ts';
export {
  findShort,
  putBackStock,
  type Quantities,
  releaseStock,
  reserveStock,
  type ShortProduct,
  sellStock,
} from './reserve-stock.ts';
export { type StockInput, setStock } from './set-stock.ts';
export { type StockLevel, stockOf } from './stock-of.ts';
