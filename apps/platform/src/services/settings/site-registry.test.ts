import { expect } from 'vitest';
import { openDatabase } from '#platform/kernel/database/db.ts';
import { platformTest as test } from '#test/kit.ts';
import { createSiteRegistry } from './site-registry.ts';

test('a thousand requests at once read the sites once', async ({ platform }) => {
  const database = openDatabase({
    connectionString: platform.connectionString,
    max: 5,
    statementTimeout: 5000,
    onError: () => {},
  });
  let queries = 0;
  const query = database.pool.query.bind(database.pool);
  database.pool.query = ((...given: Parameters<typeof query>) => {
    queries += 1;
    return query(...given);
  }) as typeof query;
  const registry = createSiteRegistry(database);

  const sites = await Promise.all(Array.from({ length: 1000 }, (_, index) => registry.byId((index % 2) + 1)));

  expect(new Set(sites.map((site) => site?.id))).toEqual(new Set([1, 2]));
  expect(queries).toBe(4);
  await database.end();
});

test('a read that failed is tried again by the next request', async ({ platform }) => {
  let isBroken = true;
  const { db } = platform.kernel.database;
  const registry = createSiteRegistry({
    get db() {
      if (isBroken) throw new Error('the database is away');
      return db;
    },
  });

  await expect(registry.byId(1)).rejects.toThrow('away');
  isBroken = false;

  expect((await registry.byId(1))?.id).toBe(1);
});
