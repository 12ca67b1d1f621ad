import type { Permission } from '../../permissions.ts';

/** What of a product is written in the grid, in the order of its columns. */
export const gridColumns = [
  'name',
  'sku',
  'barcode',
  'base',
  'sale',
  'quantity',
  'lowAt',
  'brandId',
  'categoryId',
  'taxClassId',
  'weight',
  'state',
] as const;
export type GridCell = (typeof gridColumns)[number];

/** The right that a column needs; who holds none of them sees no row. */
export const gridRights: Readonly<Record<GridCell, Permission>> = {
  name: 'catalogue.edit',
  sku: 'catalogue.edit',
  barcode: 'catalogue.edit',
  base: 'prices.edit',
  sale: 'prices.edit',
  quantity: 'stock.edit',
  lowAt: 'stock.edit',
  brandId: 'catalogue.edit',
  categoryId: 'catalogue.edit',
  taxClassId: 'catalogue.edit',
  weight: 'catalogue.edit',
  state: 'catalogue.edit',
};

/** Most rows that are saved at once. */
export const gridRows = 500;

/** Why a cell was not saved. */
export const gridFaults = [
  'changed',
  'right',
  'without',
  'gone',
  'taken',
  'reserved',
  'reference',
  'negative',
  'ended',
  'refused',
] as const;
export type GridFault = (typeof gridFaults)[number];
