#!/usr/bin/env node
// "Am I done?": runs every check. The quick ones run side by side, as many as there are processors, and what they say is
// kept together; after a fault no further one begins. The tests run alone, one kind after the other, all of them, so that
// one run tells everything that is broken. `quick` leaves out the browser, plays the tests near what is not committed yet
// (tools/checks/changed-tests.ts), and says nothing when all is well. With TEST_SERVER=oldest the endpoints are tested on
// PostgreSQL 15 where it is installed, else on the server that comes with the program. Started by `npm run check` and
// `npm test` under the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { changedFiles, changedTests } from './checks/changed-tests.ts';
import { readTree } from './house/tree.ts';
import { startOldestServer } from './oldest-server.mjs';
import { useTestFolder } from './test-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isQuick = process.argv[2] === 'quick';
const bin = (name) => join(root, 'node_modules/.bin', name);
const types = (project) => [bin('tsc'), ['-p', project]];

/** What the others read: first and alone. */
const first = [
  [
    'types of the site’s routes',
    process.execPath,
    ['../../node_modules/@react-router/dev/bin.cjs', 'typegen'],
    'apps/site',
  ],
];

/** The longest first, so that the processors are done at the same time. */
const quick = [
  ['types of platform, contract and tools', ...types('tsconfig.json')],
  // Once here, so that no two tests build it at the same moment.
  ...(isQuick
    ? []
    : [
        ['the site is built', process.execPath, ['apps/izlog/src/building/build-site-cli.ts']],
        ['a browser', process.execPath, ['tools/browser.mjs']],
      ]),
  ['types of the site', ...types('apps/site/tsconfig.json')],
  ['dead code', bin('knip'), []],
  ['format and lint', bin('biome'), ['check', '.']],
  ['types of the journeys', ...types('e2e/tsconfig.json')],
  ['import rules', process.execPath, ['tools/import-rules.mjs']],
  ['migrations', process.execPath, ['tools/migration-rules.mjs']],
];

/** The compiler is a program in Go: by default it spends a fifth of its time on collecting what it will need again. */
const gcOfGo = { GOGC: process.env.GOGC ?? '400' };

/** What is tagged `release` is played by tools/test-release.mjs; the configuration of the journeys says the same of theirs. */
const usual = '--tags-filter=!release';
const near = isQuick ? changedTests(readTree(root), changedFiles(root)) : [];
const tests = isQuick
  ? near.length > 0
    ? [['tests near the change', bin('vitest'), ['run', usual, ...near]]]
    : []
  : [
      ['rules, endpoints and screens', bin('vitest'), ['run', usual]],
      ['journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']],
    ];

const testFolder = useTestFolder();
const failed = [];
await eachOf(first, 1, runQuietly);
await eachOf(quick, availableParallelism(), runQuietly);
if (failed.length === 0) await runTests();
if (!isQuick && !existsSync(join(root, '../shared/data')))
  console.warn('The folder of real input data is missing: the tests that read it were skipped.');
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}

/** Runs the tests; the endpoints on the oldest server where that is asked for. */
async function runTests() {
  const oldest = process.env.TEST_SERVER === 'oldest' ? startOldestServer(testFolder) : undefined;
  if (oldest) {
    process.env.TEST_DATABASE_URL = oldest.url;
    console.warn(
      '\nThe endpoints are tested on PostgreSQL 15; the journeys have the server that comes with Izlog.',
    );
  }
  try {
    for (const step of tests) await (isQuick ? runQuietly(step) : runAloud(step));
  } finally {
    oldest?.stop();
  }
}

/** Runs steps, so many at a time, until one has failed. */
async function eachOf(steps, atOnce, run) {
  const waiting = [...steps];
  const goOn = async () => {
    while (failed.length === 0) {
      const step = waiting.shift();
      if (!step) return;
      await run(step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}

/** Runs a step and prints at its end what it printed. */
async function runQuietly([title, command, args, folder]) {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: join(root, folder ?? '.'),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Words of different colours, where there is somebody to see them.
    env: { ...process.env, ...gcOfGo, ...(process.stderr.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  const [fault, stdout, stderr] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)]);
  // Anyone who asks again and again reads only what is wrong.
  if (isQuick && !fault) return;
  console.warn(`\n— ${title}`);
  process.stderr.write(stdout + stderr);
  conclude(title, started, fault);
}

/** Runs a step of which one sees how it goes. */
async function runAloud([title, command, args]) {
  const started = performance.now();
  console.warn(`\n— ${title}`);
  conclude(title, started, await endOf(spawn(command, args, { cwd: root, stdio: 'inherit' })));
}

/** Why a program failed; undefined when it did not. */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)));
  });
}

function conclude(title, started, fault) {
  if (fault) {
    console.error(`\n${title}: failed (${fault})`);
    failed.push(title);
  }
  console.warn(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
