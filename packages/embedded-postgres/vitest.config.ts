import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-postgres',
    include: ['src/**/*.test.ts'],
    tags: [
      { name: 'release', description: 'Left out by `npm test` of the repository, played before a release.' },
    ],
    // As every project, or they wait until all others are done and then run one by one.
    maxWorkers: '100%',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // Real servers are made and killed; only a hang may fail by the clock, also on a machine that is busy.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
