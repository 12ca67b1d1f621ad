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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      'apps/site/vitest.config.ts',
    ],
  },
});
