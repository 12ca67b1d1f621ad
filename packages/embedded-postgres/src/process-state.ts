import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Whether a process number belongs to a server that works on the data folder. A zombie and a stranger with a reused
 * number are `gone`; where the system does not tell, a living process counts as the server.
 */
export function processState(pid: number, data: string): 'server' | 'gone' {
  if (!isRunning(pid)) return 'gone';
  if (process.platform === 'win32') return 'server';
  if (!existsSync('/proc/self/stat')) return answerOfPs(pid, data);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return 'gone';
    return isServerOf(pid, data) ? 'server' : 'gone';
  } catch (error) {
    // It ended between the looks.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 'gone';
    throw error;
  }
}

/** Whether a process, living or zombie, has this number. */
export function isRunning(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A server stands in its data folder; whether another user's process does is not known, its command line is. */
function isServerOf(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  }
}

function answerOfPs(pid: number, data: string): 'server' | 'gone' {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const line = stdout.trim();
  return line !== '' && !line.startsWith('Z') && line.includes(data) ? 'server' : 'gone';
}
