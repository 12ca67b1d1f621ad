import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareVersions } from '../../packages/contract/src/compare-versions.ts';
import { newestPart } from './changelog.ts';
import { setVersion, versionFaults, versionOf } from './versions.ts';

const root = join(import.meta.dirname, '../..');

test('[REL-11] every workspace and the lock say the version of the program', () => {
  expect(versionFaults(root)).toEqual([]);
});

test('[REL-11] the changelog begins with this version, or with what is not yet released', () => {
  const { title, text } = newestPart(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));

  expect(title).toMatch(/ \(not yet released\)$|^\d+\.\d+\.\d+\S* \(\d{4}-\d\d-\d\d\)$/);
  if (!title.endsWith('(not yet released)')) expect(title).toContain(`${versionOf(root)} (`);
  expect(text).not.toBe('');
});

test('[REL-11] what says another version is named with its place', () => {
  const copy = mkdtempSync(join(tmpdir(), 'versions-'));
  const files = globSync(['package*.json', '{packages,apps}/*/package.json', '{bench,e2e}/package.json'], {
    cwd: root,
  });
  for (const file of files) cpSync(join(root, file), join(copy, file));
  setVersion(copy, '9.8.7-rc.1');
  expect(versionFaults(copy)).toEqual([]);

  const file = join(copy, 'apps/site/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('9.8.7-rc.1', '9.8.6'));
  expect(versionFaults(copy)).toEqual(['apps/site/package.json says 9.8.6, the program is 9.8.7-rc.1.']);

  setVersion(copy, versionOf(root));
  for (const one of files)
    expect(readFileSync(join(copy, one), 'utf8')).toBe(readFileSync(join(root, one), 'utf8'));
  rmSync(copy, { recursive: true });
});

test('versions stand in the order of semver', () => {
  const inOrder = ['0.9.0', '0.9.1', '0.10.0', '1.0.0-alpha', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0', '1.0.1'];

  expect(inOrder.toReversed().sort(compareVersions)).toEqual(inOrder);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(() => compareVersions('1.0', '1.0.0')).toThrow('1.0 is no version');
});
