import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type CatalogueHead, catalogueHead, exactProduct } from './catalogue-document.ts';
import { FileRefused } from '../files/file-refused.ts';
import type { RejectedRow } from '../files/import-record.ts';
import { excerpt } from '../files/row-cells.ts';
import type { DocumentFile, DocumentProduct } from './catalogue-document-file.ts';

/** A file of this size at most is read at once when it is not laid out line by line; bytes. */
const wholeBytes = 256 * 1024 * 1024;

/**
 * Opens a JSON catalogue as `izlog export` writes it, one product a line; laid out otherwise it is read too, as long as
 * it is not too large. Throws FileRefused for anything else.
 */
export async function openJsonDocument(path: string): Promise<DocumentFile> {
  const first = await firstLine(path);
  const start = parse(`${first}]}`);
  if (start !== undefined) return documentOf(headOf(start), () => readLines(path));

  const { size } = await stat(path);
  if (size > wholeBytes)
    throw new FileRefused(
      'tooWide',
      'The file is not laid out as izlog export writes it: one product a line.',
    );
  const whole = parse(await readFile(path, 'utf8'));
  if (whole === undefined) throw notOurs('it is no JSON');
  const list = z.object({ products: z.array(z.unknown()) }).safeParse(whole);
  if (!list.success) throw notOurs('it has no list "products"');
  const { products } = list.data;
  return documentOf(headOf(whole), async function* () {
    for (const [index, one] of products.entries()) yield readProduct(one, index + 1);
  });
}

function documentOf(head: CatalogueHead, products: DocumentFile['products']): DocumentFile {
  return { currency: head.currency, ignoredColumns: [], shelves: () => head, products };
}

async function firstLine(path: string): Promise<string> {
  try {
    for await (const line of linesOf(path)) return line;
  } catch (error) {
    throw new FileRefused(
      'unreadable',
      `${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  throw new FileRefused('empty', 'The file is empty.');
}

async function* readLines(path: string): AsyncGenerator<DocumentProduct | RejectedRow> {
  let row = 0;
  let isWhole = false;
  for await (const line of linesOf(path)) {
    const text = line.trim();
    if (row++ === 0 || text === '') continue;
    if (isWhole) throw notOurs(`something follows its end (line ${row})`);
    if (text === ']}') isWhole = true;
    else {
      const value = parse(text.replace(/,$/, ''));
      yield value === undefined ? rejected(row, 'line', 'is no JSON', text) : readProduct(value, row);
    }
  }
  if (!isWhole)
    throw new FileRefused('changed', 'The file breaks off: its end is missing. Nothing was changed.');
}

function linesOf(path: string) {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}

function readProduct(value: unknown, row: number): DocumentProduct | RejectedRow {
  const entry = z.object({ exact: exactProduct }).safeParse(value);
  if (entry.success) return { row, key: entry.data.exact.key, over: () => entry.data.exact };
  return {
    record: 'rejected',
    row,
    problems: entry.error.issues.slice(0, 10).map(({ path, message }) => ({
      column: path.join('.'),
      reason: message,
      value: excerpt(JSON.stringify(value) ?? ''),
    })),
  };
}

function headOf(value: unknown): CatalogueHead {
  const head = catalogueHead.safeParse(value);
  if (head.success) return head.data;
  const [issue] = head.error.issues;
  throw notOurs(`${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'is something else'}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function rejected(row: number, column: string, reason: string, value: string): RejectedRow {
  return { record: 'rejected', row, problems: [{ column, reason, value: excerpt(value) }] };
}

function notOurs(reason: string): FileRefused {
  return new FileRefused('header', `This is not a catalogue of izlog export (version 2): ${reason}.`);
}
