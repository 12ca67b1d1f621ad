import type pg from 'pg';
import { type CatalogTable, qualified, quoted } from './catalog.ts';

/** Foreign keys and triggers that are out of force while rows are put in. */
export interface LooseRules {
  /** Puts them in force again; throws when the rows break a foreign key. */
  tighten(): Promise<void>;
}

/**
 * Takes foreign keys away and switches triggers off, inside the transaction under way, so that rows can come in any
 * order and nothing reacts to them. `session_replication_role` would be shorter but is for superusers.
 */
export async function looseRules(client: pg.ClientBase, tables: CatalogTable[]): Promise<LooseRules> {
  const names = tables.map(qualified);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_catalog.pg_get_constraintdef(oid) as definition
       from pg_catalog.pg_constraint
      where contype = 'f' and conparentid = 0 and conrelid = any ($1::regclass[])`,
    [names],
  );
  // O: in force as usual. A: in force even for replicas.
  const { rows: triggers } = await client.query<{ table: string; name: string; state: 'O' | 'A' }>(
    `select tgrelid::regclass::text as table, tgname as name, tgenabled as state
       from pg_catalog.pg_trigger
      where not tgisinternal and tgparentid = 0 and tgenabled in ('O', 'A') and tgrelid = any ($1::regclass[])`,
    [names],
  );
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${quoted(key.name)}`);
  for (const trigger of triggers)
    await client.query(`alter table ${trigger.table} disable trigger ${quoted(trigger.name)}`);
  return {
    async tighten() {
      // What was deferred to the end would stand in the way of altering.
      await client.query('set constraints all immediate');
      for (const key of keys)
        await client.query(`alter table ${key.table} add constraint ${quoted(key.name)} ${key.definition}`);
      for (const trigger of triggers) {
        const always = trigger.state === 'A' ? 'always ' : '';
        await client.query(`alter table ${trigger.table} enable ${always}trigger ${quoted(trigger.name)}`);
      }
    },
  };
}
