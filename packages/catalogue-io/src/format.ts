import type { CatalogueHead } from './exact/document.ts';
import type { CatalogueWriter } from './exact/document-file.ts';
import type { ReadOptions } from './files/import-options.ts';
import type { ImportRecord } from './files/import-record.ts';

/** A kind of catalogue file. `Opened` is what a file of it is read as, `Options` what reading it needs to be told. */
export interface CatalogueFormat<Name extends string = string, Opened = Catalogue, Options = ReadOptions> {
  readonly name: Name;
  /** As in "this is not a Shopify product file". */
  readonly label: string;
  /** Does this file belong to the format? Decided by how it begins; whether all of it can be read is not asked. */
  detect(path: string): Promise<boolean>;
  /**
   * Opens a file. Throws FileRefused with an English sentence when the file as a whole cannot be read; single bad rows
   * become `rejected` records instead.
   */
  read(path: string, options: Options): Promise<Opened>;
  /** Starts a file of this format, with columns for these languages; absent where files are only read. */
  write?(head: CatalogueHead, languages: readonly string[]): CatalogueWriter;
}

/** A product file that was read once and found whole. */
export interface Catalogue {
  /** The shop system that it comes from, by which its products are known again; a system may have several formats. */
  source: string;
  encoding: string;
  delimiter: string;
  /** Columns that mean nothing to the reader, as written in the file. */
  ignoredColumns: string[];
  /** Rows below the header, for a progress bar. */
  rowCount: number;
  /**
   * Products, variants (each after its product), and the report: `rejected` rows and `warning`s, each with its row, column
   * and reason. Reads the file again at each call.
   */
  records(): AsyncGenerator<ImportRecord>;
}
