import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mustBeFolder, mustBeWritable } from './must-be-writable.ts';

const folder = mkdtempSync(join(tmpdir(), 'izlog-writable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file in a folder that is there may be written, also when it is not there yet', () => {
  expect(() => mustBeWritable(join(folder, 'new.izlog'))).not.toThrow();
});

test('a missing folder, or a folder in the place of the file, is told in a sentence', () => {
  mkdirSync(join(folder, 'taken'));

  expect(() => mustBeWritable(join(folder, 'gone', 'new.izlog'))).toThrow(
    `${join(folder, 'gone', 'new.izlog')} cannot be written: there is no folder ${join(folder, 'gone')}.`,
  );
  expect(() => mustBeWritable(join(folder, 'taken'))).toThrow('cannot be written: it is a folder.');
});

test.skipIf(process.platform !== 'linux')('a folder that nobody may write in is named', () => {
  expect(() => mustBeWritable('/proc/self/new.izlog')).toThrow(
    /^\/proc\/self\/new\.izlog cannot be written: \/proc\/self /,
  );
});

test('a folder for what is to be written is made with those above it; a file in its place is told', () => {
  mustBeFolder(join(folder, 'a/b/c'));
  writeFileSync(join(folder, 'file'), '');

  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
  expect(() => mustBeFolder(join(folder, 'file'))).toThrow('cannot be a folder: it is a file.');
  expect(() => mustBeFolder(join(folder, 'file/below'))).toThrow('cannot be made (ENOTDIR)');
});

test.skipIf(process.platform !== 'linux')('nothing waits for a folder that the system cannot make', () => {
  expect(() => mustBeFolder('/proc/izlog')).toThrow(
    /^\/proc\/izlog cannot be made \((ENOENT|EACCES|EPERM)\)/,
  );
  expect(() => mustBeFolder('/proc/izlog/below/it')).toThrow('/proc/izlog/below/it cannot be made');
});
