import { LRUCache } from 'lru-cache';

/**
 * Answers that cost more the larger the catalogue is (totals, counts of filters), kept by what was asked for together
 * with the version of the catalogue they were counted from. Who reads one has to see that version in its own snapshot,
 * so an answer is exact or not used, on every node, without any notice.
 */
export interface CatalogueMemory {
  get<T>(question: string, version: string): T | undefined;
  set(question: string, version: string, answer: object | number): void;
  /** The version an answer was kept under, to ask before anything is read. */
  has(question: string): boolean;
}

/** Makes an empty memory of at most `entries` answers. */
export function createCatalogueMemory(entries = 2000): CatalogueMemory {
  const kept = new LRUCache<string, { version: string; answer: object | number }>({ max: entries });
  return {
    get<T>(question: string, version: string) {
      const found = kept.get(question);
      return found?.version === version ? (found.answer as T) : undefined;
    },
    set(question, version, answer) {
      kept.set(question, { version, answer });
    },
    has: (question) => kept.has(question),
  };
}
