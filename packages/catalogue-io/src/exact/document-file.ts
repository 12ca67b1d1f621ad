import type { RejectedRow } from '../files/import-record.ts';
import type { CatalogueRegistries, ExactProduct } from './document.ts';

/** A product of such a file. */
export interface DocumentProduct {
  /** Line or record of the file, the header being 1. */
  row: number;
  key: string;
  /** The whole product: what the file says, and where it says nothing what the shop has already, or what is usual. */
  over(have: ExactProduct | undefined): ExactProduct | RejectedRow;
}

/** A catalogue with everything it holds, as CSV or JSON; `products` reads it again at each call. */
export interface DocumentFile {
  /** Currency of its prices; null when it does not say so. */
  currency: string | null;
  /** Titles of columns that mean nothing here. */
  ignoredColumns: string[];
  /** What stands above its products, over what the shop has. Throws FileRefused for a row that cannot be read. */
  registries(have: CatalogueRegistries): CatalogueRegistries;
  products(): AsyncGenerator<DocumentProduct | RejectedRow>;
}

/** What reading such a file needs to be told. */
export interface DocumentOptions {
  /** Of the prices, where the file does not say so. */
  currency: string;
  now: Date;
}

/** A product to be written: what is read back, and what else a reader of JSON may like to see. */
export interface WrittenProduct {
  exact: ExactProduct;
  shown?: object;
}

/** A catalogue file in pieces of text, to be written one after the other. */
export interface CatalogueWriter {
  start: string;
  /** Some products, in the order of the file; as often as needed. */
  products(products: readonly WrittenProduct[]): string;
  end: string;
}
