import { defineConfig } from 'vitest/config';

/** What is played before a release and is too long for each change: `npm run test:release` (tools/test-release.mjs). */
export default defineConfig({
  test: {
    name: 'release',
    include: ['**/*.release-test.ts'],
    globalSetup: ['apps/izlog/test/postgres-for-tests.ts'],
    // Each of them fills the machine by itself.
    fileParallelism: false,
    // Waits for downloads, installations and whole shops; only a hang may fail by the clock.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
  },
});
