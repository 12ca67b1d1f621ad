import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRefused, fromSpreadsheetCell, isRounded, openCatalogueFile } from 'catalogue-io';
import { Refusal } from '../refusal.ts';

/** A row as it stands in its file: the cells of the columns that it has, by name. */
export interface TitledRow<Column extends string> {
  row: number;
  cells: Partial<Record<Column, string>>;
  /** Cells of the columns that were asked for by their titles (`wantsBeside`), in the order of the file. */
  beside: ReadonlyArray<readonly [title: string, cell: string]>;
}

/** The column whose cell a spreadsheet has rounded (`1,23457E+11`): such a row is refused, its number is gone. */
export const roundedIn = <Column extends string>({ cells }: Pick<TitledRow<Column>, 'cells'>) =>
  (Object.keys(cells) as Column[]).find((column) => isRounded(cells[column] ?? ''));

interface Known<Column extends string> {
  /** How each column may be titled, in lower case. */
  titles: Readonly<Record<Column, RegExp>>;
  /** The column without which the table tells nothing. */
  needed: Column;
  /** Most rows. */
  most: number;
  /** Columns beside, by their title in lower case, whose cells come along as they are. */
  wantsBeside?: (title: string) => boolean;
}

/** Reads a table by the titles of its columns, whatever its comma; refuses one without what is needed, and what is no table. */
export async function readTitledTable<Column extends string>(
  text: string,
  known: Known<Column>,
): Promise<TitledRow<Column>[]> {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-table-'));
  try {
    const path = join(folder, 'table.csv');
    await writeFile(path, text);
    return await rowsOf(path, known);
  } catch (error) {
    if (error instanceof FileRefused) throw wrong(error.code, error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf<Column extends string>(
  path: string,
  { titles, needed, most, wantsBeside = () => false }: Known<Column>,
): Promise<TitledRow<Column>[]> {
  const file = await openCatalogueFile(path, { label: 'table', required: [], isKnown: () => true });
  const names = Object.keys(titles) as Column[];
  const all = file.columns.titles.map((title) => title.trim().toLowerCase());
  const beside = [...all.entries()].filter(([, title]) => wantsBeside(title));
  const columns = all.map((said) => {
    return names.find((one) => titles[one].test(said));
  });
  if (!columns.includes(needed)) throw wrong('header', `No column is called ${needed}.`);
  const rows: TitledRow<Column>[] = [];
  for await (const { row, cells } of file.rows()) {
    if (rows.length === most) throw wrong('tooMany', `A file has at most ${most} rows.`);
    const found: TitledRow<Column>['cells'] = {};
    for (const [place, column] of columns.entries())
      if (column && found[column] === undefined)
        found[column] = fromSpreadsheetCell(cells[place] ?? '').trim();
    const textAt = (place: number) => fromSpreadsheetCell(cells[place] ?? '').trim();
    rows.push({ row, cells: found, beside: beside.map(([place, title]) => [title, textAt(place)] as const) });
  }
  return rows;
}

const wrong = (kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path: 'file', kind, message }] });
