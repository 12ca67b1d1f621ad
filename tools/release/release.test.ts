import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeRelease, ReleaseRefused } from './release.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const longSteps = ['test', 'test:server', 'test:release', 'kept-shop', 'build:artefact', 'pack:packages'];
let repository: string;
let round = 0;
/** The long steps that were run, by a stand-in, and those that fail. */
let ran: string[] = [];
let breaks = new Set<string>();

/** What a release touches, in a repository of its own, with stand-ins for the long steps. */
beforeEach(() => {
  round += 1;
  ran = [];
  breaks.clear();
  repository = join(folder, String(round));
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json', '{bench,e2e}/package.json'], {
    cwd: root,
  });
  for (const file of [
    ...manifests,
    'package-lock.json',
    'CHANGELOG.md',
    '.gitignore',
    'tools/release.mjs',
    'tools/release',
    'packages/contract/src/compare-versions.ts',
  ])
    cpSync(join(root, file), join(repository, file), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  manifest.version = '0.9.0';
  for (const name of longSteps) manifest.scripts[name] = `node step.mjs ${name}`;
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## Next (not yet released)\n\n- # A kettle boils.\n\n## 0.9.0 (2026-11-01)\n\n- Begins.\n',
  );
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.hr');
  commit('begin');
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
};
const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const commit = (subject: string) => {
  git('add', '--all');
  git('commit', '--quiet', '-m', subject);
};

/** Makes a release; what it printed, the refusal last. */
function release(version: string, ...skipped: string[]): string {
  const said: string[] = [];
  try {
    makeRelease({
      ...{ root: repository, version, skipped, now: new Date('2026-12-24T10:00:00Z') },
      say: (line) => said.push(line),
      runCommand(name, args) {
        ran.push([name, ...args].join(' '));
        if (breaks.has(name)) throw new ReleaseRefused(`${name} failed.`);
        if (name === 'kept-shop') write(`apps/izlog/test/kept-shops/${args[0]}`, 'orders');
      },
    });
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    said.push(error.message);
  }
  return said.join('\n');
}

/** The long steps since it was asked last. */
const stepsRun = () => ran.splice(0);

test('[REL-11] a release writes the version everywhere, checks, keeps a shop, commits, builds and tags', () => {
  expect(release('1.0.0')).toContain('Izlog 1.0.0 is made');

  expect(stepsRun()).toEqual([
    'test',
    'test:server',
    'test:release',
    'kept-shop 1.0.0',
    'build:artefact',
    'pack:packages',
  ]);
  for (const file of [
    'package.json',
    'apps/platform/package.json',
    'packages/contract/package.json',
    'e2e/package.json',
  ])
    expect(JSON.parse(read(file)).version).toBe('1.0.0');
  expect(JSON.parse(read('package-lock.json')).packages['apps/izlog'].version).toBe('1.0.0');
  expect(read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## 1\.0\.0 \(2026-12-24\)\n\n- # A kettle boils\.\n\n## 0\.9\.0/,
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '--format=%s')).toBe('release: 1.0.0\nbegin');
  expect(git('show', '--format=', '--name-only', 'HEAD')).toContain('kept-shops/1.0.0');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('tag', '--list', '--format=%(contents)', 'v1.0.0')).toBe('Izlog 1.0.0\n\n- # A kettle boils.');
});

test('[REL-11] docs/releases.md names the steps in their order', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/releases.md'), 'utf8').split(
    '## How a release is made',
  );
  const told = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[\w:-]+/g) ?? [],
  );

  const steps = release('1.0.0').match(/(?<=^— )\S+$/gm);

  expect(told).toEqual(steps);
});

test('[REL-11] a step that fails stops the release, and the same command goes on there', () => {
  breaks = new Set(['test:server']);
  expect(release('1.0.0')).toContain('test:server failed.');
  expect(stepsRun()).toEqual(['test', 'test:server']);
  expect(git('tag')).toBe('');

  breaks = new Set(['pack:packages']);
  expect(release('1.0.0')).toContain('pack:packages failed.');
  expect(stepsRun()).toEqual([
    'test:server',
    'test:release',
    'kept-shop 1.0.0',
    'build:artefact',
    'pack:packages',
  ]);

  breaks.clear();
  expect(release('1.0.0')).toContain('build:artefact: done before');
  expect(stepsRun()).toEqual(['pack:packages']);
  expect(git('log', '--format=%s')).toBe('release: 1.0.0\nbegin');
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
});

