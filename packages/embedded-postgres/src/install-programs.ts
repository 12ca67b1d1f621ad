import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isRunning } from './process-state.ts';
import type { ServerPackage } from './server-package.ts';

/** Written last into a finished copy: the size in bytes of each program and library. */
const marker = 'complete.json';

/**
 * Copies PostgreSQL's programs into `target` once for each version and answers the copy's folder. A copy, because the
 * server may run as a user who cannot enter the clone, and goes on while `npm ci` replaces the package; readable for
 * everyone, with the library links that an installation without install scripts lacks.
 */
export function installPrograms(source: ServerPackage, target: string): string {
  const finished = join(target, `postgres-${source.version}`);
  if (isComplete(finished)) return finished;
  const unfinished = join(target, `.postgres-${source.version}-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(target);
  try {
    copyFolder(source.native, unfinished);
    makeLibraryLinks(unfinished);
    writeFileSync(join(unfinished, marker), JSON.stringify(sizes(unfinished)), { mode: 0o644 });
  } catch (error) {
    // On a full disk a part of it would leave no room for anyone who runs there.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  appearAs(unfinished, finished);
  return finished;
}

/** Removes the copies of other versions; only when no server can be running from them. */
export function removeOtherPrograms(target: string, current: string): void {
  for (const name of readdirSync(target)) {
    // Another process may be making its copy.
    const maker = Number(/^\..*-(\d+)$/.exec(name)?.[1] ?? 0);
    if (name !== basename(current) && !isRunning(maker))
      rmSync(join(target, name), { recursive: true, force: true });
  }
}

/** A copy cut short by a power cut has its marker but not all bytes, so the sizes are compared at each start. */
export function isComplete(folder: string): boolean {
  const file = join(folder, marker);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return text !== '' && text === JSON.stringify(sizes(folder));
}

function sizes(folder: string): Record<string, number> {
  const files = ['bin', 'lib'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => join(part, name)),
  );
  return Object.fromEntries(files.sort().map((file) => [file, statSync(join(folder, file)).size]));
}

function copyFolder(from: string, to: string): void {
  makeFolder(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    // Links come from the list below; archives are for compilers.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

/** Whatever the umask, the unprivileged user must be able to enter. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function makeLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    symlinkSync(relative(dirname(target), source), join(native, relative('native', target)));
  }
}

/** The copy appears whole or not at all; another process may have finished the same copy first. */
function appearAs(unfinished: string, finished: string): void {
  if (existsSync(finished) && !isComplete(finished)) rmSync(finished, { recursive: true });
  try {
    renameSync(unfinished, finished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isComplete(finished)) throw error;
  }
}
