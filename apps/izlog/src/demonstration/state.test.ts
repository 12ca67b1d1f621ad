import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mustBeNoDemonstration, takeFolder } from './state.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-demonstration-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('[REL-13] a demonstration takes no data folder that has a shop, and no database or bucket of others', () => {
  const folder = makeFolder();
  takeFolder({ DATA_DIR: folder });
  mkdirSync(join(folder, 'postgres/data'), { recursive: true });

  expect(() => takeFolder({ DATA_DIR: folder })).toThrow('has a shop that is no demonstration');
  for (const name of ['DATABASE_URL', 'S3_BUCKET', 'PLATFORM_URL'])
    expect(() => takeFolder({ DATA_DIR: makeFolder(), [name]: 'x' })).toThrow(`without ${name}`);
});

test('[REL-13] the folder of a demonstration is opened by nothing but a demonstration', () => {
  const folder = makeFolder();
  mustBeNoDemonstration({ DATA_DIR: folder });
  writeFileSync(join(folder, 'demonstration.json'), '{}');

  expect(() => mustBeNoDemonstration({ DATA_DIR: folder })).toThrow('izlog start --demo');
  expect(() => takeFolder({ DATA_DIR: folder })).not.toThrow();
});
