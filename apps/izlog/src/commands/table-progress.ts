import { styleText } from 'node:util';
import type { TableProgress } from '../backup/backup.ts';

/** Says on the other stream which table is done, so that a long backup is seen to go on. */
export const tellTable: TableProgress = (table, done, total) => {
  const count = `${String(done).padStart(String(total).length)}/${total}`;
  console.error(`${styleText('dim', count, { stream: process.stderr })}  ${table}`);
};
