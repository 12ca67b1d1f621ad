import type { Permission } from '../../permissions.ts';
import { fieldsWith, namesOf } from '../../records/fields.ts';
import { productPlainFields } from '../../records/product.ts';
import type { FieldsWith } from '../../resource/field.ts';
import { rightOfPart } from './part-rights.ts';

/** What is written in the grid beside plain fields. */
type OwnCell = 'name' | 'base' | 'sale' | 'quantity' | 'lowAt' | 'categoryId' | 'state';
export type GridCell = OwnCell | FieldsWith<typeof productPlainFields, 'grid'>;

const first: readonly GridCell[] = [
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
];

/** What of a product is written in the grid, in the order of its columns. */
export const gridColumns: readonly GridCell[] = [
  ...new Set([...first, ...namesOf(fieldsWith(productPlainFields, 'grid')), 'state' as const]),
];

/** The part of a product that a cell is, as its form and its history call it. */
export const partOfCell = (cell: GridCell, language: string): string =>
  cell === 'name' ? `words.${language}.name` : (ownParts[cell] ?? cell);

const ownParts: { readonly [C in GridCell]?: string } = {
  base: 'price.base',
  sale: 'price.sale',
  quantity: 'stock.quantity',
  lowAt: 'stock.lowAt',
};

/** The right that a column needs; who holds none of them sees no row. */
export const rightOfCell = (cell: GridCell): Permission => rightOfPart(partOfCell(cell, ''));
