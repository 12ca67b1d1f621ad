import type { FastifyBaseLogger } from 'fastify';
import type { Repeated } from '#platform/kernel/jobs/jobs.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { takeDue } from './due-feeds.queries.ts';
import { makeFeed } from './make-feed.ts';

/**
 * Makes the feeds that are due, one after the other; nodes share them by their rows. A process that ends leaves the one it is
 * at, and gives it back.
 */
export function createFeedMaker(kernel: Kernel, log: Pick<FastifyBaseLogger, 'error'>): Repeated {
  const ending = new AbortController();
  let work: Promise<void> | undefined;

  const makeDue = async () => {
    while (!ending.signal.aborted) {
      const due = await takeDue(kernel.database.db, new Date());
      if (!due) return;
      try {
        await makeFeed(kernel, due, new Date(), ending.signal);
      } catch (error) {
        log.error({ err: error, ...due }, 'a feed could not be made');
      }
    }
  };
  return {
    everySeconds: 3,
    async run() {
      work ??= makeDue().finally(() => {
        work = undefined;
      });
      // A long file is no reason not to notice that the process ends.
      work.catch((error: unknown) => log.error({ err: error }, 'feeds could not be looked for'));
    },
    async settled() {
      ending.abort();
      await work?.catch(() => {});
    },
  };
}
