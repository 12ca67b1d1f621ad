export { type LiveStock, readLiveStock } from './live-stock.queries.ts';
export { putBackStock, type Quantities, releaseStock, reserveStock, sellStock } from './reserve-stock.ts';
export { type StockInput, setStock } from './set-stock.ts';
export { type StockLevel, stockOf } from './stock-of.ts';
