import { totalmem } from 'node:os';
import { createIndexShelf, type IndexShelf } from '../index/index-shelf.ts';

/** What lists and search have in memory. */
export interface SearchMemory {
  /** The lists themselves, for what is asked in ever new ways. */
  readonly indexes: IndexShelf;
}

const megabyte = 1024 * 1024;

/** An empty memory, of at most so many bytes of indexes. */
export function createSearchMemory(indexBytes = roomForIndexes()): SearchMemory {
  return { indexes: createIndexShelf(indexBytes) };
}

/**
 * Bytes that the indexes of all sites may take: an eighth of the machine's memory or the container's, from 192 MB to 1 GB.
 * A hundred thousand products fit into the least; half a million do not, and their filters would be counted by the
 * database, in seconds.
 */
function roomForIndexes(): number {
  const machine = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(1024 * megabyte, Math.max(192 * megabyte, machine / 8));
}

const opened = new WeakMap<object, SearchMemory>();

/** The one memory of a running platform, shared by lists and search. */
export function searchMemoryOf(kernel: object): SearchMemory {
  const memory = opened.get(kernel) ?? createSearchMemory();
  opened.set(kernel, memory);
  return memory;
}
