import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '#izlog/start-shop.ts';

/** A node of the shop on an existing database, listening on a free port; `stop` removes its folder too. */
export async function startNode(connectionString: string, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-node-'));
  const shop = await startShop({
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret for tests that is long enough',
    LOG_LEVEL: 'silent',
    DEMO_DAYS: '0',
    ...settings,
  });
  return {
    ...shop,
    async stop() {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
