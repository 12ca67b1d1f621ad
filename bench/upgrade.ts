import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readBackupHeader, restore } from '@izlog/izlog/backup/restore';
import { startEmbeddedDatabase } from '@izlog/izlog/embedded-database';
import { type Database, openDatabase } from '@izlog/platform/kernel/database/db';
import { readMigrations } from '@izlog/platform/kernel/database/migration-files';
import { fillOrders } from './fill-orders.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { root } from './harness/child.ts';
import { memoryOf } from './harness/process-figures.ts';
import { staffContext } from './harness/staff-context.ts';
import { siteOf } from './harness/stage.ts';
import { megabytes, seconds } from './harness/units.ts';

/*
 * How long an upgrade takes, and what it needs: a kept shop at its own level, with so many products and orders with their papers, is upgraded by
 * the real program on its embedded PostgreSQL, with fsync on. `npm run bench:upgrade -- --from 14aa82b7 --products 10000
 * --orders 100000` (these are the defaults). Linux only. What is filled in is filled by this version's ways: once a migration
 * changes a table of products or orders in more than additions, fill the kept shop with the ways of its own version.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '14aa82b7' },
    products: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '100000' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'izlog-upgrade-'));
// As root the database runs as another user, who has to reach its folder.
chmodSync(folder, 0o755);
try {
  const size = await fill();
  const figures = await upgrade();
  process.stdout.write(
    `from ${values.from}, ${values.products} products, ${values.orders} orders; database of ${megabytes(size)}
backup     ${seconds(figures.backup)}, ${megabytes(figures.bytes)}
migration  ${seconds(figures.migration)}
in all     ${seconds(figures.all)}, with the start of PostgreSQL and of the program
memory     ${megabytes(figures.memory)} of the program at most
`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Lays the kept shop down and fills it. Returns the size of its database in bytes. */
async function fill(): Promise<number> {
  const backup = join(root, 'apps/izlog/test/kept-shops', values.from, 'shop.izlog');
  const level = (await readBackupHeader(backup)).migrations.length;
  const migrations = readMigrations();
  if (level === migrations.length) throw new Error(`${values.from} has the tables of this version.`);
  const server = await startEmbeddedDatabase({ dataDir: folder });
  try {
    const url = server.connectionString;
    await restore(url, backup, { migrations: migrations.slice(0, level) });
    console.error(`Generating ${values.products} products …`);
    await generateCatalogue(url, (await siteOf(url)).id, Number(values.products));
    console.error(`Writing ${values.orders} orders …`);
    const database = openDatabase({ connectionString: url, max: 4, statementTimeout: 0, onError: () => {} });
    try {
      await fillOrders(await staffContext(url, database), Number(values.orders));
      await givePapers(database);
      const { rows } = await database.pool.query(
        'select pg_database_size(current_database())::float8 as size',
      );
      return rows[0].size;
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}

/** An invoice and a history for each order that was filled in, as the kept ones have them in turn. */
async function givePapers({ pool }: Database): Promise<void> {
  await pool.query(
    `with kept as (
       select *, row_number() over (order by id) - 1 as turn, count(*) over () as turns
       from issued_documents where kind = 'invoice')
     insert into issued_documents (site_id, kind, year, number, order_id, issued_at, total, content)
     select o.site_id, d.kind, extract(year from o.created_at), o.id || '/1/1', o.id, o.created_at, o.order_total,
       d.content || jsonb_build_object('number', o.id || '/1/1')
     from orders o join kept d on d.turn = o.id % d.turns where o.slug like 'B-%'`,
  );
  await pool.query(
    `with kept as (
       select id, row_number() over (order by id) - 1 as turn, count(*) over () as turns
       from orders where slug not like 'B-%')
     insert into order_events (order_id, site_id, kind, state, note, amount, user_id, at)
     select o.id, o.site_id, e.kind, e.state, e.note, e.amount, e.user_id, o.created_at
     from orders o join kept k on k.turn = o.id % k.turns join order_events e on e.order_id = k.id
     where o.slug like 'B-%'`,
  );
}

/** `izlog migrate`, by what it says while it is at it. Seconds and bytes. */
async function upgrade() {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production' };
  const bin = join(root, 'apps/izlog/bin/izlog.mjs');
  // A clone compiles what is newer than its build, once; a shop's package is compiled.
  execFileSync(process.execPath, [bin, '--version'], { env });
  const began = performance.now();
  const now = () => (performance.now() - began) / 1000;
  const program = spawn(process.execPath, [bin, 'migrate'], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const at = { told: 0, backedUp: 0, done: 0 };
  let file = '';
  createInterface(program.stderr).on('line', (line) => {
    console.error(line);
    if (line.startsWith('Upgrading the tables')) at.told = now();
    if (line.startsWith('Upgraded in')) at.done = now();
    const [, name] = /^ {2}Backup: (.*)$/.exec(line) ?? [];
    if (name) [file, at.backedUp] = [name, now()];
  });
  let memory = 0;
  const look = setInterval(() => {
    try {
      memory = memoryOf(program.pid ?? 0).most || memory;
    } catch {
      // It has just ended.
    }
  }, 50);
  const code = await new Promise((resolve) => program.once('close', resolve));
  clearInterval(look);
  if (code !== 0 || !file) throw new Error(`The upgrade ended with ${code}.`);
  return {
    backup: at.backedUp - at.told,
    migration: at.done - at.backedUp,
    all: now(),
    memory,
    bytes: statSync(file).size,
  };
}
