import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { endServer } from '../end-server.ts';
import type { ClusterPlace } from '../place.ts';
import { barServers } from '../server-lock.ts';

/*
 * How one cluster takes the place of another, below the home:
 *   data      the cluster; the only one that is ever used
 *   upgrade   the home of the one to come, while it is made; worth nothing
 *   upgraded  the same once it is whole: used only where `data` is missing, so that what was written into `data` after a
 *             switch that was cut short is never lost
 *   data-17   the one before, with its major version
 * Each step is one renaming. `data` is missing for a moment in between, and nothing is created while that is so.
 */
type Folders = Pick<ClusterPlace, 'home' | 'data'>;

const readyName = 'upgraded';
/** In a kept cluster: the one that took its place has been started. */
const startedNote = 'was-replaced';

/** Home of the cluster to come. */
export const comingHome = (place: Folders) => join(place.home, 'upgrade');
/** Home of the cluster to come once it is whole. */
export const readyHome = (place: Folders) => join(place.home, readyName);
const retainedName = /^data-\d+$/;

/** The steps of a switch, for those who are informed. */
export type SwitchStep = 'ready' | 'stopped' | 'moved' | 'switched';

/**
 * Puts the finished cluster of `comingHome` in the place of the one that is there, which stays as `data-MAJOR`. The old server
 * runs and is ours alone. It is stopped first, since a server writes its control file by the folder's name, whatever has
 * taken that name since; for the same reason none may start meanwhile. False when another process has started it: nothing
 * has changed then, and that one is to be waited for.
 */
export async function switchClusters(
  place: ClusterPlace,
  major: number,
  oldPrograms: string,
  onStep: (step: SwitchStep) => void,
): Promise<boolean> {
  renameSync(comingHome(place), readyHome(place));
  saveNames(place.home);
  onStep('ready');
  await endServer(place, oldPrograms);
  if (!barServers(place.data, place.user)) return false;
  onStep('stopped');
  renameSync(place.data, retainedFolder(place, major));
  saveNames(place.home);
  onStep('moved');
  takePlace(place);
  onStep('switched');
  rmSync(readyHome(place), { recursive: true, force: true });
  return true;
}

/** Throws where the cluster cannot be renamed, or one of the same version is kept already. */
export function mustBeMovable(place: ClusterPlace, major: number): void {
  const retained = retainedFolder(place, major);
  if (existsSync(retained)) {
    throw new EmbeddedPostgresError(
      'otherVersion',
      `The database in ${place.data} must be upgraded, and ${retained}, where it would be kept, is there already. Move that folder elsewhere, then start again.`,
    );
  }
  const status = lstatSync(place.data);
  if (status.isDirectory() && status.dev === lstatSync(place.home).dev) return;
  throw new EmbeddedPostgresError(
    'otherVersion',
    `The database in ${place.data} must be upgraded, and that is a link or a disk of its own, which cannot be renamed. Make it an ordinary folder of ${place.home}, then start again.`,
  );
}

/**
 * Ends what a switch that was cut short has left: the new cluster takes its place where the old one has left it. Throws rather
 * than let an empty cluster be created beside a kept one.
 */
export function finishSwitch(place: Folders): void {
  if (!existsSync(place.data)) takePlace(place);
  if (existsSync(place.data)) {
    if (!existsSync(join(readyHome(place), 'data')))
      rmSync(readyHome(place), { recursive: true, force: true });
    return;
  }
  const [retained] = listRetained(place);
  if (retained)
    throw new Error(
      `The database is missing in ${place.data}, and an earlier one is in ${retained}. Bring it back; to go on with the earlier one, rename that to ${basename(place.data)} and start the version that made it.`,
    );
}

/** Whether a home has a cluster, also in the middle of a switch that was cut short. */
export function hasCluster(place: Folders): boolean {
  return (
    existsSync(place.data) ||
    existsSync(join(readyHome(place), 'data')) ||
    (existsSync(place.home) && listRetained(place).length > 0)
  );
}

/** Removes a cluster to come that was never finished, or not switched to. Its server, if one lives, is ended. */
export async function discardComing(place: ClusterPlace, programs: string): Promise<void> {
  for (const home of [comingHome(place), readyHome(place)]) {
    const data = join(home, 'data');
    if (existsSync(data)) await endServer({ ...place, data }, programs);
    // A program of PostgreSQL that outlived its killed parent may still write there.
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** After a start of the new cluster: the first one leaves the old cluster where it is, the next one removes it. */
export function tendRetained(place: ClusterPlace, log: (line: string) => void): void {
  for (const { folder } of retainedClusters(place)) {
    const note = join(folder, startedNote);
    if (existsSync(note)) {
      rmSync(folder, { recursive: true, force: true });
      log(`removed the database of before the upgrade, ${folder}`);
    } else {
      writeFileSync(note, '');
      log(`the database of before the upgrade is kept in ${folder} until the next start`);
    }
  }
}

/** A cluster of an older major version that is kept for the way back. */
export interface RetainedCluster {
  /** Which PostgreSQL made it, such as 17. */
  major: number;
  folder: string;
}

/** What is kept in a home, the newest first. */
export function retainedClusters(place: Folders): RetainedCluster[] {
  return listRetained(place)
    .map((folder) => ({ major: Number(folder.slice(folder.lastIndexOf('-') + 1)), folder }))
    .sort((one, other) => other.major - one.major);
}

function retainedFolder(place: Folders, major: number): string {
  return `${place.data}-${major}`;
}

function listRetained(place: Folders): string[] {
  return readdirSync(place.home)
    .filter((name) => retainedName.test(name))
    .map((name) => join(place.home, name));
}

function takePlace(place: Folders): void {
  try {
    renameSync(join(readyHome(place), 'data'), place.data);
  } catch (error) {
    // There is none, or another process has put it there.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  saveNames(place.home);
}

/** A power cut must not take back the renaming. */
function saveNames(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
