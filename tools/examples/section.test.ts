import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSection } from '../../apps/izlog/src/new-section.ts';
import { blocksOf } from './blocks.ts';
import { overlay, withAdded } from './overlay.ts';
import { compileIn } from './run-in.ts';

const page = readFileSync(new URL('../../docs/examples/section.md', import.meta.url), 'utf8');
let folder: string;

beforeAll(() => {
  folder = overlay([]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[DEV-007] the section of docs/examples compiles upon what `izlog section new` writes', async () => {
  const written = newSection('opening-hours', folder);
  for (const block of blocksOf(page)) {
    const path = join(folder, block.path);
    expect(written).toContain(block.path);
    writeFileSync(path, block.isAdded ? withAdded(readFileSync(path, 'utf8'), block) : block.text);
  }

  expect(
    await compileIn(folder, './site/tsconfig.json', ['site/app/features/sections/more/more-block.tsx']),
  ).toBe('content');
}, 300_000);

test('[DEV-007] a section of a name that is taken or cannot be one is refused, and nothing is written', () => {
  expect(() => newSection('quotes', folder)).toThrow('already');
  expect(() => newSection('../evil', folder)).toThrow('small letters');
  expect(() => newSection('new-one', '/nowhere')).toThrow('copy of the sources');
});
