import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { overlay } from './overlay.ts';
import { compileIn, runIn } from './run-in.ts';

const page = readFileSync(new URL('../../docs/examples/resource.md', import.meta.url), 'utf8');
let folder: string;

beforeAll(() => {
  folder = overlay(blocksOf(page));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[OFFICE-02] the record of docs/examples compiles on the platform and on the site', async () => {
  expect(
    await compileIn(folder, '../tsconfig.base.json', ['platform/src/services/catalogue/catalogue.routes.ts']),
  ).toBe('content');
  const routes = ['../../../node_modules/@react-router/dev/bin.cjs', 'typegen'] as const;
  expect(await runIn(join(folder, 'apps/site'), routes)).toMatch(/content$/);
  expect(
    await compileIn(folder, './site/tsconfig.json', [
      'site/app/routes/admin/supplier*.tsx',
      'site/.react-router/types/**/*',
    ]),
  ).toBe('content');
}, 300_000);
