import { resolve } from 'node:path';
import { readEnv } from '@izlog/platform/env';
import { startEmbeddedDatabase } from './embedded-database.ts';

/**
 * Keeps the embedded database server running while the program that uses it restarts: `hold` joins it, `release`
 * leaves it, and anyone who leaves last stops it. Without an embedded server, or one that cannot be joined, nothing is held
 * and the program brings up its own.
 */
export function holdServer(): { hold(): Promise<void>; release(): Promise<void> } {
  let held: Promise<{ stop(): Promise<void> } | undefined> | undefined;
  return {
    async hold() {
      held ??= join();
      // Another change is another chance.
      if (!(await held)) held = undefined;
    },
    async release() {
      await (await held)?.stop();
    },
  };
}

async function join(): Promise<{ stop(): Promise<void> } | undefined> {
  try {
    const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
    if (DATABASE_URL) return undefined;
    return await startEmbeddedDatabase({ dataDir: resolve(DATA_DIR) });
  } catch (error) {
    console.error(`The database server starts anew with the program: ${(error as Error).message}`);
    return undefined;
  }
}
