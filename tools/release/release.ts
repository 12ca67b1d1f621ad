import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareVersions, isVersion } from '../../packages/contract/src/compare-versions.ts';
import { differOnlyInHeading, newestPart, releasedChangelog } from './changelog.ts';
import { differOnlyInVersion, setVersion, versionFaults, versionOf } from './versions.ts';

/** Why no release is made, or why it stopped; in words, without a trace of the program. */
export class ReleaseRefused extends Error {}

/** Steps that are commands of package.json, which a person may leave out by name. */
const commands = {
  test: 'everything that must hold',
  'test:server': 'the endpoints on the oldest PostgreSQL',
  'test:release': 'what is handed out, installed as others would',
  'kept-shop': 'the kept shop of this version',
  'build:artefact': 'the file to be installed',
  'pack:packages': 'the packages',
};
type Command = keyof typeof commands;
const checks: Command[] = ['test', 'test:server', 'test:release'];
/** After the commit, so that the same bytes come from it again. */
const handedOut: Command[] = ['build:artefact', 'pack:packages'];

export interface Release {
  /** Folder of the repository. */
  root: string;
  version: string;
  /** Commands that are not run. Each is named while it would be, at the end, and in the tag. */
  skipped: readonly string[];
  now: Date;
  say(line: string): void;
  /** Runs a command of package.json; throws when it fails. npm does unless something else is given. */
  runCommand?(name: string, args: readonly string[]): void;
}

/** What was done already of a release that stopped. */
interface Progress {
  version: string;
  /** The commit on which it was done: what was checked on another one is checked again. */
  commit: string;
  done: string[];
}

/**
 * Makes a release (REL-11): the version everywhere, the checks, the shop that later versions are tried on, the commit, what
 * is handed out, the tag. Refuses a tree with changes, and a version that is not higher than the last released one.
 * Called again after it stopped, it goes on where that was; what it had changed itself may lie in the tree then.
 */
