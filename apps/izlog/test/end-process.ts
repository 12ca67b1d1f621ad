import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Waits for the end of a process; returns its exit code, or null when a signal ended it. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });
}

/** Kills a process without any warning and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await ended(child);
}

/** Kills the embedded server of a data folder, with its sessions where the system tells which those are. */
export function killServer(dataDir: string): void {
  const [line = ''] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  const children = `/proc/${line}/task/${line}/children`;
  const sessions = existsSync(children) ? readFileSync(children, 'utf8').split(' ').filter(Boolean) : [];
  for (const pid of [line, ...sessions]) killIfThere(Number(pid));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A session may have ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
