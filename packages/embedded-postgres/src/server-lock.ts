import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processState } from './process-state.ts';
import type { ServerUser } from './server-user.ts';

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
 * Removes the lock of a server that is gone when PostgreSQL itself would treat it as a living one: its number now
 * belongs to a zombie whose parent does not collect it, or, after a reboot, to any other program of the same user.
 */
export function removeStaleLock(data: string): void {
  const text = lockText(data);
  if (text === undefined || processState(parse(text).pid, data) === 'server' || isBarred(data, text)) return;
  if (lockText(data) === text) rmSync(lockFile(data), { force: true });
}

/**
 * Takes the place of a server that is stopped, so that none can start while the folder is renamed; PostgreSQL respects it
 * because the process lives. False when one has started. It needs no removing: it means nothing a minute later.
 */
export function barServers(data: string, user: ServerUser | undefined): boolean {
  try {
    const text = `${process.pid}\n${data}\n0\n0\n\n${bar}`;
    writeFileSync(lockFile(data), text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
  if (user) chownSync(lockFile(data), user.uid, user.gid);
  return true;
}

/** Where a server writes how far its start is. */
const bar = 'being renamed\n';
/** Milliseconds; renaming takes one. The process's number may be another's after a reboot. */
const longestBar = 60_000;

function isBarred(data: string, text: string): boolean {
  if (!text.endsWith(bar) || !isRunning(parse(text).pid)) return false;
  const made = statSync(lockFile(data), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - made < longestBar;
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
