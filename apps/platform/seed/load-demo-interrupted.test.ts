import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { openStorage } from '#platform/kernel/files/storage.ts';
import { startEmptyDatabase } from '#test/kit.ts';
import { loadDemo } from './load-demo.ts';

test('[SHELL-004] a load that breaks off leaves no half a shop, and two at once give one', {
  tags: 'release',
}, async ({ onTestFinished }) => {
  const { connectionString, drop } = await startEmptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-demo-'));
  const database = openDatabase({ connectionString, max: 3, statementTimeout: 0, onError: () => {} });
  onTestFinished(async () => {
    await database.end();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const storage = await openStorage(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }));
  const load = (into: typeof storage) =>
    loadDemo({ database, storage: into, log: pino({ level: 'silent' }), now: new Date() });
  const sites = async () => (await database.pool.query('select id from sites')).rows.length;
  const full = await openStorage(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }));
  let files = 0;
  full.put = async () => {
    files++;
    if (files > 3) throw new Error('the disk is full');
  };

  await expect(load(full)).rejects.toThrow('the disk is full');
  expect(await sites()).toBe(0);

  const both = await Promise.allSettled([load(storage), load(storage)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await sites()).toBe(2);
});
