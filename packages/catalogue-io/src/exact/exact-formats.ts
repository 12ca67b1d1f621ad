import { hasHeader } from '../csv-format.ts';
import type { CatalogueFormat } from '../format.ts';
import { headerOf, openCsvDocument } from './csv-document.ts';
import type { CatalogueSheet } from './csv-sheet.ts';
import { openCsvWriter } from './csv-writer.ts';
import type { CatalogueHead, DocumentRules } from './document.ts';
import type { CatalogueWriter, DocumentFile, DocumentOptions } from './document-file.ts';
import { isJsonDocument, openJsonDocument, openJsonWriter } from './json-document.ts';

type ExactFormat<Name extends string> = Required<CatalogueFormat<Name, DocumentFile, DocumentOptions>>;

type CsvFormat = ExactFormat<'csv'> & {
  /** Starts a file for the spreadsheet of people; without a sheet, for programs. */
  write(head: CatalogueHead, languages: readonly string[], sheet?: CatalogueSheet): CatalogueWriter;
};

/** The two forms of a catalogue that holds everything: a table for people, and JSON. The rules say whose they are. */
export function exactFormats(rules: DocumentRules): { csv: CsvFormat; json: ExactFormat<'json'> } {
  const label = `catalogue of ${rules.writtenBy}`;
  return {
    csv: {
      name: 'csv',
      label,
      detect: (path) => hasHeader(path, headerOf(rules)),
      read: (path, options) => openCsvDocument(path, rules, options),
      write: (head: CatalogueHead, languages: readonly string[], sheet?: CatalogueSheet) =>
        openCsvWriter(head, languages, sheet, rules.fields),
    },
    json: {
      name: 'json',
      label,
      detect: (path) => isJsonDocument(path, rules),
      read: (path) => openJsonDocument(path, rules),
      write: openJsonWriter,
    },
  };
}
