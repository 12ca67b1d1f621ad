import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/platform/**/*.test.ts',
            'apps/izlog/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: ['apps/izlog/test/postgres-for-tests.ts'],
          // What a file changes lies in a database and a platform of its own; the modules, which keep nothing, are
          // loaded once for all.
          isolate: false,
          maxWorkers: '100%',
          // Waits for nothing when all is well: only a hang may fail by the clock, also on a machine that is busy.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      'apps/site/vitest.config.ts',
    ],
  },
});
