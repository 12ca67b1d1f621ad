import { migrate } from '@izlog/platform/kernel/database/migrate';
import { type Migration, readMigrations } from '@izlog/platform/kernel/database/migration-files';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readBackupHeader } from '#izlog/backup/restore.ts';
import { imageOf } from './image-of.ts';
import { keptVersions, unpackKeptShop } from './unpack-kept-shop.ts';

/** What follows on every kept shop, so that also the newest one has something to go through: a change, data, an index. */
const next: Migration = {
  ...{
    name: '9999_next',
    hash: 'next',
    when: Number.MAX_SAFE_INTEGER,
    says: 'What comes next.',
    needs: undefined,
  },
  safe: new Map(),
  statements: [
    'alter table orders add column trial text',
    "update orders set trial = 'seen ' || slug",
    'create table trials (id bigint generated always as identity primary key, order_id bigint not null references orders)',
    'insert into trials (order_id) select id from orders',
  ],
  online: [
    'create index concurrently if not exists orders_trial on orders (trial)',
    'create index concurrently if not exists trials_order on trials (order_id)',
  ],
};

const oldest = '14aa82b7';

test('[REL-04] there is a kept shop to be killed in', () => {
  expect(keptVersions).toContain(oldest);
});

for (const version of keptVersions)
  test(`[REL-04] the shop of ${version} is whole wherever its upgrade is killed, and goes through the next time`, {
    // Every statement since then is a place to be killed at.
    tags: 'release',
  }, async () => {
    const { connectionString: url, backup } = await unpackKeptShop(version, { isOld: true });
    const level = (await readBackupHeader(backup)).migrations.length;
    const migrations = [...readMigrations(), next];
    const client = await connected(url);
    const before = await imageOf(client);
    const total = migrations.slice(level).reduce((sum, { statements }) => sum + statements.length, 0);

    for (let at = 0; at < total; at += 1) {
      await expect(killed(url, migrations, at)).rejects.toThrow();
      expect(await imageOf(client), `killed at statement ${at}`).toEqual(before);
    }
    // Outside of the transaction the tables are upgraded already, and what was begun is taken again.
    await expect(killed(url, migrations, total), 'killed at the first step').rejects.toThrow();
    for (let at = 0; at < next.online.length; at += 1)
      await expect(killed(url, migrations, at), `killed at step ${at}`).rejects.toThrow();
    await migrate(url, { migrations });

    const { rows } = await client.query(
      `select count(*)::int as orders, count(trial)::int as seen, (select count(*)::int from trials) as trials,
         (select count(*)::int from pg_index where not indisvalid) as broken from orders`,
    );
    expect(rows[0].orders).toBeGreaterThan(100);
    expect(rows[0]).toMatchObject({ seen: rows[0].orders, trials: rows[0].orders, broken: 0 });
    await client.end();
  });

/** An upgrade whose server process is killed as it comes to a statement, counted through all that is due. */
async function killed(url: string, migrations: Migration[], at: number): Promise<void> {
  let seen = 0;
  await migrate(url, {
    migrations,
    async onStatement() {
      if (seen === at) await kill(url);
      seen += 1;
    },
  });
}

async function kill(url: string): Promise<void> {
  const client = await connected(url);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'izlog migrate' and datname = current_database()",
  );
  await client.end();
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
