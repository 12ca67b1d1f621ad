import { defineConfig } from 'vitest/config';
import { NotTriedReporter } from './tools/not-tried-reporter.ts';
import { SecondTryReporter } from './tools/second-try-reporter.ts';

export default defineConfig({
  test: {
    reporters: ['default', new SecondTryReporter(), new NotTriedReporter()],
    tags: [{ name: 'release', description: 'Left out by `npm test`, played by `npm run test:release`.' }],
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/contract/**/*.test.ts',
            'apps/platform/**/*.test.ts',
            'apps/izlog/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: ['apps/izlog/test/postgres-for-tests.ts'],
          // What a file changes lies in a database and a platform of its own; the modules, which keep nothing, are
          // loaded once for all.
          isolate: false,
          maxWorkers: '100%',
          retry: Number(process.env.TEST_RETRIES ?? 0),
          // Waits for nothing when all is well: only a hang may fail by the clock, also on a machine that is busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 50_000 } },
        },
      },
      'apps/site/vitest.config.ts',
      // Packages that need nothing of the house test themselves.
      'packages/*/vitest.config.ts',
    ],
  },
});
