import { Readable } from 'node:stream';
import type { FileReader } from '@izlog/contract/resource/file-reader';
import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import { type CellKind, type SheetForm, toPersonForm } from 'catalogue-io/sheet-form';
import { fromSpreadsheetCell, toPersonCell, toSpreadsheetCell } from 'catalogue-io/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/** The words of files, in a language of the program. */
export type SheetWords = PlatformTexts['sheets'];

/** Who reads a file, and in which language: of a program it does not matter. */
export interface SheetReader {
  reader: FileReader;
  language: string;
}

/** A column of a file. What a row has in it is said as programs get it: an empty text for nothing. */
export interface SheetColumn<Row> {
  /** Its title for programs. */
  name: string;
  /** Its title for people. */
  heading(words: SheetWords): string;
  /** Text, if nothing else; `asItStood` is a cell of a file that was taken in, and goes out so that it can come in again. */
  kind?: CellKind | 'asItStood';
  /** Words for the codes that stand in it, where people do not read codes. */
  says?(words: SheetWords): Readonly<Record<string, string>>;
  cell(row: Row): string;
}

/** How the spreadsheet of a language writes, by the clock of the shop. */
export const sheetFormOf = ({ form }: SheetWords): SheetForm => ({ ...form, timeZone: 'Europe/Zagreb' });

/** The words of files in the language of a call. */
export const sheetWordsOf = (language: string): SheetWords => platformTexts[ownLanguageOf(language)].sheets;

/** The words of files in every language of the program: a file comes back in from any of them. */
export const everySheetWords: readonly SheetWords[] = programLanguageCodes.map(
  (code) => platformTexts[code].sheets,
);

/**
 * Sends a file of rows as CSV (UTF-8 with BOM), part by part in the memory of one part, for a program or for a person. The
 * one place where such a file is written: cells that a spreadsheet would run are made harmless here (OWASP, "CSV injection").
 * The first part is made before the answer begins, so that what is refused, or fails, is answered as everywhere.
 */
export async function sendSheet<Row>(
  reply: FastifyReply,
  filename: string,
  columns: readonly SheetColumn<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  reader: SheetReader,
): Promise<unknown> {
  const lines = sheetLines(columns, parts, reader);
  const first = await lines.next();
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(startingWith(first.value ?? '', lines)));
}

/** The text of such a file, part by part; the first begins with the byte order mark and the titles. */
export async function* sheetLines<Row>(
  columns: readonly SheetColumn<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  { reader, language }: SheetReader,
): AsyncGenerator<string> {
  const words = sheetWordsOf(language);
  const form = sheetFormOf(words);
  const isPerson = reader === 'person';
  const titles = columns.map(({ name, heading }) => (isPerson ? heading(words) : name));
  // A lone line break ends a record for many readers; the library quotes some of them only.
  const csv = (rows: string[][]) =>
    stringify(rows, { delimiter: isPerson ? form.delimiter : ',', quoted_match: /[\r\n]/ });
  const write = (column: SheetColumn<Row>) => {
    const { kind = 'text' } = column;
    if (kind === 'asItStood') return (row: Row) => harmless(column.cell(row));
    if (!isPerson)
      return (row: Row) => {
        const cell = column.cell(row);
        return kind === 'number' && isNumber.test(cell) ? cell : toSpreadsheetCell(cell);
      };
    const said = column.says?.(words);
    return (row: Row) => {
      const cell = column.cell(row);
      return toPersonForm(kind, said?.[cell] ?? cell, form);
    };
  };
  const writers = columns.map(write);
  let head = `\uFEFF${csv([titles.map(isPerson ? toPersonCell : toSpreadsheetCell)])}`;
  for await (const rows of parts) {
    yield head + csv(rows.map((row) => writers.map((one) => one(row))));
    head = '';
  }
  if (head !== '') yield head;
}

/** A cell that a spreadsheet would run gets its apostrophe; one that has its own stays as it is. */
const harmless = (cell: string): string =>
  fromSpreadsheetCell(cell) === cell ? toSpreadsheetCell(cell) : cell;

/** What is below nothing begins as a formula does, and is none. */
const isNumber = /^-?\d+(\.\d+)?$/;

async function* startingWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
