#!/usr/bin/env node
// Writes the first migration anew from all `*.tables.ts` and the hand-written SQL of `migrations-src`.
// Until the first release there is one migration; afterwards this script is replaced by `drizzle-kit generate`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const platform = fileURLToPath(new URL('../apps/platform/', import.meta.url));
const target = join(platform, 'migrations');
const fresh = join(platform, '.migrations-new');
const sources = join(platform, 'migrations-src');

rmSync(fresh, { recursive: true, force: true });
const run = spawnSync(
  process.execPath,
  [
    join(platform, '../../node_modules/drizzle-kit/bin.cjs'),
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    './src/**/*.tables.ts',
    '--out',
    './.migrations-new',
    '--casing',
    'snake_case',
    '--name',
    'init',
  ],
  {
    cwd: platform,
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);

const handWritten = (prefix) =>
  readdirSync(sources)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(sources, name), 'utf8').trim());
const file = join(fresh, '0000_init.sql');
const parts = [...handWritten('before-'), readFileSync(file, 'utf8').trim(), ...handWritten('after-')];
writeFileSync(file, `${parts.join('\n--> statement-breakpoint\n')}\n`);

// The same time stamp every time: the file's content alone says what it is, and rebuilding it makes no noise.
const journal = join(fresh, 'meta/_journal.json');
writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"when": \d+/, '"when": 1795219200000'));
const snapshot = join(fresh, 'meta/0000_snapshot.json');
writeFileSync(
  snapshot,
  readFileSync(snapshot, 'utf8').replace(
    /^ {2}"id": "[^"]+"/m,
    '  "id": "00000000-0000-4000-8000-000000000001"',
  ),
);
mkdirSync(target, { recursive: true });
rmSync(target, { recursive: true, force: true });
renameSync(fresh, target);
