#!/usr/bin/env node
// Everything with hot reload: the program restarts when platform, contract or the command line change, and Vite
// updates the site in the browser. The embedded database lives on meanwhile.
import { fileURLToPath } from 'node:url';
import { holdServer } from '../apps/izlog/src/hold-server.ts';
import { restartOnChange } from './restart-on-change.mjs';

const from = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
process.env.NODE_ENV = 'development';
process.env.LOG_LEVEL ??= 'debug';

const database = holdServer();
restartOnChange({
  script: from('apps/izlog/src/cli.ts'),
  args: ['start'],
  folders: [
    'apps/izlog/src',
    'apps/platform/src',
    'apps/platform/seed',
    'packages/contract/src',
    'packages/bank-files/src',
    'packages/catalogue-index/src',
    'packages/catalogue-io/src',
    'packages/content-io/src',
    'packages/e-invoice/src',
    'packages/embedded-postgres/src',
  ].map(from),
  ...database,
});
