#!/usr/bin/env node
// Writes the first migration anew from all `*.tables.ts` and the hand-written SQL of `migrations-src`.
// Until the first release there is one migration; afterwards it adds one (docs/decisions/002).
// drizzle-kit is fetched by npx when it is asked for: it weighs 45 MB with its esbuilds, and nothing else needs it
// (docs/decisions/881). apps/platform/test/migrations.test.ts finds tables whose migration was not written.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const drizzleKit = 'drizzle-kit@0.31.11';

const platform = fileURLToPath(new URL('../apps/platform/', import.meta.url));
const target = join(platform, 'migrations');
const sources = join(platform, 'migrations-src');

// Outside of the project: where npx finds our drizzle-orm it fetches none, and drizzle-kit, in npm's cache, sees none.
const workplace = mkdtempSync(join(tmpdir(), 'izlog-migrations-'));
const fresh = join(workplace, 'out');
// It reads our tables by the drizzle-orm that stands beside it, so that has to be of our version.
const orm = JSON.parse(readFileSync(join(platform, '../../node_modules/drizzle-orm/package.json'), 'utf8'));
const run = spawnSync(
  'npx',
  [
    '--yes',
    `--package=${drizzleKit}`,
    `--package=drizzle-orm@${orm.version}`,
    'drizzle-kit',
    'generate',
    '--dialect',
    'postgresql',
    '--schema',
    `${platform.replaceAll('\\', '/')}src/**/*.tables.ts`,
    '--out',
    './out',
    '--casing',
    'snake_case',
    '--name',
    'init',
  ],
  {
    cwd: workplace,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    // npm is a script there.
    shell: process.platform === 'win32',
  },
);
if (run.status !== 0) {
  // It says there why it failed.
  process.stderr.write(run.stdout ?? '');
  process.exit(run.status ?? 1);
}

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
rmSync(target, { recursive: true, force: true });
cpSync(fresh, target, { recursive: true });
rmSync(workplace, { recursive: true, force: true });
