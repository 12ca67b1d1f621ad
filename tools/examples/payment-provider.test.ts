import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { overlay, withAdded } from './overlay.ts';
import { compileIn, runIn } from './run-in.ts';

const page = fileURLToPath(new URL('../../docs/examples/payment-provider.md', import.meta.url));
const blocks = blocksOf(readFileSync(page, 'utf8'));
let folder: string;

beforeAll(() => {
  folder = overlay(blocks);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the example of a payment provider leaves no block of its page out', () => {
  const fences = readFileSync(page, 'utf8').match(/^```\w+$/gm);

  expect(blocks).toHaveLength(fences?.length ?? 0);
  expect(blocks.length).toBeGreaterThan(6);
});

test('an example that names a line which is gone says so', () => {
  const block = { path: 'a.ts', text: ' gone\n+added\n', isAdded: true };

  expect(() => withAdded('there\n', block)).toThrow('a.ts has no line “gone” any more');
  expect(withAdded('gone\n', block)).toBe('gone\nadded\n');
});

test('the payment provider of docs/examples compiles, on the platform and on the site', async () => {
  expect(
    await compileIn(folder, '../tsconfig.base.json', [
      'platform/src/services/orders',
      'izlog/src/diagnose',
      'izlog/test',
    ]),
  ).toBe('content');
  expect(
    await compileIn(folder, './site/tsconfig.json', ['site/app/features/checkout/payment/providers']),
  ).toBe('content');
});

test('the payment provider of docs/examples passes the suite of every provider', async () => {
  const include = ['**/pigeonpay.test.ts'];
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { include: ${JSON.stringify(include)} } };`,
  );

  const said = await runIn(folder, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=said.json',
  ]);

  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(join(folder, 'said.json'), 'utf8'));
  expect([numFailedTests, numPassedTests], said).toEqual([0, 8]);
});
