import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 23_100);
// A running shop may be named, to save its start while writing tests; with E2E_DATA_DIR the folder of its data.
const running = process.env.E2E_BASE_URL;

// One data folder for the run; workers read this file again and must not make a second one.
const dataDir = process.env.E2E_DATA_DIR ?? (running ? '' : mkdtempSync(join(tmpdir(), 'izlog-e2e-')));
process.env.E2E_DATA_DIR = dataDir;
// Where the shop believes the banks to be; the journeys that pay there open them.
process.env.E2E_BANKS_PORT ??= String(port + 1);

/** Browser journeys against the whole product: a production start on a fresh, seeded database. */
export default defineConfig({
  testDir: '.',
  // `npm test` leaves out what is tagged `@release`; JOURNEYS=release plays that alone, JOURNEYS=all everything.
  grep: process.env.JOURNEYS === 'release' ? /@release/ : undefined,
  grepInvert: process.env.JOURNEYS ? undefined : /@release/,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: Number(process.env.TEST_RETRIES ?? 0),
  // Long enough for a machine that does other things too; nobody waits for it when all is well.
  timeout: process.env.JOURNEYS ? 180_000 : 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    // A recording of everything costs more than the journey itself; `--trace on` makes one of a journey that is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As a browser with a window has it: texts are as wide in both.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: running
    ? undefined
    : {
        command: 'node tools/run.mjs apps/izlog/bin/izlog.mjs start',
        cwd: '..',
        url: `http://localhost:${port}/readyz`,
        timeout: 180_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        env: {
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          DEMO_DAYS: '0',
          PAYMENT_STAND_IN: `http://127.0.0.1:${process.env.E2E_BANKS_PORT}`,
          // Programs that journeys play stand on this machine.
          WEBHOOK_PRIVATE_RECEIVERS: 'true',
          // In the usual run there are none, as in most shops.
          ...(process.env.JOURNEYS && { EXTENSIONS_DIR: 'e2e/extensions' }),
          APP_SECRET: 'a secret for the journeys, long enough',
        },
      },
});
