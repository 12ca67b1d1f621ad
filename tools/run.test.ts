import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = fileURLToPath(new URL('run.mjs', import.meta.url));
let folder: string;
/** A Node at another place than the pinned one, as on a PATH. */
let otherNode: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-run-'));
  mkdirSync(join(folder, 'bin'));
  otherNode = join(folder, 'bin/node');
  copyFileSync(process.execPath, otherNode, constants.COPYFILE_FICLONE);
  write('exit.mjs', 'console.log(process.argv.slice(2).join(), process.execPath); process.exitCode = 7;');
  write('die.mjs', "process.kill(process.pid, 'SIGKILL');");
  write(
    'wait.mjs',
    "process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(3); }); console.log(process.pid); setInterval(() => {}, 1000);",
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a script runs under the pinned Node with its arguments, and its exit code is kept', () => {
  const answers = [process.execPath, otherNode].map((node) =>
    spawnSync(node, [run, join(folder, 'exit.mjs'), 'one', 'two'], { encoding: 'utf8' }),
  );

  for (const { status, stdout } of answers) {
    expect(status).toBe(7);
    expect(stdout).toMatch(/^one,two .*node-[a-z]+-[a-z0-9]+\/bin\/node\n$/);
  }
});

test('a program that stays uses few heaps of the C library and gives large blocks back, in one process where it can', () => {
  write(
    'heaps.mjs',
    `const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env;
    const heaps = [MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_];
    console.log(heaps.join(), process.pid, process.execArgv.join());`,
  );
  const nobodysHeaps = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')),
  );
  const start = (env: Record<string, string>, node = process.execPath) =>
    spawnSync(node, ['--heap-growing-percent=60', run, join(folder, 'heaps.mjs'), 'start'], {
      encoding: 'utf8',
      env: { ...nobodysHeaps, ...env },
    });
  const few = process.platform === 'linux' ? '2,131072,2097152' : ',,';

  const own = start({});

  expect(own.stdout).toBe(`${few} ${own.pid} --heap-growing-percent=60\n`);
  expect(own.stderr).toBe('');
  expect(start({}, otherNode).stdout).toMatch(new RegExp(`^${few} \\d+ --heap-growing-percent=60`));
  expect(start({ MALLOC_ARENA_MAX: '7' }).stdout).toMatch(/^7,, /);
});

test('a script that dies of a signal is reported so', () => {
  const answer = spawnSync(otherNode, [run, join(folder, 'die.mjs')]);

  expect(answer.signal).toBe('SIGKILL');
});

test('a signal reaches the script', async () => {
  const runner = spawn(otherNode, [run, join(folder, 'wait.mjs')]);
  await firstWords(runner);

  runner.kill('SIGTERM');

  expect(await exitCode(runner)).toBe(3);
});

test('a script is asked to stop when its runner is killed', async () => {
  const runner = spawn(otherNode, [run, join(folder, 'wait.mjs')]);
  await firstWords(runner);

  runner.kill('SIGKILL');

  expect(await firstWords(runner)).toContain('asked to stop');
  await new Promise((resolve) => runner.once('close', resolve));
});

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text);
}

function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (chunk) => resolve(String(chunk))));
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}
