import { LRUCache } from 'lru-cache';

/**
 * Remembers which tags of which site were dropped when, so that nothing made from older data is kept as fresh: anyone who
 * begins to make something notes `moment()`, and asks `isDroppedSince` when it is done.
 */
export function createDropJournal() {
  const drops = new LRUCache<string, number>({ max: 20_000 });
  let sequence = 0;
  let allDroppedAt = 0;
  return {
    instant: () => sequence,
    /** Notes that the tags of a site were dropped; the tag `*` stands for all of them. */
    drop(site: number, tags: readonly string[]): void {
      sequence += 1;
      for (const tag of tags) drops.set(`${site} ${tag}`, sequence);
    },
    /** Notes that everything was dropped. */
    dropAll(): void {
      sequence += 1;
      allDroppedAt = sequence;
    },
    isDroppedSince(site: number, tags: Iterable<string>, instant: number): boolean {
      if (allDroppedAt > instant || (drops.get(`${site} *`) ?? 0) > instant) return true;
      for (const tag of tags) if ((drops.get(`${site} ${tag}`) ?? 0) > instant) return true;
      return false;
    },
  };
}
