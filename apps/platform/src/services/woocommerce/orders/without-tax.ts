/** A row of money as it is kept, minor units: before discounts, after them, with the tax in or on the latter. */
export interface TaxedRow {
  row: number;
  total: number;
  tax: number;
  /** Hundredths of a percent. */
  taxRate: number;
}

/** The same as the dialect wants it: without tax, and the tax apart, before discounts (`subtotal`) and after them. */
export function withoutTax({ row, total, tax, taxRate }: TaxedRow, isTaxIncluded: boolean) {
  const subtotalTax = row === total ? tax : taxOf(row, { total, tax, taxRate }, isTaxIncluded);
  return {
    subtotal: isTaxIncluded ? row - subtotalTax : row,
    subtotalTax,
    total: isTaxIncluded ? total - tax : total,
    totalTax: tax,
  };
}

/** The tax of a row before discounts: in the ratio it has after them, by the rate where nothing is left to be paid. */
function taxOf(row: number, { total, tax, taxRate }: Omit<TaxedRow, 'row'>, isTaxIncluded: boolean): number {
  if (total > 0) return Math.round((row * tax) / total);
  return Math.round((row * taxRate) / (isTaxIncluded ? 10_000 + taxRate : 10_000));
}
