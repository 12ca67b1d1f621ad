import type pg from 'pg';

/**
 * Drops everything that migrations made in the schema `public`, inside the transaction under way. What belongs to an
 * extension stays, and so does the schema: a shop's owner may own neither.
 */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  // In this order, so that what hangs on another is mostly gone before; `cascade` sees to the rest.
  for (const { catalog, rows } of kinds) {
    const { rows: statements } = await client.query<{ statement: string }>(
      `select ${rows} as statement from pg_catalog.${catalog} o
        where ${namespaceOf[catalog]} = 'public'::regnamespace
          and not exists (select from pg_catalog.pg_depend d
                           where d.classid = 'pg_catalog.${catalog}'::regclass and d.objid = o.oid and d.deptype = any ($1))`,
      // Parts of a partitioned table are internal to it, too.
      [catalog === 'pg_class' ? ['e'] : ['e', 'i']],
    );
    for (const { statement } of statements) if (statement) await client.query(statement);
  }
}

const namespaceOf = {
  pg_class: 'o.relnamespace',
  pg_proc: 'o.pronamespace',
  pg_type: 'o.typnamespace',
  pg_ts_config: 'o.cfgnamespace',
  pg_ts_dict: 'o.dictnamespace',
  pg_collation: 'o.collnamespace',
} as const;

const kinds: { catalog: keyof typeof namespaceOf; rows: string }[] = [
  {
    catalog: 'pg_class',
    rows: `case o.relkind when 'v' then format('drop view if exists public.%I cascade', o.relname)
      when 'm' then format('drop materialized view if exists public.%I cascade', o.relname)
      when 'r' then format('drop table if exists public.%I cascade', o.relname)
      when 'p' then format('drop table if exists public.%I cascade', o.relname) end`,
  },
  {
    catalog: 'pg_class',
    rows: `case o.relkind when 'S' then format('drop sequence if exists public.%I cascade', o.relname)
      when 'c' then format('drop type if exists public.%I cascade', o.relname) end`,
  },
  {
    catalog: 'pg_proc',
    rows: `format('drop %s if exists public.%I(%s) cascade', case o.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
      o.proname, pg_catalog.pg_get_function_identity_arguments(o.oid))`,
  },
  {
    catalog: 'pg_type',
    rows: `case o.typtype when 'd' then format('drop domain if exists public.%I cascade', o.typname)
      when 'e' then format('drop type if exists public.%I cascade', o.typname)
      when 'r' then format('drop type if exists public.%I cascade', o.typname) end`,
  },
  {
    catalog: 'pg_ts_config',
    rows: `format('drop text search configuration if exists public.%I cascade', o.cfgname)`,
  },
  {
    catalog: 'pg_ts_dict',
    rows: `format('drop text search dictionary if exists public.%I cascade', o.dictname)`,
  },
  { catalog: 'pg_collation', rows: `format('drop collation if exists public.%I cascade', o.collname)` },
];
