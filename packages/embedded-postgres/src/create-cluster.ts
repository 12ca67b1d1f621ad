import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isRunning } from './process-state.ts';
import { runProgram } from './run-program.ts';
import { savedPassword, superuser } from './server-address.ts';

/**
 * Creates the cluster unless it is there. It is made beside its place and renamed, so that one cut short is never
 * taken for a whole one and of two processes that create it one wins.
 */
export async function createCluster(
  place: ClusterPlace,
  programs: string,
  collation: string,
  log: (line: string) => void,
): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  log(`creating the database in ${place.data}`);
  removeUnfinished(place.home);
  const unfinished = join(place.home, `data.new-${process.pid}-${randomBytes(3).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (place.user) chownSync(unfinished, place.user.uid, place.user.gid);
  try {
    await initialize(place, programs, collation, unfinished);
    renameSync(unfinished, place.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(place.data, 'PG_VERSION'))) throw error;
  }
}

/** Throws when the cluster was made by another major version than the programs. */
export function refuseOtherMajor(data: string, version: string): void {
  const [made, ours] = [readFileSync(join(data, 'PG_VERSION'), 'utf8').trim(), version.split('.')[0]];
  if (made === ours) return;
  throw new EmbeddedPostgresError(
    'otherVersion',
    `The database in ${data} was made by PostgreSQL ${made}, and the programs here are PostgreSQL ${ours}.`,
  );
}

async function initialize(
  place: ClusterPlace,
  programs: string,
  collation: string,
  folder: string,
): Promise<void> {
  const password = savedPassword(place);
  const access =
    password === undefined
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${join(place.home, 'password')}`];
  const common = [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    ...access,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    `--icu-locale=${collation}`,
    '--no-instructions',
  ];
  const problems: string[] = [];
  for (const characters of characterTypes) {
    const { code, output } = await runProgram(
      join(programs, 'bin/initdb'),
      [...common, ...characters],
      place,
    );
    if (code === 0) return;
    problems.push(output.trim());
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  }
  throw new Error(`The embedded PostgreSQL cannot be created: ${problems.at(-1)}`);
}

/** Full-text search asks the C library what a letter is: without UTF-8 rules, quotes and dashes pass for letters. */
const characterTypes = [['--lc-ctype=C.UTF-8'], ['--lc-ctype=en_US.UTF-8'], []];

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^data\.new-(\d+)-/.exec(name)?.[1]);
    if (pid && pid !== process.pid && !isRunning(pid))
      rmSync(join(home, name), { recursive: true, force: true });
  }
}
