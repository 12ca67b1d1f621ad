#!/usr/bin/env node
// "Am I done?": runs every check in turn. The quick ones stop at the first that fails; the tests all run, so that one
// run tells everything that is broken. `quick` leaves out the browser and the endpoint tests. Started by
// `npm run check` and `npm test` under the pinned Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestFolder } from './test-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isQuick = process.argv[2] === 'quick';
const bin = (name) => join(root, 'node_modules/.bin', name);

/** Checks after which the next ones still run. */
const tests = ['rules, endpoints and screens', 'journeys'];

/** What is checked, in the order of cheapness. */
const steps = [
  ['format and lint', bin('biome'), ['check', '.']],
  ['import rules', process.execPath, ['tools/import-rules.mjs']],
  [
    'types of the site’s routes',
    process.execPath,
    ['../../node_modules/@react-router/dev/bin.cjs', 'typegen'],
    'apps/site',
  ],
  ['types of platform, contract and tools', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the site', bin('tsc'), ['-p', 'apps/site/tsconfig.json']],
  ['types of the journeys', bin('tsc'), ['-p', 'e2e/tsconfig.json']],
  ['dead code', bin('knip'), []],
  // Once here, so that no two tests build it at the same moment.
  ...(isQuick ? [] : [['the site is built', process.execPath, ['apps/izlog/src/build-site-cli.ts']]]),
  ['rules, endpoints and screens', bin('vitest'), ['run', ...(isQuick ? ['--changed'] : [])]],
  ...(isQuick
    ? []
    : [
        ['a browser', process.execPath, ['tools/browser.mjs']],
        ['journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts']],
      ]),
];

useTestFolder();
const failed = [];
for (const [title, command, args, folder] of steps) {
  const started = performance.now();
  console.warn(`\n— ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: join(root, folder ?? '.'), stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${title}: failed${error ? ` (${error.message})` : ''}`);
    failed.push(title);
    if (!tests.includes(title)) break;
  }
  console.warn(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
if (!existsSync(join(root, '../shared/data')))
  console.warn('The folder of real input data is missing: the tests that read it were skipped.');
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exit(1);
}
