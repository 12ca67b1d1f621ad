import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridRow } from '@izlog/contract/product/record/product-grid';
import type { PlainFieldView } from '../plain-fields.ts';
import type { GridOptions } from './grid-cells.ts';

/** What the grid begins with. */
export interface GridView {
  rows: readonly GridRow[];
  total: number;
  next: string | null;
  columns: readonly GridCell[];
  /** Those of them that are plain fields. */
  fields: readonly PlainFieldView[];
  options: GridOptions;
  /** The address of its list, without `?`. */
  query: string;
  /** Where one came to it from; nobody who may not open the list. */
  hasList: boolean;
}
