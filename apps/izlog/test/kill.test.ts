import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundle } from '#izlog/building/bundle-program.ts';
import { ended, killed, killServer } from './end-process.ts';
import type { FromPlatform, ToPlatform } from './platform-process.ts';
import { startIzlog } from './run-izlog.ts';
import { type Acknowledged, writeBurst } from './write-burst.ts';

/** How often the platform is killed; `npm run test:long` does it the twenty times that are asked for of a release. */
const rounds = Number(process.env.KILL_ROUNDS ?? 4);
/** Writes that are acknowledged before the kill of a round: each is later in its burst. */
const writesBefore = (round: number) => 15 + Math.round((50 / rounds) * round);

// Real processes, killed and started again; a busy machine is slow at that.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 180_000 });

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const secret = 'a secret for tests that is long enough';
/** Products of the file whose import is killed again and again. */
const bulk = 1500;
const acknowledged: Acknowledged = { paths: [], prices: [], ops: [], names: [] };
let folder: string;
let settings: NodeJS.ProcessEnv;
let productIds: number[];
let bulkFile: string;
const children: ChildProcess[] = [];
/** The platform that is killed, as one file: it starts in a third of the time. Below the house, for its packages. */
const program = here(`../build/platform-process-${process.pid}.mjs`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-kill-'));
  // Open to the unprivileged user as whom the server runs when the tests run as root.
  chmodSync(folder, 0o755);
  settings = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'shop'),
    APP_SECRET: secret,
    LOG_LEVEL: 'error',
    DEMO_DAYS: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: '',
    TRUST_PROXY: '1',
    // As the program itself does: a start loads what the first one compiled, and a third of its work is spared.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  mkdirSync(here('../build'), { recursive: true });
  writeFileSync(program, (await bundle(here('platform-process.ts'))).code);
  // Ids of their own: the products whose names are published are nobody's import.
  bulkFile = productFile('BULK', bulk, 1001);
  const first = await prepare().start();
  await first.import(productFile('KILL', 6, 1));
  const ids = await query(
    first.connectionString,
    "select id from products where sku like 'KILL-%' order by id",
  );
  productIds = ids.map(({ id }) => Number(id));
  await stopped(first.process);
});

afterAll(async () => {
  for (const child of children) await killed(child);
  for (const made of [folder, program]) rmSync(made, { recursive: true, force: true });
});

test('[EDIT-003, EDIT-006] killed in a burst of writes, publishes and imports, alone or with its database, again and again, the platform starts again and has every acknowledged write', {
  tags: 'release',
}, async () => {
  let waiting = prepare();
  for (let round = 1; round <= rounds; round += 1) {
    const running = await waiting.start();
    const before = await found(running.connectionString);
    expect(before, `start ${round}`).toEqual(acknowledgedCounts());
    // The next one loads its programs meanwhile.
    waiting = prepare();

    // With the database every fourth time, else alone; in an import 1, 10, 11, 20.
    const imported = round % 10 <= 1 ? running.import(bulkFile).catch(() => undefined) : undefined;
    await burst(running.url, writesBefore(round), () => {
      if (round % 4 === 0) killServer(join(folder, 'shop'));
      running.process.kill('SIGKILL');
    });
    await ended(running.process);
    await imported;
  }
  const last = await waiting.start();

  for (const kind of ['paths', 'prices', 'names'] as const)
    expect(acknowledged[kind].length, kind).toBeGreaterThan(10 * rounds);
  expect(await found(last.connectionString)).toEqual(acknowledgedCounts());
  const report = await last.import(bulkFile);
  const [row] = await query(
    last.connectionString,
    "select count(*)::int as n, count(distinct sku)::int as skus from products where sku like 'BULK-%'",
  );
  expect(report.refusedRows).toBe(0);
  expect(row).toEqual({ n: bulk, skus: bulk });
  await stopped(last.process);
});

