import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Tree } from '../house/tree.ts';

/** Folders whose folders are rooms: what changes in a room is proved by the tests of that room. */
const roomsStandIn = [
  'apps/izlog/src',
  'apps/platform/src/kernel',
  'apps/platform/src/services',
  'apps/site/app',
  'apps/site/app/admin',
  'apps/site/app/admin/rooms',
  'apps/site/app/features',
  'packages',
  'packages/contract/src',
  'tools',
];

/** What is imported by nobody, and the tests that read it as a file. */
const readAsFiles: ReadonlyArray<readonly [file: RegExp, test: RegExp]> = [
  [/^apps\/platform\/migrations\//, /\/(expand-only|migrations?|migrate)\.test\.ts$/],
];

/**
 * The tests that `npm run check` plays once these files have changed (HOUSE-07): those of their rooms, and those that import
 * a changed file, themselves or by one file between. Further ones are left to `npm test`: nearly every test starts the
 * whole platform, which imports everything.
 */
export function changedTests(tree: Tree, changed: readonly string[]): string[] {
  const rooms = new Set(changed.map(roomOf));
  const users = usersOf(tree);
  const direct = changed.flatMap((file) => users.get(file) ?? []);
  const near = new Set([...changed, ...direct, ...direct.flatMap((file) => users.get(file) ?? [])]);
  const reads = (test: string) =>
    readAsFiles.some(([file, reader]) => reader.test(test) && changed.some((one) => file.test(one)));
  return tree.files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((test) => near.has(test) || rooms.has(roomOf(test)) || reads(test));
}

/** Paths, from its root, of what is not committed yet in a repository. */
export function changedFiles(root: string): string[] {
  const paths = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [...paths('diff', '--name-only', 'HEAD'), ...paths('ls-files', '--others', '--exclude-standard')];
}

/** The room a file stands in, else its folder. */
function roomOf(file: string): string {
  const folder = dirname(file);
  const [house] = roomsStandIn
    .filter((place) => folder.startsWith(`${place}/`))
    .sort((a, b) => b.length - a.length);
  return house ? folder.split('/', house.split('/').length + 1).join('/') : folder;
}

/** Who imports a file while it runs; types are the compiler's business. */
function usersOf(tree: Tree): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const file of tree.files)
    for (const { target, isType } of tree.imports(file))
      if (!isType) users.set(target, [...(users.get(target) ?? []), file]);
  return users;
}
