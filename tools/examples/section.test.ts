import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '@izlog/contract/test/blocks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSection } from '../../apps/izlog/src/scaffold/new-section.ts';
import { overlay, withAdded } from './overlay.ts';
import { compileIn, onSite, tryIn } from './run-in.ts';

const page = readFileSync(new URL('../../docs/examples/section.md', import.meta.url), 'utf8');
const words = 'section-words.test.ts';
const views = 'sections/sections.test.tsx';
let folder: string;

beforeAll(() => {
  folder = overlay([]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the tests of sections say of the new one, and of the words of all. */
const tried = () =>
  tryIn(folder, [words, views], {}, { settings: onSite, named: 'opening-hours|everything that is declared' });

test('[DEV-007] the section of docs/examples compiles upon what `izlog section new` writes, has its words, and passes the tests of sections', {
  tags: 'release',
  timeout: 300_000,
}, async () => {
  const written = newSection('opening-hours', folder);
  // What the command makes is whole by itself: nothing of it lacks a word, and its view shows each field.
  const bare = await tried();
  for (const block of blocksOf(page)) {
    const path = join(folder, block.path);
    expect(written).toContain(block.path);
    writeFileSync(path, block.isAdded ? withAdded(readFileSync(path, 'utf8'), block) : block.text);
  }

  expect(
    await compileIn(folder, './site/tsconfig.json', ['site/app/features/sections/more/more-block.tsx']),
  ).toBe('content');
  const passes = { passed: 1, failed: 0 };
  expect(bare).toMatchObject({ [words]: passes, [views]: passes });
  expect(await tried()).toMatchObject({ [words]: passes, [views]: passes });

  // The same tests, where a word and a field are left out.
  const change = (path: string, from: RegExp) => {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, path), text.replace(from, ''));
  };
  change('packages/contract/src/texts/hr/staff.json', / {2}"section\.opening-hours": .*\n/);
  change(
    'apps/site/app/features/sections/more/opening-hours-block.tsx',
    /<Text part=\{day\} f="hours" as="dd" \/>/,
  );
  const broken = await tried();

  expect(broken).toMatchObject({ [words]: { failed: 1 }, [views]: { failed: 1 } });
  expect([broken[words]?.said, broken[views]?.said]).toEqual([
    expect.stringContaining('section.opening-hours'),
    expect.stringContaining('hours'),
  ]);
});

test('[DEV-007] a section of a name that is taken or cannot be one is refused, and nothing is written', () => {
  expect(() => newSection('quotes', folder)).toThrow('already');
  expect(() => newSection('../evil', folder)).toThrow('small letters');
  expect(() => newSection('new-one', '/nowhere')).toThrow('copy of the sources');
});
