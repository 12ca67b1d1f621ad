import type { ImportPrice } from './import-record.ts';
import type { RowCells } from './row-cells.ts';

/**
 * Puts regular and sale price together. A sale without a regular price and a sale that ends before it begins
 * refuse the row; a sale that is not cheaper is left out with a warning.
 */
export function readSalePrice(
  cells: RowCells,
  at: { regular: number; sale: number; from: number; to: number },
): ImportPrice {
  const regular = cells.price(at.regular);
  const sale = cells.price(at.sale);
  const saleFrom = cells.date(at.from, 'start');
  const saleTo = cells.date(at.to, 'end');
  const none = { regular, sale: null, saleFrom: null, saleTo: null };

  if (sale === null) return none;
  if (regular === null) {
    if (cells.raw(at.regular) === '') cells.refuse(at.sale, 'is given without a regular price');
    return none;
  }
  if (sale >= regular) {
    cells.warn(at.sale, 'is not lower than the regular price and was left out');
    return none;
  }
  if (saleFrom && saleTo && saleTo < saleFrom) cells.refuse(at.to, 'is before the start of the sale');
  return { regular, sale, saleFrom, saleTo };
}
