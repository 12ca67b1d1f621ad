import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './place.ts';
import { isRunning } from './process-state.ts';
import { runProgram } from './run-program.ts';
import { savedPassword, superuser } from './server-address.ts';
import { finishSwitch } from './upgrade/switch-clusters.ts';

/**
 * Creates the cluster unless it is there. It is made beside its place and renamed, so that one cut short is never treated as
 * a whole one and of two processes that create it one wins. Without `isSaved` the caller sees to its being on the disk.
 */
export async function createCluster(
  place: ClusterPlace,
  programs: string,
  collation: string,
  log: (line: string) => void,
  { isSaved = true } = {},
): Promise<void> {
  const isThere = () => existsSync(join(place.data, 'PG_VERSION'));
  if (isThere()) return;
  // Another process may be putting a new major version in its place at this moment.
  finishSwitch(place);
  if (isThere()) return;
  log(`creating the database in ${place.data}`);
  removeUnfinished(place.home);
  const unfinished = join(place.home, `data.new-${process.pid}-${randomBytes(3).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (place.user) chownSync(unfinished, place.user.uid, place.user.gid);
  try {
    await initialize(place, programs, collation, unfinished, isSaved);
    renameSync(unfinished, place.data);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isThere()) throw error;
  }
}

async function initialize(
  place: ClusterPlace,
  programs: string,
  collation: string,
  folder: string,
  isSaved: boolean,
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
    ...(isSaved ? [] : ['--no-sync']),
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
