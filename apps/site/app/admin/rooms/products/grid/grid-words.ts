import type { GridCell, GridFault } from '@izlog/contract/product/record/grid-columns';
import type { GridRow } from '@izlog/contract/product/record/product-grid';
import type { StaffKey } from '#site/i18n/messages.ts';

/** What the columns are called. */
export const columnWords: Readonly<Record<GridCell, StaffKey>> = {
  name: 'products.name',
  sku: 'products.sku',
  barcode: 'products.barcode',
  base: 'products.base',
  sale: 'products.sale',
  quantity: 'products.stock',
  lowAt: 'products.lowAt',
  brandId: 'products.brand',
  categoryId: 'products.category',
  taxClassId: 'products.taxClass',
  weight: 'products.weight',
  state: 'products.state',
};

/** Why the platform did not take a cell. */
export const refusedWords: Readonly<Record<GridFault, StaffKey>> = {
  changed: 'products.gridChanged',
  right: 'products.gridRight',
  without: 'products.gridWithout',
  gone: 'products.gridGone',
  taken: 'products.gridTaken',
  reserved: 'products.gridReserved',
  reference: 'products.gridUnknownNow',
  negative: 'products.gridQuantityNegative',
  ended: 'products.variantPriceEmpty',
  refused: 'products.gridRefused',
};

/** How wide a column is drawn, in rem. */
export const columnWidths: Readonly<Record<GridCell, number>> = {
  name: 18,
  sku: 9,
  barcode: 9,
  base: 7,
  sale: 7,
  quantity: 6,
  lowAt: 7,
  brandId: 10,
  categoryId: 11,
  taxClassId: 11,
  weight: 7,
  state: 8,
};

/** Columns whose cells are numbers. */
export const isNumeric = (cell: GridCell): boolean =>
  ['base', 'sale', 'quantity', 'lowAt', 'weight'].includes(cell);

/** The id of a cell: the grid names it as the one that has the focus. */
export const cellId = (row: GridRow, cell: GridCell | undefined): string => `cell-${row.id}-${cell}`;
