import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canEnter, unprivilegedUser } from './server-user.ts';

/** In the data folder: where its database is. */
const note = 'postgres-is-in.json';
/** In the database's home: whose it is. */
const owner = 'belongs-to.json';

/**
 * The home noted in a data folder, undefined without a note. Throws rather than begin an empty database beside a lost
 * one, or let two copies of a data folder share one.
 */
export function savedHome(dataDir: string): string | undefined {
  const file = join(dataDir, note);
  if (!existsSync(file)) return undefined;
  const { home } = JSON.parse(readFileSync(file, 'utf8')) as { home: string };
  if (!existsSync(join(home, owner))) {
    throw new Error(
      `The database of ${dataDir} should be in ${home}, which is missing or closed to this user. Bring it back, or delete ${file} to begin with an empty one.`,
    );
  }
  const before = (JSON.parse(readFileSync(join(home, owner), 'utf8')) as { dataDir: string }).dataDir;
  if (before !== dataDir) {
    if (existsSync(join(before, note))) {
      throw new Error(
        `${dataDir} is a copy of ${before}, and their one database is in ${home}. Take a backup there, delete ${file} here and restore it.`,
      );
    }
    // It was moved or renamed.
    writeFileSync(join(home, owner), JSON.stringify({ dataDir }));
  }
  return home;
}

/** Claims a new home in the first of `homes` that can be used, and leaves the note. */
export function homeElsewhere(
  dataDir: string,
  homes: readonly string[],
  log: (line: string) => void,
): string {
  const parent = usable(homes);
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const home = claim(parent, name, log);
  writeFileSync(join(home, owner), JSON.stringify({ dataDir }));
  try {
    writeFileSync(join(dataDir, note), JSON.stringify({ home }), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another process left its note first.
    rmSync(join(home, owner));
    rmdirSync(home);
    return savedHome(dataDir) ?? home;
  }
  log(`${dataDir} is closed to other users than root, so the database is kept in ${home}`);
  return home;
}

function usable(homes: readonly string[]): string {
  for (const folder of homes) {
    try {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o755);
    } catch {
      // Read-only: try the next.
      continue;
    }
    if (canEnter(unprivilegedUser(), folder)) return folder;
  }
  throw new EmbeddedPostgresError(
    'noFolder',
    `No folder for the database that an unprivileged user can enter: tried ${homes.join(', ')}.`,
  );
}

/** A home without a note in the data folder is the database of a data folder that was deleted: kept, not reused. */
function claim(parent: string, name: string, log: (line: string) => void): string {
  for (let attempt = 1; ; attempt += 1) {
    const home = join(parent, attempt === 1 ? name : `${name}-${attempt}`);
    try {
      mkdirSync(home);
      chmodSync(home, 0o755);
      return home;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      log(`an older database of this folder stays in ${home}`);
    }
  }
}
