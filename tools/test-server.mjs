#!/usr/bin/env node
// The endpoint tests again on a PostgreSQL server of the oldest supported kind (15): the one of TEST_DATABASE_URL, or one
// started here from installed binaries, or none, reported clearly. Left out is what no server changes; `all`
// leaves out nothing.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTree } from './house/tree.ts';
import { startOldestServer } from './oldest-server.mjs';
import { useTestFolder } from './test-folder.mjs';

/**
 * What asks nothing of a server that others do not: rights, shapes and headers of requests, pictures and files, messages
 * of providers. All else that needs a database runs.
 */
const sameOnAll = [
  'kernel/access/access-matrix.test.ts',
  'kernel/access/access.test.ts',
  'kernel/access/site-pass.test.ts',
  'kernel/files/',
  'kernel/http/',
  'kernel/openapi/',
  'services/media/safety/',
  'services/media/serve-file.test.ts',
  'services/orders/payment/providers/',
];

/** What an owner does to a shop that stands on a server: backups, upgrades and the way back. */
const upkeep = [
  'apps/izlog/src/backup/backup.test.ts',
  'apps/izlog/src/upgrade/upgrade-tables.test.ts',
  'apps/izlog/test/versions/upgrade-and-back.test.ts',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = useTestFolder();
const given = process.env.TEST_DATABASE_URL;
if (given) process.exit(runTests(given));

const server = startOldestServer(folder);
if (!server) {
  console.warn(
    'Skipped: no TEST_DATABASE_URL and no PostgreSQL 15 on this machine (Debian: apt-get install postgresql-15).',
  );
  console.warn('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
const status = runTests(server.url);
server.stop();
process.exit(status);

function runTests(url) {
  console.warn('The endpoint tests on a server of its own:');
  return (
    spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'node', ...testFiles()], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    }).status ?? 1
  );
}

/** Files of tests that need a database, but for those of `sameOnAll`, and the upkeep of a shop. */
function testFiles() {
  if (process.argv[2] === 'all') return ['apps/platform', ...upkeep];
  const tree = readTree(root);
  return tree.files
    .filter((path) => path.startsWith('apps/platform/') && path.endsWith('.test.ts'))
    .filter((path) => !sameOnAll.some((part) => path.startsWith(`apps/platform/src/${part}`)))
    .filter((path) => needsDatabase(tree, path))
    .concat(upkeep);
}

/** Whether a file, or one that it loads, begins with the database of the tests. */
function needsDatabase(tree, path, seen = new Set()) {
  if (seen.has(path) || !tree.files.includes(path)) return false;
  seen.add(path);
  if (tree.text(path).includes("inject('serverUrl')")) return true;
  return tree.imports(path).some(({ target }) => needsDatabase(tree, target, seen));
}
