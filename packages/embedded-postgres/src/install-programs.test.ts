import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installPrograms, removeOtherPrograms } from './install-programs.ts';

let folder: string;
let target: string;
let source: { native: string; version: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-programs-'));
  target = join(folder, 'programs');
  source = { native: join(folder, 'native'), version: '18.4.0' };
  write('bin/postgres', 'a program', 0o700);
  write('lib/libpq.so.5.18', 'a library', 0o600);
  write('lib/libpq.a', 'for compilers');
  write('share/se.txt', 'data', 0o600);
  write(
    'pg-symlinks.json',
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a package installed without install scripts gets its library links', () => {
  const copy = installPrograms(source, target);

  expect(readlinkSync(join(copy, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

test('the copy can be read and run by any user, whatever the umask was', () => {
  const copy = installPrograms(source, target);

  const mode = (file: string) => statSync(join(copy, file)).mode & 0o777;
  expect(['', 'bin', 'bin/postgres', 'lib', 'lib/libpq.so.5.18', 'share/se.txt'].map(mode)).toEqual([
    0o755, 0o755, 0o755, 0o755, 0o644, 0o644,
  ]);
  expect(existsSync(join(copy, 'lib/libpq.a'))).toBe(false);
});

test('a copy that cannot be finished leaves nothing on the disk', () => {
  write('pg-symlinks.json', 'no list');

  expect(() => installPrograms(source, target)).toThrow(SyntaxError);
  expect(readdirSync(target)).toEqual([]);
});

test('a copy damaged by a power cut is made again, a whole one is kept', () => {
  const copy = installPrograms(source, target);
  const current = statSync(copy).ino;
  const again = statSync(installPrograms(source, target)).ino;

  truncateSync(join(copy, 'lib/libpq.so.5.18'));
  installPrograms(source, target);

  expect(again).toBe(current);
  expect(statSync(join(copy, 'lib/libpq.so.5.18')).size).toBe('a library'.length);
});

test('older copies and those that nobody finishes can be removed', () => {
  installPrograms({ ...source, version: '18.3.0' }, target);
  const copy = installPrograms(source, target);
  const underWay = `.postgres-18.4.0-${process.pid}`;
  for (const name of [underWay, '.postgres-18.4.0-999999999']) mkdirSync(join(target, name));

  removeOtherPrograms(target, copy);

  expect(readdirSync(target).sort()).toEqual([underWay, 'postgres-18.4.0']);
});

function write(file: string, text: string, mode = 0o644) {
  mkdirSync(join(source.native, file, '..'), { recursive: true });
  writeFileSync(join(source.native, file), text, { mode });
}
