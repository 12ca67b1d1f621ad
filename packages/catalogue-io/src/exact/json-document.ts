import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { FileRefused } from '../files/file-refused.ts';
import type { RejectedRow } from '../files/import-record.ts';
import { excerpt } from '../files/row-cells.ts';
import { type CatalogueHead, catalogueHead, type DocumentRules, exactProductBy } from './document.ts';
import type { CatalogueWriter, DocumentFile, DocumentProduct } from './document-file.ts';

/** A file of this size at most is read at once when it is not laid out line by line; bytes. */
const wholeBytes = 256 * 1024 * 1024;

/**
 * Opens a JSON catalogue as it was written here, one product a line; laid out otherwise it is read too, as long as it is
 * not too large. Throws FileRefused for anything else.
 */
export async function openJsonDocument(path: string, rules: DocumentRules): Promise<DocumentFile> {
  const first = await firstLine(path);
  const start = parse(`${first}]}`);
  if (start !== undefined) return documentOf(headOf(start, rules), () => readLines(path, rules));

  const { size } = await stat(path);
  if (size > wholeBytes)
    throw new FileRefused(
      'tooWide',
      `The file is not laid out as ${rules.writtenBy} writes it: one product a line.`,
    );
  const whole = parse(await readFile(path, 'utf8'));
  if (whole === undefined) throw notOurs(rules, 'it is no JSON');
  const list = z.object({ products: z.array(z.unknown()) }).safeParse(whole);
  if (!list.success) throw notOurs(rules, 'it has no list "products"');
  const { products } = list.data;
  const entry = entryBy(rules);
  return documentOf(headOf(whole, rules), async function* () {
    for (const [index, one] of products.entries()) yield readProduct(entry, one, index + 1);
  });
}

function documentOf(head: CatalogueHead, products: DocumentFile['products']): DocumentFile {
  return { currency: head.currency, ignoredColumns: [], registries: () => head, products };
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

async function* readLines(path: string, rules: DocumentRules): AsyncGenerator<DocumentProduct | RejectedRow> {
  const entry = entryBy(rules);
  let row = 0;
  let isWhole = false;
  for await (const line of linesOf(path)) {
    const text = line.trim();
    if (row++ === 0 || text === '') continue;
    if (isWhole) throw notOurs(rules, `something follows its end (line ${row})`);
    if (text === ']}') isWhole = true;
    else {
      const value = parse(text.replace(/,$/, ''));
      yield value === undefined ? rejected(row, 'line', 'is no JSON', text) : readProduct(entry, value, row);
    }
  }
  if (!isWhole)
    throw new FileRefused('changed', 'The file breaks off: its end is missing. Nothing was changed.');
}

function linesOf(path: string) {
  return createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}

const entryBy = (rules: DocumentRules) => z.object({ exact: exactProductBy(rules) });

function readProduct(
  schema: ReturnType<typeof entryBy>,
  value: unknown,
  row: number,
): DocumentProduct | RejectedRow {
  const entry = schema.safeParse(value);
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

function headOf(value: unknown, rules: DocumentRules): CatalogueHead {
  const head = catalogueHead.extend({ format: z.literal(rules.mark) }).safeParse(value);
  if (head.success) return head.data;
  const [issue] = head.error.issues;
  throw notOurs(rules, `${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'is something else'}`);
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

function notOurs({ writtenBy }: DocumentRules, reason: string): FileRefused {
  return new FileRefused('header', `This is not a catalogue of ${writtenBy} (version 2): ${reason}.`);
}

/** Writes a catalogue as one object with the list `products`, one product a line, by which a large file is read in pieces. */
export function openJsonWriter(head: CatalogueHead): CatalogueWriter {
  let isFirst = true;
  return {
    start: `${JSON.stringify(head).slice(0, -1)},"products":[`,
    products(products) {
      const lines = products.map(({ exact, shown }) => JSON.stringify({ ...shown, exact }));
      const text = `${isFirst ? '' : ','}\n${lines.join(',\n')}`;
      isFirst = false;
      return text;
    },
    end: '\n]}\n',
  };
}

/** Does this file begin as such a catalogue does? */
export async function isJsonDocument(path: string, rules: DocumentRules): Promise<boolean> {
  try {
    await openJsonDocument(path, rules);
    return true;
  } catch (error) {
    if (error instanceof FileRefused) return false;
    throw error;
  }
}
