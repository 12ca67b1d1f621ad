import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    environment: './test/page-environment.ts',
    pool: 'vmForks',
    maxWorkers: '100%',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    testTimeout: 30_000,
    include: ['app/**/*.test.ts', 'app/**/*.test.tsx'],
    setupFiles: ['./test/setup.ts'],
  },
});
