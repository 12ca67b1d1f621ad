import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const folders = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin', '/opt/homebrew/opt/postgresql@15/bin'];

/**
 * Starts a server of the oldest supported kind (PostgreSQL 15) for tests, from binaries that are installed, with its data
 * in `folder`; undefined where there are none. Throws when it does not start. `stop` ends it and removes its data.
 */
export function startOldestServer(folder) {
  const bin = folders.find((one) => existsSync(join(one, 'initdb')));
  if (!bin) return undefined;
  const data = mkdtempSync(join(folder, 'pg15-'));
  const owner = ownerOfServer();
  if (owner) chownSync(data, owner.uid, owner.gid);
  const run = (command, ...args) =>
    spawnSync(join(bin, command), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(owner ?? {}),
      cwd: data,
    }).status === 0;
  const settings = [
    `-k ${data} -c listen_addresses= -c max_connections=200`,
    '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off',
  ].join(' ');
  const isUp =
    run('initdb', '-D', join(data, 'db'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C') &&
    run('pg_ctl', '-D', join(data, 'db'), '-w', '-l', join(data, 'log'), '-o', settings, 'start');
  if (!isUp) throw new Error('PostgreSQL 15 is installed, but did not start.');
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(data)}`,
    stop() {
      run('pg_ctl', '-D', join(data, 'db'), '-m', 'immediate', 'stop');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: an unprivileged user that every Debian has. */
function ownerOfServer() {
  if (userInfo().uid !== 0) return undefined;
  const id = spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout.trim();
  return { uid: Number(id), gid: Number(id) };
}
