import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** After so long anyone who holds the lock is treated as gone, also where its number belongs to another process now. */
const longestHold = 10 * 60_000;

/** Does `work` while no other process does its own under the same lock, a file that names its holder. */
export async function oneProcessAtATime<T>(lock: string, work: () => Promise<T>): Promise<T> {
  while (!isTaken(lock)) {
    if (isLeft(lock)) rmSync(lock, { force: true });
    else await setTimeout(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether its holder died without giving it back. */
function isLeft(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > longestHold) return true;
    // It is empty between being made and being written.
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Given back just now, or another user's, who is alive.
    if (code === 'ENOENT' || code === 'EPERM') return false;
    if (code === 'ESRCH') return true;
    throw error;
  }
}
