import { readCatalog } from '@izlog/platform/test/expand-only';
import type pg from 'pg';
import { listTables, qualified } from '#izlog/backup/catalog.ts';

/** Everything in the shop: what is there, and every row, by its sum. */
export async function imageOf(client: pg.Client) {
  const catalog = await readCatalog(client);
  const sums: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${qualified(table)} t`,
    );
    sums[table.name] = rows[0].sum;
  }
  return { catalog, sums };
}
