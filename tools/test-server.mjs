#!/usr/bin/env node
// The endpoint tests again on a PostgreSQL server of the oldest supported kind (15): the one of TEST_DATABASE_URL, or one
// started here from installed binaries, or none, said clearly.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestFolder } from './test-folder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = useTestFolder();
const given = process.env.TEST_DATABASE_URL;
if (given) process.exit(runTests(given));

const folders = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin'];
const bin = folders.find((folder) => existsSync(join(folder, 'initdb')));
if (!bin) {
  console.warn(
    'Skipped: no TEST_DATABASE_URL and no PostgreSQL 15 on this machine (Debian: apt-get install postgresql-15).',
  );
  console.warn('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}

const data = mkdtempSync(join(folder, 'pg15-'));
const owner = ownerOfServer();
if (owner) chownSync(data, owner.uid, owner.gid);
const server = (command, ...args) =>
  spawnSync(join(bin, command), args, { stdio: ['ignore', 'ignore', 'inherit'], ...(owner ?? {}), cwd: data })
    .status === 0;
const isUp =
  server('initdb', '-D', join(data, 'db'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C') &&
  server(
    'pg_ctl',
    '-D',
    join(data, 'db'),
    '-w',
    '-l',
    join(data, 'log'),
    '-o',
    `-k ${data} -c listen_addresses= -c max_connections=200 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off`,
    'start',
  );
if (!isUp) {
  console.error('PostgreSQL 15 is installed, but did not start.');
  process.exit(1);
}
const status = runTests(`postgres://postgres@/postgres?host=${encodeURIComponent(data)}`);
server('pg_ctl', '-D', join(data, 'db'), '-m', 'immediate', 'stop');
rmSync(data, { recursive: true, force: true });
process.exit(status);

/** PostgreSQL refuses to run as root: an unprivileged user that every Debian has. */
function ownerOfServer() {
  if (userInfo().uid !== 0) return undefined;
  const id = spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout.trim();
  return { uid: Number(id), gid: Number(id) };
}

function runTests(url) {
  console.warn('The endpoint tests on a server of its own:');
  return (
    spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'node', 'apps/platform'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    }).status ?? 1
  );
}