export function makeRelease(release: Release): void {
  const { root, version, skipped, now, say } = release;
  const runCommand = release.runCommand ?? ((name, args) => runWithNpm(root, name, args));
  const progress = begin(root, version, skipped, say);
  const step = (name: string, act: () => void) => {
    if (progress.done.includes(name)) return say(`— ${name}: done before`);
    say(`— ${name}`);
    act();
    progress.done.push(name);
    write(root, progress);
  };
  const run = (name: Command, ...args: string[]) => {
    if (skipped.includes(name)) return say(`— ${name}: SKIPPED (${commands[name]})`);
    step(name, () => runCommand(name, args));
  };

  step('version', () => {
    setVersion(root, version);
    const faults = versionFaults(root);
    if (faults.length > 0) throw new ReleaseRefused(faults.join('\n'));
    const file = join(root, 'CHANGELOG.md');
    writeFileSync(
      file,
      refusing(() => releasedChangelog(readFileSync(file, 'utf8'), version, now)),
    );
  });
  for (const name of checks) run(name);
  run('kept-shop', version);
  step('commit', () => {
    git(root, 'add', '--all');
    if (git(root, 'status', '--porcelain') !== '')
      git(root, 'commit', '--quiet', '-m', `release: ${version}`);
    progress.commit = git(root, 'rev-parse', 'HEAD');
  });
  for (const name of handedOut) run(name);
  step('tag', () => {
    const { text } = newestPart(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
    const left = skipped.length > 0 ? `\n\nNot done for this release: ${skipped.join(', ')}.` : '';
    // Lines that begin with # belong to the text.
    const message = `Izlog ${version}\n\n${text}${left}`;
    git(root, 'tag', '--annotate', '--cleanup=verbatim', `v${version}`, '-m', message);
  });
  rmSync(progressFile(root));
  say(`Izlog ${version} is made: commit ${progress.commit.slice(0, 8)}, tag v${version}; files are in dist.`);
  if (skipped.length > 0) say(`NOT DONE: ${skipped.join(', ')}.`);
  say('To hand it out: `git push --follow-tags`, and put what is in dist where people fetch it.');
}

/** What was done before; nothing for a release that begins. Throws where none may be made. */
function begin(
  root: string,
  version: string,
  skipped: readonly string[],
  say: (line: string) => void,
): Progress {
  if (!isVersion(version))
    throw new ReleaseRefused(`"${version}" is no version such as 1.2.3 or 1.2.3-rc.1.`);
  const unknown = skipped.filter((name) => !Object.hasOwn(commands, name));
  if (unknown.length > 0)
    throw new ReleaseRefused(
      `There is no step ${unknown.join(', ')}; one may skip ${Object.keys(commands).join(', ')}.`,
    );
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const missing = Object.keys(commands).filter(
    (name) => !skipped.includes(name) && !Object.hasOwn(scripts, name),
  );
  if (missing.length > 0)
    throw new ReleaseRefused(`package.json has no command ${missing.join(', ')}, which a release needs.`);
  const last = lastReleased(root);
  if (last && compareVersions(version, last) <= 0)
    throw new ReleaseRefused(`${version} is not higher than ${last}, the last released version.`);

  const commit = git(root, 'rev-parse', 'HEAD');
  const before = read(root, version);
  const changed = changedPaths(root);
  if (!before) {
    if (compareVersions(version, versionOf(root)) < 0)
      throw new ReleaseRefused(`${version} is lower than ${versionOf(root)}, the version of the program.`);
    if (changed.length > 0)
      throw new ReleaseRefused(`The tree has changes that are in no commit:\n${changed.join('\n')}`);
  } else {
    const foreign = changed.filter((path) => !isOurs(root, path));
    if (foreign.length > 0)
      throw new ReleaseRefused(
        `The tree has changes that the release did not make; commit them first:\n${foreign.join('\n')}`,
      );
  }
  if (before?.commit === commit) return before;
  if (before)
    say(`The release stopped on commit ${before.commit.slice(0, 8)}; on this one everything is done again.`);
  const progress: Progress = { version, commit, done: [] };
  write(root, progress);
  return progress;
}

/** What a release itself changes: versions, the heading of the changelog, the kept shops. */
function isOurs(root: string, path: string): boolean {
  if (path.startsWith('apps/izlog/test/kept-shops/')) return true;
  const isManifest = /(^|\/)package(-lock)?\.json$/.test(path);
  if ((!isManifest && path !== 'CHANGELOG.md') || !existsSync(join(root, path))) return false;
  if (git(root, 'ls-tree', '--name-only', 'HEAD', path) === '') return false;
  const same = isManifest ? differOnlyInVersion : differOnlyInHeading;
  return refusing(() =>
    same(git(root, 'show', `HEAD:${path}`), readFileSync(join(root, path), 'utf8').trimEnd()),
  );
}

/** Paths with changes that are in no commit; without quotes, whatever their letters. */
function changedPaths(root: string): string[] {
  const said = git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all');
  return said.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.slice(3)]));
}

function lastReleased(root: string): string | undefined {
  return git(root, 'tag', '--list', 'v*')
    .split('\n')
    .map((tag) => tag.slice(1))
    .filter(isVersion)
    .sort(compareVersions)
    .at(-1);
}

const progressFile = (root: string) => join(root, 'dist/release.json');

function read(root: string, version: string): Progress | undefined {
  if (!existsSync(progressFile(root))) return undefined;
  const progress: Progress = JSON.parse(readFileSync(progressFile(root), 'utf8'));
  return progress.version === version ? progress : undefined;
}

function write(root: string, progress: Progress): void {
  mkdirSync(dirname(progressFile(root)), { recursive: true });
  writeFileSync(progressFile(root), `${JSON.stringify(progress, null, 2)}\n`);
}

function runWithNpm(root: string, name: string, args: readonly string[]): void {
  const { status, signal, error } = spawnSync(
    'npm',
    ['run', name, ...(args.length > 0 ? ['--', ...args] : [])],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  throw new ReleaseRefused(
    `npm run ${name} failed (${error?.message ?? signal ?? `exit code ${status}`}). Mend it, commit the mend alone, and run the same command again: it goes on from here, or from the beginning where there is a new commit.`,
  );
}

/** What git answers; throws what it says against it. */
function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new ReleaseRefused(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.trimEnd();
}

function refusing<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new ReleaseRefused((error as Error).message, { cause: error });
  }
}
