import { StringDecoder } from 'node:string_decoder';
import { readArchive } from './archive.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Gives every row of a backup to `onRow`: its table and its columns as PostgreSQL's COPY writes them (`\N` is null, text with
 * a backslash before tabs, line ends and backslashes). Throws a sentence when the file is no whole backup.
 */
export async function readRows(
  file: string,
  onRow: (table: string, row: Readonly<Record<string, string>>) => void,
  isWanted: (table: string) => boolean = () => true,
): Promise<void> {
  let table = { name: '', columns: [] as string[] };
  let decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of readArchive(readBytes(file))) {
    if (part.type === 'table') {
      table = part.table;
      decoder = new StringDecoder('utf8');
      rest = '';
    } else if (part.type === 'rows' && isWanted(table.name)) {
      const lines = (rest + decoder.write(part.data)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const values = line.split('\t');
        onRow(table.name, Object.fromEntries(table.columns.map((column, at) => [column, values[at] ?? ''])));
      }
    }
  }
}
