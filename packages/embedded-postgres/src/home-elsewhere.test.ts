import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { homeElsewhere, savedHome } from './home-elsewhere.ts';
import { isRoot } from './server-user.ts';

describe.runIf(isRoot())('a database outside its data folder', () => {
  let folder: string;
  let dataDir: string;
  let home: string;
  const claim = () => homeElsewhere(dataDir, [join(folder, 'homes')], () => {});

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-home-'));
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'clone');
    mkdirSync(dataDir, { mode: 0o700 });
    home = claim();
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is found again by the note in the data folder', () => {
    expect(savedHome(dataDir)).toBe(home);
  });

  test('is found when the data folder was renamed', () => {
    const renamed = join(folder, 'renamed');
    renameSync(dataDir, renamed);

    expect(savedHome(renamed)).toBe(home);
    expect(savedHome(renamed)).toBe(home);
  });

  test('is not shared with a copy of the data folder', () => {
    const copy = join(folder, 'copy');
    cpSync(dataDir, copy, { recursive: true });

    expect(() => savedHome(copy)).toThrow(/is a copy of .*\/clone/);
  });

  test('is not silently replaced by an empty one when it has gone', () => {
    rmSync(home, { recursive: true });

    expect(() => savedHome(dataDir)).toThrow(/which is missing/);
  });

  test('stays untouched when the data folder was deleted and begins anew', () => {
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);

    expect(savedHome(dataDir)).toBeUndefined();
    expect(claim()).toBe(`${home}-2`);
  });
});
