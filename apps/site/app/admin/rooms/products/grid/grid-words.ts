import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridFault } from '@izlog/contract/product/record/grid-rules';
import type { GridRow } from '@izlog/contract/product/record/product-grid';
import type { StaffKey } from '#site/i18n/messages.ts';
import { fieldKeys, type PlainFieldView } from '../plain-fields.ts';

/** Columns that are no plain field. */
const ownWords = {
  name: 'products.name',
  base: 'products.base',
  sale: 'products.sale',
  quantity: 'products.stock',
  lowAt: 'products.lowAt',
  categoryId: 'products.category',
  state: 'products.state',
} as const;

const isOwn = (cell: GridCell): cell is keyof typeof ownWords => Object.hasOwn(ownWords, cell);

/** What a column is called. */
export const columnKey = (cell: GridCell): StaffKey => (isOwn(cell) ? ownWords[cell] : fieldKeys[cell]);

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

const widths: { readonly [C in GridCell]?: number } = {
  name: 18,
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

/** How wide a column is rendered, in rem. */
export const columnWidth = (cell: GridCell): number => widths[cell] ?? 9;

/** Whether the cells of a column are numbers. */
export const isNumeric = (cell: GridCell, fields: readonly PlainFieldView[]): boolean =>
  ['base', 'sale', 'quantity', 'lowAt'].includes(cell) ||
  fields.some(({ name, kind }) => name === cell && (kind === 'whole' || kind === 'decimal'));

/** The id of a cell: the grid names it as the one that has the focus. */
export const cellId = (row: GridRow, cell: GridCell | undefined): string => `cell-${row.id}-${cell}`;
