import { CsvError, type Parser, parse } from 'csv-parse';
import type { Delimiter } from './file-header.ts';
import { FileRefused } from './file-refused.ts';

/** Most bytes that one record may take; more means a quote that was never closed, or no product file. */
const rowBytes = 1024 * 1024;

/** One record of the file: its number as a spreadsheet shows it (the header is 1) and its cells. */
export interface Row {
  row: number;
  cells: string[];
}

/**
 * Records of a CSV text (UTF-8, any line ends), one by one; empty records are left out but counted.
 * Memory does not grow with the file. Throws FileRefused for broken quotes and records without an end.
 */
export async function* readRows(text: AsyncIterable<Buffer>, delimiter: Delimiter): AsyncGenerator<Row> {
  let rows: Row[] = [];
  let row = 0;
  let readBytes = 0;
  const parser = parse({
    delimiter,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: rowBytes,
    on_record: (cells: string[], { bytes }) => {
      row++;
      readBytes = bytes;
      if (cells.some((cell) => cell !== '')) rows.push({ row, cells });
      return null;
    },
  });
  // Every failure also arrives through the callbacks below; without a listener it would end the process.
  parser.on('error', () => undefined);
  const refuse = (error: Error) => {
    throw asRefusal(error, row + 1);
  };

  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += rowBytes) {
      await write(parser, chunk.subarray(at, at + rowBytes)).catch(refuse);
      // The parser counts the letters of a record but not its delimiters: a line of a billion commas.
      if (parser.info.bytes - readBytes > rowBytes) throw tooLong(row + 1);
      yield* rows;
      rows = [];
    }
  }
  await end(parser).catch(refuse);
  yield* rows;
}

function write(parser: Parser, chunk: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    parser.write(chunk, (error) => (error ? fail(error) : done()));
  });
}

function end(parser: Parser): Promise<void> {
  return new Promise((done, fail) => {
    parser.end((error?: Error | null) => (error ? fail(error) : done()));
  });
}

function tooLong(row: number): FileRefused {
  return new FileRefused(
    'rowTooLong',
    `Row ${row} is longer than ${rowBytes / 1024} kB. Probably a quote before it is never closed.`,
  );
}

function asRefusal(error: Error, row: number): Error {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLong(row);
  const line = typeof error.lines === 'number' ? ` (line ${error.lines})` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new FileRefused('quotes', `A quote opened in row ${row}${line} is never closed.`);
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE')
    return new FileRefused(
      'quotes',
      `In row ${row}${line} text follows a closing quote; a quote inside a quoted cell is written twice ("").`,
    );
  return new FileRefused(
    'quotes',
    `In row ${row}${line} a quote stands in the middle of a cell; put the whole cell in quotes and write the quote twice ("").`,
  );
}
