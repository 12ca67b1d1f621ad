import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterPlace } from './place.ts';
import { processState } from './process-state.ts';
import { runProgram } from './run-program.ts';
import { usesSocket } from './server-address.ts';
import { livingServer } from './server-lock.ts';

/** Milliseconds that a clean shutdown may take before an immediate one, from which the next start recovers. */
const patience = 60_000;

/** Stops the server of a cluster cleanly (PostgreSQL's fast shutdown) and waits until its process is gone. */
export async function endServer(place: ClusterPlace, programs: string): Promise<void> {
  const server = livingServer(place.data);
  if (!server) return;
  if (!usesSocket) {
    await runProgram(
      join(programs, 'bin/pg_ctl'),
      ['stop', '--mode=fast', '--wait', '-D', place.data],
      place,
    );
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalServer(server.pid, signal);
    const until = performance.now() + patience;
    while (performance.now() < until) {
      if (processState(server.pid, place.data) === 'gone') return;
      await pause(10);
    }
  }
  throw new Error(`The database server (process ${server.pid}) does not stop.`);
}

function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It is gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
