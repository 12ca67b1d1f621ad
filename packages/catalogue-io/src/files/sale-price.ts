import type { ImportPrice } from './import-record.ts';
import type { RowCells } from './row-cells.ts';

/**
 * Puts base and sale price together. A sale without a regular price and a sale that ends before it begins
 * refuse the row; a sale that is not cheaper is left out with a warning.
 */
export function readSalePrice(
  cells: RowCells,
  at: { base: number; sale: number; from: number; to: number },
): ImportPrice {
  const base = cells.price(at.base);
  const sale = cells.price(at.sale);
  const saleFrom = cells.date(at.from, 'start');
  const saleTo = cells.date(at.to, 'end');
  const none = { base, sale: null, saleFrom: null, saleTo: null };

  if (sale === null) return none;
  if (base === null) {
    if (cells.raw(at.base) === '') cells.refuse(at.sale, 'is given without a regular price');
    return none;
  }
  if (sale >= base) {
    cells.warn(at.sale, 'is not lower than the regular price and was left out');
    return none;
  }
  if (saleFrom && saleTo && saleTo < saleFrom) cells.refuse(at.to, 'is before the start of the sale');
  return { base, sale, saleFrom, saleTo };
}
