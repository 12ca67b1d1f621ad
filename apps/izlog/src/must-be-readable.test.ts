import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mustBeReadable } from './must-be-readable.ts';

test('a file that is not there, or is a folder, is told with its whole path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-readable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'there.csv'), '');

  expect(() => mustBeReadable(join(folder, 'there.csv'))).not.toThrow();
  expect(() => mustBeReadable(join(folder, 'not-there.csv'))).toThrow(
    `There is no file ${folder}/not-there.csv.`,
  );
  expect(() => mustBeReadable(folder)).toThrow(`${folder} is a folder, not a file.`);
});
