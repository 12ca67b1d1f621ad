#!/usr/bin/env node
// Appends a migration with what the `*.tables.ts` have that the migrations have not yet (decision 1000).
//   npm run db:generate -- NAME "What changes, in a sentence for the person who runs the shop."
//   npm run db:generate -- NAME "…" --by-hand       an empty one, for SQL that no table says
//   npm run db:generate -- --seal                   writes down its hash: from then on it is never changed
// drizzle-kit is fetched by npx when it is asked for: it weighs 45 MB with its esbuilds, and nothing else needs it.
// apps/platform/test/migrations.test.ts finds tables whose migration was not written.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sealFault, sealMigrations, unsealed } from './migrations/seal.ts';

const drizzleKit = 'drizzle-kit@0.31.11';

const platform = fileURLToPath(new URL('../apps/platform/', import.meta.url));
const folder = join(platform, 'migrations');
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'by-hand': { type: 'boolean' }, seal: { type: 'boolean' } },
});
if (flags.seal) seal();
else generate(...positionals);

function seal() {
  stopAt(sealFault(folder));
  const names = sealMigrations(folder);
  console.warn(names.length > 0 ? `Sealed: ${names.join(', ')}.` : 'There is nothing to seal.');
}

function generate(name, says) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? '') || !says)
    stop('usage: npm run db:generate -- name_of_it "What changes, in a sentence." [--by-hand]');
  stopAt(sealFault(folder));
  const [open] = unsealed(folder);
  if (open)
    stop(`${open} is not sealed yet. Seal it, or remove it with its snapshot and its line of the journal.`);

  // Outside of the project: where npx finds our drizzle-orm it fetches none, and drizzle-kit, in npm's cache, sees none.
  const workplace = mkdtempSync(join(tmpdir(), 'izlog-migrations-'));
  cpSync(folder, join(workplace, 'out'), { recursive: true });
  const before = new Set(readdirSync(folder));
  runDrizzleKit(workplace, name);
  const [file] = readdirSync(join(workplace, 'out')).filter(
    (each) => each.endsWith('.sql') && !before.has(each),
  );
  if (!file) stop('The tables have nothing that the migrations have not. For SQL by hand add --by-hand.');
  const written = join(workplace, 'out', file);
  const text = flags['by-hand'] ? '' : readFileSync(written, 'utf8').trim();
  writeFileSync(written, `-- Says: ${says}\n${text}\n`);
  cpSync(join(workplace, 'out'), folder, { recursive: true });
  rmSync(workplace, { recursive: true, force: true });
  const other = ['before', 'after', 'online'].map((part) => file.replace(/sql$/, `${part}.sql`)).join(', ');
  console.warn(
    `Written: ${file}. SQL by hand goes beside it (${other}); then \`npm run db:generate -- --seal\`.`,
  );
}

function runDrizzleKit(workplace, name) {
  // It reads our tables by the drizzle-orm that stands beside it, so that has to be of our version.
  const orm = JSON.parse(readFileSync(join(platform, '../../node_modules/drizzle-orm/package.json'), 'utf8'));
  const run = spawnSync(
    'npx',
    [
      ...[
        '--yes',
        `--package=${drizzleKit}`,
        `--package=drizzle-orm@${orm.version}`,
        'drizzle-kit',
        'generate',
      ],
      ...['--dialect', 'postgresql', '--schema', `${platform.replaceAll('\\', '/')}src/**/*.tables.ts`],
      ...['--out', './out', '--casing', 'snake_case', '--name', name],
      ...(flags['by-hand'] ? ['--custom'] : []),
    ],
    {
      cwd: workplace,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      // npm is a script there.
      shell: process.platform === 'win32',
    },
  );
  if (run.status === 0) return;
  // It says there why it failed.
  process.stderr.write(run.stdout ?? '');
  process.exit(run.status ?? 1);
}

function stopAt(fault) {
  if (fault) stop(fault);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
