import { type Dirent, existsSync, lstatSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { ClusterPlace } from '../place.ts';
import { comingHome, readyHome } from './switch-clusters.ts';

/** Bytes for what a cluster has beside its rows, and for indexes that are sorted on the disk while they are made. */
const beside = 384 * 2 ** 20;

/** Throws `noRoom` unless a second cluster of the same size fits beside the first. Bytes `free` are asked of the system. */
export function mustHaveRoom(place: ClusterPlace, free = freeBytes(place.home)): void {
  const needed = sizeOf(place.data) + beside;
  // What an upgrade that was cut short has left is removed first.
  const left = [comingHome(place), readyHome(place)].filter((home) => existsSync(home)).map(sizeOf);
  if (left.reduce((sum, size) => sum + size, free) >= needed) return;
  throw new EmbeddedPostgresError(
    'noRoom',
    `The database must be upgraded to another major version of PostgreSQL. That needs ${inGigabytes(needed)} in ${place.home}, where ${inGigabytes(free)} are free. Nothing was changed: make room, then start again.`,
  );
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Bytes of the files below a folder; the journal is not copied. */
function sizeOf(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += entry.name === 'pg_wal' ? 0 : sizeOf(path);
    else bytes += sizeOfFile(path, entry);
  }
  return bytes;
}

function sizeOfFile(path: string, entry: Dirent): number {
  if (!entry.isFile()) return 0;
  // A server that lives here removes files between the looks.
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
