export { takenDays } from './days/book-days.ts';
export {
  type LiveStock,
  type LiveStockRow,
  readLiveStock,
  stockParts,
} from './live-stock.queries.ts';
export type { Quantities } from './quantities.ts';
export {
  findShort,
  putBackStock,
  releaseStock,
  reserveStock,
  sellStock,
} from './reserve-stock.ts';
export { type StockInput, setStock } from './set-stock.ts';
export { type StockLevel, stockOf } from './stock-of.ts';
