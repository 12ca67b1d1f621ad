import type { Database } from '@izlog/platform/kernel/database/db';
import { type Jobs, openJobs } from '@izlog/platform/kernel/jobs/jobs';
import { type Installation, type OpenOptions, openInstallation } from './installation.ts';
import { openOwnDatabase } from './open-own-database.ts';

/**
 * Runs a command on the installation's database and leaves it afterwards, whatever happened: also when the person
 * interrupts it, unless the command `endsItself` on SIGINT and SIGTERM. `jobs` sends background work of the command.
 * `tables` says what the command does about them: unless said it wants them as this program knows them.
 */
export async function withDatabase<T>(
  work: (database: Database, installation: Installation, jobs: Jobs) => Promise<T>,
  options: Pick<OpenOptions, 'tables' | 'upgrade'> & { endsItself?: boolean } = {},
): Promise<T> {
  const installation = await openInstallation({ ...options, quiet: true });
  const database = openOwnDatabase(installation);
  // Nothing is done here: what is sent is a row that the running shop, or the next one to start, takes up.
  const jobs = await openJobs(database, installation.log);
  const listening = options.endsItself ? undefined : leaveOnSignal(installation);
  try {
    return await work(database, installation, jobs);
  } finally {
    listening?.stop();
    await jobs.stop();
    await database.end();
    await installation.close();
  }
}

/** What was not committed is taken back by the database itself. */
function leaveOnSignal(installation: Installation): { stop(): void } {
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  const leave = (signal: NodeJS.Signals) => {
    stop();
    const exit = () => process.exit(codes[signal as keyof typeof codes]);
    installation.close().then(exit, exit);
  };
  const stop = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave);
  return { stop };
}
