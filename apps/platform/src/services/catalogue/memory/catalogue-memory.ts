import { LRUCache } from 'lru-cache';

/**
 * Answers that are dear to make (totals, counts of filters, whole products), kept by what was asked for together with the
 * version of the catalogue they belong to. Who uses one has to see that version in a snapshot of its own, so an answer is
 * exact or not used, on every node, without any notice.
 */
export interface CatalogueMemory {
  /** What was kept, true only while the catalogue still has its version. */
  recall<T extends object | number>(question: string): Kept<T> | undefined;
  /** Keeps an answer of about so many bytes under a version that was read no later than the answer. */
  keep(question: string, version: string, answer: object | number, bytes: number): void;
}

export interface Kept<T> {
  version: string;
  answer: T;
}

const megabyte = 1024 * 1024;

/** Makes an empty memory of at most `bytes`, counted roughly; what was used longest ago goes first. */
export function createCatalogueMemory(bytes = 32 * megabyte): CatalogueMemory {
  const kept = new LRUCache<string, Kept<object | number>>({ maxSize: bytes });
  return {
    recall: <T extends object | number>(question: string) => kept.get(question) as Kept<T> | undefined,
    keep(question, version, answer, size) {
      kept.set(question, { version, answer }, { size: Math.ceil(size) + question.length });
    },
  };
}

const opened = new WeakMap<object, CatalogueMemory>();

/** The one memory of a running platform, shared by products, lists and carts. */
export function catalogueMemoryOf(kernel: object): CatalogueMemory {
  const memory = opened.get(kernel) ?? createCatalogueMemory();
  opened.set(kernel, memory);
  return memory;
}
