import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { overlay } from './overlay.ts';
import { runIn } from './run-in.ts';

const page = fileURLToPath(new URL('../../docs/examples/catalogue-format.md', import.meta.url));
const blocks = blocksOf(readFileSync(page, 'utf8'));
let folder: string;

beforeAll(() => {
  folder = overlay(blocks);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example of a catalogue format leaves no block of its page out', () => {
  const fences = readFileSync(page, 'utf8').match(/^```\w+$/gm);

  expect(blocks).toHaveLength(fences?.length ?? 0);
  expect(blocks).toHaveLength(3);
});

test('the catalogue format of docs/examples compiles', async () => {
  writeFileSync(
    join(folder, 'example.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['packages/catalogue-io'] }),
  );

  expect(await runIn(folder, ['typescript/bin/tsc', '-p', 'example.json'])).toBe('content');
});

test('the catalogue format of docs/examples reads what its tests give it', async () => {
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { include: ['**/read-pearshop.test.ts'] } };`,
  );

  const said = await runIn(folder, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=said.json',
  ]);

  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(join(folder, 'said.json'), 'utf8'));
  expect([numFailedTests, numPassedTests], said).toEqual([0, 3]);
});
