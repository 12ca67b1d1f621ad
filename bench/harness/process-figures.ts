import { existsSync, readFileSync } from 'node:fs';

/** Whether this system tells what a process used (Linux); elsewhere those lines are left out of the table. */
export const hasProcessFigures = existsSync('/proc/self/stat');

// The unit of /proc/*/stat on every Linux that Node runs on.
const ticksPerSecond = 100;

/** Processor time a process has used so far, in µs. */
export function processorTime(pid: number): number {
  // The name in parentheses may hold spaces; fields 14 and 15 are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

/** Memory a process holds now, and held at most, in bytes. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) * 1024;
  return { now: kilobytes('VmRSS'), most: kilobytes('VmHWM') };
}
