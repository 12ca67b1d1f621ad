import { createServer } from 'node:net';
import { type Child, root, startChild } from './child.ts';

/** What the shop prints when it listens. */
const shopIsOpen = /Izlog is open: (http\S+)/;

/** Starts the real program, in production mode, on a free port of the loopback interface. */
export async function startShop(options: {
  /** Without it the shop has an embedded PostgreSQL of its own. */
  database?: string;
  dataDir: string;
  env?: Record<string, string>;
}): Promise<Child> {
  const port = await freePort();
  return startChild({
    script: 'apps/izlog/bin/izlog.mjs',
    args: ['start'],
    env: {
      ...environment(options.dataDir, port),
      ...(options.database ? { DATABASE_URL: options.database } : {}),
      ...options.env,
    },
    ready: shopIsOpen,
    cwd: root,
  });
}

/** Settings of a shop under test: nothing of the machine's own settings reaches it. */
function environment(dataDir: string, port: number): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PLATFORM_URL: '',
    LOG_LEVEL: 'warn',
    DEMO_DAYS: '0',
    PAGE_CACHE: 'true',
  };
}

/** A port nobody listens on. The page cache knows its hosts by port, so a shop has to be told before it starts. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
