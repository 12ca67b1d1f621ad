import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who uses a running server. A number alone may be given to another process after a crash, so the time at which the
 * process started is kept too.
 */
export function registerOwner(folder: string): { leave(): boolean } {
  const own = join(
    folder,
    `${process.pid}-${Math.round(performance.timeOrigin)}-${Math.random().toString(36).slice(2)}`,
  );
  writeFileSync(own, startOf(process.pid) ?? '');
  return {
    /** Gives up; true when nobody else is left. */
    leave() {
      rmSync(own, { force: true });
      return livingOwners(folder) === 0;
    },
  };
}

function livingOwners(folder: string): number {
  let count = 0;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = Number(name.split('-')[0]);
    const file = join(folder, name);
    if (isAlive(pid) && sameStart(pid, file)) count += 1;
    else rmSync(file, { force: true });
  }
  return count;
}

function sameStart(pid: number, file: string): boolean {
  const start = startOf(pid);
  return start === undefined || !existsSync(file) || readFileSync(file, 'utf8') === start;
}

/** True when a process with this number exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statOf(pid)?.[0] !== 'Z';
}

/** Start time of a process in clock ticks since boot; undefined where /proc does not exist. */
function startOf(pid: number): string | undefined {
  return statOf(pid)?.[19];
}

/** Fields of /proc/PID/stat from the state on. */
function statOf(pid: number): string[] | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended between the two looks.
    return ['Z'];
  }
}
