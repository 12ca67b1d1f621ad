import { readEnv } from '@izlog/platform/env';
import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import { Held } from '@izlog/platform/kernel/held';
import { noJobs } from '@izlog/platform/kernel/jobs/jobs';
import { importCatalogue } from '@izlog/platform/services/catalogue/import/import-catalogue';
import { pino } from 'pino';
import { siteOf } from '../harness/stage.ts';

/** What an import came to; memory in bytes, at a quarter of the rows and at most. */
export interface ImportOutcome {
  seconds: number;
  created: number;
  refused: number;
  early: number;
  most: number;
}

// Our own importer in a process of its own, so that its memory is its own too. Prints one line of JSON.
const [connectionString = '', path = ''] = process.argv.slice(2);
const site = await siteOf(connectionString);
const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
const ctx: Ctx = {
  requestId: 'bench',
  now: new Date(),
  log: pino({ level: 'silent' }),
  db: database.db,
  jobs: noJobs,
  site,
  storeId: undefined,
  language: site.defaultLanguage,
  caller: { kind: 'nobody' },
  tags: new Set(),
  versioned: createVersionedCache(),
  held: new Held(),
  ip: '',
};
let early = 0;
const began = performance.now();
const report = await importCatalogue(
  ctx,
  { storage: await openStorage(readEnv(process.env)) },
  {
    path,
    format: 'woocommerce',
    onProgress(done, total) {
      if (early === 0 && done >= total / 4) early = process.memoryUsage.rss();
    },
  },
);
const outcome: ImportOutcome = {
  seconds: (performance.now() - began) / 1000,
  created: report.created,
  refused: report.refusedRows,
  early,
  // Kilobytes on every system that Node knows.
  most: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`${JSON.stringify(outcome)}\n`);
await database.end();
