import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { overlay } from './overlay.ts';
import { compileIn, runIn } from './run-in.ts';

const page = fileURLToPath(new URL('../../docs/examples/attribute-kind.md', import.meta.url));
const blocks = blocksOf(readFileSync(page, 'utf8'));
let folder: string;

beforeAll(() => {
  folder = overlay(blocks);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the attribute kind of docs/examples compiles, on the platform and on the site', async () => {
  expect(blocks).toHaveLength(readFileSync(page, 'utf8').match(/^```\w+$/gm)?.length ?? 0);
  expect(
    await compileIn(folder, '../tsconfig.base.json', ['platform/src/services/search', 'izlog/test']),
  ).toBe('content');
  expect(await compileIn(folder, './site/tsconfig.json', ['site/app/features/catalog/filter-*'])).toBe(
    'content',
  );
});

test('the attribute kind of docs/examples filters and counts, by SQL and by the index', async () => {
  const tests = {
    include: ['**/rating.test.ts', '**/filters-agree.test.ts'],
    globalSetup: ['apps/izlog/test/postgres-for-tests.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  };
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: ${JSON.stringify(tests)} };`);

  const said = await runIn(
    folder,
    ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', '--outputFile=said.json'],
    { TEST_DATABASE_URL: inject('serverUrl') },
  );

  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(join(folder, 'said.json'), 'utf8'));
  expect([numFailedTests, numPassedTests], said).toEqual([0, 2]);
});
