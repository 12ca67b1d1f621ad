import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshProgram, markOf } from './fresh-program.mjs';

function folderWith(made: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'program-1.mjs'), '');
  writeFileSync(join(folder, 'program.json'), JSON.stringify({ file: 'program-1.mjs', ...made }));
  return folder;
}

const sources = { 'package.json': markOf('package.json'), 'no-such-file': '' };

test('the program as one file is used while every source is as it was', () => {
  const folder = folderWith({ sources });

  expect(freshProgram(folder)).toBe(pathToFileURL(join(folder, 'program-1.mjs')).href);
});

test.each([
  ['a source changed', { sources: { ...sources, 'package.json': '1 2' } }],
  ['a source appeared', { sources: { ...sources, 'package-lock.json': '' } }],
  ['a source has gone', { sources: { ...sources, 'no-such-file': '1 2' } }],
  ['the file has gone', { file: 'program-2.mjs', sources }],
])('the sources are used when %s', (_what, made) => {
  expect(freshProgram(folderWith(made))).toBeUndefined();
});

test('the sources are used before there is one file, and when what was written down about it is broken', () => {
  const folder = folderWith({ sources });
  writeFileSync(join(folder, 'program.json'), '{');

  expect(freshProgram(folder)).toBeUndefined();
  expect(freshProgram(join(folder, 'none'))).toBeUndefined();
});
