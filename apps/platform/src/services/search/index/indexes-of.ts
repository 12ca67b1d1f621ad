import { totalmem } from 'node:os';
import type { Ctx } from '#platform/kernel/context.ts';
import { createIndexRegistry, type IndexRegistry } from './index-registry.ts';

const megabyte = 1024 * 1024;

/** The indexes of the platform, one for each site; lists, counts and search ask them. */
export function indexesOf({ held }: Pick<Ctx, 'held'>): IndexRegistry {
  return held.get(openIndexes);
}

/** Makes the indexes of a platform; also the place in `Held` where a test puts others. */
export function openIndexes(): IndexRegistry {
  return createIndexRegistry(roomForIndexes());
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