test('[REL-11] what was mended is checked from the beginning; what is in no commit holds the release', () => {
  breaks = new Set(['test:server']);
  release('1.0.0');
  breaks.clear();
  stepsRun();
  write('apps/platform/mend.ts', 'export {};\n');
  expect(release('1.0.0')).toContain('commit them first:\napps/platform/mend.ts');

  git('add', 'apps/platform/mend.ts');
  git('commit', '--quiet', '-m', 'mend');
  expect(release('1.0.0')).toContain('on this one everything is done again');
  expect(stepsRun()[0]).toBe('test');
  expect(git('show', '--format=', '--name-only', 'HEAD')).not.toContain('mend.ts');
  expect(git('log', '--format=%s')).toBe('release: 1.0.0\nmend\nbegin');
});

test.for([
  [
    'a dependency',
    'apps/platform/package.json',
    (text: string) => text.replace('"fastify": "', '"fastify": "~'),
  ],
  [
    'what is locked',
    'package-lock.json',
    (text: string) => text.replace('"license": "MIT"', '"license": "X"'),
  ],
  ['a line of the changelog', 'CHANGELOG.md', (text: string) => text.replace('kettle', 'pot')],
  ['a file that is gone', 'apps/site/package.json', undefined],
] as const)('[REL-11] a release that goes on takes nothing in unseen: %s', ([, file, change]) => {
  breaks = new Set(['test']);
  release('1.0.0');
  if (change) write(file, change(read(file)));
  else rmSync(join(repository, file));

  expect(release('1.0.0')).toBe(
    `The tree has changes that the release did not make; commit them first:\n${file}`,
  );
});

test('[REL-11] a step is left out by its name alone, which is told and stands in the tag', () => {
  const said = release('1.0.0', 'test:server', 'kept-shop');

  expect(stepsRun()).toEqual(['test', 'test:release', 'build:artefact', 'pack:packages']);
  expect(said).toContain('— test:server: SKIPPED');
  expect(said).toContain('NOT DONE: test:server, kept-shop.');
  expect(git('tag', '--list', '--format=%(contents)', 'v1.0.0')).toContain(
    'Not done for this release: test:server, kept-shop.',
  );
});

test('[REL-11] the version that the program has already is released once', () => {
  expect(release('0.9.0')).toContain('Izlog 0.9.0 is made');
  expect(release('0.9.0')).toBe('0.9.0 is not higher than 0.9.0, the last released version.');
});

test.for([
  ['a lower version', ['0.8.9'], '0.8.9 is lower than 0.9.0, the version of the program.'],
  ['one below the last tag', ['0.9.1'], '0.9.1 is not higher than 0.10.0, the last released version.'],
  ['a candidate of what is out', ['0.10.0-rc.1'], '0.10.0-rc.1 is not higher than 0.10.0'],
  ['what is no version', ['v1.0'], '"v1.0" is no version such as 1.2.3 or 1.2.3-rc.1.'],
  ['an unknown step', ['1.0.0', 'commit'], 'There is no step commit; one may skip test, '],
] as const)('[REL-11] a release is refused for %s', ([, [version, ...skipped], reason]) => {
  if (reason.includes('0.10.0')) git('tag', 'v0.10.0');
  expect(release(version, ...skipped)).toContain(reason);
  expect(stepsRun()).toEqual([]);
  expect(git('status', '--porcelain')).toBe('');
});

test('[REL-11] a release is refused for a tree with changes, a command that is missing, and nothing to tell', () => {
  write('README.md', 'changed');
  expect(release('1.0.0')).toBe('The tree has changes that are in no commit:\nREADME.md');

  commit('add');
  write('CHANGELOG.md', '# Changelog\n\n## Next (not yet released)\n\n## 0.9.0 (2026-11-01)\n\n- Begins.\n');
  commit('untold');
  expect(release('1.0.0')).toContain('CHANGELOG.md tells nothing of this version.');

  git('checkout', '--quiet', '.');
  const manifest = JSON.parse(read('package.json'));
  delete manifest.scripts['kept-shop'];
  write('package.json', JSON.stringify(manifest));
  commit('lacking');
  expect(release('1.0.0')).toBe('package.json has no command kept-shop, which a release needs.');
  expect(stepsRun()).toEqual([]);
});

test('[REL-11] the command runs each step by npm, and says in words why it ends', () => {
  write('step.mjs', 'if (process.argv[2] !== "test") process.exit(7);');
  commit('steps');
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/release.mjs', ...args], {
      cwd: repository,
      encoding: 'utf8',
    });
    return { status, said: stderr };
  };

  expect(run('1.0.0')).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^— version\n— test\n— test:server\nnpm run test:server failed \(exit code 7\)/,
    ),
  });
  expect(run()).toEqual({ status: 1, said: 'usage: npm run release -- VERSION [--skip STEP ...]\n' });
  expect(run('1.0.0', '--force').said).toMatch(/^Unknown option '--force'/);
});
