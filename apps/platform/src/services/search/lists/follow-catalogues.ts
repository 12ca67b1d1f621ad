import { openLog } from '#platform/kernel/health/open-log.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { smallCatalogue } from '../index/index-registry.ts';
import { indexesOf } from '../index/indexes-of.ts';
import { listLargeSites } from './keep-catalogues.queries.ts';

/** Keeps the indexes of this process made and up to date, so that no visitor waits for that. */
export interface CatalogueKeeper {
  /** Makes the indexes of large catalogues, one after the other, in the background. */
  start(): void;
  /** To be told which tags of a site changed: its index takes over the change before anybody asks. */
  changed(siteId: number, tags: readonly string[]): void;
  stop(): void;
}

/** Changes that come one after the other within so many ms are taken over together. */
const gathered = 250;

/** Opens the keeper of a running platform. What it does is only ever sooner: who asks gets exact answers without it. */
export function followCatalogues(kernel: Kernel): CatalogueKeeper {
  const indexes = indexesOf(kernel);
  const waiting = new Map<number, NodeJS.Timeout>();
  let isStopped = false;

  const bringUp = async (siteId: number, isNew: boolean) => {
    const ctx = await jobContext(kernel, siteId, 'keep-catalogues', new Date());
    if (!ctx || isStopped || (!isNew && !indexes.isHeld(siteId))) return;
    await indexes.current(ctx);
    if (isNew) await indexes.made(siteId);
  };
  const inBackground = (work: Promise<void>) => {
    work.catch((error: unknown) => {
      // A pool that ends takes the reading with it; that is no fault.
      if (!isStopped) openLog(kernel.env.LOG_LEVEL).error(error, 'keeping the index of a catalogue');
    });
  };

  return {
    start() {
      const all = async () => {
        for (const siteId of await listLargeSites(kernel.database.db, smallCatalogue))
          await bringUp(siteId, true);
      };
      inBackground(all());
    },
    changed(siteId, tags) {
      if (isStopped || waiting.has(siteId) || !tags.some((tag) => tag === 'products' || tag === '*')) return;
      const timer = setTimeout(() => {
        waiting.delete(siteId);
        inBackground(bringUp(siteId, false));
      }, gathered);
      waiting.set(siteId, timer.unref());
    },
    stop() {
      isStopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      indexes.close();
    },
  };
}
