import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'extension',
    include: ['src/**/*.test.ts'],
    // As every project, or they wait until all others are done and then run one by one.
    maxWorkers: '100%',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // Nothing waits here; only a hang may fail by the clock, also on a machine that is busy.
    testTimeout: 120_000,
  },
});
