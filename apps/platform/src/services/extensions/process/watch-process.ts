import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';

/** Whatever a process computes, those who buy come first. */
export function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which is told by its end.
  }
}

/** Lines of a stream; undefined once, instead of one that is too long. */
export function readLines(stream: Readable, most: number, take: (line: string | undefined) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('error', () => {});
  stream.on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) take(line);
    if (rest.length > most) take(undefined);
  });
}

/** Memory of a process in MB, where the system tells; 0 where it does not. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const said = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return (Number(said.split(' ')[1]) * 4096) / 1024 / 1024;
}
