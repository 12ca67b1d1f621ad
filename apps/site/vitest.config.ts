import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    environment: './test/page-environment.ts',
    pool: 'vmForks',
    maxWorkers: '100%',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As `asyncUtilTimeout` of the set-up: what is waited for comes, only a hang fails by the clock.
    expect: { poll: { timeout: 20_000 } },
    include: ['app/**/*.test.ts', 'app/**/*.test.tsx'],
    setupFiles: ['./test/setup.ts'],
  },
});
