import { type GridCell, gridColumns, rightOfCell } from '@izlog/contract/product/record/grid-columns';
import type { GridCells, GridRow } from '@izlog/contract/product/record/product-grid';
import type { SaidPrice } from '@izlog/contract/product/record/product-record';
import type { Ctx } from '#platform/kernel/context.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { listPriceEntries } from '#platform/services/pricing/index.ts';
import { saidPriceOf } from '../desk/said-price.ts';
import { type GridSource, plainCellsOf, readGridSources } from './grid-rows.queries.ts';

/** A row with all it was made of. */
export interface KnownRow {
  source: GridSource;
  price: SaidPrice;
  row: GridRow;
}

/** Whether the caller may write a column. */
export const mayWrite = ({ caller }: Pick<Ctx, 'caller'>, cell: GridCell): boolean =>
  caller.kind === 'staff' && caller.permissions.includes(rightOfCell(cell));

/** Rows of the grid by their ids, as the caller may see them. */
export async function readGridRows(ctx: Ctx, ids: readonly number[]): Promise<Map<number, KnownRow>> {
  const sources = await readGridSources(ctx, ids);
  const journals = await listPriceEntries(ctx, [...sources.keys()]);
  return new Map(
    [...sources].map(([id, source]) => {
      const price = saidPriceOf(journals.get(id) ?? [], ctx.now.getTime());
      return [id, { source, price, row: rowOf(ctx, source, price) }];
    }),
  );
}

/** The cells of a row, whatever the caller may see of it. */
export function cellsOf({ source, price }: Pick<KnownRow, 'source' | 'price'>): GridCells {
  const { name, state, lowAt } = source;
  return {
    ...plainCellsOf(source),
    name,
    base: price.base,
    sale: price.sale,
    quantity: source.isTracked ? source.quantity : null,
    lowAt,
    categoryId: source.categories[0] ?? null,
    state,
  };
}

function rowOf(ctx: Ctx, source: GridSource, price: SaidPrice): GridRow {
  const { id, parentId, title, sku } = source;
  const cells = cellsOf({ source, price });
  const hidden = gridColumns.filter((cell) => !mayWrite(ctx, cell));
  const without = gridColumns.filter((cell) => hidden.includes(cell) || !hasCell(source, cell));
  return {
    ...cells,
    // What one may not write one need not see, but for what tells the rows apart.
    ...Object.fromEntries(hidden.filter((cell) => !telling.includes(cell)).map((cell) => [cell, null])),
    id,
    parentId,
    title: title || sku || `#${id}`,
    without,
    promised: source.promised,
    revision: revisionOf(cells, gridColumns),
  };
}

const telling: readonly GridCell[] = ['name', 'sku', 'state'];

/** A variant is named and sorted by its product; what is made of others has no stock of its own. */
function hasCell({ parentId, format }: GridSource, cell: GridCell): boolean {
  if (parentId !== null) return !['name', 'brandId', 'categoryId', 'taxClassId'].includes(cell);
  if (format === 'configurable' || format === 'bundle') return !['quantity', 'lowAt'].includes(cell);
  return true;
}
