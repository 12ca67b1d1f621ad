import { hasHeader } from '../csv-format.ts';
import type { CatalogueFormat } from '../format.ts';
import { headerOf, openCsvDocument } from './csv-document.ts';
import { openCsvWriter } from './csv-writer.ts';
import type { DocumentRules } from './document.ts';
import type { DocumentFile, DocumentOptions } from './document-file.ts';
import { isJsonDocument, openJsonDocument, openJsonWriter } from './json-document.ts';

type ExactFormat<Name extends string> = Required<CatalogueFormat<Name, DocumentFile, DocumentOptions>>;

/** The two forms of a catalogue that holds everything: a table for people, and JSON. The rules say whose they are. */
export function exactFormats(rules: DocumentRules): { csv: ExactFormat<'csv'>; json: ExactFormat<'json'> } {
  const label = `catalogue of ${rules.writtenBy}`;
  return {
    csv: {
      name: 'csv',
      label,
      detect: (path) => hasHeader(path, headerOf(rules)),
      read: (path, options) => openCsvDocument(path, rules, options),
      write: openCsvWriter,
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
