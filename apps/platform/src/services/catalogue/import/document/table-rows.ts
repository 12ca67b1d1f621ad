import { skuKey } from '@izlog/contract/product/sku-key';
import type { ExactProduct, RejectedRow } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';

/** The second row of one product of a table: anyone who made it did not mean both. `rowOf` has the rows so far. */
export function refuseRepeated(
  rowOf: Map<string, number> | null,
  row: number,
  key: string,
): RejectedRow | undefined {
  const name = key.startsWith('sku:') ? skuKey(key) : key;
  const first = rowOf?.get(name);
  rowOf?.set(name, first ?? row);
  if (first === undefined) return undefined;
  const [column = 'sku', ...value] = key.split(':');
  return rejectedRow(
    row,
    column === 'sku' ? 'sku' : 'name',
    `is already used on row ${first}`,
    value.join(':'),
  );
}

/** Nobody means a sale that is not below the regular price; a journal of our own may have had one. */
export function withoutFalseSale(
  { now }: Pick<Ctx, 'now'>,
  row: number,
  product: ExactProduct | RejectedRow,
): ExactProduct | RejectedRow {
  if ('record' in product) return product;
  const at = now.toISOString();
  const amountOf = (kind: 'base' | 'sale') =>
    product.journal.findLast(
      (one) =>
        one.kind === kind &&
        one.storeId === null &&
        one.validFrom <= at &&
        (one.validTo === null || one.validTo > at),
    )?.amount ?? null;
  const [base, sale] = [amountOf('base'), amountOf('sale')];
  if (sale === null || product.parent !== null) return product;
  if (base === null) return rejectedRow(row, 'sale_price', 'is given without a regular price', '');
  return sale < base ? product : rejectedRow(row, 'sale_price', 'is not lower than the regular price', '');
}

const rejectedRow = (row: number, column: string, reason: string, value: string): RejectedRow => ({
  record: 'rejected',
  row,
  problems: [{ column, reason, value }],
});
