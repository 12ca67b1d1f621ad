#!/usr/bin/env node
// "Am I done?": runs every check in turn and stops at the first that fails. `quick` leaves out the browser and the
// endpoint tests. Started by `npm run check` and `npm test` under the pinned Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isQuick = process.argv[2] === 'quick';
const bin = (name) => join(root, 'node_modules/.bin', name);

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

for (const [title, command, args, folder] of steps) {
  const started = performance.now();
  console.warn(`\n— ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: join(root, folder ?? '.'), stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${title}: failed${error ? ` (${error.message})` : ''}`);
    process.exit(1);
  }
  console.warn(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
if (!existsSync(join(root, '../shared/data')))
  console.warn('The folder of real input data is missing: the tests that read it were skipped.');
