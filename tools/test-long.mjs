#!/usr/bin/env node
// The tests that play many random rounds, with as many of them as are asked for of a release: an hour or two. Each has a
// small number of its own, which `npm test` plays.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestFolder } from './test-folder.mjs';

/** What says how many, how many, and the file that plays them. */
const long = [
  ['AGREE_RUNS', 10_000, 'search/index/filters-agree.test.ts', 'catalogue-index/src/index-agrees.test.ts'],
  ['BULK_RUNS', 300, 'catalogue/bulk/killed-bulk.test.ts'],
  ['EDIT_RUNS', 3000, 'editing/store/converges.test.ts'],
  ['INVOICE_RUNS', 20_000, 'e-invoice/test/round-trip.test.ts'],
  ['KILL_ROUNDS', 20, 'apps/izlog/test/kill.test.ts'],
  ['LIST_RUNS', 1000, 'search/lists/list-oracle.test.ts'],
  ['NONSENSE_REQUESTS', 250, 'kernel/http/nonsense.test.ts'],
  ['OFFICE_CARTS', 200_000, 'cart/sums/cart-sums.test.ts'],
  ['OFFICE_RUNS', 5000, 'catalogue/desk/two-people.test.ts', 'orders/edits/edits.test.ts'],
  ['OFFICE_TURNS', 500, 'inventory/stock-desk.test.ts'],
  ['PLAN_RUNS', 300, 'editing/releases/plans.test.ts'],
  ['PRICE_JOURNALS', 10_000, 'catalogue/desk/desk.test.ts'],
  ['REPORT_RUNS', 300, 'orders/reports/reports.test.ts'],
];

useTestFolder();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
for (const [name, count] of long) process.env[name] ??= String(count);
const only = process.argv.slice(2);
const files = long.flatMap(([name, , ...paths]) => (only.length === 0 || only.includes(name) ? paths : []));
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--testTimeout', String(2 * 3_600_000), ...files],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
