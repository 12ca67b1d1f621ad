import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'fiskalizacija',
    include: ['src/**/*.test.ts'],
    tags: [
      { name: 'release', description: 'Left out by `npm test` of the repository, played before a release.' },
    ],
    isolate: false,
    // As every project, or they wait until all others are done and then run one by one.
    maxWorkers: '100%',
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // Only a hang may fail by the clock, also on a machine that is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
