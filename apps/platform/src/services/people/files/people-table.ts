import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostPeople, type PersonRow } from '@izlog/contract/user/people-files';
import { FileRefused, fromSpreadsheetCell, openCatalogueFile } from 'catalogue-io';
import { Refusal } from '../../../kernel/refusal.ts';

export type PersonColumn = keyof Omit<PersonRow, 'id'>;

/** A row as it stands in the file: the cells of the columns that it has. */
export interface TableRow {
  row: number;
  cells: Partial<Record<PersonColumn, string>>;
}

/** Titles of columns, in the languages of the program and as other shops write them. */
const titles: Readonly<Record<PersonColumn, RegExp>> = {
  email: /^(e-?mail|e-?pošta|email address|adresa e-?pošte|e-mail-adresse)$/,
  first_name: /^(first[_ ]?name|ime|vorname)$/,
  last_name: /^(last[_ ]?name|prezime|nachname|surname)$/,
  company: /^(company|tvrtka|firma)$/,
  company_address: /^(company[_ ]address|adresa tvrtke|firmenadresse)$/,
  language: /^(language|jezik|sprache)$/,
  state: /^(state|status|stanje)$/,
  confirmed_at: /^(confirmed_?(at)?|potvrđeno|bestätigt)$/,
  origin: /^(origin|source|izvor|porijeklo|herkunft)$/,
};

/** Reads a table of people, whatever its comma; refuses one without e-mails and one that is no table. */
export async function readPeopleTable(text: string): Promise<TableRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'izlog-people-'));
  try {
    const path = join(folder, 'people.csv');
    await writeFile(path, text);
    return await rowsOf(path);
  } catch (error) {
    if (error instanceof FileRefused) throw wrong(error.code, error.message);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(path: string): Promise<TableRow[]> {
  const file = await openCatalogueFile(path, { label: 'table', required: [], isKnown: () => true });
  const columns = file.columns.titles.map((title) => {
    const said = title.trim().toLowerCase();
    return (Object.keys(titles) as PersonColumn[]).find((one) => titles[one].test(said));
  });
  if (!columns.includes('email')) throw wrong('header', 'No column is called e-mail.');
  const rows: TableRow[] = [];
  for await (const { row, cells } of file.rows()) {
    if (rows.length === mostPeople) throw wrong('tooMany', `A file has at most ${mostPeople} people.`);
    const found: TableRow['cells'] = {};
    for (const [place, column] of columns.entries())
      if (column && found[column] === undefined)
        found[column] = fromSpreadsheetCell(cells[place] ?? '').trim();
    rows.push({ row, cells: found });
  }
  return rows;
}

const wrong = (kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path: 'file', kind, message }] });
