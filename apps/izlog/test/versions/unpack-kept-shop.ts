import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '@izlog/platform/kernel/database/migration-files';
import { startEmptyDatabase } from '@izlog/platform/test/kit';
import { onTestFinished } from 'vitest';
import { readBackupHeader, restore } from '#izlog/backup/restore.ts';
import { startNode } from '../start-node.ts';
import { readKeptShop } from './kept-shop/kept-shop.ts';
import { keptSecret } from './kept-shop/people.ts';

const folder = join(import.meta.dirname, '../kept-shops');

/** The versions of which a shop is kept. */
export const keptVersions = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What is kept of a shop: its backup, and its files, which are laid into a data folder. */
export function keptShop(version: string) {
  const kept = join(folder, version);
  return {
    ...readKeptShop(kept),
    backup: join(kept, 'shop.izlog'),
    unpackFiles(dataDir: string): void {
      mkdirSync(join(dataDir, 'media'));
      execFileSync('tar', ['-xzf', join(kept, 'media.tgz'), '-C', join(dataDir, 'media')]);
    },
  };
}

/**
 * A kept shop in a database of its own, and its files in a folder of its own; both are gone after the test. Its tables are
 * migrated, or, with `isOld`, as they were when it was kept.
 */
export async function unpackKeptShop(version: string, { isOld = false } = {}) {
  const { backup, unpackFiles, ...kept } = keptShop(version);
  const { connectionString, drop } = await startEmptyDatabase({ isMigrated: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-kept-'));
  onTestFinished(async () => {
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  unpackFiles(dataDir);
  const all = readMigrations();
  const level = isOld ? (await readBackupHeader(backup)).migrations.length : all.length;
  await restore(connectionString, backup, { migrations: all.slice(0, level) });
  const start = () => startNode(connectionString, { DATA_DIR: dataDir, APP_SECRET: keptSecret });
  return { ...kept, backup, connectionString, dataDir, start };
}
