import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createCluster } from '../create-cluster.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { endServer } from '../end-server.ts';
import { joinOrLaunch, type RunningServer } from '../join-or-launch.ts';
import { createOwnDatabase } from '../own-database.ts';
import { takeWhole } from '../owner-lease.ts';
import type { ClusterPlace } from '../place.ts';
import { runProgram } from '../run-program.ts';
import { connectionString, type ServerAddress, superuser, usesSocket } from '../server-address.ts';
import { ownSettings } from '../server-settings.ts';
import { takeInventory } from './database-inventory.ts';
import { mustHaveRoom } from './room-for-upgrade.ts';
import {
  comingHome,
  discardComing,
  mustBeMovable,
  type SwitchStep,
  switchClusters,
} from './switch-clusters.ts';

/** How a program takes its database over into another major version of PostgreSQL. */
export interface DatabaseUpgrade {
  /**
   * Lays down in `to`, an empty database of the new version, everything that `from` holds, and reads `from` only. Nobody else
   * can join either server meanwhile. What it throws stops the upgrade, and nothing has changed.
   */
  carry(databases: CarriedDatabases): Promise<void>;
  /** Schemas that are not carried over, since the program fills them again. */
  leftOut?: readonly string[];
  /** Gets a line for each step, for the person who waits. */
  tell?(line: string): void;
  /** Called with where the upgrade is; a test ends it there. */
  onStep?(step: UpgradeStep): void;
}

/** Two databases of the program, as its own role. */
export interface CarriedDatabases {
  from: string;
  to: string;
}

/** The two versions of an upgrade. */
export interface UpgradeVersions {
  /** Major versions. */
  from: number;
  to: number;
  /** Folders of their programs. */
  oldPrograms: string;
  programs: string;
}

export type UpgradeStep = 'opened' | 'created' | 'carried' | 'compared' | SwitchStep;

/**
 * Makes a cluster of the new major version beside the old one, has the program carry its database over, compares both, and
 * switches. Until then the old cluster is only read; an upgrade that fails or is killed leaves it whole, and the next start
 * begins again. Of processes that come at the same moment one does it, and the others wait. Throws a sentence where the old one
 * is in use, there is no room, or something would be lost.
 */
export async function upgradeCluster(
  place: ClusterPlace,
  versions: UpgradeVersions,
  upgrade: DatabaseUpgrade,
): Promise<void> {
  const { from, to, oldPrograms, programs } = versions;
  const { tell = () => {}, onStep = () => {} } = upgrade;
  const identity = identityOf(place.data);
  const old = await openOld(place, oldPrograms, identity, tell);
  if (!old) return;
  let isOurs = true;
  try {
    // Now that no other process can be at it.
    mustBeMovable(place, from);
    mustHaveRoom(place);
    tell(
      `The database is upgraded from PostgreSQL ${from} to ${to}. It stays as it is until all is carried over: this may be stopped, and begins anew at the next start.`,
    );
    onStep('opened');
    await discardComing(place, programs);
    await createOwnDatabase(old.lease.client, place.name, old.address.password);
    const before = await nextTransaction(old.lease.client);
    await makeComing(place, old, programs, upgrade);
    if ((await nextTransaction(old.lease.client)) !== before)
      throw new EmbeddedPostgresError(
        'inUse',
        'Somebody wrote into the database while it was upgraded. Nothing was changed: end what uses it, then start again.',
      );
    isOurs = false;
    if (await switchClusters(place, from, oldPrograms, onStep)) tell(`The database is PostgreSQL ${to} now.`);
  } catch (error) {
    if (isOurs) {
      await discardComing(place, programs);
      await endServer(place, oldPrograms);
    }
    throw error;
  } finally {
    await old.lease.end();
  }
}

/** So that nothing but what is carried changes; the server's own work would look like somebody's. */
const whileRead = { autovacuum: 'off', ...(usesSocket ? { listen_addresses: '' } : {}) };

/** The new cluster is worth nothing until all its files are saved at once, so nothing is saved one by one. */
const whileFilled = {
  ...whileRead,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  archive_mode: 'off',
  max_wal_size: '1GB',
};

/** Runs the old server for us alone; undefined when another process has upgraded meanwhile. */
async function openOld(
  place: ClusterPlace,
  programs: string,
  identity: string,
  tell: (line: string) => void,
): Promise<RunningServer | undefined> {
  const waiting = 'Waiting for the database, which another program upgrades.';
  const cluster = { place, programs, settings: {}, overrides: whileRead, log: tellOnly(waiting, tell) };
  const joining = { take: takeWhole, busyPatience: Number.POSITIVE_INFINITY, waiting, every: 20_000 };
  while (true) {
    let server: RunningServer;
    try {
      server = await joinOrLaunch(cluster, () => {}, joining);
    } catch (error) {
      // The old programs cannot run what another process has made of it.
      if (identityOf(place.data) !== identity) return undefined;
      throw error;
    }
    if (identityOf(place.data) !== identity) {
      await server.lease.end();
      return undefined;
    }
    if (!server.attached) return server;
    // It has outlived a program that was killed, and runs as that one wanted.
    await endServer(place, programs);
    await server.lease.end();
  }
}

