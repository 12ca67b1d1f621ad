import { readEnv } from '@izlog/platform/env';
import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import { Held } from '@izlog/platform/kernel/held';
import { noJobs } from '@izlog/platform/kernel/jobs/jobs';
import { importWordpress } from '@izlog/platform/services/content/setup';
import { documentDoor } from '@izlog/platform/services/editing/setup';
import pg from 'pg';
import { pino } from 'pino';
import { siteOf } from '../harness/stage.ts';

/** What an import of content came to. */
export interface ContentOutcome {
  created: number;
  statements: number;
  seconds: number;
  /** Bytes, at most. */
  memory: number;
}

// Our own import in a process of its own, so that its statements and memory are its own. Prints one line of JSON.
const [connectionString = '', path = ''] = process.argv.slice(2);
const site = await siteOf(connectionString);
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements++;
  return Reflect.apply(query, this, args);
} as typeof query;
const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
const began = performance.now();
const report = await importWordpress(
  {
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
  },
  { storage: await openStorage(readEnv(process.env)), door: documentDoor },
  { path },
);
const outcome: ContentOutcome = {
  created: report.counts.post.created,
  statements,
  seconds: (performance.now() - began) / 1000,
  memory: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`${JSON.stringify(outcome)}\n`);
await database.end();
