import { LRUCache } from 'lru-cache';

/**
 * What was read of a catalogue, each for the version that the catalogue had then. Anyone who takes something from here reads
 * the version in a statement of its own and compares: what is found is exact or not used, on every node, and no notice
 * can be late or lost.
 */
export interface VersionedCache {
  find<T extends object>(what: Cacheable): Versioned<T> | undefined;
  /** Caches a value of about so many bytes; the version was read no later than the value. */
  set<T extends object>(what: Cacheable, version: string, value: T, bytes: number): void;
}

export interface Versioned<T> {
  version: string;
  value: T;
}

/** Whose it is: what depends on anything else than these is not cached here. */
interface Cacheable {
  kind: 'product' | 'cartProduct' | 'terms' | 'listTotal';
  site: number;
  language: string;
  id?: number;
}

const megabyte = 1024 * 1024;

/** An empty cache of at most `bytes`, counted roughly; what was used longest ago goes first. */
export function createVersionedCache(bytes = 32 * megabyte): VersionedCache {
  const cached = new LRUCache<string, Versioned<object>>({ maxSize: bytes });
  return {
    find: <T extends object>(what: Cacheable) => cached.get(keyOf(what)) as Versioned<T> | undefined,
    set(what, version, value, size) {
      cached.set(keyOf(what), { version, value }, { size: Math.ceil(size) + 100 });
    },
  };
}

const keyOf = ({ kind, site, language, id = 0 }: Cacheable): string => `${kind} ${site} ${language} ${id}`;