function tellOnly(line: string, tell: (line: string) => void): (line: string) => void {
  return (each) => {
    if (each === line) tell(each);
  };
}

/** Makes the cluster to come and leaves it whole, stopped and saved. */
async function makeComing(
  place: ClusterPlace,
  old: RunningServer,
  programs: string,
  upgrade: DatabaseUpgrade,
): Promise<void> {
  const { name } = place;
  const { onStep = () => {} } = upgrade;
  const coming = makeComingHome(place);
  await createCluster(coming, programs, await localeOf(old.lease.client, name), () => {}, {
    isSaved: false,
  });
  copySettings(place, coming);
  const cluster = { place: coming, programs, settings: {}, overrides: whileFilled, log: () => {} };
  const next = await joinOrLaunch(cluster, () => {});
  try {
    await createOwnDatabase(next.lease.client, name, next.address.password);
    onStep('created');
    await upgrade.carry({
      from: connectionString(old.address, name, name),
      to: connectionString(next.address, name, name),
    });
    onStep('carried');
    await compare(old.address, next.address, name, upgrade);
  } finally {
    await endServer(coming, programs);
    await next.lease.end();
  }
  const { code, output } = await runProgram(
    join(programs, 'bin/initdb'),
    ['--sync-only', `--pgdata=${coming.data}`],
    coming,
  );
  if (code !== 0) throw new Error(`The upgraded database cannot be saved: ${output.trim()}`);
  onStep('compared');
}

function makeComingHome(place: ClusterPlace): ClusterPlace {
  const home = comingHome(place);
  mkdirSync(home);
  // As the home itself, so that the unprivileged user can pass.
  if (place.user) chmodSync(home, 0o755);
  // Windows: the server is reached by the same password afterwards.
  copyFile(join(place.home, 'password'), join(home, 'password'), undefined);
  return { ...place, home, data: join(home, 'data'), logFile: join(home, 'server.log') };
}

/** Files by which the machine's owner sets a server. */
const settingsFiles = [ownSettings, 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf'];

function copySettings(place: ClusterPlace, coming: ClusterPlace): void {
  for (const file of settingsFiles) copyFile(join(place.data, file), join(coming.data, file), place.user);
}

function copyFile(from: string, to: string, owner: ClusterPlace['user']): void {
  if (!existsSync(from)) return;
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  if (owner) chownSync(to, owner.uid, owner.gid);
}

/** Throws a sentence that names what the new database lacks or has otherwise. */
async function compare(
  old: ServerAddress,
  next: ServerAddress,
  name: string,
  { leftOut = [], tell = () => {} }: DatabaseUpgrade,
): Promise<void> {
  tell('Both databases are compared, table by table.');
  const [before, after] = await Promise.all(
    [old, next].map((address) => takeInventory(connectionString(address, superuser, name), name, leftOut)),
  );
  if (!before || !after) throw new Error('Both databases are compared.');
  const lost = withoutParts([...before.things].filter((thing) => !after.things.has(thing)));
  if (lost.length > 0)
    throw new EmbeddedPostgresError(
      'notCarried',
      `The upgrade would lose what this program does not carry over: ${few(lost)}. Nothing was changed: take that out with the version that made the database, then start again.`,
    );
  const other = [...before.counts]
    .filter(([thing, count]) => after.counts.get(thing) !== count)
    .map(([thing, count]) => `${thing} had ${count} and has ${after.counts.get(thing) ?? 'none'}`);
  if (other.length > 0)
    throw new EmbeddedPostgresError(
      'notCarried',
      `The upgrade would not keep everything: ${few(other)}. Nothing was changed.`,
    );
  tell(`All is there: ${before.counts.size} tables and sequences hold what they held.`);
}

/** A table that is lost stands for its columns, indexes and constraints. */
function withoutParts(things: string[]): string[] {
  const tables = things
    .filter((thing) => thing.startsWith('table '))
    .map((thing) => thing.slice('table '.length));
  return things.filter(
    (thing) =>
      !tables.some(
        (table) =>
          thing.startsWith(`column ${table}.`) ||
          thing.endsWith(` of ${table}`) ||
          thing.endsWith(` on ${table}`),
      ),
  );
}

function few(all: string[]): string {
  return all.length > 8 ? `${all.slice(0, 8).join(', ')} and ${all.length - 8} more` : all.join(', ');
}

/** The locale by which a database sorts; the column has another name before PostgreSQL 17. */
async function localeOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ locale: string | null }>(
    `select coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
       from pg_catalog.pg_database d where datname = $1`,
    [name],
  );
  return rows[0]?.locale ?? 'und';
}

/** The number that the next transaction which writes will get. */
async function nextTransaction(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return rows[0]?.next ?? '';
}

/** PostgreSQL's own mark of a cluster, made by initdb; empty in the moment in which a cluster takes another's place. */
function identityOf(data: string): string {
  try {
    return readFileSync(join(data, 'global/pg_control')).subarray(0, 8).toString('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}
