import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  workspaces?: string[];
}

interface Lock {
  version: string;
  packages: Record<string, { version?: string; link?: boolean }>;
}

/** The version of the program, from the package.json of the root, which is its one source (REL-11). */
export function versionOf(root: string): string {
  return readManifest(join(root, 'package.json')).version;
}

/** What says another version than the root does, as sentences; none when all agree. */
export function versionFaults(root: string): string[] {
  const version = versionOf(root);
  const manifests = workspacesOf(root).map((folder) => ({
    place: `${folder}/package.json`,
    version: readManifest(join(root, folder, 'package.json')).version,
  }));
  const lock = readLock(root);
  const locked = ['', ...workspacesOf(root)].map((folder) => ({
    place: `package-lock.json, ${folder || 'the root'},`,
    version: lock.packages[folder]?.version,
  }));
  return [...manifests, ...locked, { place: 'package-lock.json', version: lock.version }]
    .filter((one) => one.version !== version)
    .map((one) => `${one.place} says ${one.version}, the program is ${version}.`);
}

/** Writes the version everywhere it is kept: the root, every workspace, the lock. */
export function setVersion(root: string, version: string): void {
  const folders = ['', ...workspacesOf(root)];
  for (const folder of folders) {
    const file = join(root, folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^( {2}"version": ")[^"]*/m, `$1${version}`));
  }
  const lock = readLock(root);
  lock.version = version;
  for (const folder of folders) {
    const entry = lock.packages[folder];
    if (entry) entry.version = version;
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** Whether two texts of one package.json or package-lock.json say the same but for our own version. */
export function differOnlyInVersion(one: string, other: string): boolean {
  return withoutVersion(one) === withoutVersion(other);
}

function withoutVersion(text: string): string {
  const { version: _, ...rest }: { version?: string; packages?: Lock['packages'] } = JSON.parse(text);
  for (const [place, entry] of Object.entries(rest.packages ?? {}))
    if (!place.includes('node_modules/')) delete entry.version;
  return JSON.stringify(rest);
}

/** Folders of all workspaces, such as `packages/contract`. */
function workspacesOf(root: string): string[] {
  const { workspaces = [] } = readManifest(join(root, 'package.json'));
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => file.slice(0, -'/package.json'.length))
    .sort();
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));
const readLock = (root: string): Lock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
