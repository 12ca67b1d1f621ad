import type { CatalogueRegistries, ExactProduct } from './catalogue-document.ts';
import type { RejectedRow } from '../files/import-record.ts';

/** A product of a catalogue file of our own. */
export interface DocumentProduct {
  /** Line or record of the file, the header being 1. */
  row: number;
  key: string;
  /** The whole product: what the file says, and where it says nothing what the shop has already, or what is usual. */
  over(have: ExactProduct | undefined): ExactProduct | RejectedRow;
}

/** A catalogue file of our own, in whichever of its two forms; `products` reads it anew at each call. */
export interface DocumentFile {
  /** Currency of its prices; null when it does not say so. */
  currency: string | null;
  /** Titles of columns that mean nothing here. */
  ignoredColumns: string[];
  /** What stands above its products, over what the shop has. Throws FileRefused for a row that cannot be read. */
  shelves(have: CatalogueRegistries): CatalogueRegistries;
  products(): AsyncGenerator<DocumentProduct | RejectedRow>;
}
