import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Columns } from './columns.ts';
import { type Delimiter, type HeaderRule, headerBytes, readHeader } from './file-header.ts';
import { FileRefused } from './file-refused.ts';
import { nameBinary } from './foreign-file.ts';
import { type Row, readRows } from './read-rows.ts';
import { asUtf8, detectEncoding, type TextEncoding } from './text-encoding.ts';

/** A CSV file whose header fits a format, ready to be read as often as needed. */
export interface CatalogueFile {
  encoding: TextEncoding;
  delimiter: Delimiter;
  columns: Columns;
  /** The records below the header, from the start; throws FileRefused where the file breaks off. */
  rows(): AsyncGenerator<Row>;
}

/**
 * Opens a CSV file and checks its encoding and header against the rule; reads no more than its first 256 kB.
 * Throws FileRefused with a sentence for whatever the file is instead.
 */
export async function openCatalogueFile(
  path: string,
  rule: HeaderRule,
  askedEncoding?: TextEncoding,
): Promise<CatalogueFile> {
  const { head, isWhole, version } = await readHead(path);
  const binary = nameBinary(head);
  if (binary) throw new FileRefused('notText', `This is ${binary}, not a ${rule.label}.`);

  const { encoding, markBytes } = detectEncoding(head, askedEncoding);
  const text = new TextDecoder(encoding).decode(head.subarray(markBytes));
  const { delimiter, titles, headRecords } = readHeader(text, isWhole, rule);

  async function* rows(): AsyncGenerator<Row> {
    if ((await stat(path)).mtimeMs !== version)
      throw new FileRefused('changed', 'The file was changed while it was read. Run the import again.');
    const bytes = createReadStream(path, { start: markBytes, highWaterMark: 128 * 1024 });
    for await (const row of readRows(asUtf8(bytes, encoding, markBytes), delimiter))
      if (row.row > headRecords) yield row;
  }
  return { encoding, delimiter, columns: new Columns(titles), rows };
}

async function readHead(path: string) {
  try {
    await using file = await open(path);
    const { isFile, size, mtimeMs } = await file.stat().then((info) => ({
      isFile: info.isFile(),
      size: info.size,
      mtimeMs: info.mtimeMs,
    }));
    if (!isFile) throw new FileRefused('unreadable', `${path} is not a file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return { head: buffer.subarray(0, bytesRead), isWhole: size <= bytesRead, version: mtimeMs };
  } catch (error) {
    if (error instanceof FileRefused || !(error instanceof Error)) throw error;
    throw new FileRefused('unreadable', `${path} cannot be read: ${error.message}`);
  }
}