for (const how of ['alone', 'with its database'])
  test(`the whole shop, killed ${how} in a burst of writes, opens again and has every acknowledged write`, {
    tags: 'release',
  }, async () => {
    const shop = await startShop();

    await burst(shop.url, 60, () => {
      if (how === 'with its database') killServer(join(folder, 'shop'));
      shop.process.kill('SIGKILL');
    });
    await ended(shop.process);
    const again = await startShop();
    const page = await fetch(`${again.url}/readyz`);
    await stopped(again.process);
    const platform = await prepare().start();

    expect(page.status).toBe(200);
    expect(await found(platform.connectionString)).toEqual(acknowledgedCounts());
    await stopped(platform.process);
  });

/** Writes until the shop is gone; `end` is called once, in the middle, after `count` acknowledged writes. */
async function burst(url: string, count: number, end: () => void) {
  let writes = 0;
  const onWrite = () => {
    writes += 1;
    if (writes === count) end();
  };
  await writeBurst({ url, secret, productIds, acknowledged, onWrite });
}

function acknowledgedCounts() {
  const { paths, prices, ops, names } = acknowledged;
  return { paths: paths.length, prices: prices.length, ops: ops.length, names: names.length, halves: 0 };
}

/**
 * How many of the acknowledged writes the database has, and how many publishes it has by halves: what is public is the
 * last version of it, and each publish was counted once.
 */
async function found(connectionString: string): Promise<Record<string, number>> {
  const [row] = await query(
    connectionString,
    `select
       (select count(*)::int from unnest($1::text[]) p(path) where exists (select from failed_requests f where f.path = p.path)) as paths,
       (select count(*)::int from unnest($2::bigint[], $3::bigint[]) a(product_id, amount)
         where exists (select from product_prices j where j.product_id = a.product_id and j.amount = a.amount)) as prices,
       (select count(*)::int from unnest($4::uuid[]) o(id) where exists (select from edit_ops e where e.op_id = o.id)) as ops,
       (select count(*)::int from unnest($5::text[]) n(name) where exists (
         select from versions v where v.reason = 'publish' and v.body #>> '{root,meta,name}' = n.name)) as names,
       (select count(*)::int from product_translations t cross join lateral (
         select v.body #>> '{root,meta,name}' as name from versions v
         where v.kind = 'product' and v.ref_id = t.product_id and v.language = t.language and v.reason in ('publish', 'import')
         order by v.no desc limit 1) last where last.name <> t.name)
         + abs((select count(*)::int from versions where reason = 'publish' and kind = 'product')
           - coalesce((select sum(seq)::int from content_sequences), 0)) as halves`,
    [
      acknowledged.paths,
      acknowledged.prices.map(({ productId }) => productId),
      acknowledged.prices.map(({ amount }) => amount),
      acknowledged.ops,
      acknowledged.names,
    ],
  );
  return row as Record<string, number>;
}

/** A platform that has loaded its programs and waits for the word to start. */
function prepare() {
  const child = fork(program, { env: settings, execArgv: [] });
  children.push(child);
  const send = (message: ToPlatform) => child.send(message);
  return {
    async start() {
      send({ type: 'start' });
      const { url, connectionString } = await told(child, 'listens');
      return {
        process: child,
        url,
        connectionString,
        async import(path: string) {
          send({ type: 'import', path });
          return told(child, 'imported');
        },
      };
    },
  };
}

/** The next message of a type; fails when the process ends before. */
async function told<T extends FromPlatform['type']>(child: ChildProcess, type: T) {
  const gone = new AbortController();
  const onExit = () => gone.abort(new Error(`The platform ended before it ${type}.`));
  child.once('exit', onExit);
  try {
    while (true) {
      const [message] = (await once(child, 'message', { signal: gone.signal })) as [FromPlatform];
      if (message.type === type) return message as Extract<FromPlatform, { type: T }>;
    }
  } finally {
    child.off('exit', onExit);
  }
}

async function startShop() {
  const shop = await startIzlog(settings);
  children.push(shop.process);
  return shop;
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
}

function productFile(name: string, count: number, firstId: number): string {
  const file = join(folder, `${name}.csv`);
  const rows = Array.from(
    { length: count },
    (_, n) => `${firstId + n},simple,${name}-${n},${name} ${n},1,10`,
  );
  writeFileSync(file, ['ID,Type,SKU,Name,Published,Regular price', ...rows].join('\n'));
  return file;
}

async function query(connectionString: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
