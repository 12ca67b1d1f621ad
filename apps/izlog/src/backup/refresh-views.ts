import type pg from 'pg';
import { qualified } from './catalog.ts';

/** Fills the materialized views of the shop; oldest first, so that a view comes after the views it reads. */
export async function refreshViews(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'm' and n.nspname = 'public' order by c.oid`,
  );
  for (const view of rows) await client.query(`refresh materialized view ${qualified(view)}`);
}
