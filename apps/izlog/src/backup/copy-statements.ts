import type { BackupTable } from './archive.ts';
import { type CatalogTable, qualified, quoted } from './catalog.ts';

/** Reads the rows of a table in PostgreSQL's text format. */
export function copyOut(table: CatalogTable): string {
  const columns = table.columns.map(quoted).join(', ');
  const source = table.isPartitioned
    ? `(select ${columns} from ${qualified(table)})`
    : `${qualified(table)} (${columns})`;
  return `copy ${source} to stdout`;
}

/** Takes rows of a table in PostgreSQL's text format. */
export function copyIn(table: BackupTable): string {
  return `copy ${qualified(table)} (${table.columns.map(quoted).join(', ')}) from stdin`;
}
