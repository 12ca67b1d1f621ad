import { openLog } from '../health/open-log.ts';
import type { Kernel } from '../kernel.ts';
import { forgetOldVisits, visitCounts } from './visit-counts.ts';

/** How often sums are written down, in ms: what a process holds when it dies is lost. */
const often = 60_000;

/** Writes down what is counted in this process, every minute and when it ends. */
export function noteVisits(kernel: Kernel): { addProduct(site: number): void; stop(): Promise<void> } {
  const counts = kernel.held.get(visitCounts);
  const log = openLog(kernel.env.LOG_LEVEL);
  const write = () =>
    counts
      .flush(kernel.database.db, new Date())
      .catch((error: unknown) => log.warn({ err: error }, 'visits could not be written down yet'));
  const timer = setInterval(write, often).unref();
  return {
    addProduct: (site) => counts.add(site, 'product'),
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}

/** Once a night, sums that no report asks for any more are forgotten. */
export function defineVisitJobs({ jobs, database }: Kernel): void {
  jobs.define('visits-clean-up', () => forgetOldVisits(database.db, new Date()), '40 3 * * *');
}
