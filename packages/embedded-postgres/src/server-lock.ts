import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processState } from './process-state.ts';

/** What PostgreSQL writes into postmaster.pid. */
export interface ServerLock {
  pid: number;
  port: number;
  /** Folder of its unix socket; empty on Windows, and for a moment while it starts. */
  socketDir: string;
}

/** The lock of a server that lives on this data folder; undefined without one. */
export function livingServer(data: string): ServerLock | undefined {
  const text = lockText(data);
  const lock = text === undefined ? undefined : parse(text);
  return lock && processState(lock.pid, data) === 'server' ? lock : undefined;
}

/**
 * Removes the lock of a server that is gone when PostgreSQL itself would take it for a living one: its number now
 * belongs to a zombie whose parent does not collect it, or, after a reboot, to any other program of the same user.
 */
export function removeStaleLock(data: string): void {
  const text = lockText(data);
  if (text === undefined || processState(parse(text).pid, data) === 'server') return;
  if (lockText(data) === text) rmSync(lockFile(data), { force: true });
}

const lockFile = (data: string) => join(data, 'postmaster.pid');

function lockText(data: string): string | undefined {
  const file = lockFile(data);
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  } catch (error) {
    // It stopped between the two looks.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): ServerLock {
  const [pid, , , port, socketDir] = text.split('\n');
  return { pid: Number(pid) || 0, port: Number(port) || 0, socketDir: socketDir ?? '' };
}
