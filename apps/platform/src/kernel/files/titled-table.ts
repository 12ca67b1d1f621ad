import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRefused, fromSpreadsheetCell, isRounded, openCatalogueFile } from 'catalogue-io';
import type { SheetForm } from 'catalogue-io/sheet-form';
import { Refusal } from '../refusal.ts';
import { everySheetWords, type SheetWords, sheetFormOf } from './sheet.ts';

/** A row as it stands in its file: the cells of the columns that it has, by name. */
export interface TitledRow<Column extends string> {
  row: number;
  cells: Partial<Record<Column, string>>;
  /** Cells of the columns that were asked for by their titles (`wantsBeside`), in the order of the file. */
  beside: ReadonlyArray<readonly [title: string, cell: string]>;
  /** How the spreadsheet writes whose file this is; undefined for the form of programs. */
  form?: SheetForm | undefined;
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
  /** What our own files for people call the columns: by that one knows whose spreadsheet saved one. */
  headings?: (words: SheetWords) => Readonly<Record<string, string>>;
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
  { titles, needed, most, wantsBeside = () => false, headings }: Known<Column>,
): Promise<TitledRow<Column>[]> {
  const file = await openCatalogueFile(path, { label: 'table', required: [], isKnown: () => true });
  const names = Object.keys(titles) as Column[];
  const all = file.columns.titles.map((title) => title.trim().toLowerCase());
  const beside = [...all.entries()].filter(([, title]) => wantsBeside(title));
  const sheet = headings && sheetOf(all, file.delimiter, names, headings);
  const columns = all.map(
    (said) =>
      names.find((one) => sheet?.headings.get(said) === one) ?? names.find((one) => titles[one].test(said)),
  );
  if (!columns.includes(needed)) throw wrong('header', `No column is called ${needed}.`);
  const rows: TitledRow<Column>[] = [];
  for await (const { row, cells } of file.rows()) {
    if (rows.length === most) throw wrong('tooMany', `A file has at most ${most} rows.`);
    const found: TitledRow<Column>['cells'] = {};
    for (const [place, column] of columns.entries())
      if (column && found[column] === undefined)
        found[column] = fromSpreadsheetCell(cells[place] ?? '').trim();
    const textAt = (place: number) => fromSpreadsheetCell(cells[place] ?? '').trim();
    const besideCells = beside.map(([place, title]) => [title, textAt(place)] as const);
    rows.push({ row, cells: found, beside: besideCells, form: sheet?.form });
  }
  return rows;
}

/**
 * The language whose headings a table has, with its columns by them; none where the titles of programs fit better. Records that
 * a shop declares may have titles without words of their own: then what parts the cells tells whose file it is.
 */
function sheetOf(
  all: readonly string[],
  delimiter: string,
  names: readonly string[],
  headingsOf: NonNullable<Known<string>['headings']>,
): { form: SheetForm; headings: ReadonlyMap<string, string> } | undefined {
  const own = new Set(names.map((name) => name.toLowerCase()));
  let most = all.filter((said) => own.has(said)).length;
  let found: ReturnType<typeof sheetOf>;
  for (const words of everySheetWords) {
    const headings = new Map(
      Object.entries(headingsOf(words)).map(([name, heading]) => [heading.toLowerCase(), name]),
    );
    const fitting = all.filter((said) => headings.has(said)).length;
    const form = sheetFormOf(words);
    const isBetter = fitting > most || (fitting === most && !found && form.delimiter === delimiter);
    if (isBetter) [most, found] = [fitting, { form, headings }];
  }
  return found;
}

const wrong = (kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path: 'file', kind, message }] });
