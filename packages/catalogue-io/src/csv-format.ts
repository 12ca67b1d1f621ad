import { type CatalogueFile, openCatalogueFile } from './files/catalogue-file.ts';
import type { HeaderRule } from './files/file-header.ts';
import { FileRefused } from './files/file-refused.ts';
import type { ReadOptions } from './files/import-options.ts';
import type { Catalogue, CatalogueFormat } from './format.ts';

interface CsvFormat<Name extends string> {
  name: Name;
  /** The shop system, where it has several formats. */
  source?: string;
  header: HeaderRule;
  /** Reads the file through once, so that its records can be put in order; throws FileRefused for one that breaks off. */
  read(file: CatalogueFile, options: ReadOptions): Promise<Pick<Catalogue, 'rowCount' | 'records'>>;
}

/** A format whose files are CSV: known by their header, whatever their encoding and delimiter. */
export function defineCsvFormat<const Name extends string>({
  name,
  source = name,
  header,
  read,
}: CsvFormat<Name>): CatalogueFormat<Name> {
  return {
    name,
    label: header.label,
    detect: (path) => hasHeader(path, header),
    async read(path, options) {
      const file = await openCatalogueFile(path, header, options.encoding);
      return {
        source,
        encoding: file.encoding,
        delimiter: file.delimiter,
        ignoredColumns: file.columns.titles.filter((title) => !header.isKnown(title.toLowerCase())),
        ...(await read(file, options)),
      };
    },
  };
}

/** Is this a CSV file with the columns that the rule asks for? */
export async function hasHeader(path: string, header: HeaderRule): Promise<boolean> {
  try {
    await openCatalogueFile(path, header);
    return true;
  } catch (error) {
    if (error instanceof FileRefused) return false;
    throw error;
  }
}
